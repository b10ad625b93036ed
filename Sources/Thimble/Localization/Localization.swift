import Synchronization

/// The language of the kit's own words.
///
/// The user's settings decide the language: a catalogue that is installed for gettext's domain `thimble` comes first, then
/// the kit's own translations (German and Japanese), then English. An application with its own choice of languages sets the
/// kit's by `Localization.use`. `use("en")` switches all translations off.
public enum Localization {
  /// A language of the kit's own translations, by its ISO 639 code.
  enum Language: String, CaseIterable, Sendable {
    case en, de, ja
  }

  private struct Choice {
    /// The application's choice; nil for the user's settings.
    let own: Language?
    let language: Language
  }

  private static let choice = Mutex(Choice(own: nil, language: language(for: Gettext.languages)))

  /// The languages of the kit, by their ISO 639 codes.
  public static let languages = Language.allCases.map(\.rawValue)

  /// Sets the language of the kit's words, by a code with or without a region: `de`, `de_AT`, `de-AT`.
  ///
  /// Call it before the first control is made: text that is already visible does not change. Installed catalogues are not
  /// used, since they are in the language of the user's settings. English replaces a language that the kit does not have.
  ///
  /// - Parameter language: the language; nil for that of the user's settings, the default.
  public static func use(_ language: String?) {
    let own = language.map { self.language(for: [$0]) }
    let choice = Choice(own: own, language: own ?? self.language(for: Gettext.languages))
    self.choice.withLock { $0 = choice }
  }

  /// Sets the language of the kit's words to that of an application's, so that a window is in one language.
  ///
  /// ```swift
  /// let words = Translations(po: ["de": german])
  /// Localization.use(words)
  /// ```
  public static func use(_ words: Translations) { use(words.language ?? words.source) }

  /// Returns the first of these languages that the kit has; English if there is none.
  static func language(for wishes: [String]) -> Language {
    for wish in wishes {
      if wish == "C" || wish == "POSIX" { break }
      if let language = Language(rawValue: String(wish.prefix { $0.isLetter })) { return language }
    }
    return .en
  }

  /// The language, and whether an installed catalogue comes before the kit's own words.
  static var current: (language: Language, asksCatalogue: Bool) {
    choice.withLock { ($0.language, $0.own == nil) }
  }
}

/// Returns a text of the kit in the user's language, with values inserted by ``Phrase``.
///
/// The texts are literals, so that the template for translators can be made from the code. A comment `Translators:` in
/// the line before goes there too.
///
/// - Parameters:
///   - english: the English text, which is the key in a gettext catalogue.
///   - german: the German text.
///   - japanese: the Japanese text.
///   - values: the values; none if the caller inserts them.
/// - Returns: the text.
package func localized(
  _ english: StaticString, de german: StaticString, ja japanese: StaticString, _ values: String...
) -> String {
  let (language, asksCatalogue) = Localization.current
  let own =
    switch language {
    case .en: english
    case .de: german
    case .ja: japanese
    }
  let installed = asksCatalogue ? Gettext.translation(of: "\(english)", domain: "thimble") : nil
  let text = installed ?? "\(own)"
  return values.isEmpty ? text : Phrase.filled(text, with: values)
}

/// A text with placeholders: `%@` is the next value, `%1$@` the first value, so that a translation can change the
/// order. `%d` and `%lld` are the same, as translators write a number. `%%` is a percent sign.
enum Phrase {
  /// Returns a text and an addition to it, as one spoken text: "Save, busy".
  static func list(_ text: String, _ addition: String) -> String {
    // Translators: The first is spoken or shown, the second is added to it.
    localized("%1$@, %2$@", de: "%1$@, %2$@", ja: "%1$@、%2$@", text, addition)
  }

  /// Returns the text with its values. A placeholder without a value stays; a value without a placeholder is left out.
  static func filled(_ text: String, with values: [String]) -> String {
    var result = ""
    var next = 0
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let digits = rest.prefix(while: \.isNumber)
      let behind = rest.dropFirst(digits.count)
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if let type = conversion(rest), next < values.count {
        result += values[next]
        next += 1
        rest = rest.dropFirst(type.count)
      } else if let place = Int(digits), behind.first == "$", let type = conversion(behind.dropFirst()),
        values.indices.contains(place - 1)
      {
        result += values[place - 1]
        rest = behind.dropFirst(1 + type.count)
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  /// Returns the letters of the placeholder whose percent sign is before this text.
  private static func conversion(_ text: Substring) -> String? { ["@", "d", "ld", "lld"].first { text.hasPrefix($0) } }
}
