public import DesignTokens

/// Every value that the kit's components need of a theme, in one context: what a ``Stylesheet`` is printed from.
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
  /// How far outside a button with a surface of its own the ring is; below 0 is inside.
  public var focusRingOffset: Double
  /// The same for buttons through which the surface shows.
  public var focusRingOffsetSubtle: Double
  /// The variants, by name.
  public var variants: [VariantStyle]
  /// The sizes, smallest first.
  public var sizes: [SizeMetrics]
  /// What the kit's members beside the plain button look like.
  public var members: MemberValues
  /// The corners' radius, logical pixels; more than half the height makes a pill.
  public var cornerRadius: Double
  /// The width of borders, logical pixels.
  public var borderWidth: Double
  /// Families of the title's font; none for the desktop's.
  public var fontFamily: [String]
  /// The weight of the title's font, 1…1000.
  public var fontWeight: Double
  /// The least width and height that presses a control, logical pixels.
  public var minimumHitSize: Double
  /// The opacity of a disabled button, 0…1.
  public var disabledOpacity: Double
  /// How colours change when the pointer comes.
  public var hover: TransitionValue
  /// How colours change while a button is pressed.
  public var press: TransitionValue
  /// How colours change back.
  public var release: TransitionValue
  /// How long a spinner takes to appear, milliseconds.
  public var spinnerFade: Double
  /// How long a spinner takes to turn once, milliseconds, 100…60,000.
  public var spinnerRotation: Double
  /// How long work may take before a spinner shows, milliseconds, 0…60,000.
  public var spinnerShowDelay: Double
  /// How long a spinner that showed is seen at the least, milliseconds, 0…60,000.
  public var spinnerMinimumVisible: Double

  /// The variant of that name.
  public func variant(_ name: String) -> VariantStyle? { variants.first { $0.name == name } }

  /// The metrics of that size, by its style class.
  public func size(_ name: String) -> SizeMetrics? {
    sizes.first { $0.name == name } ?? members.floatingSizes.first { $0.name == name }
  }
}
