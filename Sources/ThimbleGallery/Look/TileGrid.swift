import Thimble

/// A container that places tiles in one or two columns of the same width.
///
/// The tiles of a row have the same height. If the number of tiles is odd, the first one has its own row.
@MainActor
final class TileGrid: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "tile-grid") }

  private static let spacing = 24
  /// The least width of a tile beside another one, in logical pixels, with text of the normal size.
  private static let leastWidth = 300.0

  convenience init() { self.init(Self.make()) }

  /// Adds a tile at the end.
  func append(_ tile: Widget) { tile.setParent(self) }

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let tiles = children
    switch orientation {
    case .horizontal:
      let least = tiles.map { $0.measured(.horizontal).minimum }.max() ?? 0
      return RequestedSize(minimum: least, natural: max(least, 2 * columnWidth(of: tiles) + Self.spacing))
    case .vertical:
      let rows = rows(of: tiles, in: crossSize < 0 ? .max : crossSize)
      let height = rows.map(\.height).reduce(0, +) + max(0, rows.count - 1) * Self.spacing
      return RequestedSize(minimum: height, natural: height)
    }
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    let isReversed = textDirection == .rightToLeft
    var y = 0
    for row in rows(of: children, in: width) {
      for (column, tile) in row.tiles.enumerated() {
        let x = column * (row.width + Self.spacing)
        tile.allocate(x: isReversed ? width - x - row.width : x, y: y, width: row.width, height: row.height)
      }
      y += row.height + Self.spacing
    }
  }

  private typealias Row = (tiles: ArraySlice<Widget>, width: Int, height: Int)

  private func rows(of tiles: [Widget], in width: Int) -> [Row] {
    let isWide = width >= 2 * columnWidth(of: tiles) + Self.spacing
    var rows: [Row] = []
    var rest = tiles[...]
    while !rest.isEmpty {
      let count = isWide && rest.count % 2 == 0 ? 2 : 1
      let row = rest.prefix(count)
      let tileWidth = width == .max ? -1 : (width - (count - 1) * Self.spacing) / count
      let height = row.map { $0.measured(.vertical, crossSize: tileWidth).natural }.max() ?? 0
      rows.append((row, tileWidth, height))
      rest = rest.dropFirst(count)
    }
    return rows
  }

  /// Returns the least width of a column beside another one, which grows with the text size.
  private func columnWidth(of tiles: [Widget]) -> Int {
    let wish = ThemeController.shared.context.scaled(Self.leastWidth)
    return max(wish, tiles.map { $0.measured(.horizontal).minimum }.max() ?? 0)
  }
}
