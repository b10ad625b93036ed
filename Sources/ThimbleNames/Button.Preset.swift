public import Thimble

// MARK: - UIKit's ready-made buttons

extension Button {
  /// A kind of ready-made button, as UIKit's `UIButton.ButtonType`. The language of its words is fixed at creation.
  public enum Preset: Sendable, CaseIterable {
    /// A title without any style, for further styling.
    case custom
    /// A title in the brand's colour. UIKit's `roundedRect` is the same.
    case system
    /// A title, with a surface on hover.
    case plain
    /// Opens the details of something.
    case detailDisclosure
    /// Shows more about something, on a light surface.
    case infoLight
    /// Shows more about something, on a surface that is dark in every scheme.
    case infoDark
    /// Adds a person to an address book.
    case contactAdd
    /// Closes its container.
    case close

    /// Indicates whether the preset shows an icon, and has an accessible name of its own.
    public var hasIcon: Bool { icon != nil }

    var icon: Icon? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure: "go-next-symbolic"
      case .infoLight, .infoDark: "help-about-symbolic"
      case .contactAdd: "contact-new-symbolic"
      case .close: "window-close-symbolic"
      }
    }

    var variant: Variant {
      switch self {
      case .system: .tertiary
      case .plain: .plain
      case .custom, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: .neutral
      }
    }

    /// The accessible name of a preset with an icon, in the user's language.
    var label: String? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: localized("More Info", de: "Weitere Informationen", ja: "詳細情報")
      case .contactAdd: localized("Add Contact", de: "Kontakt hinzufügen", ja: "連絡先を追加")
      case .close: Role.close.standardTitle
      }
    }
  }

  /// Returns a ready-made button.
  ///
  /// ```swift
  /// Button.preset(.system, title: "Edit") { edit() }
  /// Button.preset(.infoLight, title: "About this network") { showNetwork() }
  /// ```
  /// - Parameters:
  ///   - preset: the kind of button.
  ///   - title: the title, or the accessible name of a button with an icon; nil for the kit's own word. A preset
  ///     without an icon needs a title: a blank one is a programming error in every build.
  ///   - action: the action of a press. Nil is for no action, and for ``Preset/close``, which closes its container.
  /// - Returns: a ``/Thimble/CloseButton``, an ``/Thimble/IconButton``, or a button with a title.
  public static func preset(
    _ preset: Preset, title: String? = nil, action: (@MainActor () -> Void)? = nil
  ) -> Button {
    let label = title ?? preset.label
    if preset == .close {
      guard let action else { return CloseButton(accessibilityLabel: label) }
      return CloseButton(accessibilityLabel: label, action: action)
    }
    guard let icon = preset.icon, let label else {
      return Button(title ?? "", variant: preset.variant, action: action ?? {})
    }
    return IconButton(
      icon: icon, accessibilityLabel: label, theme: preset == .infoDark ? .dark : .default, action: action ?? {})
  }
}
