import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension OnADesktop {
  @Suite struct ConnectTests {
    @Test func `The session bus has the address of the accessibility bus`() async throws {
      try await DesktopSession.run { session in
        let desktop = try await Desktop.connect(
          to: .sessionBus(session.sessionBus), within: patience, callLimit: patience)
        let applications = try await desktop.applications()
        #expect(applications == [])
        await desktop.close()
      }
    }

    @Test func `Two desktops are open at once, each with its own applications`() async throws {
      try await PlainApp.run { one in
        try await PlainApp.run { other in
          #expect(one.app.processID != other.app.processID)
          let ones = try await one.desktop.applicationList(answeringWithin: patience).applications
          let others = try await other.desktop.applicationList(answeringWithin: patience).applications
          #expect(ones.map(\.processID) == [one.process.processID])
          #expect(others.map(\.processID) == [other.process.processID])
        }
      }
    }

    @Test func `A wait for a program finds its application, which comes later and has another name`() async throws {
      try await DesktopSession.run { session in
        let desktop = try await Desktop.connect(
          to: .accessibilityBus(session.accessibilityBus), within: patience, callLimit: patience)
        async let coming = desktop.application(named: "PlainGtkApp", within: patience)
        let process = try session.launch(DesktopSession.product("PlainGtkApp"), ["plain"])
        let found = try await coming
        #expect(found.processID == process.processID && found.name == "plain")
        await desktop.close()
        await process.end()
      }
    }

    @Test func `A missing bus is an error with advice`() async throws {
      let accessibility = await #expect(throws: ATSPIError.self) {
        try await Desktop.connect(to: .accessibilityBus("unix:path=/nonexistent/bus"))
      }
      #expect(accessibility?.code == .noAccessibilityBus)
      #expect(accessibility?.place.busName == "unix:path=/nonexistent/bus")
      #expect(accessibility?.advice.contains("at-spi2-core") == true)
      let session = await #expect(throws: ATSPIError.self) {
        try await Desktop.connect(to: .sessionBus("unix:path=/nonexistent/bus"))
      }
      #expect(session?.code == .noSessionBus)
      let nonsense = await #expect(throws: ATSPIError.self) {
        try await Desktop.connect(to: .accessibilityBus("not an address"))
      }
      #expect(nonsense?.code == .noAccessibilityBus)
    }

    #if DEBUG
      @Test func `Everything is released`() async throws {
        // Objects of earlier tests may still be released.
        try #require(await Deadlines.holds { LiveObjects.now == LiveObjects() }, "\(LiveObjects.now)")
        try await PlainApp.run { plain in
          _ = try await plain.app.tree()
          let events = try await plain.desktop.events(.nameChanged)
          try await plain.app.first(.pushButton, named: "Save").perform("click")
          _ = try await plain.app.first(.label, named: "Saved 1")
          #expect(LiveObjects.now.subscriptions > 0)
          #expect(LiveObjects.now.connections == 1)
          _ = events
        }
        _ = try? await Desktop.connect(to: .accessibilityBus("unix:path=/nonexistent/bus"))
        #expect(await Deadlines.holds { LiveObjects.now == LiveObjects() }, "\(LiveObjects.now)")
      }

      @Test func `Releasing a desktop closes it`() async throws {
        try #require(await Deadlines.holds { LiveObjects.now == LiveObjects() }, "\(LiveObjects.now)")
        try await DesktopSession.run { session in
          _ = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
            .applications()
          #expect(await Deadlines.holds { LiveObjects.now == LiveObjects() }, "\(LiveObjects.now)")
        }
      }
    #endif
  }
}
