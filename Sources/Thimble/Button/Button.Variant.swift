extension Button {
  /// How much a button stands out, by the name of its colours in the theme. Any name that a theme knows is a variant.
  public struct Variant: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: also the style class.
    public let name: String

    /// A variant of the theme in force. One that the theme does not know leaves the button without colours.
    public init(stringLiteral name: String) { self.name = name }

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
    /// Completes something.
    public static let success: Variant = "success"
    /// Destroys something.
    public static let danger: Variant = "danger"

    /// The variants of the default theme, loudest first.
    public static let standard: [Variant] = [.primary, .success, .danger, .tinted, .neutral, .outlined, .plain]
  }

  /// How large a button is.
  public struct Size: Hashable, Sendable {
    /// The name: also the style class.
    public let name: String

    /// 28 px high in the default theme.
    public static let small = Size(name: "small")
    /// 34 px high in the default theme, and the default.
    public static let medium = Size(name: "medium")
    /// 44 px high in the default theme.
    public static let large = Size(name: "large")

    /// The sizes, smallest first.
    public static let all: [Size] = [.small, .medium, .large]
  }
}
