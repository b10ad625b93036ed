import DesignTokens

// MARK: - Over an appearance

extension Button.Look {
  /// Returns an appearance with the values of this look over it.
  func applied(to base: ButtonAppearance, _ state: ButtonState, _ theme: ThemeValues, _ context: ThemeContext)
    -> ButtonAppearance
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
    result.fontSize = fontSize[state].map { min(max(1, $0), 1_000) * context.textScale } ?? result.fontSize
    result.fontWeight = fontWeight[state].map { min(max($0, 1), 1000) } ?? result.fontWeight
    result.isUnderlined = isUnderlined[state] ?? result.isUnderlined
    result.isUppercase = isUppercase ?? result.isUppercase
    result.cornerRadius = cornerStyle?.radius(in: theme, textScale: context.textScale) ?? result.cornerRadius
    return result
  }

  /// Returns the part of the title's colour in a surface: Material's state layers, 8 % and 12 %.
  private static func emphasis(of state: ButtonState) -> Double {
    if !state.isDisjoint(with: [.disabled, .pending]) { return 0 }
    if !state.isDisjoint(with: [.highlighted, .selected]) { return 0.12 }
    return state.contains(.hovered) ? 0.08 : 0
  }
}

extension ButtonAppearance {
  /// Returns the appearance in another colour than the theme's.
  func tinted(_ tint: RGBA, _ emphasis: Double) -> Self {
    var result = self
    if background.alpha >= 1 {
      result.foreground = RGBA.white.contrast(on: tint) >= 4.5 ? .white : .black
      result.background = tint.covered(by: result.foreground, emphasis)
      return result
    }
    result.foreground = tint
    result.background = tint
    result.background.alpha = max(background.alpha, emphasis)
    if border.alpha > 0 { result.border = tint }
    result.icon = nil
    return result
  }
}

extension RGBA {
  /// Returns this colour with a part of another over it, 0…1.
  func covered(by other: RGBA, _ amount: Double) -> RGBA { other.faded(by: amount).over(self) }
}

// MARK: - NaN and infinite values

extension Button.Look {
  /// Returns the look without NaN and infinite values; the theme's values replace them.
  func drawable() -> Self {
    guard !isEmpty else { return self }
    var result = self
    result.borderWidth = borderWidth.keeping(\.isFinite)
    result.opacity = opacity.keeping(\.isFinite)
    result.fontSize = fontSize.keeping(\.isFinite)
    result.fontWeight = fontWeight.keeping(\.isFinite)
    result.shadow = shadow.keeping { $0.allSatisfy(\.isDrawable) }
    result.textShadow = textShadow.keeping(\.isDrawable)
    switch cornerStyle {
    case .fixed(let radius)? where !radius.isFinite, .dynamic(let radius)? where !radius.isFinite:
      result.cornerStyle = nil
    default: break
    }
    return result
  }
}

extension ButtonAppearance {
  /// Returns the appearance with the values of `standard` instead of NaN and infinite ones.
  func drawable(else standard: Self) -> Self {
    var result = self
    for path in [\Self.borderWidth, \.opacity, \.fontWeight, \.cornerRadius] where !result[keyPath: path].isFinite {
      result[keyPath: path] = standard[keyPath: path]
    }
    if fontSize?.isFinite == false { result.fontSize = standard.fontSize }
    if !shadow.allSatisfy(\.isDrawable) { result.shadow = standard.shadow }
    if textShadow?.isDrawable == false { result.textShadow = standard.textShadow }
    return result
  }
}
