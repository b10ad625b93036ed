extension Button {
  /// The purpose of a button. It decides the emphasis, unless a variant is set, and the keys that press the button.
  ///
  /// Return and Escape press buttons from anywhere in their window, but only if nothing inside uses the key first: an
  /// open menu or popover closes, an entry without ``/GtkHost/Entry/activatesDefault`` takes Return, a held button is
  /// released. Escape first stops background work that the user may stop. The next press of the key then presses the
  /// button. Of several buttons, Escape presses the one nearest to keyboard focus: a button in the same container
  /// before buttons in outer containers, and of equally near ones the first. It skips disabled and hidden buttons.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The main button: Return presses it.
    case primary
    /// Accepts the question of a dialog: Return presses it.
    case confirm
    /// Changes nothing: Escape presses it.
    case cancel
    /// Closes a view without a change: Escape presses it.
    case close
    /// Destroys something. Return never presses it from elsewhere, and it guards longer against moving targets.
    case destructive

    /// The default variant of a button with this role; nil if the role has none.
    public var variant: Variant? {
      switch self {
      case .primary, .confirm: .primary
      case .destructive: .danger
      case .cancel, .close: nil
      }
    }

    /// The default title of a button with this role, in the user's language.
    public var standardTitle: String {
      switch self {
      case .primary: localized("OK", de: "OK", ja: "OK")
      case .confirm: localized("Confirm", de: "Bestätigen", ja: "確認")
      case .cancel: localized("Cancel", de: "Abbrechen", ja: "キャンセル")
      case .close: localized("Close", de: "Schließen", ja: "閉じる")
      case .destructive: localized("Delete", de: "Löschen", ja: "削除")
      }
    }
  }
}

// MARK: - Emphasis and size

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
