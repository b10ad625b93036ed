import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension OnADesktop {
  @Suite struct DeadlineTests {
    @Test func `An application that hangs costs no more than the call's limit`() async throws {
      try await PlainApp.run(callLimit: .milliseconds(400)) { plain in
        let freeze = try await plain.app.first(.pushButton, named: "Freeze")
        let save = try await plain.app.first(.pushButton, named: "Save")
        try await freeze.perform("click")
        let start = ContinuousClock.now
        // The freeze begins 250 ms after the call that asked for it.
        let error = await #expect(throws: ATSPIError.self) {
          try await save.wait(within: .seconds(20)) { $0.name == "never" }
        }
        #expect(error?.code == .timedOut)
        #expect(error?.place.path == save.id.path)
        #expect(ContinuousClock.now - start < .milliseconds(2_500))
      }
    }

    @Test func `A wait ends in time and says what it saw`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        let start = ContinuousClock.now
        let error = await #expect(throws: ATSPIError.self) {
          try await save.wait(within: .milliseconds(200)) { $0.name == "never" }
        }
        #expect(error?.code == .timedOut)
        #expect(error?.message.contains("push-button \"Save\"") == true)
        #expect(ContinuousClock.now - start < .seconds(2))
      }
    }

    @Test func `An application that does not come is given up, naming those that are there`() async throws {
      try await PlainApp.run { plain in
        let error = await #expect(throws: ATSPIError.self) {
          try await plain.desktop.application(named: "absent", within: .milliseconds(300))
        }
        #expect(error?.code == .timedOut)
        #expect(error?.message.contains("plain (process \(plain.process.processID))") == true)
        let present = try await plain.desktop.application(named: "plain")
        #expect(present == plain.app)
      }
    }

    @Test func `A cancelled task stops waiting`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        let start = ContinuousClock.now
        let waiting = Task { try await save.wait(within: .seconds(60)) { $0.name == "never" } }
        try await plain.app.first(.pushButton, named: "Work").perform("click")
        waiting.cancel()
        let error = await #expect(throws: ATSPIError.self) { try await waiting.value }
        #expect(error?.code == .cancelled)
        #expect(ContinuousClock.now - start < .seconds(10))
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
