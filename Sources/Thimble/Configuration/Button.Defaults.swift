extension Button {
  /// The default look of buttons, for a container and all buttons inside it, or for the application.
  ///
  /// ```swift
  /// toolbar.setButtonDefaults(Button.Defaults(variant: .plain, size: .small, labelStyle: .iconOnly))
  /// ```
  /// Property by property, a button's own value wins, then the nearest container's, then ``Button/defaults``.
  public struct Defaults: Hashable, Sendable {
    /// The emphasis of buttons.
    public var variant: Variant?
    /// The size of buttons.
    public var size: Size?
    /// The shown parts of the label.
    public var labelStyle: Configuration.LabelStyle?
    /// The corners.
    public var cornerStyle: CornerStyle?
    /// A colour instead of the theme's: for the surface of a variant that has one, and for the title of others.
    public var tint: Color?
    /// The style that makes the appearance.
    public var style: AnyButtonStyle?

    /// Creates defaults. The container around decides about properties that are nil.
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

    /// Returns these defaults with the values of others for properties that are nil.
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

extension Button.Defaults {
  /// Defaults apart from a button, because most buttons inherit none.
  final class Box {
    let value: Button.Defaults
    init(_ value: Button.Defaults) { self.value = value }
  }
}
