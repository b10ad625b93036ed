/// The parts of a button that a change puts out of date.
struct ButtonUpdate: OptionSet, Sendable {
  let rawValue: Int

  /// Texts, icons and name: they are made again, measured and drawn.
  static let content = Self(rawValue: 1 << 0)
  /// The style classes of variant and size, and with them the look.
  static let variant = Self(rawValue: 1 << 1)
  /// The button's own colours and forms.
  static let look = Self(rawValue: 1 << 2)
  /// The places of the parts, and the size of the button.
  static let layout = Self(rawValue: 1 << 3)
  /// The keys that press the button from anywhere in its window.
  static let keys = Self(rawValue: 1 << 4)
  /// The work that the application shows.
  static let work = Self(rawValue: 1 << 5)
  /// The marks of a button that is on.
  static let selection = Self(rawValue: 1 << 6)
}

// MARK: - Changes from outside the configuration

extension ButtonUpdate {
  /// A change of the containers' defaults.
  static let defaults: Self = [.content, .variant]
  /// A change of the style.
  static let style: Self = .look
  /// A change of the variant or size that applies where nothing else sets one.
  static let standards: Self = .variant
  /// A change of the insets that a subclass has.
  static let insets: Self = .layout
  /// A change of the shown parts of the label that a subclass makes.
  static let mode: Self = [.content, .layout]
}

// MARK: - Changes of the configuration

/// A field of a configuration, and the effects of its change. `ButtonFieldTests` compare the tables with the fields
/// of the types.
struct ButtonField<Whole>: Sendable {
  let name: String
  let update: ButtonUpdate
  /// The GObject properties that repeat the field.
  let properties: [StaticString]
  /// Returns whether the field differs in two configurations.
  let differs: @Sendable (Whole, Whole) -> Bool

  init(
    _ name: String, _ update: ButtonUpdate, _ properties: StaticString...,
    differs: @escaping @Sendable (Whole, Whole) -> Bool
  ) {
    (self.name, self.update, self.properties, self.differs) = (name, update, properties, differs)
  }
}

extension Button.Configuration {
  static let fields: [ButtonField<Self>] = [
    .init("titles", .content, "title") { $0.titles != $1.titles },
    .init("icons", .content, "icon-name") { $0.icons != $1.icons },
    .init("role", [.variant, .keys], "role", "variant") { $0.role != $1.role },
    .init("variant", .variant, "variant") { $0.variant != $1.variant },
    .init("size", .variant, "size") { $0.size != $1.size },
  ]

  /// Calls `body` for each field that differs from an earlier configuration.
  func forEachChange(from old: Self, _ body: (_ update: ButtonUpdate, _ properties: [StaticString]) -> Void) {
    for field in Self.fields where field.differs(self, old) { body(field.update, field.properties) }
    guard !sharesDetails(with: old) else { return }
    let (new, old) = (details, old.details)
    for field in Details.fields where field.differs(new, old) { body(field.update, field.properties) }
  }
}

extension Button.Configuration.Details {
  static let fields: [ButtonField<Self>] = [
    .init("styledTitles", .content) { $0.styledTitles != $1.styledTitles },
    .init("subtitle", .content, "subtitle") { $0.subtitle != $1.subtitle },
    .init("styledSubtitle", .content) { $0.styledSubtitle != $1.styledSubtitle },
    .init("badge", .content, "badge") { $0.badge != $1.badge },
    .init("iconPlacement", .layout, "icon-placement") { $0.iconPlacement != $1.iconPlacement },
    .init("iconPadding", .layout) { $0.iconPadding != $1.iconPadding },
    .init("iconReservation", [.content, .layout]) { $0.iconReservation != $1.iconReservation },
    .init("titlePadding", .layout) { $0.titlePadding != $1.titlePadding },
    .init("titleAlignment", .layout) { $0.titleAlignment != $1.titleAlignment },
    .init("contentAlignment", .layout) { $0.contentAlignment != $1.contentAlignment },
    .init("titleLineBreak", [.content, .layout]) { $0.titleLineBreak != $1.titleLineBreak },
    .init("subtitleLineBreak", .content) { $0.subtitleLineBreak != $1.subtitleLineBreak },
    .init("contentInsets", .layout) { $0.contentInsets != $1.contentInsets },
    .init("minimumSize", .layout) { $0.minimumSize != $1.minimumSize },
    .init("maximumSize", .layout) { $0.maximumSize != $1.maximumSize },
    .init("reservedTitles", .layout) { $0.reservedTitles != $1.reservedTitles },
    .init("labelStyle", .content) { $0.labelStyle != $1.labelStyle },
    .init("indicator", .content) { $0.indicator != $1.indicator },
    // Round corners make the button at least as wide as it is high.
    .init("look", [.look, .layout]) { $0.look != $1.look },
    .init("showsActivityIndicator", .work) { $0.showsActivityIndicator != $1.showsActivityIndicator },
    .init("automaticallyUpdatesForSelection", [.content, .look, .selection]) {
      $0.automaticallyUpdatesForSelection != $1.automaticallyUpdatesForSelection
    },
  ]
}
