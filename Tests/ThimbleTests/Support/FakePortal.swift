import Foundation
import GtkHost
import XCTest

/// A settings portal in its own process, on the session bus of the tests.
@MainActor
final class FakePortal {
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("fake-portal")

  private let server = Process()

  /// Starts the process, and waits until it owns the portal's name.
  init() throws {
    guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else {
      throw XCTSkip("There is no session bus.")
    }
    let output = Pipe()
    server.executableURL = Self.program
    server.standardOutput = output
    try server.run()
    let line = output.fileHandleForReading.readData(ofLength: 6)
    XCTAssertEqual(String(decoding: line, as: UTF8.self), "ready\n")
  }

  /// Changes a setting of `org.freedesktop.appearance`. The value has GVariant's text form.
  func set(_ key: String, _ value: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["set", key, value]
    try process.run()
    XCTAssertTrue(MainLoop.run(atMost: 100) { !process.isRunning }, "It hangs.", file: file, line: line)
    XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
  }

  /// Restores all settings, and stops the process.
  func end() throws {
    try set("accent-color", "(-1.0, -1.0, -1.0)")
    try set("contrast", "uint32 0")
    try set("reduced-motion", "uint32 0")
    try set("color-scheme", "uint32 0")
    XCTAssertTrue(MainLoop.run(atMost: 100) { SettingsPortal.shared.appearance.colorScheme == 0 })
    server.terminate()
    server.waitUntilExit()
  }
}
