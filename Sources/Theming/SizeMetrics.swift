/// The metrics of one control size, logical pixels at a text scale of 1.
public struct SizeMetrics: Hashable, Sendable {
  /// The style class: `mini`, `small`, `medium`, `large` or `extra-large`; `floating-` and a size for those of floating
  /// action buttons.
  public var name: String
  /// From top to bottom, without what is outside the border.
  public var height: Double
  /// Beside a title that stands alone.
  public var textPadding: Double
  /// Beside a title with an icon.
  public var iconTextPadding: Double
  /// Around an icon that stands alone, and above and below everything.
  public var iconPadding: Double
  /// Between icon and title.
  public var gap: Double
  /// The icon's width and height.
  public var iconSize: Double
  /// The spinner's width and height.
  public var spinnerSize: Double
  /// The width of the spinner's line.
  public var spinnerStrokeWidth: Double
  /// The title's font size; nil for the desktop's.
  public var fontSize: Double?
  /// Room added between letters.
  public var letterSpacing: Double

  /// The names in token paths, and the style classes they stand for.
  static let names: KeyValuePairs = ["xs": "mini", "sm": "small", "md": "medium", "lg": "large", "xl": "extra-large"]

  /// The same for floating action buttons, whose tokens are under `theme.floating-button`.
  static let floatingNames: KeyValuePairs = ["sm": "floating-small", "md": "floating-regular", "lg": "floating-large"]
}
