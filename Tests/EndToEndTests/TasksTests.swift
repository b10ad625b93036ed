import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The scripts on the page about ten tasks, each on its application. Only the full run has time for them.
  @Suite(
    .enabled(
      if: ProcessInfo.processInfo.environment["THIMBLE_TEST_TASKS"] == "1", "Not tested: THIMBLE_TEST_TASKS is not 1."))
  struct TasksTests {
    @Test(arguments: try Self.tasks()) func `A script does its task`(task: Task) async throws {
      let found = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
        FileManager.default.isExecutableFile(atPath: "\(folder)/\(task.program)")
      }
      guard found else { try Test.cancel("There is no \(task.program).") }
      let home = FileManager.default.temporaryDirectory.appending(path: "task-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: home) }
      try Data("Milk\n".utf8).write(to: home.appending(path: "notes.txt"))
      try await DesktopSession.run { session in
        let folder = DesktopSession.product("thimble").deletingLastPathComponent().path
        let path = "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let script = try session.launch(
          URL(filePath: "/bin/bash"), ["-euo", "pipefail", "-c", Self.patient + task.script],
          environment: ["HOME": home.path, "PATH": path, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"])
        let status = await script.end(allowing: patience)
        #expect(status == 0, "\(script.standardOutput)\n\(script.standardError)")
      }
    }

    @Test func `There are ten tasks on ten applications`() throws {
      #expect(Set(try Self.tasks().map(\.program)).count == 10)
    }

    /// A script of the page.
    struct Task: CustomTestStringConvertible, Sendable {
      var script: String
      /// The program, which is the first word.
      var program: String { String(script.prefix { !$0.isWhitespace }) }
      var testDescription: String { program }
    }

    /// Gives each command the time that a busy machine needs.
    private static let patient = "thimble() { command thimble \"$1\" --timeout 120 \"${@:2}\"; }\n"

    private static func tasks() throws -> [Task] {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let page = root.appending(path: "Sources/AccessibilityAudit/AccessibilityAudit.docc/Ten-tasks.md")
      return try String(contentsOf: page, encoding: .utf8).matches(of: /```bash\n((?s).*?)```/)
        .map { Task(script: String($0.1)) }
    }
  }
}
