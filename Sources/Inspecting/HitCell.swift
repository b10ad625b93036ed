public import GtkHost
public import Thimble

/// The part of a surface that belongs to one control: upright rectangles that do not overlap, in logical pixels of the
/// surface, top to bottom. Whole pixels; empty where the control cannot be hit.
public struct HitCell: Equatable, Sendable {
  /// The rectangles.
  public var rectangles: [Rectangle]

  /// The area, in square pixels.
  public var area: Double { rectangles.reduce(0) { $0 + $1.width * $1.height } }

  /// Returns whether a point belongs to the control: left and top edges do, right and bottom edges do not.
  public func contains(x: Double, y: Double) -> Bool { rectangles.contains { $0.contains(Point(x: x, y: y)) } }

  /// The upright rectangle around the whole cell; nil when it is empty.
  public var bounds: Rectangle? {
    guard let first = rectangles.first else { return nil }
    return rectangles.dropFirst().reduce(first) { all, next in
      let (x, y) = (min(all.x, next.x), min(all.y, next.y))
      return Rectangle(
        x: x, y: y, width: max(all.right, next.right) - x, height: max(all.bottom, next.bottom) - y)
    }
  }

  /// The side of the largest upright square inside, in whole pixels. WCAG compares it with 24 and 44.
  public var largestSquare: Int {
    guard let bounds else { return 0 }
    let (width, height) = (Int(clamping: bounds.width), Int(clamping: bounds.height))
    var isOwn = [[Bool]](repeating: [Bool](repeating: false, count: width), count: height)
    for rectangle in rectangles {
      let (left, top) = (Int(clamping: rectangle.x - bounds.x), Int(clamping: rectangle.y - bounds.y))
      for row in top..<(top + Int(clamping: rectangle.height)) {
        for column in left..<(left + Int(clamping: rectangle.width)) { isOwn[row][column] = true }
      }
    }
    // The largest square that ends at this pixel is one more than the least of its left, upper and upper left
    // neighbours.
    var best = 0
    var above = [Int](repeating: 0, count: width + 1)
    for row in isOwn {
      var here = [Int](repeating: 0, count: width + 1)
      for column in 0..<width where row[column] {
        here[column + 1] = 1 + min(here[column], above[column], above[column + 1])
        best = max(best, here[column + 1])
      }
      above = here
    }
    return best
  }

  /// Joins runs of pixels, given as rows from the top, into few rectangles: equal runs in consecutive rows become one.
  init(rows: [(y: Int, runs: [Range<Int>])]) {
    var done: [Rectangle] = []
    var open: [Range<Int>: Rectangle] = [:]
    var last: Int?
    for row in rows {
      var next: [Range<Int>: Rectangle] = [:]
      for run in row.runs {
        if last == row.y - 1, var rectangle = open[run] {
          rectangle.height += 1
          next[run] = rectangle
        } else {
          next[run] = Rectangle(x: Double(run.lowerBound), y: Double(row.y), width: Double(run.count), height: 1)
        }
      }
      for (run, rectangle) in open where last != row.y - 1 || next[run]?.y != rectangle.y { done.append(rectangle) }
      (open, last) = (next, row.y)
    }
    rectangles = (done + open.values).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Creates a cell of these rectangles.
  public init(rectangles: [Rectangle]) { self.rectangles = rectangles }
}

extension Control {
  /// Returns the part of the surface that belongs to the control now, by the same rule that decides about presses.
  ///
  /// The centre of each pixel decides.
  public static func hitCell(of control: Control) -> HitCell { hitCells(of: [control])[0] }

  /// Returns the hit cells of controls on one surface, in their order.
  package static func hitCells(of controls: [Control]) -> [HitCell] {
    guard let first = controls.first else { return [] }
    let scene = HitScene(surfaceOf: first)
    return controls.map { control in scene.index(of: control).map { scene.cell(of: $0) } ?? HitCell(rectangles: []) }
  }
}
