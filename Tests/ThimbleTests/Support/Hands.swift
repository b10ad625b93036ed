import Foundation
import GtkHost
import XCTest

/// A person's hands on the test's own window: real pointer and key events, by XTest.
@MainActor
enum Hands {
  private static let tool = URL(fileURLWithPath: "/usr/bin/xdotool")

  /// Whether there are any on this machine: X and its tool.
  static var areFree: Bool {
    ProcessInfo.processInfo.environment["DISPLAY"] != nil && FileManager.default.isExecutableFile(atPath: tool.path)
  }

  /// Does what xdotool's arguments say, while the main loop runs.
  static func act(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    do { try process.run() } catch { return XCTFail("xdotool: \(error)", file: file, line: line) }
    XCTAssertTrue(MainLoop.run(atMost: 5) { !process.isRunning }, "xdotool hangs.", file: file, line: line)
  }

  /// Moves the pointer to the middle of a widget of an undecorated window at the screen's corner, or beside it.
  static func move(to widget: Widget, in window: Window, dx: Double = 0, dy: Double = 0) {
    guard let box = widget.bounds(in: window) else { return XCTFail("It is not in the window.") }
    let (x, y) = (box.x + box.width / 2 + dx, box.y + box.height / 2 + dy)
    act("mousemove", "\(Int(x))", "\(Int(y))")
  }
}
