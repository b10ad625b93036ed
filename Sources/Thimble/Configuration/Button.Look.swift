extension Button {
  /// The colours and forms of one button that differ from the theme's, by state.
  ///
  /// The theme's values hold for properties that are not set. They replace NaN and infinite values too, which is logged
  /// once. Equal looks share one style class, so a thousand buttons with the same look cost what
  /// one does, and nothing runs while a pointer passes over them.
  public struct Look: Hashable, Sendable {
    /// Instead of the theme's colours: the surface of a variant that has one, and otherwise the title and the line around.
    public var tint: Color?
    /// The title.
    public var foreground = StateMap<Color>()
    /// The surface. States without a colour of their own get the normal one, nearer to the title's when the pointer is
    /// over it or the button is held, unless ``adjustsForState`` is false.
    public var background = StateMap<Color>()
    /// A picture on the surface, by the path of its file; it covers the button.
    public var backgroundImage = StateMap<String>()
    /// The line around.
    public var border = StateMap<Color>()
    /// The line's width, logical pixels.
    public var borderWidth = StateMap<Double>()
    /// The icon; where it is not set, the title's colour.
    public var icon = StateMap<Color>()
    /// Shadows, the topmost first. See ``/Theming/Shadow/elevation(_:)``.
    public var shadow = StateMap<[Shadow]>()
    /// The title's shadow.
    public var textShadow = StateMap<Shadow>()
    /// 0…1, of the whole button.
    public var opacity = StateMap<Double>()
    /// The title's font size, logical pixels at a text scale of 1.
    public var fontSize = StateMap<Double>()
    /// The title's weight, 1…1000, 400 being regular.
    public var fontWeight = StateMap<Double>()
    /// Whether the title has a line below.
    public var isUnderlined = StateMap<Bool>()
    /// The corners; nil for the theme's.
    public var cornerStyle: CornerStyle?
    /// Whether the title is shown in capitals. It is spoken as it is written.
    public var isUppercase: Bool?
    /// Whether a surface that has a colour of its own changes by itself when it is hovered, held or selected. The default
    /// is true.
    public var adjustsForState = true

    /// A look that leaves everything to the theme.
    public init() {}

    /// Whether it leaves everything to the theme.
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
    /// A pill that is at least as wide as it is high: a circle around an icon.
    case circle
    /// A radius in logical pixels.
    case fixed(Double)
    /// A radius in logical pixels at a text scale of 1, which grows as text does.
    case dynamic(Double)

    /// The radius, logical pixels.
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
