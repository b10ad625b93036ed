import CGtk

extension Snapshot {
  /// A path of lines, curves and arcs, in logical pixels.
  public struct Path: Equatable, Sendable {
    enum Step: Equatable {
      case move(Point)
      case line(Point)
      case curve(Point, Point, Point)
      /// Angles in radians, clockwise from the right.
      case arc(Point, radius: Double, from: Double, to: Double)
      case close
    }

    private(set) var steps: [Step] = []
    private var points: [Point] = []

    /// Creates an empty path.
    public init() {}

    /// Begins a new line at a point.
    public mutating func move(to point: Point) { add(.move(point), point) }

    /// Adds a straight line. The first point of a path begins it.
    public mutating func addLine(to point: Point) { add(.line(point), point) }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: Point, controls first: Point, _ second: Point) {
      add(.curve(point, first, second), point, first, second)
    }

    /// Adds an arc, and a line to its start. `start` and `end` are in turns, clockwise from the top: 0.25 is to the right.
    public mutating func addArc(around center: Point, radius: Double, from start: Double = 0, to end: Double = 1) {
      guard start.isFinite, end.isFinite else { return }
      let radius = max(0, radius)
      add(
        .arc(center, radius: radius, from: (start - 0.25) * 2 * .pi, to: (end - 0.25) * 2 * .pi),
        Point(x: center.x - radius, y: center.y - radius), Point(x: center.x + radius, y: center.y + radius))
    }

    /// Adds a straight line to the beginning of the last line, and ends it.
    public mutating func close() { steps.append(.close) }

    private mutating func add(_ step: Step, _ reached: Point...) {
      guard reached.allSatisfy(\.isFinite) else { return }
      steps.append(step)
      points += reached
    }

    /// The smallest rectangle around the path, enlarged by `margin`; nil for an empty path.
    func bounds(enlargedBy margin: Double) -> Rectangle? {
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
        let bottom = points.map(\.y).max()
      else { return nil }
      return Rectangle(
        x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin)
    }
  }

  /// Fills the inside of a path.
  public func fill(_ path: Path, _ color: Color) {
    draw(path, color, margin: 1) { cairo_fill($0) }
  }

  /// Draws a path as a line with round ends and corners.
  public func stroke(_ path: Path, width: Double, _ color: Color) {
    guard width > 0, width.isFinite else { return }
    draw(path, color, margin: width) { cairo in
      cairo_set_line_width(cairo, width)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cairo)
    }
  }

  private func draw(_ path: Path, _ color: Color, margin: Double, _ paint: (OpaquePointer) -> Void) {
    guard let bounds = path.bounds(enlargedBy: margin), bounds.isFinite else { return }
    draw(in: bounds) { $0.add(path, color, paint) }
  }
}
