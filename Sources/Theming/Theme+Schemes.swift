import DesignTokens

extension Theme {
  /// The colours of a theme that is built in code. A property that is nil keeps the default theme's value.
  public struct Colors: Hashable, Sendable {
    /// The background of the primary action. The whole brand family derives from it.
    public var brand: Color?
    /// The text on the brand; nil for white or black, whichever is readable.
    public var onBrand: Color?
    /// The background of actions that complete something. Its states and the text on it derive from it.
    public var success: Color?
    /// The background of actions that destroy something. Its states and the text on it derive from it.
    public var danger: Color?
    /// The surface of windows, for contrast checks.
    public var surface: Color?
    /// The colour of text on the surface.
    public var text: Color?

    /// Creates the colours of a theme.
    public init(
      brand: Color? = nil, onBrand: Color? = nil, success: Color? = nil, danger: Color? = nil, surface: Color? = nil,
      text: Color? = nil
    ) {
      self.brand = brand
      self.onBrand = onBrand
      self.success = success
      self.danger = danger
      self.surface = surface
      self.text = text
    }
  }

  /// The typography of a theme that is built in code. A property that is nil keeps the default theme's value.
  public struct Typography: Hashable, Sendable {
    /// The font families, the most preferred first.
    public var families: [String]?
    /// The font weight, 1…1000; 400 is regular.
    public var weight: Double?
    /// The font size of buttons of every size, logical pixels at a text scale of 1.
    public var size: Double?

    /// Creates the typography of a theme.
    public init(families: [String]? = nil, weight: Double? = nil, size: Double? = nil) {
      self.families = families
      self.weight = weight
      self.size = size
    }
  }

  /// The corners and borders of a theme that is built in code. A property that is nil keeps the default theme's value.
  public struct Shape: Hashable, Sendable {
    /// The corner radius, logical pixels.
    public var cornerRadius: Double?
    /// The width of borders, logical pixels.
    public var borderWidth: Double?

    /// Creates the corners and borders of a theme.
    public init(cornerRadius: Double? = nil, borderWidth: Double? = nil) {
      self.cornerRadius = cornerRadius
      self.borderWidth = borderWidth
    }
  }

  /// Creates a theme over the default theme, without a token file.
  ///
  /// To layer it over another theme, write `Theme.material.merging(Theme("Ours", colors: …))`. A theme from a file can
  /// be layered over it in the same way.
  public init(
    _ name: String, colors: Colors = Colors(), typography: Typography = Typography(), shape: Shape = Shape()
  ) {
    self.init(name, values: TokenDocument(Self.document(colors, typography, shape), name: name))
  }

  /// Creates a theme with these colours in every context.
  init(_ name: String, layer: ColorLayer) {
    self.init(name, values: TokenDocument(.tree(of: layer.tokens), name: name))
  }

  private init(_ name: String, values: TokenDocument) {
    guard let theme = try? Theme(name, [values], FileSnapshot()) else {
      preconditionFailure("The theme \(name) cannot be built.")
    }
    self = theme
  }

  /// Returns a resolver document with a light and a dark context.
  private static func document(_ colors: Colors, _ typography: Typography, _ shape: Shape) -> JSONValue {
    let contexts = ColorScheme.allCases.map { scheme in
      JSONMember(key: scheme.rawValue, value: .array([.tree(of: tokens(colors, scheme))]))
    }
    let forms = JSONValue.tree(of: tokens(typography, shape))
    return .object([
      "version": .string("2025.10"),
      "modifiers": .object(["theme": .object(["contexts": JSONValue(.object(contexts)), "default": .string("light")])]),
      "resolutionOrder": .array([
        .object(["name": .string("forms"), "type": .string("set"), "sources": .array([forms])]),
        .object(["$ref": .string("#/modifiers/theme")]),
      ]),
    ])
  }

  private static func tokens(_ colors: Colors, _ scheme: ColorScheme) -> [(path: String, value: TokenValue)] {
    let roles: KeyValuePairs = [
      "background.brand": colors.brand, "background.success": colors.success, "background.danger": colors.danger,
      "background.surface": colors.surface, "on-background.brand": colors.onBrand, "foreground.default": colors.text,
    ]
    let layer: ColorLayer = roles.compactMap { role, color in
      color.map { ("theme.color.\(role)", $0.rgba(in: scheme)) }
    }
    return layer.tokens
  }

  private static func tokens(_ typography: Typography, _ shape: Shape) -> [(path: String, value: TokenValue)] {
    var tokens: [(path: String, value: TokenValue)] = []
    func set(_ path: String, _ length: Double?) {
      guard let length, length.isFinite else { return }
      tokens.append(("theme.\(path)", .dimension(DimensionValue(value: length))))
    }
    set("radius.button.default", shape.cornerRadius)
    set("border-width.button.default", shape.borderWidth)
    for size in SizeMetrics.names { set("font-size.button.\(size.key)", typography.size) }
    if let weight = typography.weight, !weight.isNaN {
      tokens.append(("theme.font-weight.button", .fontWeight(FontWeightValue(weight.clamped(to: 1...1000)))))
    }
    if let families = typography.families, !families.isEmpty {
      tokens.append(("theme.font-family.button", .fontFamily(families)))
    }
    return tokens
  }
}
