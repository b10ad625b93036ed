/// The colors by which fields and buttons show an error or a choice, in pictures.
enum StateColor {
  /// Returns true if a field is red: both its upper and its lower border, its surface, or all of its text. The rectangle
  /// may leave out padding and border of the width and the height of `reach` on each side.
  static func isRed(_ rect: AccessibleRect, in picture: Picture, reach: (x: Int, y: Int)) -> Bool {
    let around = picture.clipped(
      AccessibleRect(
        x: rect.x - reach.x, y: rect.y - reach.y, width: rect.width + 2 * reach.x, height: rect.height + 2 * reach.y))
    let columns = around.x + around.width / 8..<around.x + around.width - around.width / 8
    guard !columns.isEmpty, around.height > 8 else { return false }
    func isRedBand(_ rows: Range<Int>) -> Bool {
      let red = columns.count { x in rows.contains { isRed(picture[x, $0], by: 60) } }
      return 10 * red > 6 * columns.count
    }
    let edge = min(around.height / 3, reach.y + 6)
    let bottom = around.y + around.height
    if isRedBand(around.y..<around.y + edge), isRedBand(bottom - edge..<bottom) { return true }
    guard let contrast = ContentContrast(of: picture.clipped(rect), in: picture, text: nil) else { return false }
    return isRed(contrast.background, by: 16) || (contrast.ratio > 1.5 && isRed(contrast.color, by: 60))
  }

  /// Returns true for red: green and blue are much less, and almost equal, which orange's are not.
  private static func isRed(_ color: UInt32, by least: Int) -> Bool {
    let (red, green, blue) = (Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255))
    return red - max(green, blue) >= least && abs(green - blue) <= (red - max(green, blue)) / 2
  }

  /// Returns the index of the only color that differs from all others, which are the same; nil if there is none.
  ///
  /// A saturated color at an end of the row is that of a default button.
  static func odd(_ colors: [UInt32]) -> Int? {
    let counts = colors.reduce(into: [UInt32: Int]()) { $0[$1, default: 0] += 1 }
    guard let usual = counts.max(by: { $0.value < $1.value }), usual.value == colors.count - 1,
      let odd = colors.firstIndex(where: { $0 != usual.key }), Luminance.contrast(colors[odd], usual.key) > 1.05
    else { return nil }
    let isAtEnd = odd == 0 || odd == colors.count - 1
    return isAtEnd && isSaturated(colors[odd]) ? nil : odd
  }

  private static func isSaturated(_ color: UInt32) -> Bool {
    let parts = [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)]
    return (parts.max() ?? 0) - (parts.min() ?? 0) > 48
  }
}
