extension Button {
  /// Ready-made buttons: UIKit's `UIButton.ButtonType`. What it says is decided when the button is made.
  public enum Preset: Sendable, CaseIterable {
    /// Nothing but its title, to be styled further.
    case custom
    /// A title in the brand's colour. UIKit's `roundedRect` is the same.
    case system
    /// A title, and a surface that comes with the pointer.
    case plain
    /// Leads on to the details of something.
    case detailDisclosure
    /// Shows more about something, on a light surface.
    case infoLight
    /// Shows more about something, on a surface that is dark in every scheme.
    case infoDark
    /// Adds a person to an address book.
    case contactAdd
    /// Closes what it is in.
    case close

    /// Whether it shows an icon, and is called something by itself.
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

    /// What one with an icon is called, in the user's language.
    var label: String? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: localized("More Info")
      case .contactAdd: localized("Add Contact")
      case .close: localized("Close")
      }
    }
  }

  /// A ready-made button.
  ///
  /// ```swift
  /// Button.preset(.system, title: "Edit") { edit() }
  /// Button.preset(.infoLight, title: "About this network") { showNetwork() }
  /// ```
  /// - Parameters:
  ///   - preset: which.
  ///   - title: what it shows; of one that shows an icon, what it is called: nil for the kit's word. One without an
  ///     icon has to have one: a blank title is a programmer's error there, in every build.
  ///   - action: what a press does; nil for nothing, and for ``Preset/close``, which closes what it is in.
  /// - Returns: a ``CloseButton``, an ``IconButton``, or a button with a title.
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
