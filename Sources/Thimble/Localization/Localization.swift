import Synchronization

/// The language of the kit's own words.
///
/// A catalogue that is installed for gettext's domain `thimble` comes first, then the kit's own translations (German and
/// Japanese), then English. The user's settings decide the language.
public enum Localization {
  /// A language of the kit's own translations, by its ISO 639 code.
  enum Language: String, CaseIterable, Sendable {
    case en, de, ja
  }

  private static let chosen = Mutex(language(for: Gettext.languages))

  /// The languages of the kit, by their ISO 639 codes.
  public static let languages = Language.allCases.map(\.rawValue)

  /// Switches to another language, for galleries and tests, by a code with or without a region: `de`, `de_AT`, `de-AT`.
  /// Nil restores the language of the user's settings. English replaces a language that the kit does not have. Text
  /// that is already visible does not change.
  public static func use(_ language: String?) {
    let language = self.language(for: language.map { [$0] } ?? Gettext.languages)
    chosen.withLock { $0 = language }
  }

  /// Returns the first of these languages that the kit has; English if there is none.
  static func language(for wishes: [String]) -> Language {
    for wish in wishes {
      if wish == "C" || wish == "POSIX" { break }
      if let language = Language(rawValue: String(wish.prefix { $0.isLetter })) { return language }
    }
    return .en
  }

  fileprivate static var language: Language { chosen.withLock { $0 } }
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
  let own =
    switch Localization.language {
    case .en: english
    case .de: german
    case .ja: japanese
    }
  let text = Gettext.translation(of: "\(english)", domain: "thimble") ?? "\(own)"
  return values.isEmpty ? text : Phrase.filled(text, with: values)
}

/// A text with placeholders: `%@` is the next value, `%1$@` the first value, so that a translation can change the
/// order. `%%` is a percent sign.
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
      } else if rest.first == "@", next < values.count {
        result += values[next]
        next += 1
        rest = rest.dropFirst()
      } else if let place = Int(digits), behind.hasPrefix("$@"), values.indices.contains(place - 1) {
        result += values[place - 1]
        rest = behind.dropFirst(2)
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}
