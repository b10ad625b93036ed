public import DesignTokens

/// Every value that the kit's components need of a theme, in one context: the stylesheet is printed from them.
public struct ThemeValues: Hashable, Sendable {
  /// The surface that windows have, for judging contrast. Opaque.
  public var surface: RGBA
  /// The surface that the `on-color` variants stand on. Opaque.
  public var coloredSurface: RGBA
  /// Text on the surface.
  public var text: RGBA
  /// The focus ring on the surface.
  public var focusRing: RGBA
  /// The focus ring on coloured surfaces.
  public var focusRingOnColor: RGBA
  /// The focus ring's width, logical pixels.
  public var focusRingWidth: Double
  /// The distance of the ring from a button with a surface of its own, logical pixels; below 0 is inside.
  public var focusRingOffset: Double
  /// The same for buttons through which the surface shows.
  public var focusRingOffsetSubtle: Double
  /// The variants, by name.
  public var variants: [VariantStyle]
  /// The sizes, smallest first.
  public var sizes: [SizeMetrics]
  /// The values of the kit's members beside the plain button.
  package var members: MemberValues
  /// The corners' radius, logical pixels; more than half the height makes a pill.
  public var cornerRadius: Double
  /// The width of borders, logical pixels.
  public var borderWidth: Double
  /// Families of the title's font; none for the desktop's.
  public var fontFamily: [String]
  /// The weight of the title's font, 1…1000.
  public var fontWeight: Double
  /// The least width and height that presses a control, logical pixels.
  package var minimumHitSize: Double
  /// The opacity of a disabled button, 0…1.
  public var disabledOpacity: Double
  /// The transition of colours when the pointer comes.
  public var hover: TransitionValue
  /// The transition of colours while a button is pressed.
  public var press: TransitionValue
  /// The transition of colours back.
  public var release: TransitionValue
  /// The time in which a spinner appears, milliseconds.
  package var spinnerFade: Double
  /// The time in which a spinner turns once, milliseconds, 100…60,000.
  package var spinnerRotation: Double
  /// The time that work may take before a spinner shows, milliseconds, 0…60,000.
  package var spinnerShowDelay: Double
  /// The least time for which a spinner shows, milliseconds, 0…60,000.
  package var spinnerMinimumVisible: Double

  /// The variant of that name.
  public func variant(_ name: String) -> VariantStyle? { variants.first { $0.name == name } }

  /// The metrics of that size, by its style class.
  public func size(_ name: String) -> SizeMetrics? {
    sizes.first { $0.name == name } ?? members.floatingSizes.first { $0.name == name }
  }
}

/// The metrics of one control size, logical pixels at a text scale of 1.
public struct SizeMetrics: Hashable, Sendable {
  /// The style class: `mini`, `small`, `medium`, `large` or `extra-large`; `floating-` and a size for those of floating
  /// action buttons.
  public var name: String
  /// The height of the border box.
  public var height: Double
  /// The padding beside a title without an icon.
  public var textPadding: Double
  /// The padding beside a title with an icon.
  package var iconTextPadding: Double
  /// The padding around an icon without a title, and above and below all content.
  package var iconPadding: Double
  /// The room between icon and title.
  public var gap: Double
  /// The icon's width and height.
  public var iconSize: Double
  /// The spinner's width and height.
  package var spinnerSize: Double
  /// The width of the spinner's line.
  package var spinnerStrokeWidth: Double
  /// The title's font size; nil for the desktop's.
  public var fontSize: Double?
  /// Room added between letters.
  package var letterSpacing: Double

  /// The names in token paths, and the style classes they stand for.
  static let names: KeyValuePairs = ["xs": "mini", "sm": "small", "md": "medium", "lg": "large", "xl": "extra-large"]

  /// The same for floating action buttons, whose tokens are under `theme.floating-button`.
  static let floatingNames: KeyValuePairs = ["sm": "floating-small", "md": "floating-regular", "lg": "floating-large"]
}

/// The values of floating action buttons and button lists in one context.
package struct MemberValues: Hashable, Sendable {
  /// The sizes of floating action buttons, smallest first.
  package var floatingSizes: [SizeMetrics]
  /// The corners' radius of each, logical pixels at a text scale of 1.
  package var floatingRadii: [Double]
  /// The surface of a list of button rows.
  package var card: RGBA
  /// The line around such a list, and between its rows.
  package var line: RGBA
}
