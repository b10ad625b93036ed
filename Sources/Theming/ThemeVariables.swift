package import DesignTokens

/// The values of a theme that an application's CSS can set as CSS variables. The kit publishes its own values as
/// variables with the same names.
package struct ThemeVariables: Hashable, Sendable {
  private var colors = Theme.Colors()
  private var shape = Theme.Shape()

  /// The names of the variables that are colours, without `--`.
  package static let colorNames = colorFields.map { prefix + $0.name }
  /// The names of the variables that are lengths in logical pixels, without `--`.
  package static let lengthNames = lengthFields.map { prefix + $0.name }

  private static let prefix = "thimble-"

  private static let colorFields: [(name: String, field: any WritableKeyPath<Theme.Colors, Color?> & Sendable)] = [
    ("brand", \.brand), ("on-brand", \.onBrand), ("success", \.success), ("danger", \.danger), ("surface", \.surface),
    ("text", \.text),
  ]

  private static let lengthFields: [(name: String, field: any WritableKeyPath<Theme.Shape, Double?> & Sendable)] = [
    ("corner-radius", \.cornerRadius), ("border-width", \.borderWidth),
  ]

  /// Creates variables without values.
  package init() {}

  /// Creates variables with values in the order of ``colorNames`` and ``lengthNames``; nil for a variable that no
  /// stylesheet sets.
  package init(colors: [RGBA?], lengths: [Double?]) {
    for (field, color) in zip(Self.colorFields, colors) { self.colors[keyPath: field.field] = color.map { Color($0) } }
    for (field, length) in zip(Self.lengthFields, lengths) { shape[keyPath: field.field] = length }
  }

  /// Returns the theme with these values over its own, for one context. Values that derive from these, such as the
  /// colour of a hovered button, change too, even if the theme sets them.
  package func applied(to theme: Theme, in context: ThemeContext) -> Theme {
    guard self != ThemeVariables() else { return theme }
    return theme.merging(derived(theme.values(in: context), in: context, theme.name))
      .merging(Theme(theme.name, colors: colors, shape: shape))
  }

  /// Returns a theme with only the values that derive from these.
  private func derived(_ values: ThemeValues, in context: ThemeContext, _ name: String) -> Theme {
    var colors = colors
    colors.surface = colors.surface ?? Color(values.surface)
    var theme = Theme(name, colors: colors)
    theme.followsAccentColor = false
    let tokens = theme.tokens(in: context)
    return Theme(
      name, layer: theme.derivedPaths(in: context).compactMap { path in tokens.color(path).map { (path, $0) } })
  }

  /// Returns the CSS rule that sets the variables to the values of a theme in all windows, except in the window with
  /// the style class `readIn`, in which the kit reads the application's variables.
  package static func css(_ values: ThemeValues, readIn styleClass: String) -> String {
    let (primary, success, danger) = ("primary", "success", "danger")
    func background(_ variant: String) -> RGBA? { values.variant(variant)?.normal.background }
    let colors = [
      background(primary), values.variant(primary)?.normal.foreground, background(success), background(danger),
      values.surface, values.text,
    ]
    let lengths = [values.cornerRadius, values.borderWidth]
    let all =
      zip(colorNames, colors).compactMap { name, color in color.map { (name, $0.css) } }
      + zip(lengthNames, lengths.map(px))
    return ":root:not(.\(styleClass)) {\n\(all.map { "  --\($0): \($1);\n" }.joined())}\n"
  }
}
