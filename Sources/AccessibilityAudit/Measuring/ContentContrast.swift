/// The contrast of a text or an icon with its background, measured in a picture.
package struct ContentContrast: Hashable, Sendable {
  /// The kind of content.
  package enum Kind: Hashable, Sendable {
    /// Text, with its size in pixels, measured by its ink.
    case text(size: Double)
    /// An icon, or text that cannot be distinguished from an icon.
    case graphic
  }

  package var kind: Kind
  /// The contrast; 1 if nothing is seen.
  package var ratio: Double
  /// The color of the content, as `0xRRGGBB`.
  package var color: UInt32
  /// The background: the most frequent color, as `0xRRGGBB`.
  package var background: UInt32
  /// The share of the background among all pixels, from 0 to 1.
  package var backgroundShare: Double
  /// True if the place on the screen is sure.
  package var isSurelyThere: Bool
  /// The size of the ink in pixels. Ink is every pixel that differs from the background.
  package var ink: AccessibleRect
  /// The area of the ink in square pixels: in each row of pixels, the distance from the first ink to the last. It is
  /// the same however a text is wrapped.
  package var inkArea: Int
  /// True if no edge of the rectangle cuts the ink.
  package var isWhole = true
  /// The rectangle of the object, in which the content was looked for.
  package var box = AccessibleRect(x: 0, y: 0, width: 0, height: 0)

  /// True for text.
  package var isText: Bool { if case .text = kind { true } else { false } }

  package init(
    _ kind: Kind, ratio: Double, color: UInt32 = 0, background: UInt32 = 0xff_ffff, backgroundShare: Double = 0.8,
    isSurelyThere: Bool = true, ink: AccessibleRect = AccessibleRect(x: 0, y: 0, width: 1, height: 1)
  ) {
    self.kind = kind
    self.ratio = ratio
    self.color = color
    self.background = background
    self.backgroundShare = backgroundShare
    self.isSurelyThere = isSurelyThere
    self.ink = ink
    inkArea = ink.width * ink.height
  }

  /// Measures a rectangle of a picture; nil if it is not in the picture.
  ///
  /// The color of the content is that with the highest contrast that at least two pixels reach: the cores of strokes,
  /// without antialiasing. The two pixels may differ in color, because a thin slash has no two of the same. An icon has
  /// no text.
  package init?(of rect: AccessibleRect, in picture: Picture, text: String?, isSurelyThere: Bool = true) {
    let part = picture.clipped(rect)
    guard part == rect, !rect.isEmpty else { return nil }
    var counts: [UInt32: Int] = [:]
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width { counts[picture[x, y], default: 0] += 1 }
    }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
    background = most.key
    backgroundShare = Double(most.value) / Double(part.width * part.height)
    let strokes = counts.filter { $0.key != most.key }
      .map { (color: $0.key, count: $0.value, ratio: Luminance.contrast($0.key, most.key)) }
      .sorted { ($0.ratio, $0.color) > ($1.ratio, $1.color) }
    var pixels = 0
    let best = strokes.first { stroke in
      pixels += stroke.count
      return pixels >= 2
    }
    (color, ratio) = (best?.color ?? most.key, best?.ratio ?? 1)
    self.isSurelyThere = isSurelyThere
    box = rect
    let found = Ink(in: part, of: picture, background: most.key)
    (ink, inkArea, kind) = (found.box, found.area, .graphic)
    let around = picture.clipped(
      AccessibleRect(x: rect.x - 2, y: rect.y - 2, width: rect.width + 4, height: rect.height + 4))
    isWhole = !ink.isEmpty && Ink(in: around, of: picture, background: most.key).box == ink
    if let text { kind = .text(size: Double(found.lineHeight) / Self.share(of: text)) }
  }

  /// Returns the height of a text's letters as a share of the font size, approximately as in most fonts for screens.
  static func share(of text: String) -> Double {
    let isTall = text.contains { !"acegmnopqrsuvwxyz.,:;-–_ ".contains($0) }
    let isDeep = text.contains { "gjpqy,;_()[]{}|Q".contains($0) }
    return (isTall ? 0.74 : 0.55) + (isDeep ? 0.22 : 0)
  }
}

/// The pixels of a rectangle that differ from a background.
struct Ink {
  /// The rectangle around them.
  private(set) var box: AccessibleRect
  /// The sum of the distances from the first pixel to the last, of all rows.
  private(set) var area = 0
  /// The height of the highest line. Empty rows separate lines.
  private(set) var lineHeight = 0
  /// The number of lines.
  private(set) var lines = 0

  init(in part: AccessibleRect, of picture: Picture, background: UInt32) {
    box = AccessibleRect(x: part.x, y: part.y, width: 0, height: 0)
    var line = 0
    for y in part.y..<part.y + part.height {
      let inked = (part.x..<part.x + part.width).filter { Luminance.contrast(picture[$0, y], background) > 1.1 }
      guard let first = inked.first, let last = inked.last else {
        line = 0
        continue
      }
      let row = AccessibleRect(x: first, y: y, width: last - first + 1, height: 1)
      box = box.isEmpty ? row : box.union(row)
      area += row.width
      if line == 0 { lines += 1 }
      line += 1
      lineHeight = max(lineHeight, line)
    }
  }
}
