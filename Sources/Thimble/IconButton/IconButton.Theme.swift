extension IconButton {
  /// The icon colours of an icon button that differ from its variant's. Equal themes share one style class.
  public struct Theme: Hashable, Sendable {
    /// The icon's colour at rest; nil for the theme's colour for the variant.
    public let tintColor: Color?
    /// The icon's colour while the button is pressed or selected. Nil falls back to ``tintColor``, and then to the
    /// theme's colour.
    public let activeTintColor: Color?
    /// The icon's colour while the button is disabled. Nil falls back as for ``activeTintColor``.
    public let disabledTintColor: Color?

    /// Creates a theme.
    public init(tintColor: Color? = nil, activeTintColor: Color? = nil, disabledTintColor: Color? = nil) {
      self.tintColor = tintColor
      self.activeTintColor = activeTintColor
      self.disabledTintColor = disabledTintColor
    }

    /// The theme's colours for the button's variant, in every scheme and contrast.
    public static let `default` = Theme()

    /// The colours for surfaces that are dark in every scheme, such as a picture or a coloured bar.
    public static let dark = Theme(
      tintColor: .white, activeTintColor: Color(hex: 0x99c1f1), disabledTintColor: .white)
  }
}

extension IconButton.Theme {
  /// The theme as a look of buttons.
  var look: Button.Look {
    var look = Button.Look()
    look.foreground[exactly: .normal] = tintColor
    look.foreground[exactly: .highlighted] = activeTintColor
    look.foreground[exactly: .selected] = activeTintColor
    look.foreground[exactly: .disabled] = disabledTintColor
    return look
  }
}
