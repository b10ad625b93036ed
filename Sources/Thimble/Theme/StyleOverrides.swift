/// Something a single control wants to look like, apart from its theme: equal wishes share one style class.
protocol StyleOverride: Hashable, Sendable {
  /// The CSS rules for controls that have `styleClass`.
  func css(styleClass: String, in scheme: ColorScheme) -> String
}

/// The style classes that single controls ask for, in one shared provider.
@MainActor
final class StyleOverrides {
  private struct Entry {
    let style: any StyleOverride
    var uses: Int
  }

  private let sheet = CSSProvider()
  private var entries: [String: Entry] = [:]
  private var classes: [AnyHashable: String] = [:]
  private var count = 0

  func install() { sheet.install(above: 1) }

  /// The class of `style`, made and written into the sheet where it is new.
  func retain(_ style: some StyleOverride, in scheme: ColorScheme) -> String {
    if let known = classes[style] {
      entries[known]?.uses += 1
      return known
    }
    count += 1
    let styleClass = "style-\(count)"
    classes[style] = styleClass
    entries[styleClass] = Entry(style: style, uses: 1)
    load(in: scheme)
    return styleClass
  }

  /// Ends one use. A class that nobody uses leaves the sheet when it is next written.
  func release(_ styleClass: String) {
    guard var entry = entries[styleClass] else { return }
    entry.uses -= 1
    entries[styleClass] = entry.uses > 0 ? entry : nil
    if entry.uses == 0 { classes[AnyHashable(entry.style)] = nil }
  }

  /// Writes the sheet.
  func load(in scheme: ColorScheme) {
    let rules = entries.sorted { $0.key < $1.key }.map { $0.value.style.css(styleClass: $0.key, in: scheme) }
    sheet.load(rules.joined())
  }
}
