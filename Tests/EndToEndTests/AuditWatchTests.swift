import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// `thimble audit --watch` on an application with a button that makes and removes a fault.
  @Suite struct AuditWatchTests {
    private static let program = DesktopSession.product("SeededGtkApp").path

    @Test func `A fault is printed when it appears and disappears, and Ctrl-C ends with the last status`()
      async throws
    {
      try await TestApplication.run(Self.program, ["changing"], patience: .long) { app in
        let watch = try app.session.launch(
          DesktopSession.product("thimble"), ["audit", "--watch", "--app", "seeded"])
        #expect(try await app.eventually { watch.standardOutput.contains("Ctrl-C ends.\n") })
        #expect(watch.standardOutput.contains("0 violations"), "\(watch.standardOutput)")
        let change = try await app.find(.pushButton, named: "Change")
        try await change.press()
        #expect(try await app.eventually { watch.standardOutput.contains("\n1 violation, ") })
        let new = watch.standardOutput.split(separator: "\n").filter { $0.hasPrefix("+ ") }
        #expect(new.count == 1 && new[0].hasPrefix("+ violation name-is-vague: "), "\(watch.standardOutput)")
        try await change.press()
        #expect(try await app.eventually { watch.standardOutput.contains("\n- violation name-is-vague: ") })
        kill(watch.processID, SIGINT)
        #expect(await watch.end(allowing: patience) == 0, "\(watch.standardOutput) \(watch.standardError)")

        try await change.press()
        try await app.find(.pushButton, named: "…")
        let other = try app.session.launch(
          DesktopSession.product("thimble"), ["audit", "--watch", "--app", "seeded"])
        #expect(try await app.eventually { other.standardOutput.contains("Ctrl-C ends.\n") })
        kill(other.processID, SIGINT)
        #expect(await other.end(allowing: patience) == 1)
        #expect(app.process.isRunning)
      }
    }

    @Test func `The watch ends the program that it has started, and ends with a running one`() async throws {
      try await DesktopSession.run { session in
        let started = try session.launch(
          DesktopSession.product("thimble"), ["audit", "--watch", "--launch", Self.program, "changing"])
        #expect(await Self.says("Ctrl-C ends.\n", started), "\(started.standardError)")
        kill(started.processID, SIGINT)
        #expect(await started.end(allowing: patience) == 0, "\(started.standardError)")
        let there = try await AuditTool.run(session, ["--app", "seeded"])
        #expect(there.status == 2 && there.errors.contains("none is on the accessibility bus."), "\(there)")

        let app = try session.launch(URL(filePath: Self.program), ["changing"])
        let shown = try await AuditTool.run(session, command: ["wait", "--app", "seeded", "--name", "Change"])
        #expect(shown.status == 0, "\(shown)")
        let watch = try session.launch(
          DesktopSession.product("thimble"), ["audit", "--watch", "--app", "seeded"])
        #expect(await Self.says("Ctrl-C ends.\n", watch), "\(watch.standardError)")
        await app.end()
        #expect(await watch.end(allowing: patience) == 0)
        #expect(watch.standardOutput.hasSuffix("\"seeded\" has ended.\n"), "\(watch.standardOutput)")
      }
    }

    @Test func `The watch prints only text, and refuses other outputs`() async throws {
      try await DesktopSession.run { session in
        for others in ["--measure a", "--app a --format json", "--app a --write-baseline b"].map({
          $0.split(separator: " ")
        }) {
          let result = try await AuditTool.run(session, ["--watch"] + others.map(String.init))
          #expect(result.status == 64 && result.errors.contains("--watch prints text"), "\(result)")
        }
      }
    }

    /// Waits until a process has printed a text.
    private static func says(_ text: String, _ process: LaunchedApp) async -> Bool {
      let end = ContinuousClock.now + patience
      while ContinuousClock.now < end, process.isRunning, !process.standardOutput.contains(text) { await Task.yield() }
      return process.standardOutput.contains(text)
    }
  }
}
