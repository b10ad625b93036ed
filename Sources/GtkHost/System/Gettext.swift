import CGtk

/// Translations, as GNU gettext and the user's settings have them.
package enum Gettext {
  /// The languages that the user wants, the most wanted first: as `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` say, each
  /// followed by its more general forms, such as `de_AT.UTF-8`, `de_AT`, `de`. The last is `C`.
  package static var languages: [String] { g_get_language_names().map { String.list($0) } ?? [] }

  /// Returns the translation of `text` in an installed catalogue of `domain`; nil without a catalogue or an entry.
  package static func translation(of text: String, domain: String) -> String? {
    text.withCString { original in
      guard let found = g_dgettext(domain, original), found != original else { return nil }
      return String(cString: found)
    }
  }

  /// Sets the folder of the compiled catalogues of a domain, for the translatable texts of `.ui` files.
  package static func bind(_ domain: String, to folder: String) {
    bindtextdomain(domain.withoutNUL, folder.withoutNUL)
    bind_textdomain_codeset(domain.withoutNUL, "UTF-8")
  }
}
