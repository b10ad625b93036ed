// GNOME's proportions and hues, with the accent, green and red darkened until white text on them passes WCAG 1.4.3.

extension Theme {
  /// The theme that holds until another is set: at home on GNOME.
  public static let `default` = Theme(
    name: "Default", normal: .gnome, highContrast: .gnomeHighContrast,
    sizes: [
      .small: Metrics(height: 28, textPadding: 12, iconTextPadding: 8, iconPadding: 4, iconSize: 16),
      .medium: Metrics(height: 34, textPadding: 17, iconTextPadding: 9, iconPadding: 5, iconSize: 16),
      .large: Metrics(height: 44, textPadding: 22, iconTextPadding: 16, iconPadding: 10, iconSize: 20),
    ],
    cornerRadius: 9, transition: 200)
}

extension Theme.Palette {
  private static let text = Color(light: Color(hex: 0, alpha: 0.8), dark: .white)
  private static let accentText = Color(light: Color(hex: 0x1a5fb4), dark: Color(hex: 0x99c1f1))
  private static let accent = Color(light: Color(hex: 0x1c71d8), dark: Color(hex: 0x62a0ea))
  private static let surface = Color(light: Color(hex: 0xfafafa), dark: Color(hex: 0x242424))

  static let gnome = Theme.Palette(
    variants: [
      .neutral: translucent(text, 0.10, 0.15, 0.30, foreground: text),
      .primary: solid(0x1c71d8, 0x1a66c2, 0x1a5fb4),
      .tinted: translucent(accentText, 0.15, 0.20, 0.30, foreground: accentText),
      .outlined: VariantColors(
        background: .init(
          .clear, hovered: text.withAlpha(multipliedBy: 0.07), pressed: text.withAlpha(multipliedBy: 0.16)),
        foreground: .init(text), border: text.withAlpha(multipliedBy: 0.65)),
      .plain: translucent(text, 0, 0.07, 0.16, foreground: text),
      .success: solid(0x1b7f4d, 0x187246, 0x15643d),
      .danger: solid(0xc01c28, 0xad1924, 0xa51d2d),
    ],
    focusRing: accent, surface: surface)

  static let gnomeHighContrast: Theme.Palette = {
    let text = Color(light: .black, dark: .white)
    let accentText = Color(light: Color(hex: 0x0f3f7d), dark: Color(hex: 0xb9d6f7))
    var palette = Theme.Palette(
      variants: [
        .neutral: translucent(text, 0.10, 0.18, 0.30, foreground: text),
        .primary: solid(0x134d94, 0x11437f, 0x0e3669),
        .tinted: translucent(accentText, 0.12, 0.18, 0.28, foreground: accentText),
        .outlined: translucent(text, 0, 0.10, 0.20, foreground: text),
        .plain: translucent(text, 0, 0.10, 0.20, foreground: text),
        .success: solid(0x0f5230, 0x0d4729, 0x0a3a21),
        .danger: solid(0x8f0f1a, 0x7f0d17, 0x6c0b13),
      ],
      focusRing: accentText, surface: Color(light: .white, dark: Color(hex: 0x1e1e1e)))
    for variant in palette.variants.keys where variant != .plain { palette.variants[variant]?.border = text }
    return palette
  }()

  /// White on a colour of its own.
  private static func solid(_ normal: UInt32, _ hovered: UInt32, _ pressed: UInt32) -> VariantColors {
    VariantColors(
      background: .init(Color(hex: normal), hovered: Color(hex: hovered), pressed: Color(hex: pressed)),
      foreground: .init(.white), isColored: true)
  }

  /// A veil of a colour over whatever is behind.
  private static func translucent(
    _ color: Color, _ normal: Double, _ hovered: Double, _ pressed: Double, foreground: Color
  ) -> VariantColors {
    VariantColors(
      background: .init(
        color.withAlpha(multipliedBy: normal), hovered: color.withAlpha(multipliedBy: hovered),
        pressed: color.withAlpha(multipliedBy: pressed)),
      foreground: .init(foreground))
  }
}
