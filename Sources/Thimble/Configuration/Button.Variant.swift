extension Button {
  /// How much a button stands out, by the name of its colours in the theme. Any name that a theme knows is a variant.
  public struct Variant: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: also the style class.
    public let name: String

    /// A variant of the theme in force. One that the theme does not know leaves the button without colours, which is
    /// logged once.
    public init(stringLiteral name: String) { self.name = name }

    /// The variant of a name that is only known while running: that of a group under `theme.color.button`.
    public init(_ name: String) { self.name = name }

    /// The default: a quiet surface.
    public static let neutral: Variant = "neutral"
    /// The one action that a view is about.
    public static let primary: Variant = "primary"
    /// Less than primary, more than neutral.
    public static let tinted: Variant = "tinted"
    /// A line around, and no surface.
    public static let outlined: Variant = "outlined"
    /// Nothing but the title until the pointer comes.
    public static let plain: Variant = "plain"
    /// Beside a primary one: the brand's colour as a line and as text.
    public static let secondary: Variant = "secondary"
    /// Beside a secondary one: the brand's colour as text.
    public static let tertiary: Variant = "tertiary"
    /// Looks like a link, and does something.
    public static let link: Variant = "link"
    /// Completes something.
    public static let success: Variant = "success"
    /// Destroys something.
    public static let danger: Variant = "danger"

    /// The one action on a coloured surface.
    public static let onColorPrimary: Variant = "on-color-primary"
    /// Beside it: a line around.
    public static let onColorSecondary: Variant = "on-color-secondary"
    /// Nothing but the title, on a coloured surface.
    public static let onColorLink: Variant = "on-color-link"

    /// The variants that every theme has for its surface, loudest first.
    public static let standard: [Variant] = [
      .primary, .success, .danger, .tinted, .secondary, .neutral, .outlined, .tertiary, .plain, .link,
    ]
    /// The variants that every theme has for coloured surfaces, loudest first.
    public static let onColor: [Variant] = [.onColorPrimary, .onColorSecondary, .onColorLink]
  }

  /// How large a button is.
  public struct Size: Hashable, Sendable {
    /// The name: also the style class.
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
