import ATSPI
import AccessibilityAudit
import Testing

extension OnADesktop {
  @Suite struct TreeTests {
    @Test func `The tree has every widget, with what a screen reader needs`() async throws {
      try await PlainApp.run { plain in
        let clock = ContinuousClock()
        _ = try await plain.app.tree()
        let start = clock.now
        let tree = try await plain.app.tree()
        print("walked \(tree.preorder.count(where: { _ in true })) objects in \(clock.now - start)")
        print(tree)
      }
    }
  }
}
