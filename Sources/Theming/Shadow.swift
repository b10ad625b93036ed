import DesignTokens

/// A shadow of a button or of its title.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour.
  public var color: Color
  /// The distance to the right, logical pixels.
  public var x: Double
  /// The distance down, logical pixels.
  public var y: Double
  /// The blur radius, logical pixels, at least 0. A negative blur becomes 0.
  public var blur: Double { didSet { blur = max(0, blur) } }
  /// The distance by which the shadow is larger than its box on each side, logical pixels. A title's shadow ignores it.
  public var spread: Double
  /// Indicates whether the shadow is inside the box. A title's shadow ignores it.
  public var isInset: Bool

  /// Creates a shadow. By default it is directly behind its box, sharp and of the same size.
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

  /// Returns the shadows of an object `level` logical pixels above the surface, like Material's elevation, 0…24: a
  /// sharper shadow of the key light and a softer shadow of the ambient light. Level 0 has no shadows.
  public static func elevation(_ level: Double) -> [Shadow] {
    guard level > 0 else { return [] }
    return [
      Shadow(color: Color(hex: 0, alpha: 0.24), y: (level / 2).rounded(.up), blur: level),
      Shadow(color: Color(hex: 0, alpha: 0.12), blur: level * 1.5),
    ]
  }
}

extension Shadow {
  /// Creates a shadow from one layer of a shadow token.
  init(_ layer: ShadowValue) {
    self.init(
      color: Color(layer.color.rgba), x: layer.offsetX.pixels(), y: layer.offsetY.pixels(),
      blur: layer.blur.pixels(), spread: layer.spread.pixels(), isInset: layer.inset)
  }

  /// Indicates whether every number is finite.
  package var isDrawable: Bool { [x, y, blur, spread].allSatisfy(\.isFinite) }

  /// Returns the shadow as CSS for a scheme. With `ofText`, spread and inset are left out, because `text-shadow` has
  /// neither.
  func css(in scheme: ColorScheme, ofText: Bool = false) -> String {
    let lengths = ([x, y, blur] + (ofText ? [] : [spread])).map { "\(CSSNumber.text($0, decimals: 3))px" }
    return "\(isInset && !ofText ? "inset " : "")\(lengths.joined(separator: " ")) \(color.css(in: scheme))"
  }
}
