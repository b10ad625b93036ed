extension Button {
  /// The colours and forms of one button that differ from the theme's, by state.
  ///
  /// The theme's values apply to properties that are not set. They also replace NaN and infinite values, which is
  /// logged once. Equal looks share one style class, so a thousand buttons with the same look cost as much as one, and
  /// no code runs on hover.
  public struct Look: Hashable, Sendable {
    /// A colour instead of the theme's: for the surface of a variant that has one, and otherwise for the title and the
    /// border.
    public var tint: Color?
    /// The title.
    public var foreground = StateMap<Color>()
    /// The surface. States without a colour get the normal one. It is mixed with the title's colour on hover and while
    /// the button is held, unless ``adjustsForState`` is false.
    public var background = StateMap<Color>()
    /// A picture on the surface, by its file path. It covers the button.
    public var backgroundImage = StateMap<String>()
    /// The border.
    public var border = StateMap<Color>()
    /// The border's width, logical pixels.
    public var borderWidth = StateMap<Double>()
    /// The icon; the title's colour if it is not set.
    public var icon = StateMap<Color>()
    /// The shadows, the topmost first. See ``/Theming/Shadow/elevation(_:)``.
    public var shadow = StateMap<[Shadow]>()
    /// The title's shadow.
    public var textShadow = StateMap<Shadow>()
    /// The opacity of the whole button, 0…1.
    public var opacity = StateMap<Double>()
    /// The title's font size, logical pixels at a text scale of 1, 1…1000.
    public var fontSize = StateMap<Double>()
    /// The title's font weight, 1…1000; 400 is regular.
    public var fontWeight = StateMap<Double>()
    /// Indicates whether the title is underlined.
    public var isUnderlined = StateMap<Bool>()
    /// The corners; nil for the theme's.
    public var cornerStyle: CornerStyle?
    /// Indicates whether the title is shown in capitals. A screen reader speaks it as written.
    public var isUppercase: Bool?
    /// Indicates whether a surface with its own colour changes when it is hovered, held or selected. The default is
    /// true.
    public var adjustsForState = true

    /// Creates a look that leaves everything to the theme.
    public init() {}

    /// Indicates whether the look leaves everything to the theme.
    public var isEmpty: Bool { self == Self() }
  }

  /// The form of a button's corners.
  public enum CornerStyle: Hashable, Sendable {
    /// Radius 0.
    case square
    /// Two thirds of the theme's radius.
    case small
    /// The theme's radius.
    case medium
    /// One and a half times the theme's radius.
    case large
    /// Half the height: a pill.
    case capsule
    /// A pill that is at least as wide as high: a circle around an icon.
    case circle
    /// A radius in logical pixels.
    case fixed(Double)
    /// A radius in logical pixels at a text scale of 1, which grows with the text.
    case dynamic(Double)

    /// Returns the radius, logical pixels.
    func radius(in theme: ThemeValues, textScale: Double) -> Double {
      switch self {
      case .square: 0
      case .small: (theme.cornerRadius * 2 / 3).rounded()
      case .medium: theme.cornerRadius
      case .large: (theme.cornerRadius * 3 / 2).rounded()
      case .capsule, .circle: 9999
      case .fixed(let radius): max(0, radius)
      case .dynamic(let radius): max(0, radius * textScale)
      }
    }
  }
}
