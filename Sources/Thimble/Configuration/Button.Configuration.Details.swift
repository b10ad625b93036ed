extension Button.Configuration {
  /// What is seldom other than at first. Each part is told of in ``Button/Configuration``.
  struct Details: Hashable, Sendable {
    var styledTitles = StateMap<StyledText>()
    var subtitle: String?
    var styledSubtitle: StyledText?
    var badge: String?
    var iconPlacement = IconPlacement.leading
    var iconPadding: Int?
    var iconReservation = 0
    var titlePadding = 1
    var titleAlignment = TitleAlignment.automatic
    var contentAlignment = ContentAlignment.center
    var titleLineBreak = LineBreak.automatic
    var subtitleLineBreak = LineBreak.automatic
    var contentInsets: Insets?
    var minimumSize = Thimble.Size.zero
    var maximumSize = Thimble.Size.zero
    var reservedTitles: [String] = []
    var labelStyle: LabelStyle?
    var indicator = Indicator.automatic
    var look = Button.Look()
    var showsActivityIndicator = false
    var automaticallyUpdatesForSelection = true
  }

  /// Details behind one reference, so that a configuration costs little to copy and most of them share the standard ones.
  final class SharedDetails: Hashable, Sendable {
    static let standard = SharedDetails(Details())

    let details: Details

    init(_ details: Details) { self.details = details }

    static func == (a: SharedDetails, b: SharedDetails) -> Bool { a === b || a.details == b.details }

    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }
}
