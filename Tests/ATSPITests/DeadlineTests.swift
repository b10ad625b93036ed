import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension OnADesktop {
  @Suite struct DeadlineTests {
    @Test func `A call to an application that hangs ends at its limit`() async throws {
      try await PlainApp.run(callLimit: Deadlines.short) { plain in
        let freeze = try await plain.app.first(.pushButton, named: "Freeze", within: patience)
        let save = try await plain.app.first(.pushButton, named: "Save", within: patience)
        try await freeze.perform("click")
        // The freeze begins 250 ms after the call that asked for it, and lasts until the fixture is ended.
        let error = await #expect(throws: ATSPIError.self) {
          try await save.wait(within: .seconds(600)) { $0.name == "never" }
        }
        #expect(error?.code == .timedOut)
        #expect(error?.place.path == save.id.path)
        #expect(error?.message.hasPrefix("no such change") == false, "The call ended, not the wait.")
      }
    }

    @Test func `A wait ends in time, and its error has the last state`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        let error = await #expect(throws: ATSPIError.self) {
          try await save.wait(within: Deadlines.short) { $0.name == "never" }
        }
        #expect(error?.code == .timedOut)
        #expect(error?.message.contains("push-button \"Save\"") == true)
      }
    }

    @Test func `The error for a missing application names those that are there`() async throws {
      try await PlainApp.run { plain in
        let error = await #expect(throws: ATSPIError.self) {
          try await plain.desktop.application(named: "absent", within: Deadlines.short)
        }
        #expect(error?.code == .timedOut)
        // A busy machine may make it late, so that only its program is known.
        #expect(error?.message.contains("(process \(plain.process.processID))") == true)
        let present = try await plain.desktop.application(named: "plain")
        #expect(present == plain.app)
      }
    }

    @Test func `A wait for the application of a process that has ended fails at once`() async throws {
      try await PlainApp.run { plain in
        await plain.process.end()
        let error = await #expect(throws: ATSPIError.self) {
          try await plain.desktop.application(processID: plain.process.processID, within: .seconds(120))
        }
        #expect(error?.code == .gone)
      }
    }

    @Test func `A cancelled task stops waiting`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        let waiting = Task { try await save.wait(within: .seconds(600)) { $0.name == "never" } }
        try await plain.app.first(.pushButton, named: "Work").perform("click")
        waiting.cancel()
        let error = await #expect(throws: ATSPIError.self) { try await waiting.value }
        #expect(error?.code == .cancelled)
      }
    }

    @Test func `An object of an application that ended is gone`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        await plain.process.end()
        let error = await #expect(throws: ATSPIError.self) { try await save.name() }
        #expect(error?.code == .gone)
      }
    }
  }
}

/// The longest time of a test with a desktop.
@Suite(.timeLimit(.minutes(5))) struct TimeLimitTests {
  @Test func `A test that waits for ever fails at its limit, and is cancelled`() async throws {
    let test = try #require(Test.current)
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    await withKnownIssue {
      try await DesktopLimit.within(.milliseconds(100), of: test) { for await _ in never {} }
    }
    end.finish()
  }

  @Test func `A test that fails in time throws its own error`() async throws {
    let test = try #require(Test.current)
    await #expect(throws: CancellationError.self) {
      try await DesktopLimit.within(.seconds(60), of: test) { throw CancellationError() }
    }
  }
}
