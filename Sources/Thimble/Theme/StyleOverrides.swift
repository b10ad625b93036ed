/// The style classes of buttons that differ from their variant, in one shared provider. Equal looks share one class.
@MainActor
final class StyleOverrides {
  private struct Entry {
    let look: AppliedLook
    var uses: Int
  }

  /// A theme for a set of controls: all controls, or those with the class of a scope.
  struct Ground {
    let scope: String?
    let values: ThemeValues
  }

  private let sheet = CSSProvider()
  private var entries: [String: Entry] = [:]
  private var classes: [AppliedLook: String] = [:]
  private var count = 0
  /// The CSS in the provider. Equal CSS is not loaded again.
  private var css = ""

  func install() { sheet.install(above: 1) }

  /// Returns the class of `look`, and whether it is new, so that the sheet needs an update.
  func retain(_ look: AppliedLook) -> (name: String, isNew: Bool) {
    if let known = classes[look] {
      entries[known]?.uses += 1
      return (known, false)
    }
    count += 1
    let styleClass = "thimble-style-\(count)"
    classes[look] = styleClass
    entries[styleClass] = Entry(look: look, uses: 1)
    return (styleClass, true)
  }

  /// Returns the look of a class.
  func look(of styleClass: String) -> AppliedLook? { entries[styleClass]?.look }

  /// Ends one use. The next update of the sheet removes a class without uses.
  func release(_ styleClass: String) {
    guard var entry = entries[styleClass] else { return }
    entry.uses -= 1
    entries[styleClass] = entry.uses > 0 ? entry : nil
    if entry.uses == 0 { classes[entry.look] = nil }
  }

  /// Writes the sheet: each look on each ground, the one without a scope first.
  func load(_ grounds: [Ground], in context: ThemeContext) {
    let new = entries.sorted { $0.key < $1.key }.map { name, entry in
      ButtonRules.css(
        grounds.map { ground in
          let node = "thimble-button" + (ground.scope.map { ".\($0)" } ?? "")
          return entry.look.rules("\(node).\(name)", ground.values, context)
        })
    }
    .joined()
    guard new != css else { return }
    css = new
    for error in sheet.load(new) {
      Log.warning("The style of a button, line \(error.line) of its stylesheet: \(error.message)")
    }
  }
}
