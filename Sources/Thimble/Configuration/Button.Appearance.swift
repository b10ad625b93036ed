public import DesignTokens

extension Button {
  /// What a button looks like in one state: everything concrete. A ``ButtonStyle`` makes it, CSS draws it.
  public struct Appearance: Hashable, Sendable {
    /// The title.
    public var foreground: RGBA
    /// The surface.
    public var background: RGBA
    /// A picture on the surface, by the path of its file.
    public var backgroundImage: String?
    /// The line around, seen where its alpha is above 0.
    public var border: RGBA
    /// The line's width, logical pixels.
    public var borderWidth: Double
    /// The icon; nil for the title's colour.
    public var icon: RGBA?
    /// Shadows, the topmost first.
    public var shadow: [Shadow] = []
    /// The title's shadow.
    public var textShadow: Shadow?
    /// 0…1, of the whole button.
    public var opacity = 1.0
    /// The title's font size, logical pixels; nil for the desktop's.
    public var fontSize: Double?
    /// The title's weight, 1…1000.
    public var fontWeight: Double
    /// Whether the title has a line below.
    public var isUnderlined = false
    /// Whether the title is shown in capitals.
    public var isUppercase = false
    /// The corners' radius, logical pixels; more than half the height makes a pill.
    public var cornerRadius: Double
  }
}

extension Button.Appearance {
  /// What a theme says of a variant in a state. A variant that it does not know has no colours.
  init(
    _ variant: Button.Variant, _ size: Button.Size, _ state: ButtonState, _ theme: ThemeValues, _ context: ThemeContext
  ) {
    let look = theme.variant(variant.name)?[VariantStyle.State(state)]
    foreground = look?.foreground ?? theme.text
    background = look?.background ?? .transparent
    border = look?.border ?? .transparent
    borderWidth = theme.borderWidth
    icon = look?.icon
    shadow = look?.shadow.map { Shadow($0, textScale: context.textScale) } ?? []
    opacity = state.contains(.disabled) ? theme.disabledOpacity : 1
    fontSize = theme.size(size.name)?.fontSize.map { $0 * context.textScale }
    fontWeight = theme.fontWeight
    cornerRadius = theme.cornerRadius
  }
}

extension VariantStyle.State {
  /// The state of token files that a button's states come to.
  init(_ state: ButtonState) {
    self =
      switch state {
      case _ where state.contains(.disabled): .disabled
      case _ where state.contains(.pending): .loading
      case _ where state.contains(.selected): .selected
      case _ where state.contains(.highlighted): .pressed
      case _ where state.contains(.hovered): .hovered
      case _ where state.contains(.focused): .focused
      default: .default
      }
  }
}

extension RGBA {
  /// Nothing to be seen.
  static let transparent = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// This colour with so much of another laid over it, 0…1.
  func covered(by other: RGBA, _ amount: Double) -> RGBA {
    RGBA(red: other.red, green: other.green, blue: other.blue, alpha: other.alpha * amount).over(self)
  }
}

extension Button.Appearance {
  /// The same with another colour than the theme's.
  func tinted(_ tint: RGBA, _ emphasis: Double) -> Self {
    var result = self
    if background.alpha >= 1 {
      let light = RGBA(red: 1, green: 1, blue: 1)
      let dark = RGBA(red: 0, green: 0, blue: 0)
      result.foreground = light.contrast(on: tint) >= 4.5 ? light : dark
      result.background = tint.covered(by: result.foreground, emphasis)
      return result
    }
    result.foreground = tint
    result.background = RGBA(
      red: tint.red, green: tint.green, blue: tint.blue, alpha: max(background.alpha, emphasis))
    if border.alpha > 0 { result.border = tint }
    result.icon = nil
    return result
  }
}

// MARK: - Looks

extension Button.Look {
  /// Lays what is set over an appearance.
  func apply(to base: Button.Appearance, _ state: ButtonState, _ theme: ThemeValues, _ context: ThemeContext)
    -> Button.Appearance
  {
    var result = tint.map { base.tinted($0.rgba(in: context.scheme), Self.emphasis(of: state)) } ?? base
    let color = { (map: StateMap<Color>) in map[state]?.rgba(in: context.scheme) }
    if let color = color(foreground) { result.foreground = color }
    if let own = background.special(state) {
      result.background = own.rgba(in: context.scheme)
    } else if let normal = background.normal?.rgba(in: context.scheme) {
      result.background = adjustsForState ? normal.covered(by: result.foreground, Self.emphasis(of: state)) : normal
    }
    if let color = color(border) { result.border = color }
    if let color = color(icon) { result.icon = color }
    result.backgroundImage = backgroundImage[state] ?? result.backgroundImage
    result.borderWidth = borderWidth[state].map { max(0, $0) } ?? result.borderWidth
    result.shadow = shadow[state] ?? result.shadow
    result.textShadow = textShadow[state] ?? result.textShadow
    result.opacity = opacity[state].map { min(max($0, 0), 1) } ?? result.opacity
    result.fontSize = fontSize[state].map { max(1, $0) * context.textScale } ?? result.fontSize
    result.fontWeight = fontWeight[state].map { min(max($0, 1), 1000) } ?? result.fontWeight
    result.isUnderlined = isUnderlined[state] ?? result.isUnderlined
    result.isUppercase = isUppercase ?? result.isUppercase
    result.cornerRadius = cornerStyle?.radius(in: theme, textScale: context.textScale) ?? result.cornerRadius
    return result
  }

  /// How far a surface comes nearer to its title's colour: Material's state layers, 8 % and 12 %.
  private static func emphasis(of state: ButtonState) -> Double {
    if !state.isDisjoint(with: [.disabled, .pending]) { return 0 }
    if !state.isDisjoint(with: [.highlighted, .selected]) { return 0.12 }
    return state.contains(.hovered) ? 0.08 : 0
  }
}
