import GtkHost
import Testing

@testable import Inspecting
@testable import Thimble

@Suite("Hit area geometry")
struct HitAreaTests {
  private func area(x: Double, width: Double = 20) -> HitArea {
    HitArea(Rectangle(x: x, y: 0, width: width, height: 20), minimum: Size(48))
  }

  private func owner(_ x: Double, _ areas: [HitArea]) -> Int? { HitArea.nearest(to: Point(x: x, y: 10), among: areas) }

  @Test("A small box grows equally on all sides, and a large one does not grow")
  func expansion() {
    let box = Rectangle(x: 0, y: 0, width: 16, height: 60)
    #expect(HitArea.reach(of: box, minimum: Size(48)) == Rectangle(x: -16, y: 0, width: 48, height: 60))
    #expect(HitArea.reach(of: box, minimum: nil) == box)
  }

  @Test("Negative insets grow a side beyond the minimum, in the direction of text; positive ones never shrink")
  func insets() {
    let box = Rectangle(x: 0, y: 0, width: 48, height: 48)
    let insets = Insets(top: -4, leading: -10, bottom: 30, trailing: 0)
    #expect(
      HitArea.reach(of: box, minimum: nil, insets: insets) == Rectangle(x: -10, y: -4, width: 58, height: 52))
    #expect(
      HitArea.reach(of: box, minimum: nil, insets: insets, isReversed: true)
        == Rectangle(x: 0, y: -4, width: 58, height: 52))
    #expect(
      HitArea.reach(of: Rectangle(x: 0, y: 0, width: 40, height: 40), minimum: Size(48), insets: Insets(-2))
        == Rectangle(x: -4, y: -4, width: 48, height: 48))
  }

  @Test("The area ends where 48 pixels end", arguments: [(-14.0, true), (-14.1, false), (33.9, true), (34.0, false)])
  func edges(x: Double, isInside: Bool) {
    #expect((owner(x, [area(x: 0)]) == 0) == isInside)
  }

  @Test("Between two controls the nearer edge wins, in either order")
  func nearestEdge() {
    let (a, b) = (area(x: 0), area(x: 28))
    #expect(owner(23.9, [a, b]) == 0 && owner(23.9, [b, a]) == 1)
    #expect(owner(24.1, [a, b]) == 1 && owner(24.1, [b, a]) == 0)
  }

  @Test("At the same distance the smaller control wins, then the earlier one")
  func ties() {
    #expect(owner(24, [area(x: 28, width: 60), area(x: 0)]) == 1)
    #expect(owner(24, [area(x: 0), area(x: 28)]) == 0)
    #expect(owner(24, [area(x: 28), area(x: 0)]) == 0)
  }

  @Test("A far point has no owner")
  func nobody() { #expect(owner(200, [area(x: 0)]) == nil) }

  @Test("The distance to a rotated control is that to its rotated edge")
  func turned() {
    // Rotated by 45°: its corner is 14.14 to the right of the centre, its edge 10 along the diagonal.
    let half = 0.5.squareRoot()
    let turned = HitArea(
      Rectangle(x: -10, y: -10, width: 20, height: 20), minimum: Size(48),
      transform: Affine(a: half, b: half, c: -half, d: half, x: 0, y: 0))
    #expect(abs(turned.squaredDistance(to: Point(x: 20, y: 0)) - pow2(20 - 10 / half)) < 1e-9)
    #expect(abs(turned.squaredDistance(to: Point(x: 20 * half, y: 20 * half)) - pow2(10)) < 1e-9)
    #expect(turned.squaredDistance(to: Point(x: 12, y: 0)) == 0)
    #expect(turned.reaches(Point(x: 33, y: 0)) && !turned.reaches(Point(x: 23.9, y: 23.9)))
  }

  private func pow2(_ x: Double) -> Double { x * x }

  @Test("A cell consists of whole, connected pixels, and has its largest square")
  func cell() {
    let cell = HitCell(rows: [(0, [0..<3]), (1, [0..<3, 5..<6]), (2, [0..<2]), (4, [0..<2])])
    #expect(
      cell.rectangles == [
        Rectangle(x: 0, y: 0, width: 3, height: 2), Rectangle(x: 5, y: 1, width: 1, height: 1),
        Rectangle(x: 0, y: 2, width: 2, height: 1), Rectangle(x: 0, y: 4, width: 2, height: 1),
      ])
    #expect(cell.area == 11)
    #expect(cell.largestSquare == 2)
    #expect(cell.bounds == Rectangle(x: 0, y: 0, width: 6, height: 5))
    #expect(cell.contains(x: 5.5, y: 1.5) && !cell.contains(x: 5.5, y: 2.5))
    #expect(HitCell(rectangles: []).largestSquare == 0)
  }
}
