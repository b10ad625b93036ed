extension Button {
  /// The content and look of a button: one value with all its properties.
  ///
  /// ```swift
  /// var upload = Button.Configuration("Upload", variant: .primary)
  /// upload.subtitle = "3 files"
  /// upload.icon = "document-send-symbolic"
  /// upload.iconPlacement = .trailing
  /// let button = Button(configuration: upload) { try await send() }
  /// ```
  /// Equal configurations look equal, and a copy can be changed and set. For properties that are nil, the nearest
  /// container with ``Defaults`` decides, then the theme. Lengths below 0 count as 0. The properties of ``Details`` are
  /// properties of a configuration, too.
  @dynamicMemberLookup
  public struct Configuration: Hashable, Sendable {
    /// The title by state. `_` marks the next letter as the mnemonic; `__` shows `_`.
    public var titles = StateMap<String>()
    /// The picture by state.
    public var icons = StateMap<Icon>()
    /// The purpose of the button.
    public var role: Role?
    /// The emphasis of the button.
    public var variant: Variant?
    /// The size of the button.
    public var size: Size?

    /// Creates an empty configuration.
    public init() {}

    private var shared = SharedDetails.standard

    /// A property of the ``Details``.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Details, Value>) -> Value {
      get { shared.details[keyPath: path] }
      set {
        var details = shared.details
        details[keyPath: path] = newValue
        shared = SharedDetails(details)
      }
    }

    /// The rarely changed properties.
    var details: Details { shared.details }

    /// Returns whether both have the same details object. Different objects may still be equal.
    func sharesDetails(with other: Self) -> Bool { shared === other.shared }
  }
}

extension Button.Configuration {
  /// The title at rest.
  public var title: String {
    get { titles.normal ?? "" }
    set { titles.normal = newValue }
  }

  /// Styled text instead of the title at rest.
  public var styledTitle: StyledText? {
    get { self.styledTitles.normal }
    set { self.styledTitles.normal = newValue }
  }

  /// The picture at rest.
  public var icon: Icon? {
    get { icons.normal }
    set { icons.normal = newValue }
  }
}

// MARK: - Initializers

extension Button.Configuration {
  /// Creates a configuration of a variant with a title.
  ///
  /// - Parameters:
  ///   - title: the title, and the accessible name.
  ///   - icon: the picture beside the title.
  ///   - variant: the emphasis; nil leaves it to role, container and theme.
  public init(_ title: String, icon: Icon? = nil, variant: Button.Variant? = nil) {
    self.init()
    self.title = title
    self.icon = icon
    self.variant = variant
  }

  /// Returns the same configuration with the title, styled title and icon of a state as those at rest.
  public func updated(for state: ButtonState) -> Self {
    var result = self
    result.titles = StateMap(titles[state])
    result.styledTitles = StateMap(self.styledTitles[state])
    result.icons = StateMap(icons[state])
    return result
  }
}

// MARK: - Storage

extension Button.Configuration {
  /// The rarely changed properties of a configuration. Write `configuration.subtitle = "3 files"`.
  public struct Details: Hashable, Sendable {
    /// Styled text instead of the title, by state. A screen reader still speaks the title.
    public var styledTitles = StateMap<StyledText>()
    /// A second, smaller line below the title. Spoken as the description.
    public var subtitle: String?
    /// Styled text instead of the subtitle.
    public var styledSubtitle: StyledText?
    /// A few characters in a pill after the title, such as a count. Spoken after the name.
    public var badge: String?
    /// The place of the icon, as seen from the title.
    public var iconPlacement = IconPlacement.leading
    /// The space between icon and title, logical pixels; nil for the theme's.
    public var iconPadding: Int?
    /// The minimum width for the icon, logical pixels at a text scale of 1. It aligns the titles of several buttons.
    public var iconReservation = 0
    /// The space between title and subtitle, logical pixels.
    public var titlePadding = 1
    /// The alignment of title and subtitle with each other, and of the lines of each.
    public var titleAlignment = TitleAlignment.automatic
    /// The place of the content in a button that is wider.
    public var contentAlignment = ContentAlignment.center
    /// The treatment of a title that is longer than its room.
    public var titleLineBreak = LineBreak.automatic
    /// The treatment of a subtitle that is longer than its room.
    public var subtitleLineBreak = LineBreak.automatic
    /// The padding around the content, logical pixels; nil for the theme's.
    public var contentInsets: Insets?
    /// The minimum width and height of the button, logical pixels, 0 for none.
    public var minimumSize = Thimble.Size.zero
    /// The maximum requested width and height of the button, logical pixels at a text scale of 1, 0 for none. It grows
    /// with the text scale. A container can give the button more.
    public var maximumSize = Thimble.Size.zero
    /// All titles that the button can show. It is always wide enough for the longest, so that the layout does not move.
    public var reservedTitles: [String] = []
    /// The shown parts of the label; nil for icon and title.
    public var labelStyle: LabelStyle?
    /// The arrow that shows that a menu opens.
    public var indicator = Indicator.automatic
    /// The button's own colours and forms.
    public var look = Button.Look()
    /// Indicates whether a ring replaces the icon and presses are ignored. ``ButtonWork/start()`` turns it on, and
    /// ``ButtonWork/stop(_:reason:)`` off. A button's own `async` action does not change it.
    public var showsActivityIndicator = false
    /// Indicates whether a selected button looks selected. The default is true. While it is false, only assistive
    /// technologies see the state, and the application shows it in its own way.
    public var automaticallyUpdatesForSelection = true
  }

  /// Details behind one reference. A configuration is cheap to copy, and most share the standard details.
  final class SharedDetails: Hashable, Sendable {
    static let standard = SharedDetails(Details())

    let details: Details

    init(_ details: Details) { self.details = details }

    static func == (a: SharedDetails, b: SharedDetails) -> Bool { a === b || a.details == b.details }

    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }
}
