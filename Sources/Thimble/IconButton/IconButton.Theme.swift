extension IconButton {
  /// The colours of an icon button's icon, by which it may differ from its variant's. Equal themes share one style class.
  public struct Theme: Hashable, Sendable {
    /// The icon at rest; nil for what the theme says of the variant.
    public let tintColor: Color?
    /// The icon while it is pressed, and while the button is selected; nil for ``tintColor``, and without one for what the
    /// theme says.
    public let activeTintColor: Color?
    /// The icon of a disabled button; nil as for ``activeTintColor``.
    public let disabledTintColor: Color?

    /// A theme of your own.
    public init(tintColor: Color? = nil, activeTintColor: Color? = nil, disabledTintColor: Color? = nil) {
      self.tintColor = tintColor
      self.activeTintColor = activeTintColor
      self.disabledTintColor = disabledTintColor
    }

    /// What the theme in force says of the button's variant, in every scheme and contrast.
    public static let `default` = Theme()

    /// For surfaces that are dark in every scheme, such as a picture or a coloured bar.
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
