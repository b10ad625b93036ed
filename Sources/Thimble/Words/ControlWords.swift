/// The words of a control: its name, its tooltip and its description. This type holds all their sources and the order
/// of precedence between them.
struct ControlWords: Equatable {
  /// The name of a control.
  struct Name: Equatable {
    /// A temporary title, such as "Undo".
    var passing: String?
    /// The label that the application has set.
    var label: String?
    /// The visible title, with the underscore of its mnemonic.
    var title = ""
    /// A few characters that a screen reader speaks after the name.
    var badge: String?

    /// The name without temporary title and badge.
    var lasting: String { label ?? AccessibleName.oneLine(AccessibleName.withoutMnemonic(title)) }

    /// The name as a screen reader speaks it now; nil if it would say nothing.
    var spoken: String? {
      guard let name = AccessibleName.spoken(passing ?? lasting) else { return nil }
      return badge.flatMap(AccessibleName.spoken).map { Phrase.list(name, $0) } ?? name
    }
  }

  var name: String
  /// The reason why the control is unavailable.
  var explanation: String?
  /// The tooltip that the application has set.
  var ownTooltip: String?
  var showsNameAsTooltip = false
  /// The keyboard shortcut of the control, as the desktop writes it.
  var keys: String?
  /// The application's sentence about the purpose of the control.
  var hint: String?
  /// The second line that the control shows.
  var shown: String?
  /// A state that screen readers do not speak for the control's role.
  var unspokenState: String?
  /// A hint at other ways to use the control.
  var pressHint: String?

  /// The whole of a text that the control shows only in part.
  var cut: String?

  /// The text of the tooltip. The explanation replaces the application's text; a text that is cut comes before both, and
  /// the shortcut is always added.
  var tooltip: String? {
    let added = explanation ?? ownTooltip
    let parts = [cut, added == cut ? nil : added].compactMap { $0 }
    let text = parts.isEmpty ? (showsNameAsTooltip ? name : nil) : parts.joined(separator: "\n")
    // Translators: The text of a tooltip, and a keyboard shortcut.
    return keys.map { localized("%1$@ (%2$@)", de: "%1$@ (%2$@)", ja: "%1$@ (%2$@)", text ?? name, $0) } ?? text
  }

  /// Indicates whether the tooltip says no more than the name. A name that is cut on screen has its whole in the tooltip.
  var tooltipRepeatsName: Bool { cut == nil && tooltip == name }

  /// Returns the text that a screen reader speaks after name and role; nil for nothing.
  ///
  /// - Parameter saysKeys: false if GTK exposes the shortcut, so that a screen reader speaks it anyway.
  /// - Returns: sentences, none of which repeats the name.
  func description(saysKeys: Bool) -> String? {
    let text = explanation ?? hint ?? shown ?? ownTooltip
    return Self.sentences([unspokenState, text == name ? nil : text, saysKeys ? keys : nil, pressHint])
  }

  /// Returns the sentences joined to one text; nil if there are none.
  static func sentences(_ parts: [String?]) -> String? {
    let parts = parts.compactMap { $0 }
    return parts.dropFirst().reduce(parts.first) { all, next in
      // Translators: Two sentences.
      all.map { localized("%1$@. %2$@", de: "%1$@. %2$@", ja: "%1$@。%2$@", $0, next) }
    }
  }
}
