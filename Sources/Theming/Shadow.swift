import DesignTokens

/// A shadow of a button or of its title.
public struct Shadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The distance to the right, logical pixels.
  public var x: Double
  /// The distance down, logical pixels.
  public var y: Double
  /// The blur radius, logical pixels, at least 0.
  public var blur: Double
  /// The distance by which the shadow is larger than its box, logical pixels. A title's shadow has none.
  public var spread: Double
  /// Indicates whether the shadow is inside the box. A title's shadow never is.
  public var isInset: Bool

  /// Creates a shadow.
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

  /// Returns the shadows of an object `level` logical pixels above the surface, as Material's elevation, 0…24: a sharp
  /// one from the key light and a soft one from the ambient light.
  public static func elevation(_ level: Double) -> [Shadow] {
    guard level > 0 else { return [] }
    return [
      Shadow(color: Color(hex: 0, alpha: 0.24), y: (level / 2).rounded(.up), blur: level),
      Shadow(color: Color(hex: 0, alpha: 0.12), blur: level * 1.5),
    ]
  }
}

extension Shadow {
  /// Creates a layer of a token's shadow.
  init(_ layer: ShadowValue) {
    self.init(
      color: Color(layer.color.rgba), x: layer.offsetX.pixels(), y: layer.offsetY.pixels(),
      blur: layer.blur.pixels(), spread: layer.spread.pixels(), isInset: layer.inset)
  }

  /// Indicates whether every number is finite.
  package var isDrawable: Bool { [x, y, blur, spread].allSatisfy(\.isFinite) }

  /// Returns the shadow as CSS. A text shadow has no spread and is never inset.
  func css(in scheme: ColorScheme, ofText: Bool = false) -> String {
    let lengths = (ofText ? [x, y, blur] : [x, y, max(0, blur), spread]).map { "\(CSSNumber.text($0, decimals: 3))px" }
    return "\(isInset && !ofText ? "inset " : "")\(lengths.joined(separator: " ")) \(color.css(in: scheme))"
  }
}
