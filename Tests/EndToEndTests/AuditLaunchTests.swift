import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// An audit neither harms nor blocks the audited application or another one.
  @Suite struct AuditLaunchTests {
    @Test func `The application of a script is audited, and no process and no pipe is left`() async throws {
      try await DesktopSession.run { session in
        let script = "\"$0\" mistakes; true"
        let wrapped = try await AuditTool.run(session, ["--launch", "sh", "-c", script, AuditTool.mistakes])
        #expect(wrapped.status == 1 && wrapped.output.hasPrefix("mistakes (GTK 4."), "\(wrapped)")
        // The shell ends at once here, and leaves the application running.
        let left = try await AuditTool.run(
          session, ["--launch", "sh", "-c", "setsid \"$0\" mistakes & exit 0", AuditTool.mistakes])
        #expect(left.status == 1 && left.output.hasPrefix("mistakes (GTK 4."), "\(left)")
        // The pipe ends only when no process has its other end.
        let command = "\"$0\" audit --launch sh -c '\"$0\" mistakes; true' \"$1\" 2>&1 | cat"
        let piped = try session.launch(
          URL(filePath: "/bin/sh"), ["-c", command, DesktopSession.product("thimble").path, AuditTool.mistakes])
        #expect(await piped.end(allowing: patience) == 0)
        // The shell may first print that its program was ended.
        #expect(piped.standardOutput.contains("mistakes (GTK 4."), "\(piped.standardOutput)")
        let there = try await AuditTool.run(session, ["--app", "mistakes"])
        #expect(there.status == 2 && there.errors.contains("none is on the accessibility bus."), "\(there)")
      }
    }

    @Test func `Of several connections of a program, the one with windows is audited, whichever came first`()
      async throws
    {
      try await DesktopSession.run { session in
        let fake = DesktopSession.product("fake-accessible").path
        let command = [
          "sh", "-c", "\"$0\" --name two windowless | { read ready; exec \"$0\" --name two buttons 1; }", fake,
        ]
        let launched = try await AuditTool.run(session, ["--launch"] + command)
        #expect(launched.status != 2 && launched.output.hasPrefix("two (Fake): 1 control"), "\(launched)")
        let running = try session.launch(URL(filePath: "/bin/sh"), Array(command.dropFirst()))
        try #require(await Deadlines.holds { running.standardOutput == "ready\n" }, "\(running.standardError)")
        for name in ["two", "\(running.processID)"] {
          let named = try await AuditTool.run(session, ["--app", name])
          #expect(named.status != 2 && named.output.hasPrefix("two (Fake): 1 control"), "\(named)")
        }
        await running.endFamily()
      }
    }

    @Test func `No process is left after the time limit, or after a signal`() async throws {
      try await DesktopSession.run { session in
        let folder = FileManager.default.temporaryDirectory.appending(path: "launch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The script writes the number of the process that it leaves in the background.
        func arguments(_ name: String) -> [String] {
          ["--launch", "sh", "-c", "sleep 600 & echo $! >\"$0\"; wait", folder.appending(path: name).path]
        }
        let file = folder.appending(path: "late")
        // On a busy machine, the shell may not have written it within a second.
        let late = try await AuditTool.run(session, allowing: [1, 10, 60], arguments("late")) { _ in
          FileManager.default.fileExists(atPath: file.path)
        }
        #expect(late.status == 2 && late.errors.contains("has not come to the accessibility bus in time"), "\(late)")
        #expect(try await !Self.isRunning(file))

        let audit = try session.launch(
          DesktopSession.product("thimble"), ["audit", "--timeout", "600"] + arguments("told"))
        #expect(try await Self.isRunning(folder.appending(path: "told")))
        kill(audit.processID, SIGTERM)
        #expect(await audit.end(allowing: patience) == 128 + SIGTERM)
        #expect(try await !Self.isRunning(folder.appending(path: "told")))
      }
    }

    @Test func `An application that hangs is named, and another one is audited`() async throws {
      try await DesktopSession.run { session in
        let stuck = try session.launch(URL(filePath: AuditTool.mistakes), ["stuck"])
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
        _ = try await desktop.application(processID: stuck.processID).first(.pushButton, named: "Later")
        let healthy = try session.launch(URL(filePath: AuditTool.mistakes), ["mistakes"])
        _ = try await desktop.application(processID: healthy.processID).first(.pushButton, named: "Later")
        // The registry may stop listing an application that is stopped for longer than ten seconds.
        func run(_ command: [String]) async throws -> AuditTool.Result {
          _ = try await desktop.application(processID: stuck.processID)
          kill(stuck.processID, SIGSTOP)
          defer { kill(stuck.processID, SIGCONT) }
          return try await AuditTool.run(session, command: command)
        }
        func audit(_ arguments: String...) async throws -> AuditTool.Result { try await run(["audit"] + arguments) }
        let beside = try await audit("--app", "mistakes")
        #expect(beside.status == 1, "\(beside)")
        let launched = try await audit("--launch", AuditTool.mistakes, "other")
        #expect(launched.status == 1 && launched.output.hasPrefix("other ("), "\(launched)")
        // It cannot report its name, so it is found by its program.
        let itself = try await audit("--app", "BadGtkApp")
        #expect(itself.status == 2, "\(itself)")
        let name = "BadGtkApp (process \(stuck.processID))"
        #expect(itself.errors.contains("\(name) is on the accessibility bus, but does not answer."), "\(itself)")
        let absent = try await audit("--app", "notes")
        #expect(absent.errors.contains("Not answering: \(name)."), "\(absent)")
        // After the wait there is no time left to ask anybody again.
        let misspelt = try await run(["wait", "--app", "mistake", "--timeout", "15"])
        #expect(misspelt.errors.contains("Did you mean \"mistakes\"?"), "\(misspelt)")
        await desktop.close()
      }
    }

    @Test func `An application that is silent at first is asked again`() async throws {
      try await DesktopSession.run { session in
        let fake = try session.launch(DesktopSession.product("fake-accessible"), ["--name", "busy", "misses", "1"])
        let end = ContinuousClock.now + patience
        while fake.standardOutput.isEmpty, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(20)) }
        try #require(fake.standardOutput == "ready\n", "\(fake.standardError)")
        let result = try await AuditTool.run(session, ["--app", "busy"])
        #expect(result.status == 0 && result.output.hasPrefix("busy ("), "\(result)")
      }
    }

    @Test func `A part that could be read is reported as incomplete`() async throws {
      try await DesktopSession.run { session in
        let arguments = ["--launch", DesktopSession.product("fake-accessible").path, "hangs", "900"]
        let text = try await AuditTool.run(session, allowing: [3, 15, 60], arguments) { !$0.output.isEmpty }
        #expect(text.status == 2 && text.output.contains("Only a part of the application was audited: "), "\(text)")
        #expect(text.errors.contains("only a part of the application was audited: "))
        let wrong = try await AuditTool.run(
          session, ["--launch", DesktopSession.product("fake-accessible").path, "wrong-type"])
        #expect(wrong.status == 2, "\(wrong)")
        let gone = try await AuditTool.run(
          session, ["--launch", DesktopSession.product("fake-accessible").path, "leaves", "900"])
        #expect(gone.status == 2 && gone.errors.contains("ended with status 0 before it could be read"), "\(gone)")
      }
    }

    /// Waits for the number of a process in this file. Returns true if the process runs.
    private static func isRunning(_ file: URL) async throws -> Bool {
      var number: Int32?
      let end = ContinuousClock.now + patience
      while number == nil, ContinuousClock.now < end {
        number = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int32($0.filter(\.isNumber)) }
        await Task.yield()
      }
      let process = try #require(number)
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
      return !stat.contains(") Z ")
    }
  }
}
