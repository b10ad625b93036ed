import DesignTokens

/// A shadow of a button or of its title.
public struct Shadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The distance to the right, logical pixels.
  public var x: Double
  /// The distance down, logical pixels.
  public var y: Double
  /// The blur radius, logical pixels; not below 0.
  public var blur: Double
  /// The distance by which it is larger than its box, logical pixels. A title's shadow has none.
  public var spread: Double
  /// Whether it falls inside the box. A title's never does.
  public var isInset: Bool

  /// A shadow.
  public init(
    color: Color, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0, isInset: Bool = false
  ) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = max(0, blur)
    self.spread = spread
    self.isInset = isInset
  }

  /// The shadows of something that lies `level` logical pixels above the surface, as Material's elevation, 0…24: a sharp
  /// one of the lamp and a soft one of the room.
  public static func elevation(_ level: Double) -> [Shadow] {
    guard level > 0 else { return [] }
    return [
      Shadow(color: Color(hex: 0, alpha: 0.24), y: (level / 2).rounded(.up), blur: level),
      Shadow(color: Color(hex: 0, alpha: 0.12), blur: level * 1.5),
    ]
  }
}

extension Shadow {
  /// A layer of a token's shadow.
  init(_ layer: ShadowValue) {
    self.init(
      color: Color(layer.color.rgba), x: layer.offsetX.pixels(), y: layer.offsetY.pixels(),
      blur: layer.blur.pixels(), spread: layer.spread.pixels(), isInset: layer.inset)
  }

  /// Whether every number is finite.
  package var isDrawable: Bool { [x, y, blur, spread].allSatisfy(\.isFinite) }

  /// The shadow as CSS; that of text has no spread and is never inset.
  func css(in scheme: ColorScheme, ofText: Bool = false) -> String {
    let lengths = (ofText ? [x, y, blur] : [x, y, max(0, blur), spread]).map { "\(CSSNumber.text($0, decimals: 3))px" }
    return "\(isInset && !ofText ? "inset " : "")\(lengths.joined(separator: " ")) \(color.css(in: scheme))"
  }
}
