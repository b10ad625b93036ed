extension IconButton {
  /// The colours of an icon button's icon. Equal themes share one style class.
  public struct Theme: Hashable, Sendable {
    /// The icon at rest.
    public let tintColor: Color
    /// The icon while it is pressed, and while the button is selected.
    public let activeTintColor: Color
    /// The icon of a disabled button.
    public let disabledTintColor: Color

    /// A theme of your own.
    public init(tintColor: Color, activeTintColor: Color, disabledTintColor: Color) {
      self.tintColor = tintColor
      self.activeTintColor = activeTintColor
      self.disabledTintColor = disabledTintColor
    }

    /// For the surfaces of the desktop: dark on light ones, and light on those of the dark scheme.
    public static let `default` = Theme(
      tintColor: Color(light: Color(hex: 0, alpha: 0.8), dark: .white),
      activeTintColor: Color(light: Color(hex: 0x1a5fb4), dark: Color(hex: 0x99c1f1)),
      disabledTintColor: Color(light: Color(hex: 0, alpha: 0.8), dark: .white))

    /// For surfaces that are dark in every scheme, such as a picture or a coloured bar.
    public static let dark = Theme(
      tintColor: .white, activeTintColor: Color(hex: 0x99c1f1), disabledTintColor: .white)
  }
}

extension IconButton.Theme {
  /// The theme as a look of buttons.
  var look: Button.Look {
    var look = Button.Look()
    look.foreground = [
      .normal: tintColor, .highlighted: activeTintColor, .selected: activeTintColor, .disabled: disabledTintColor,
    ]
    return look
  }
}
