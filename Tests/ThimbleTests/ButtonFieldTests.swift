import Testing

@testable import Thimble

@Suite("The fields of a configuration and what their changes touch")
struct ButtonFieldTests {
  private typealias Configuration = Button.Configuration

  /// A change of each field, by its name.
  private static let changes: [String: @Sendable (inout Configuration) -> Void] = [
    "titles": { $0.titles[exactly: .hovered] = "Other" },
    "icons": { $0.icons[exactly: .hovered] = "list-add-symbolic" },
    "role": { $0.role = .cancel },
    "variant": { $0.variant = .primary },
    "size": { $0.size = .large },
    "styledTitles": { $0.styledTitles[exactly: .hovered] = StyledText("Other") },
    "subtitle": { $0.subtitle = "Other" },
    "styledSubtitle": { $0.styledSubtitle = StyledText("Other") },
    "badge": { $0.badge = "3" },
    "iconPlacement": { $0.iconPlacement = .top },
    "iconPadding": { $0.iconPadding = 3 },
    "iconReservation": { $0.iconReservation = 3 },
    "titlePadding": { $0.titlePadding = 3 },
    "titleAlignment": { $0.titleAlignment = .center },
    "contentAlignment": { $0.contentAlignment = .fill },
    "titleLineBreak": { $0.titleLineBreak = .wrap },
    "subtitleLineBreak": { $0.subtitleLineBreak = .wrap },
    "contentInsets": { $0.contentInsets = Insets(3) },
    "minimumSize": { $0.minimumSize.width = 3 },
    "maximumSize": { $0.maximumSize.width = 3 },
    "reservedTitles": { $0.reservedTitles = ["Other"] },
    "labelStyle": { $0.labelStyle = .titleOnly },
    "indicator": { $0.indicator = .menu },
    "look": { $0.look.cornerStyle = .capsule },
    "showsActivityIndicator": { $0.showsActivityIndicator = true },
    "automaticallyUpdatesForSelection": { $0.automaticallyUpdatesForSelection = false },
  ]

  private static func names(_ whole: Any) -> [String] {
    // The rarely changed fields are behind one reference, with a table of their own.
    Mirror(reflecting: whole).children.compactMap(\.label).filter { $0 != "shared" }
  }

  @Test("The tables have every field, in the order of the types")
  func everyField() {
    #expect(Configuration.fields.map(\.name) == Self.names(Configuration()))
    #expect(Configuration.Details.fields.map(\.name) == Self.names(Configuration.Details()))
  }

  @Test("A change of a field is reported as that of this field alone, and touches a part of the button")
  func everyChange() throws {
    let (old, fields) = (Configuration(), Configuration.fields)
    for name in fields.map(\.name) + Configuration.Details.fields.map(\.name) {
      var new = old
      let change = try #require(Self.changes[name], "There is no change of \(name) to try: add one above.")
      change(&new)
      let reported =
        fields.filter { $0.differs(new, old) }.map(\.name)
        + Configuration.Details.fields.filter { $0.differs(new.details, old.details) }.map(\.name)
      #expect(reported == [name])
      var updates: [ButtonUpdate] = []
      new.forEachChange(from: old) { update, _ in updates.append(update) }
      #expect(updates.count == 1 && updates.first?.isEmpty == false, "A change of \(name) touches nothing.")
    }
  }
}
