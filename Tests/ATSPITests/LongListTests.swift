import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension OnADesktop {
  /// Lists of ten thousand rows, of which twenty are on the screen.
  @Suite struct LongListTests {
    @Test("Only the rows on the screen are read, and a few beside them", arguments: [[], ["--gtk"]])
    func rows(toolkit: [String]) async throws {
      try await DesktopSession.run { session in
        let fake = try session.launch(DesktopSession.product("fake-accessible"), toolkit + ["rows", "10000"])
        let desktop = try await Desktop.connect(
          to: .accessibilityBus(session.accessibilityBus), within: patience, callLimit: patience)
        let app = try await desktop.application(processID: fake.processID, within: patience)
        let tree = try await app.tree(includingExtents: true, within: .seconds(60))
        let rows = tree.all(.listItem).map(\.name)
        // The list's first row has the number 10.
        #expect(
          rows.starts(with: rows.sorted()) && Set(rows).isSuperset(of: (5010..<5030).map { "Button \($0)" }), "\(rows)")
        #expect(rows.count < 100 && tree.gap == nil, "\(rows.count) rows")
        let calls = try #require(Int(try await app.root.description()))
        #expect(calls < 1_000, "\(calls) calls")
        // A search reads no more.
        #expect(try await app.all(.listItem).count == rows.count)
        await desktop.close()
        await fake.end()
      }
    }
  }
}
