import Foundation
import GtkHost
import GtkTesting
import XCTest

/// Pictures of one scale, on a surface whose scale changes while the program runs.
@preconcurrency @MainActor
final class ScaleChangeTests: GtkTestCase {
  private final class Picture: Widget, Drawing {
    override class var nativeType: NativeType { .widget(cssName: "picture") }
    let icon = IconDrawing(named: "list-add-symbolic")
    var drawings = 0

    required init(_ native: NativeInstance) {
      super.init(native)
      setSizeRequest(width: 16, height: 16)
    }

    func draw(_ snapshot: Snapshot) {
      drawings += 1
      icon.draw(
        on: self, snapshot, in: Rectangle(x: 0, y: 0, width: 16, height: 16),
        Snapshot.Color(red: 0, green: 0, blue: 0))
    }
  }

  func testEachPictureIsDrawnAgainForTheNewScale() throws {
    guard let sway = Self.sway else { return try onSway() }
    let (one, other) = (Picture(Picture.make()), Picture(Picture.make()))
    let popover = Popover(Picture(Picture.make()))
    let field = Entry("Field")
    let box = Box(.horizontal) {
      one
      other
      field
    }
    popover.setParent(box)
    try withWindow(box) { _ in
      // GTK complains of a popover in a window without focus.
      field.grabFocus()
      popover.popUp()
      wait("the popover is on screen") { popover.isMapped }
      waitForRest()
      let pictures = [one, other] + popover.descendants(of: Picture.self)
      XCTAssertEqual(pictures.count, 3)
      // GTK 4.8 draws at the next whole scale, so each change leads to another one.
      for scale in ["2", "1", "1.25", "1", "1.5", "1"] {
        let before = pictures.map(\.drawings)
        _ = try Self.output(of: "/usr/bin/swaymsg", ["-s", sway, "output", "*", "scale", scale])
        wait("all pictures are drawn at scale \(scale)") { zip(pictures, before).allSatisfy { $0.drawings > $1 } }
        waitForRest()
      }
      popover.popDown()
      wait("the popover is closed") { !popover.isVisible }
    }
    popover.unparent()
  }

  /// Runs the same test on a display of sway, which can change its scale.
  private func onSway() throws {
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: "/usr/bin/sway"), "There is no sway.")
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let text = try Self.output(
      of: tests.appendingPathComponent("Support/headless").path,
      ["--wayland", program, "GtkHostTests.ScaleChangeTests/testEachPictureIsDrawnAgainForTheNewScale"])
    XCTAssert(text.contains("Executed 1 test, with 0 failures"), text)
  }

  /// The socket of sway; nil on another display.
  private static var sway: String? {
    let variables = ProcessInfo.processInfo.environment
    guard variables["WAYLAND_DISPLAY"] != nil, let folder = variables["XDG_RUNTIME_DIR"] else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0.hasPrefix("sway-ipc") }.map { "\(folder)/\($0)" }
  }

  /// Runs a program to its end, and returns all that it writes.
  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(bytes: data, encoding: .utf8) ?? ""
  }
}
