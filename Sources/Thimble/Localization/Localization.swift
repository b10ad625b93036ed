import Synchronization

/// The language of the words that the kit itself says and shows.
///
/// A catalogue that is installed for gettext's domain `thimble` comes first, then those that the kit carries (German and
/// Japanese), then English. Which language is wanted, the user's settings say.
public enum Localization {
  private static let carried: [String: [UInt8]] = [
    "de": PackageResources.de_po,
    "ja": PackageResources.ja_po,
  ]

  private static let chosen = Mutex<MessageCatalogue?>(catalogue(for: Gettext.languages))

  /// The languages that the kit speaks, by their ISO 639 code.
  public static let languages = ["en"] + carried.keys.sorted()

  /// Speaks another language from now on, for galleries and tests, by its code, with a region or without: `de`, `de_AT`,
  /// `de-AT`. Nil is the one of the user's settings; English stands in for one that the kit does not speak. What is
  /// already shown stays as it is.
  public static func use(_ language: String?) {
    let catalogue = catalogue(for: language.map { [$0] } ?? Gettext.languages)
    chosen.withLock { $0 = catalogue }
  }

  /// The catalogue of the first language that there is one for; none where English comes before.
  static func catalogue(for languages: [String]) -> MessageCatalogue? {
    for language in languages {
      let code = String(language.prefix { $0.isLetter })
      if language == "C" || language == "POSIX" || code == "en" { return nil }
      if let bytes = carried[code] { return MessageCatalogue(po: String(decoding: bytes, as: UTF8.self)) }
    }
    return nil
  }

  static func translation(of text: String) -> String {
    Gettext.translation(of: text, domain: "thimble") ?? chosen.withLock { $0?[text] } ?? text
  }
}

/// A text of the kit in the user's language. The argument is the English one, and a literal, so that it can be found.
func localized(_ text: StaticString) -> String { Localization.translation(of: "\(text)") }

/// The same with values in it, as ``Phrase`` puts them.
func localized(_ text: StaticString, _ values: String...) -> String {
  Phrase.filled(Localization.translation(of: "\(text)"), with: values)
}
