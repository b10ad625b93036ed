extension Button {
  /// The emphasis of a button, by the name of its colours in the theme. Every name in a theme is a variant.
  public struct Variant: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, which is also the style class.
    public let name: String

    /// Creates a variant of the current theme. A name that the theme does not have leaves the button without colours,
    /// which is logged once.
    public init(stringLiteral name: String) { self.name = name }

    /// Creates a variant from a name that is known only at run time: that of a group under `theme.color.button`.
    public init(_ name: String) { self.name = name }

    /// The default: a quiet surface.
    public static let neutral: Variant = "neutral"
    /// The main action of a view.
    public static let primary: Variant = "primary"
    /// Less emphasis than primary, more than neutral.
    public static let tinted: Variant = "tinted"
    /// A border without a surface.
    public static let outlined: Variant = "outlined"
    /// Only the title until the pointer hovers.
    public static let plain: Variant = "plain"
    /// An action beside a primary one: the brand's colour as border and text.
    public static let secondary: Variant = "secondary"
    /// An action beside a secondary one: the brand's colour as text.
    public static let tertiary: Variant = "tertiary"
    /// The look of a link, for an action.
    public static let link: Variant = "link"
    /// Completes something.
    public static let success: Variant = "success"
    /// Destroys something.
    public static let danger: Variant = "danger"

    /// The main action on a coloured surface.
    public static let onColorPrimary: Variant = "on-color-primary"
    /// An action beside it, with a border.
    public static let onColorSecondary: Variant = "on-color-secondary"
    /// Only the title, on a coloured surface.
    public static let onColorLink: Variant = "on-color-link"

    /// The variants that every theme has for its surface, strongest emphasis first.
    public static let standard: [Variant] = [
      .primary, .success, .danger, .tinted, .secondary, .neutral, .outlined, .tertiary, .plain, .link,
    ]
    /// The variants that every theme has for coloured surfaces, strongest emphasis first.
    public static let onColor: [Variant] = [.onColorPrimary, .onColorSecondary, .onColorLink]
  }

  /// The size of a button.
  public struct Size: Hashable, Sendable {
    /// The name, which is also the style class.
    public let name: String

    /// 24 px high in the default theme.
    public static let mini = Size(name: "mini")
    /// 28 px high in the default theme.
    public static let small = Size(name: "small")
    /// 34 px high in the default theme, and the default.
    public static let medium = Size(name: "medium")
    /// 44 px high in the default theme.
    public static let large = Size(name: "large")
    /// 56 px high in the default theme.
    public static let extraLarge = Size(name: "extra-large")

    /// The sizes, smallest first.
    public static let all: [Size] = [.mini, .small, .medium, .large, .extraLarge]
  }
}
