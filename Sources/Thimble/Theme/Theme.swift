/// Every value that the look of the kit is made of, for normal and for high contrast.
public struct Theme: Hashable, Sendable {
  /// The values for one degree of contrast.
  public struct Palette: Hashable, Sendable {
    /// The colours of each variant, by the variant's style class.
    public var variants: [Button.Variant: VariantColors]
    /// The focus ring.
    public var focusRing: Color
    /// The surface that buttons stand on, for judging contrast.
    public var surface: Color
  }

  /// The metrics of one control size, logical pixels at a text scale of 1.
  public struct Metrics: Hashable, Sendable {
    /// From top to bottom, without what is outside the border.
    public var height: Int
    /// Beside a title that stands alone.
    public var textPadding: Int
    /// Beside a title with an icon.
    public var iconTextPadding: Int
    /// Around an icon that stands alone.
    public var iconPadding: Int
    /// The icon's width and height.
    public var iconSize: Int
  }

  /// The theme's name, for messages.
  public var name: String
  /// The values in normal contrast.
  public var normal: Palette
  /// The values in high contrast.
  public var highContrast: Palette
  /// The metrics of each size.
  public var sizes: [Button.Size: Metrics]
  /// The corners' radius, logical pixels.
  public var cornerRadius: Int
  /// How long a colour takes to change, milliseconds.
  public var transition: Int

  /// The values for a degree of contrast.
  public func palette(_ contrast: Contrast) -> Palette { contrast == .high ? highContrast : normal }
}
