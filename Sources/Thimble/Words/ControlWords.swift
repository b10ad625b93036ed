/// The words of a control: its name, its tooltip and its description. Every fact about them is here, and so is the order in
/// which one takes the place of another.
struct ControlWords: Equatable {
  /// The name of a control.
  struct Name: Equatable {
    /// Words in the title's place for a while, such as "Undo".
    var passing: String?
    /// The label that the application has set.
    var label: String?
    /// The title that is shown, with the underscore of its mnemonic.
    var title = ""
    /// A few characters that are spoken after the name.
    var badge: String?

    /// The name, without passing words and badge.
    var lasting: String { label ?? AccessibleName.oneLine(AccessibleName.withoutMnemonic(title)) }

    /// The name as it is spoken now; nil if nothing would be spoken.
    var spoken: String? {
      guard let name = AccessibleName.spoken(passing ?? lasting) else { return nil }
      return badge.flatMap(AccessibleName.spoken).map { localized("%1$@, %2$@", name, $0) } ?? name
    }
  }

  var name: String
  /// Why the control cannot be used.
  var explanation: String?
  /// The tooltip that the application has set.
  var ownTooltip: String?
  var showsNameAsTooltip = false
  /// The keys that press the control, as the desktop writes them.
  var keys: String?
  /// A sentence of the application about what the control does.
  var hint: String?
  /// A second line that the control shows.
  var shown: String?
  /// A state that screen readers have no words for in the control's role.
  var unspokenState: String?
  /// What else can be done with the control.
  var pressHint: String?

  /// The text of the tooltip: the explanation before any other, and always with the keys.
  var tooltip: String? {
    let text = explanation ?? ownTooltip ?? (showsNameAsTooltip ? name : nil)
    return keys.map { localized("%1$@ (%2$@)", text ?? name, $0) } ?? text
  }

  /// The text that is spoken after name and role; nil for nothing.
  ///
  /// - Parameter saysKeys: false where GTK exposes the keys, so that a screen reader says them by itself.
  /// - Returns: sentences, none of which repeats the name.
  func description(saysKeys: Bool) -> String? {
    let text = explanation ?? hint ?? shown ?? (keys == nil ? tooltip : ownTooltip)
    return Self.sentences([unspokenState, text == name ? nil : text, saysKeys ? keys : nil, pressHint])
  }

  /// Joins sentences; nil if there are none.
  static func sentences(_ parts: [String?]) -> String? {
    let parts = parts.compactMap { $0 }
    return parts.dropFirst().reduce(parts.first) { all, next in all.map { localized("%1$@. %2$@", $0, next) } }
  }
}
