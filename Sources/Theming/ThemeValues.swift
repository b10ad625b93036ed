public import DesignTokens

/// All values of a theme for the kit's components, in one context. The stylesheet is printed from them.
public struct ThemeValues: Hashable, Sendable {
  /// The opaque surface of windows, for contrast checks.
  public var surface: RGBA
  /// The opaque surface under the `on-color` variants.
  public var coloredSurface: RGBA
  /// The colour of text on the surface.
  public var text: RGBA
  /// The colour of the focus ring on the surface.
  public var focusRing: RGBA
  /// The colour of the focus ring on coloured surfaces.
  public var focusRingOnColor: RGBA
  /// The focus ring's width, logical pixels.
  public var focusRingWidth: Double
  /// The distance of the focus ring from a button with an opaque background, logical pixels. Negative values are
  /// inside.
  public var focusRingOffset: Double
  /// The distance of the focus ring from a button without an opaque background, if the ring is easy to see inside the
  /// button, logical pixels. Negative values are inside.
  public var focusRingOffsetSubtle: Double
  /// The variants, sorted by name.
  public var variants: [VariantStyle]
  /// The sizes, smallest first.
  public var sizes: [SizeMetrics]
  /// The values of the kit's other controls.
  package var members: MemberValues
  /// The corner radius, logical pixels. A radius above half the height makes a pill.
  public var cornerRadius: Double
  /// The width of borders, logical pixels.
  public var borderWidth: Double
  /// The font families of the title; empty for the desktop's.
  public var fontFamily: [String]
  /// The font weight of the title, 1…1000.
  public var fontWeight: Double
  /// The minimum width and height of a control's target, logical pixels.
  package var minimumHitSize: Double
  /// The opacity of a disabled button, 0…1.
  public var disabledOpacity: Double
  /// The transition of colours when the pointer enters a button.
  public var hover: TransitionValue
  /// The transition of colours while a button is pressed.
  public var press: TransitionValue
  /// The transition of colours after a press.
  public var release: TransitionValue
  /// The duration of the fade between content and spinner, milliseconds, 0…60,000.
  package var spinnerFade: Double
  /// The duration of one turn of a spinner, milliseconds, 100…60,000.
  package var spinnerRotation: Double
  /// The delay before a spinner shows, milliseconds, 0…60,000.
  package var spinnerShowDelay: Double
  /// The minimum time for which a spinner shows, milliseconds, 0…60,000.
  package var spinnerMinimumVisible: Double

  /// Returns the opaque surfaces that may be under a button: the window and a card on it, or the coloured surface.
  func surfaces(isOnColor: Bool) -> [RGBA] { isOnColor ? [coloredSurface] : [surface, members.card.over(surface)] }

  /// Returns the surface that may be under a button and on which a colour has the least contrast.
  func hardestSurface(for front: RGBA, on background: RGBA = .clear, isOnColor: Bool = false) -> RGBA {
    let contrast = { (surface: RGBA) in front.contrast(on: background.over(surface)) }
    return surfaces(isOnColor: isOnColor).min { contrast($0) < contrast($1) } ?? surface
  }

  /// Returns the surface on which the text of a button is hardest to read.
  func hardestSurface(under look: ButtonAppearance, isOnColor: Bool) -> RGBA {
    hardestSurface(for: look.foreground, on: look.background, isOnColor: isOnColor)
  }

  /// Returns the variant with that name; nil if there is none.
  public func variant(_ name: String) -> VariantStyle? { variants.first { $0.name == name } }

  /// Returns the metrics of a size, by its style class; nil if there is none.
  public func size(_ name: String) -> SizeMetrics? {
    sizes.first { $0.name == name } ?? members.floatingSizes.first { $0.name == name }
  }
}

/// The metrics of one control size, in logical pixels at a text scale of 1.
public struct SizeMetrics: Hashable, Sendable {
  /// The style class: `mini`, `small`, `medium`, `large` or `extra-large`; `floating-` and a size for floating buttons.
  public var name: String
  /// The height of the border box.
  public var height: Double
  /// The padding beside a title without an icon.
  public var textPadding: Double
  /// The padding beside a title with an icon.
  package var iconTextPadding: Double
  /// The padding around an icon without a title, and above and below all content.
  package var iconPadding: Double
  /// The space between icon and title.
  public var gap: Double
  /// The icon's width and height.
  public var iconSize: Double
  /// The spinner's width and height.
  package var spinnerSize: Double
  /// The width of the spinner's line.
  package var spinnerStrokeWidth: Double
  /// The title's font size; nil for the desktop's.
  public var fontSize: Double?
  /// The additional space between letters.
  package var letterSpacing: Double

  /// The names in token paths, and their style classes.
  static let names: KeyValuePairs = ["xs": "mini", "sm": "small", "md": "medium", "lg": "large", "xl": "extra-large"]

  /// The names of floating buttons, whose tokens are under `theme.floating-button`, and their style classes.
  static let floatingNames: KeyValuePairs = ["sm": "floating-small", "md": "floating-regular", "lg": "floating-large"]
}

/// The values of floating buttons and cards in one context.
package struct MemberValues: Hashable, Sendable {
  /// The sizes of floating buttons, smallest first.
  package var floatingSizes: [SizeMetrics]
  /// The corner radius of each floating size, logical pixels at a text scale of 1.
  package var floatingRadii: [Double]
  /// The surface of a card, such as a list of rows.
  package var card: RGBA
  /// The line around a card and between its rows.
  package var line: RGBA
}

// MARK: - Variants

/// The appearance of one variant of a button in each state: a group under `theme.color.button`.
public struct VariantStyle: Hashable, Sendable {
  /// The name, which is also the style class.
  public var name: String
  /// The appearance at rest.
  public var normal: ButtonAppearance
  private var others: [ButtonState: ButtonAppearance] = [:]

  /// Creates a variant that looks the same in every state.
  init(name: String, normal: ButtonAppearance) {
    self.name = name
    self.normal = normal
  }

  /// The appearance in a state. If the button has several states, the strongest one decides.
  ///
  /// A state without its own appearance falls back: pressed to hovered, selected to pressed, and every other state to
  /// the state at rest. A selected button that is pending or disabled keeps the selected look if the theme has no
  /// appearance for that state.
  public internal(set) subscript(state: ButtonState) -> ButtonAppearance {
    get {
      let strongest = state.strongest
      let own = others[strongest]
      if state.contains(.selected), strongest != .selected, own ?? normal == normal { return self[.selected] }
      return own ?? strongest.fallback.map { self[$0] } ?? normal
    }
    set { if state == .normal { normal = newValue } else { others[state] = newValue } }
  }

  /// The name of the variant whose visited links have this appearance: NAME if this variant is NAME-visited, otherwise
  /// the name of this variant.
  var unvisitedName: String {
    name.hasSuffix("-visited") && name.utf8.count > 8 ? String(name.dropLast(8)) : name
  }

  /// Indicates whether the variant is for coloured surfaces. Its name then begins with `on-color`.
  package var isOnColor: Bool { name.hasPrefix("on-color") }
}
