extension Button {
  /// What buttons look like where they do not say it themselves: for a container and all inside it, or for the
  /// application.
  ///
  /// ```swift
  /// toolbar.setButtonDefaults(Button.Defaults(variant: .plain, size: .small, labelStyle: .iconOnly))
  /// ```
  /// Property by property, a button's own value wins, then the nearest container's, then ``Button/defaults``.
  public struct Defaults: Hashable, Sendable {
    /// How much buttons stand out.
    public var variant: Variant?
    /// How large buttons are.
    public var size: Size?
    /// Which of icon and title are shown.
    public var labelStyle: Configuration.LabelStyle?
    /// The corners.
    public var cornerStyle: CornerStyle?
    /// A colour instead of the theme's: of the title, and of the surface where a variant has one.
    public var tint: Color?
    /// What makes the appearance.
    public var style: AnyButtonStyle?

    /// Defaults; what is nil is left to the container around.
    public init(
      variant: Variant? = nil, size: Size? = nil, labelStyle: Configuration.LabelStyle? = nil,
      cornerStyle: CornerStyle? = nil, tint: Color? = nil, style: (any ButtonStyle)? = nil
    ) {
      self.variant = variant
      self.size = size
      self.labelStyle = labelStyle
      self.cornerStyle = cornerStyle
      self.tint = tint
      self.style = style.map(AnyButtonStyle.init)
    }

    /// These, and what they leave open from others.
    func merged(over others: Defaults) -> Defaults {
      var result = self
      result.variant = variant ?? others.variant
      result.size = size ?? others.size
      result.labelStyle = labelStyle ?? others.labelStyle
      result.cornerStyle = cornerStyle ?? others.cornerStyle
      result.tint = tint ?? others.tint
      result.style = style ?? others.style
      return result
    }
  }
}
