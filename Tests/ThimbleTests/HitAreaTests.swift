import GtkHost
import Testing

@testable import Thimble

@Suite("Hit area geometry")
struct HitAreaTests {
  private let minimum = Size(width: 48, height: 48)

  private func candidate(_ id: String, x: Double, width: Double = 20) -> HitArea.Candidate<String> {
    .init(id: id, box: Rectangle(x: x, y: 0, width: width, height: 20), minimum: minimum)
  }

  @Test("A small box grows on all sides alike, a large one not at all")
  func expansion() {
    #expect(
      HitArea.expanded(Rectangle(x: 0, y: 0, width: 16, height: 60), to: minimum)
        == Rectangle(x: -16, y: 0, width: 48, height: 60))
  }

  @Test("The area ends where 48 pixels end", arguments: [(-14.0, true), (-14.1, false), (33.9, true), (34.0, false)])
  func edges(x: Double, isInside: Bool) {
    #expect((HitArea.owner(of: (x, 10), among: [candidate("a", x: 0)]) == "a") == isInside)
  }

  @Test("Between two controls the nearer edge wins, in either order")
  func nearestEdge() {
    let row = [candidate("a", x: 0), candidate("b", x: 28)]
    for order in [row, row.reversed()] {
      #expect(HitArea.owner(of: (23.9, 10), among: order) == "a")
      #expect(HitArea.owner(of: (24.1, 10), among: order) == "b")
    }
  }

  @Test("At the same distance the smaller control wins, then the earlier one")
  func ties() {
    let large = candidate("large", x: 28, width: 60)
    #expect(HitArea.owner(of: (24, 10), among: [large, candidate("small", x: 0)]) == "small")
    #expect(HitArea.owner(of: (24, 10), among: [candidate("first", x: 0), candidate("second", x: 28)]) == "first")
  }

  @Test("Far away nobody owns a point")
  func nobody() {
    #expect(HitArea.owner(of: (200, 10), among: [candidate("a", x: 0)]) == nil)
  }
}
