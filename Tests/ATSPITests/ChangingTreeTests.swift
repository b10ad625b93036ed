import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension OnADesktop {
  /// An application whose buttons move, come and go between any two looks at it.
  @Suite struct ChangingTreeTests {
    @Test func `A thousand ids press their own buttons or none, while the window changes all the time`() async throws {
      try await DesktopSession.run { session in
        // The number decides about all changes.
        let fake = try session.launch(DesktopSession.product("fake-accessible"), ["--gtk", "changes", "38"])
        let desktop = try await Desktop.connect(
          to: .accessibilityBus(session.accessibilityBus), within: patience, callLimit: patience)
        let app = try await desktop.application(processID: fake.processID, within: patience)
        var (meant, refusals): ([String], Int) = ([], 0)
        var now = ObjectList(try await app.tree())
        for step in 0..<1000 {
          let buttons = now.items.filter { $0.node.role == .pushButton }
          let chosen = buttons[step * 7 % buttons.count]
          now = ObjectList(try await app.tree())
          guard let index = try? ObjectQuery(id: chosen.id).only(in: now, number: nil) else {
            refusals += 1
            continue
          }
          try await app.accessible(now.items[index].actor).perform("click")
          let digits = try #require(chosen.node.id.path.split(separator: "_").last)
          meant.append("\(try #require(Int(digits, radix: 16)))")
        }
        await desktop.close()
        await fake.end()
        let pressed = fake.standardOutput.split(separator: "\n").dropFirst().map(String.init)
        #expect(pressed == meant, "Another button was pressed.")
        #expect(meant.count > 300 && refusals > 100, "\(meant.count) were pressed, and \(refusals) were refused.")
      }
    }
  }
}
