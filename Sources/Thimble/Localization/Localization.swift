import Synchronization

/// The language of the kit's own words.
///
/// A catalogue that is installed for gettext's domain `thimble` comes first, then the kit's own catalogues (German and
/// Japanese), then English. The user's settings decide the language.
public enum Localization {
  private static let carried: [String: [UInt8]] = [
    "de": PackageResources.de_po,
    "ja": PackageResources.ja_po,
  ]

  private static let chosen = Mutex<MessageCatalogue?>(catalogue(for: Gettext.languages))

  /// The languages of the kit, by their ISO 639 codes.
  public static let languages = ["en"] + carried.keys.sorted()

  /// Switches to another language, for galleries and tests, by a code with or without a region: `de`, `de_AT`, `de-AT`.
  /// Nil restores the language of the user's settings. English replaces a language that the kit does not have. Text
  /// that is already visible does not change.
  public static func use(_ language: String?) {
    let catalogue = catalogue(for: language.map { [$0] } ?? Gettext.languages)
    chosen.withLock { $0 = catalogue }
  }

  /// Returns the catalogue of the first available language; nil if English comes first.
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

/// Returns a text of the kit in the user's language. The argument is the English text, and a literal, so that tools
/// find it.
func localized(_ text: StaticString) -> String { Localization.translation(of: "\(text)") }

/// Returns a text of the kit in the user's language with values inserted by ``Phrase``.
func localized(_ text: StaticString, _ values: String...) -> String {
  Phrase.filled(Localization.translation(of: "\(text)"), with: values)
}
