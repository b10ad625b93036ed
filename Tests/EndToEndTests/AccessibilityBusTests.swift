import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The search for the launcher of the accessibility bus, which each distribution puts elsewhere.
  @Suite struct AccessibilityBusTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Support/headless")

    /// Runs the script of desktops with a service file of the accessibility bus that names a program.
    private static func run(
      launcher: String, _ arguments: [String]
    ) async throws -> (status: Int32, errors: String) {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let services = folder.appending(path: "dbus-1/services")
      try FileManager.default.createDirectory(at: services, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = services.appending(path: "org.a11y.Bus.service")
      try "[D-BUS Service]\nName=org.a11y.Bus\nExec=\(launcher) --some-option\n"
        .write(to: file, atomically: true, encoding: .utf8)
      let process = try ChildProcess(
        URL(filePath: "/usr/bin/env"), ["XDG_DATA_HOME=\(folder.path)", "bash", script.path] + arguments)
      return (await process.end(allowing: patience), process.standardError)
    }

    @Test func `The service file names the launcher, wherever it is`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let launcher = folder.appending(path: "own-launcher")
      let usual = try String(contentsOfFile: "/usr/share/dbus-1/services/org.a11y.Bus.service", encoding: .utf8)
      let program = try #require(usual.split(separator: "\n").first { $0.hasPrefix("Exec=") }).dropFirst(5)
      try "#!/bin/sh\ntouch '\(folder.path)/used'\nexec \(program) \"$@\"\n"
        .write(to: launcher, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: launcher.path)
      let result = try await Self.run(launcher: launcher.path, ["--", "true"])
      #expect(result.status == 0, "\(result)")
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "used").path), "\(result)")
    }

    @Test func `A service file that names no program leads to the next one`() async throws {
      let result = try await Self.run(launcher: "/nowhere/at-spi-bus-launcher", ["--check"])
      #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }
  }
}
