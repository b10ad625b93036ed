/// The style classes of buttons that differ from their variant, in one shared CSS provider. Buttons with equal looks in
/// one theme share a class.
@MainActor
final class StyleOverrides {
  /// A look in a theme. A look has another class in each theme, because the theme sets the properties that the look
  /// does not set.
  struct Key: Hashable {
    let look: AppliedLook
    /// The style class of the theme; nil for the application's theme.
    let scope: String?
  }

  private struct Entry {
    let key: Key
    /// The number of buttons with the class.
    var uses: Int
    /// The rules; nil until they are needed.
    var css: String?
  }

  private let sheet = CSSProvider()
  private var entries: [String: Entry] = [:]
  private var classes: [Key: String] = [:]
  private var count = 0
  /// The CSS in the provider. Equal CSS is not loaded again.
  private var css = ""

  func install() { sheet.install(above: -1) }

  /// Returns the class of `key`, and whether the class is new. For a new class, call ``load(in:_:)`` before the next
  /// frame.
  func retain(_ key: Key) -> (name: String, isNew: Bool) {
    if let known = classes[key] {
      entries[known]?.uses += 1
      return (known, false)
    }
    count += 1
    let styleClass = "thimble-style-\(count)"
    classes[key] = styleClass
    entries[styleClass] = Entry(key: key, uses: 1)
    return (styleClass, true)
  }

  /// Returns the look of a class; nil if no button has the class.
  func look(of styleClass: String) -> AppliedLook? { entries[styleClass]?.key.look }

  /// Ends one use of a class. The next update of the sheet removes a class without uses.
  func release(_ styleClass: String) {
    guard var entry = entries[styleClass] else { return }
    entry.uses -= 1
    entries[styleClass] = entry.uses > 0 ? entry : nil
    if entry.uses == 0 { classes[entry.key] = nil }
  }

  /// Discards all rules, after a change of theme or context.
  func forgetRules() { for styleClass in entries.keys { entries[styleClass]?.css = nil } }

  /// Writes the sheet. Only classes without rules get new rules: new classes, and all classes after ``forgetRules()``.
  ///
  /// - Parameters:
  ///   - context: the context of the values.
  ///   - values: returns the values of the theme with this style class, or of the application's theme for nil; nil if
  ///     the theme is not in use.
  func load(in context: ThemeContext, _ values: (_ scope: String?) -> ThemeValues?) {
    var standards: [Key: ButtonRules] = [:]
    let styleClasses = entries.keys.sorted()
    for styleClass in styleClasses {
      guard let entry = entries[styleClass], entry.css == nil else { continue }
      let (look, scope) = (entry.key.look, entry.key.scope)
      guard let theme = values(scope) else { continue }
      let selector = "thimble-button.\(styleClass)"
      // Looks of one role, variant and size refine the same rules.
      let standard = Key(look: look.standard, scope: scope)
      let refined = standards[standard] ?? standard.look.rules(selector, theme, context)
      standards[standard] = refined
      entries[styleClass]?.css = look.rules(selector, theme, context, refining: refined).css
    }
    let new = styleClasses.compactMap { entries[$0]?.css }.joined()
    guard new != css else { return }
    css = new
    for error in sheet.load(new) {
      Log.warning("The style of a button, line \(error.line) of its stylesheet: \(error.message)")
    }
  }
}
