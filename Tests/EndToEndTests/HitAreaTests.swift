import DesktopSession
import Foundation
import Testing

extension EndToEnd {
  /// Real presses of a real pointer, beside the edges of what each control says it owns.
  @Suite struct HitAreaTests {
    @Test(
      "A press lands on whom the cell says, on both sides of its edges",
      arguments: ["row", "reversed", "crowd", "mixed"])
    func edges(layout: String) async throws {
      try await DesktopSession.run { session in
        let probe = try session.launch(DesktopSession.product("hit-probe"), [layout])
        let targets = try await Self.targets(probe)
        #expect(targets.count > 3)
        var expected: [String] = []
        var commands = Self.arrival
        for point in Self.points(targets) {
          commands += ["mousemove", "\(point.x)", "\(point.y)", "click", "1"]
          if let owner = targets.first(where: { $0.owns(point) }) { expected.append("pressed \(owner.name)") }
        }
        // The one at work drops its presses.
        expected.removeAll { $0 == "pressed E" }
        // A press that surely counts comes last, so that one too many before it would have been heard.
        let last = try #require(targets.first?.middle)
        commands += ["mousemove", "\(last.x)", "\(last.y)", "click", "1"]
        expected.append("pressed \(targets[0].name)")
        try await session.xdotool(commands)
        #expect(try await Self.presses(probe, count: expected.count) == expected)
        #expect(expected.count > 20)
        await probe.end()
        #expect(probe.complaints() == [])
      }
    }

    @Test("A press of what came under the still pointer is ignored, and one that waits is not")
    func reflow() async throws {
      try await DesktopSession.run { session in
        let probe = try session.launch(DesktopSession.product("hit-probe"), ["reflow"])
        let point = try #require(try await Self.targets(probe).first?.middle)
        let twice =
          Self.arrival + ["mousemove", "\(point.x)", "\(point.y)", "click", "1", "sleep", "0.2", "click", "1"]
        try await session.xdotool(twice + ["sleep", "2.5", "click", "1"])
        #expect(try await Self.presses(probe, count: 2) == ["pressed Next", "pressed Delete"])
        await probe.end()
        #expect(probe.standardOutput.split(separator: "\n").count == 3)
      }
    }

    /// The pointer comes into the window and moves: one that jumps onto what has just appeared is not taken for meant.
    private static let arrival = ["mousemove", "5", "5", "mousemove", "15", "15"]

    // MARK: The probe

    struct Pixel { var x: Int, y: Int }

    /// A control as the probe reports it.
    struct Target: Decodable {
      var name: String
      var visible: [Double]
      var hit: [[Double]]

      func owns(_ pixel: Pixel) -> Bool {
        let (x, y) = (Double(pixel.x) + 0.5, Double(pixel.y) + 0.5)
        return hit.contains { $0[0] <= x && x < $0[0] + $0[2] && $0[1] <= y && y < $0[1] + $0[3] }
      }

      var middle: Pixel { Pixel(x: Int(visible[0] + visible[2] / 2), y: Int(visible[1] + visible[3] / 2)) }
    }

    private struct Report: Decodable { var targets: [Target] }

    private static func targets(_ probe: LaunchedApp) async throws -> [Target] {
      let line = try await lines(probe, count: 1)[0]
      return try JSONDecoder().decode(Report.self, from: Data(line.dropFirst("ready ".count).utf8)).targets
    }

    private static func presses(_ probe: LaunchedApp, count: Int) async throws -> [String] {
      Array(try await lines(probe, count: count + 1).dropFirst())
    }

    /// What the probe has said, once it has said so much, or all that it had to say in ten seconds.
    private static func lines(_ probe: LaunchedApp, count: Int) async throws -> [String] {
      let deadline = ContinuousClock.now + .seconds(10)
      while ContinuousClock.now < deadline {
        let output = probe.standardOutput
        let lines = output.split(separator: "\n").map(String.init)
        if lines.count >= count, output.hasSuffix("\n") { return lines }
        try await Task.sleep(for: .milliseconds(20))
      }
      let lines = probe.standardOutput.split(separator: "\n").map(String.init)
      return try #require(lines.isEmpty ? nil : lines, "\(probe.standardError)")
    }

    /// The last pixels inside and the first outside, on each side of each cell, level with the middle of what is seen.
    private static func points(_ targets: [Target]) -> [Pixel] {
      targets.flatMap { target -> [Pixel] in
        let middle = target.middle
        var (left, right, top, bottom) = (middle, middle, middle, middle)
        while target.owns(left) { left.x -= 1 }
        while target.owns(right) { right.x += 1 }
        while target.owns(top) { top.y -= 1 }
        while target.owns(bottom) { bottom.y += 1 }
        let across = [left.x - 1, left.x, left.x + 1, left.x + 2, right.x - 1, right.x, right.x + 1]
        let along = [top.y - 1, top.y, top.y + 1, top.y + 2, bottom.y - 1, bottom.y, bottom.y + 1]
        return across.map { Pixel(x: $0, y: middle.y) } + along.map { Pixel(x: middle.x, y: $0) }
      }
      .filter { pixel in
        // X presses at the corner of a pixel, a cell is settled in its middle: where the four pixels around the corner
        // are not of one mind, the edge may be on half a pixel, and the next point is the one that tells.
        let owners = [(0, 0), (-1, 0), (0, -1), (-1, -1)].map { (dx, dy) in
          targets.first { $0.owns(Pixel(x: pixel.x + dx, y: pixel.y + dy)) }?.name
        }
        return Set(owners).count == 1
      }
    }
  }
}

extension DesktopSession {
  /// Moves and presses the pointer, by xdotool's words.
  fileprivate func xdotool(_ commands: [String]) async throws {
    let tool = try launch(Tool.xdotool, commands)
    #expect(await tool.end(allowing: .seconds(30)) == 0, "xdotool: \(tool.standardError)")
  }
}
