import Foundation
import GtkHost
import GtkTesting
import XCTest

/// Drawing by an application: shapes, paths, text, pictures, clips and transforms.
@preconcurrency @MainActor
final class SnapshotTests: GtkTestCase {
  private final class Canvas: Widget, Drawing {
    override class var nativeType: NativeType { .widget(cssName: "canvas") }
    var body: (Snapshot, Canvas) -> Void = { _, _ in }

    required init(_ native: NativeInstance) { super.init(native) }

    convenience init(_ body: @escaping (Snapshot, Canvas) -> Void) {
      self.init(Self.make())
      self.body = body
      setSizeRequest(width: 100, height: 100)
      (horizontalAlignment, verticalAlignment) = (.start, .start)
    }

    func draw(_ snapshot: Snapshot) { body(snapshot, self) }
  }

  private let red = Snapshot.Color(red: 1, green: 0, blue: 0)

  /// Returns the places, of those given, at which a drawing is red.
  private func reds(
    of places: [(Int, Int)], _ body: @escaping (Snapshot, Canvas) -> Void
  ) throws -> [Bool] {
    let canvas = Canvas(body)
    var result: [Bool] = []
    try withWindow(canvas) { _ in
      let pixels = try XCTUnwrap(Pixels(of: canvas))
      result = places.map { x, y in
        let color = pixels[x, y]
        return color.red > 200 && color.green < 60 && color.alpha > 200
      }
    }
    return result
  }

  func testShapesAreFilled() throws {
    let drawn = try reds(of: [(5, 5), (30, 30), (1, 1), (95, 95), (75, 50)]) { [red] snapshot, _ in
      snapshot.fill(Rectangle(x: 0, y: 0, width: 40, height: 40), radius: 10, red)
      snapshot.fillCircle(around: Point(x: 75, y: 50), radius: 10, red)
    }
    XCTAssertEqual(drawn, [true, true, false, false, true])
  }

  func testPathsAreFilledAndStroked() throws {
    let drawn = try reds(of: [(20, 30), (45, 10), (50, 80), (50, 95), (80, 50), (80, 30)]) { [red] snapshot, _ in
      var triangle = Snapshot.Path()
      triangle.move(to: Point(x: 0, y: 40))
      triangle.addLine(to: Point(x: 40, y: 40))
      triangle.addLine(to: Point(x: 20, y: 10))
      triangle.close()
      snapshot.fill(triangle, red)
      var curve = Snapshot.Path()
      curve.addLine(to: Point(x: 0, y: 80))
      curve.addCurve(to: Point(x: 100, y: 80), controls: Point(x: 30, y: 80), Point(x: 60, y: 80))
      snapshot.stroke(curve, width: 6, red)
      var ring = Snapshot.Path()
      ring.addArc(around: Point(x: 80, y: 30), radius: 20)
      snapshot.stroke(ring, width: 4, red)
    }
    XCTAssertEqual(drawn, [true, false, true, false, true, false])
  }

  func testTransformsAndClipsLimitAndMove() throws {
    let box = Rectangle(x: 0, y: 0, width: 20, height: 20)
    let drawn = try reds(of: [(55, 55), (95, 55), (10, 10), (90, 10), (10, 70), (10, 90)]) { [red] snapshot, _ in
      snapshot.saved(at: Point(x: 50, y: 50), scale: 2) { snapshot.fill(box, red) }
      // A quarter of a turn takes the box from the left to the right.
      snapshot.turned(by: 0.25, around: Point(x: 50, y: 50)) { snapshot.fill(box, red) }
      snapshot.clipped(to: Rectangle(x: 0, y: 60, width: 20, height: 20)) {
        snapshot.fill(Rectangle(x: 0, y: 60, width: 20, height: 40), red)
      }
    }
    XCTAssertEqual(drawn, [true, false, false, true, true, false])
  }

  func testTextHasTheSizeThatIsTold() throws {
    let canvas = Canvas { [red] snapshot, canvas in
      snapshot.draw("Words", at: Point(x: 0, y: 0), scale: 2, on: canvas, red)
    }
    try withWindow(canvas) { _ in
      let size = canvas.size(ofText: "Words", scale: 2)
      let one = canvas.size(ofText: "Words")
      XCTAssertGreaterThan(size.width, one.width * 1.5)
      XCTAssertGreaterThan(canvas.size(ofText: "Words and words", width: 40).height, one.height * 1.5, "It wraps.")
      let pixels = try XCTUnwrap(Pixels(of: canvas))
      let places = (0..<100).flatMap { y in (0..<100).map { (x: $0, y: y) } }.filter { pixels[$0.x, $0.y].red > 100 }
      XCTAssertGreaterThan(places.count, 50)
      XCTAssertLessThanOrEqual(Double(places.map(\.x).max() ?? 0), size.width + 1)
      XCTAssertLessThanOrEqual(Double(places.map(\.y).max() ?? 0), size.height + 1)
    }
  }

  func testAPictureFillsItsRectangle() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let source = Canvas { [red] snapshot, _ in snapshot.fill(Rectangle(x: 0, y: 0, width: 100, height: 100), red) }
    try withWindow(source) { _ in try source.render(toPNG: path) }
    let picture = try Paintable(path: path)
    let drawn = try reds(of: [(5, 5), (55, 55), (85, 85)]) { snapshot, _ in
      snapshot.draw(picture, in: Rectangle(x: 50, y: 50, width: 20, height: 20))
    }
    XCTAssertEqual(drawn, [false, true, false])
  }

  func testNumbersThatCannotBeDrawnDrawNothing() throws {
    let drawn = try reds(of: [(50, 50)]) { [red] snapshot, canvas in
      snapshot.fill(Rectangle(x: 0, y: 0, width: 100, height: 100), Snapshot.Color(red: 0, green: 1, blue: 0))
      for bad in [Double.nan, .infinity, -.infinity] {
        let (box, place) = (Rectangle(x: bad, y: 0, width: 90, height: bad), Point(x: bad, y: bad))
        snapshot.fill(box, red)
        snapshot.fill(box, radius: bad, red)
        snapshot.strokeInside(box, width: bad, red)
        snapshot.fillCircle(around: place, radius: bad, red)
        var path = Snapshot.Path()
        path.addLine(to: place)
        path.addArc(around: place, radius: bad)
        path.close()
        snapshot.fill(path, red)
        snapshot.stroke(path, width: bad, red)
        snapshot.saved(at: place, scale: bad) { snapshot.fill(box, red) }
        snapshot.turned(by: bad, around: place) { snapshot.fill(box, red) }
        snapshot.clipped(to: box, radius: bad) { snapshot.fill(box, red) }
        snapshot.draw("Text", at: place, width: bad, scale: bad, on: canvas, red)
      }
    }
    XCTAssertEqual(drawn, [false])
  }
}
