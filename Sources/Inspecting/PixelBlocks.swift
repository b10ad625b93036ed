import GtkHost
import Thimble

/// The pixels of a part of a surface, in blocks. No side of the given rectangles runs between the pixels of a block, so
/// one answer often holds for the whole block.
struct PixelBlocks {
  private let columns: [Range<Int>]
  private let rows: [Range<Int>]

  init(of part: Rectangle, between rectangles: [Rectangle]) {
    columns = Self.ranges(from: part.x, to: part.right, between: rectangles.flatMap { [$0.x, $0.right] })
    rows = Self.ranges(from: part.y, to: part.bottom, between: rectangles.flatMap { [$0.y, $0.bottom] })
  }

  /// Splits pixels at places. A pixel comes after a place if its centre does.
  private static func ranges(from start: Double, to end: Double, between places: [Double]) -> [Range<Int>] {
    let pixels = Int(clamping: start.rounded(.down))..<Int(clamping: end.rounded(.up))
    let splits = Set(places.filter { $0 > start - 1 && $0 < end + 1 }.map { Int(clamping: ($0 - 0.5).rounded(.up)) })
    let bounds = splits.union([pixels.lowerBound, pixels.upperBound]).filter { $0 >= pixels.lowerBound }.sorted()
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }.filter { $0.upperBound <= pixels.upperBound }
  }

  /// Returns the pixels that are in a region.
  ///
  /// - Parameter answer: returns whether the centre of a pixel is in the region. It is called for the first pixel of
  ///   each block, and for the others only if the answer is not uniform, which means that it differs inside the block.
  /// - Returns: the pixels.
  func pixels(_ answer: (Point) -> (isIn: Bool, isUniform: Bool)) -> HitCell {
    var found: [(y: Int, runs: [Range<Int>])] = []
    for block in rows {
      var known: [Bool?] = columns.map { _ in nil }
      for y in block {
        var runs: [Range<Int>] = []
        for (index, pixels) in columns.enumerated() {
          for x in pixels where known[index] == nil {
            let (isIn, isUniform) = answer(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
            if isUniform { known[index] = isIn } else if isIn { Self.append(x..<(x + 1), to: &runs) }
          }
          if known[index] == true { Self.append(pixels, to: &runs) }
        }
        if !runs.isEmpty { found.append((y, runs)) }
      }
    }
    return HitCell(rows: found)
  }

  private static func append(_ run: Range<Int>, to runs: inout [Range<Int>]) {
    if let last = runs.last, last.upperBound == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<run.upperBound
    } else {
      runs.append(run)
    }
  }
}
