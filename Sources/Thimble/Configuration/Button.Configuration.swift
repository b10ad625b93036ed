extension Button {
  /// What a button shows: one value, of which every property of a button is a part.
  ///
  /// ```swift
  /// var upload = Button.Configuration.filled()
  /// upload.title = "Upload"
  /// upload.subtitle = "3 files"
  /// upload.icon = "document-send-symbolic"
  /// upload.iconPlacement = .trailing
  /// let button = Button(configuration: upload) { try await send() }
  /// ```
  /// It is a value: equal ones look equal, and a copy may be changed and given back. What is nil is left to the nearest
  /// container with ``Defaults``, then to the theme. Lengths below 0 count as 0.
  public struct Configuration: Hashable, Sendable {
    // MARK: Content

    /// The title by state. `_` marks the next letter as its key with Alt; two show one.
    public var titles = StateMap<String>()
    /// Styled text instead of the title, by state. The title is still what is spoken.
    public var styledTitles = StateMap<StyledText>()
    /// A second, smaller line below the title. Spoken as the description.
    public var subtitle: String?
    /// Styled text instead of the subtitle.
    public var styledSubtitle: StyledText?
    /// The picture by state.
    public var icons = StateMap<Icon>()
    /// A few characters in a pill behind the title, such as a count. Spoken after the name.
    public var badge: String?
    /// What the button is for.
    public var role: Role?

    // MARK: Placement

    /// Where the icon is, as seen from the title.
    public var iconPlacement = IconPlacement.leading
    /// The room between icon and title, logical pixels; nil for the theme's.
    public var iconPadding: Int?
    /// The least room for the icon, logical pixels, so that the titles of several buttons are aligned.
    public var iconReservation = 0
    /// The room between title and subtitle, logical pixels.
    public var titlePadding = 1
    /// How title and subtitle are aligned with each other, and the lines of each.
    public var titleAlignment = TitleAlignment.automatic
    /// Where the content is in a button that is wider than it.
    public var contentAlignment = ContentAlignment.center
    /// What happens to a title that is longer than its room.
    public var titleLineBreak = LineBreak.automatic
    /// What happens to a subtitle that is longer than its room.
    public var subtitleLineBreak = LineBreak.automatic
    /// The room around the content, logical pixels, instead of the theme's.
    public var contentInsets: Insets?
    /// The least width and height of the button, logical pixels, 0 for none.
    public var minimumSize = Extent.zero
    /// The greatest width and height that the button asks for, logical pixels, 0 for none. A container may give it more.
    public var maximumSize = Extent.zero
    /// All titles that the button can come to show: it is always wide enough for the longest, so that nothing moves.
    public var reservedTitles: [String] = []
    /// Which of icon and title are shown; nil for both.
    public var labelStyle: LabelStyle?
    /// Whether an arrow shows that a menu opens.
    public var indicator = Indicator.automatic

    // MARK: Look

    /// How much the button stands out.
    public var variant: Variant?
    /// How large the button is.
    public var size: Size?
    /// Colours and forms of its own.
    public var look = Look()
    /// Whether a ring turns in the icon's place, and presses are dropped.
    public var showsActivityIndicator = false
    /// Whether a selected button looks selected.
    public var automaticallyUpdatesForSelection = true

    /// A button that shows nothing yet.
    public init() {}
  }
}

// MARK: - Parts

extension Button.Configuration {
  /// The title at rest.
  public var title: String {
    get { titles.normal ?? "" }
    set { titles.normal = newValue }
  }

  /// Styled text instead of the title at rest.
  public var styledTitle: StyledText? {
    get { styledTitles.normal }
    set { styledTitles.normal = newValue }
  }

  /// The picture at rest.
  public var icon: Icon? {
    get { icons.normal }
    set { icons.normal = newValue }
  }

  /// Where an icon is.
  public enum IconPlacement: Hashable, Sendable {
    case leading, trailing, top, bottom
  }

  /// How title and subtitle are aligned.
  public enum TitleAlignment: Hashable, Sendable {
    /// Leading beside an icon, centred otherwise.
    case automatic
    case leading, center, trailing
  }

  /// Where the content is.
  public enum ContentAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// The title takes all the room; badge and indicator are at the end.
    case fill
  }

  /// What happens to text that is longer than its room.
  public enum LineBreak: Hashable, Sendable {
    /// The button is as wide as its text; what is longer than 64 characters ends in an ellipsis.
    case automatic
    /// The button is as wide as its text; what is longer than 256 characters ends in an ellipsis.
    case never
    /// Goes on in the next line; what is longer than 256 characters ends in an ellipsis in the eighth line.
    case wrap
    /// Ellipses take the place of what is left out.
    case truncateStart, truncateMiddle, truncateEnd
    /// The text becomes smaller, down to this part of its size, 0.1…1; then, and where it is longer than 128 characters, it
    /// ends in an ellipsis.
    case shrink(to: Double)
  }

  /// Which of icon and title are shown. The title is spoken in each.
  public enum LabelStyle: Hashable, Sendable {
    case titleAndIcon
    /// The title is the tooltip.
    case iconOnly
    case titleOnly
  }

  /// Whether an arrow shows that a menu opens.
  public enum Indicator: Hashable, Sendable {
    /// As the member of the family thinks fit.
    case automatic
    case none
    /// A downward arrow.
    case menu
    /// Arrows up and down: one of several is chosen.
    case popup
  }
}

/// A width and a height, logical pixels.
public struct Extent: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// A width and a height.
  public init(width: Int = 0, height: Int = 0) {
    self.width = width
    self.height = height
  }

  /// Neither.
  public static let zero = Extent()
}
