/// Something a single control wants to look like, apart from its theme: equal wishes share one style class.
protocol StyleOverride: Hashable, Sendable {
  /// The CSS rules for the controls that `selector` selects, in a theme.
  func css(_ selector: String, _ theme: ThemeValues, _ context: ThemeContext) -> String
}

/// The style classes that single controls ask for, in one shared provider.
@MainActor
final class StyleOverrides {
  private struct Entry {
    let style: any StyleOverride
    var uses: Int
  }

  /// A theme that holds for some controls: those with a class of its scope, or all.
  struct Ground {
    let scope: String?
    let values: ThemeValues
  }

  private let sheet = CSSProvider()
  private var entries: [String: Entry] = [:]
  private var classes: [AnyHashable: String] = [:]
  private var count = 0
  /// What is in the provider: one that is not another is not read again.
  private var css = ""

  func install() { sheet.install(above: 1) }

  /// The class of `style`, and whether it is new, so that the sheet must be written.
  func retain(_ style: some StyleOverride) -> (name: String, isNew: Bool) {
    if let known = classes[style] {
      entries[known]?.uses += 1
      return (known, false)
    }
    count += 1
    let styleClass = "thimble-style-\(count)"
    classes[style] = styleClass
    entries[styleClass] = Entry(style: style, uses: 1)
    return (styleClass, true)
  }

  /// Ends one use. A class that nobody uses leaves the sheet when it is next written.
  func release(_ styleClass: String) {
    guard var entry = entries[styleClass] else { return }
    entry.uses -= 1
    entries[styleClass] = entry.uses > 0 ? entry : nil
    if entry.uses == 0 { classes[AnyHashable(entry.style)] = nil }
  }

  /// Writes the sheet: each style on each ground, the one without a scope first.
  func load(_ grounds: [Ground], in context: ThemeContext) {
    let styles = entries.sorted { $0.key < $1.key }
    let rules = grounds.flatMap { ground in
      styles.map { name, entry in
        let node = "thimble-button" + (ground.scope.map { ".\($0)" } ?? "")
        return entry.style.css("\(node).\(name)", ground.values, context)
      }
    }
    let new = rules.joined()
    guard new != css else { return }
    css = new
    for error in sheet.load(new) {
      Log.warning("The style of a button, line \(error.line) of its stylesheet: \(error.message)")
    }
  }
}
