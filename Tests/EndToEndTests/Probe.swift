import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

/// The window of `Tests/Fixtures/HitProbe`, which prints the area of each control and every press.
struct Probe {
  struct Pixel { var x: Int, y: Int }

  /// A control as the probe reports it.
  struct Target: Decodable {
    var name: String
    var visible: [Double]
    var hit: [[Double]]
    /// The result of success criterion 2.5.8 in the kit's own report: `pass`, `spacing` or `fail`.
    var minimum: Verdict

    /// The verdict of a report about a target.
    struct Verdict: Decodable { var result: String }

    private enum CodingKeys: String, CodingKey {
      case name, visible, hit
      case minimum = "wcag258"
    }

    /// True if its name says that it is at work. Such controls drop presses.
    var isBusy: Bool { name.hasPrefix("Busy") }

    func owns(_ pixel: Pixel) -> Bool {
      let (x, y) = (Double(pixel.x) + 0.5, Double(pixel.y) + 0.5)
      return hit.contains { $0[0] <= x && x < $0[0] + $0[2] && $0[1] <= y && y < $0[1] + $0[3] }
    }

    var middle: Pixel { Pixel(x: Int(visible[0] + visible[2] / 2), y: Int(visible[1] + visible[3] / 2)) }
  }

  private struct Report: Decodable { var targets: [Target] }

  let session: DesktopSession
  let process: LaunchedApp
  let targets: [Target]

  /// Runs the probe with a layout, and checks at the end that GTK and the kit have logged no warning.
  static func run(
    _ layout: String, environment: [String: String] = [:], _ body: (Probe) async throws -> Void
  ) async throws {
    try await DesktopSession.run { session in
      let process = try session.launch(DesktopSession.product("hit-probe"), [layout], environment: environment)
      let line = try await lines(process, count: 1)[0]
      let report = try JSONDecoder().decode(Report.self, from: Data(line.dropFirst("ready ".count).utf8))
      try await body(Probe(session: session, process: process, targets: report.targets))
      await process.end()
      #expect(process.complaints() == [])
    }
  }

  /// Waits for `count` lines after `ready`, and returns them; after the limit, returns all lines so far.
  func events(_ count: Int, within limit: Duration = patience) async throws -> [String] {
    Array(try await Self.lines(process, count: count + 1, within: limit).dropFirst())
  }

  /// Moves the pointer and presses buttons and keys, with xdotool's commands.
  func act(_ commands: String...) async throws { try await session.act(commands) }

  /// Moves the pointer to the middle of a control.
  func move(to name: String) async throws {
    let middle = try #require(targets.first { $0.name == name }).middle
    try await act("mousemove", "\(middle.x)", "\(middle.y)")
  }

  /// Moves the pointer into the window in two steps, because a jump onto a new widget does not count as deliberate.
  static let arrival = ["mousemove", "5", "5", "mousemove", "15", "15"]

  /// A click without xdotool's usual pause of a tenth of a second.
  static let click = ["click", "--delay", "10", "1"]

  private static func lines(
    _ process: LaunchedApp, count: Int, within limit: Duration = patience
  ) async throws -> [String] {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      let output = process.standardOutput
      let lines = output.split(separator: "\n").map(String.init)
      if lines.count >= count, output.hasSuffix("\n") { return lines }
      try await Task.sleep(for: .milliseconds(20))
    }
    let lines = process.standardOutput.split(separator: "\n").map(String.init)
    return try #require(lines.isEmpty ? nil : lines, "\(process.standardError)")
  }
}
