import PlainText

/// An application's own words in the user's language, from gettext's files: the `.po` that translators write, or installed
/// and compiled catalogues.
///
/// ```swift
/// let words = Translations(po: ["de": PackageResources.de_po])
/// let add = Button(words("_New Note")) { notes.add() }
/// let count = Label().bind(\.text) { words("One note", "%@ notes", count: notes.count) }
/// ```
/// A text without a translation stays as it is. Embed `.po` files in the program by
/// `resources: [.embedInCode("de.po")]`: nothing has to be compiled or installed. For a distribution that keeps all
/// translations in one place, use ``init(domain:folder:source:languages:)``.
public struct Translations: Sendable {
  /// The language of the words, such as `de`; nil where the texts of the program are shown.
  public let language: String?

  /// The language of the texts in the program.
  let source: String

  private let catalogue: MessageCatalogue

  /// Creates the words of the first wanted language that has a file. The search ends at the language of the texts,
  /// which usually has no file.
  ///
  /// - Parameters:
  ///   - files: the contents of `.po` files by their languages, such as `de` or `pt_BR`. An unreadable entry is left out,
  ///     and logged.
  ///   - source: the language of the texts in the program.
  ///   - languages: the wanted languages, such as one that the user has chosen in the application; nil for those of the
  ///     user's settings.
  public init(po files: [String: String], source: String = "en", languages: [String]? = nil) {
    self.init(source: source, languages: languages) { name in
      files[name].map { MessageCatalogue(po: $0, named: name) }
    }
  }

  /// Creates the words from `.po` files in memory, such as SwiftPM's constants for embedded files; otherwise like
  /// ``init(po:source:languages:)``.
  @_disfavoredOverload
  public init(po files: [String: [UInt8]], source: String = "en", languages: [String]? = nil) {
    self.init(po: files.mapValues { String(decoding: $0, as: UTF8.self) }, source: source, languages: languages)
  }

  /// Creates the words from compiled catalogues: `FOLDER/LANGUAGE/LC_MESSAGES/DOMAIN.mo`, as `msgfmt` makes and gettext
  /// finds them.
  ///
  /// ```swift
  /// let words = Translations(domain: "notes", folder: "/usr/share/locale")
  /// ```
  /// The translatable texts of `.ui` files find their translations there too, by `translationDomain:` of ``/GtkHost/Builder`` and
  /// ``/GtkHost/Template``. Those are always in the language of the user's settings.
  ///
  /// - Parameters:
  ///   - domain: gettext's name for the application's texts.
  ///   - folder: the folder of all languages.
  ///   - source: the language of the texts in the program.
  ///   - languages: the wanted languages; nil for those of the user's settings.
  public init(domain: String, folder: String, source: String = "en", languages: [String]? = nil) {
    Gettext.bind(domain, to: folder)
    self.init(source: source, languages: languages) { name in
      let path = "\(folder)/\(name)/LC_MESSAGES/\(domain).mo"
      guard !name.contains("/"), let bytes = try? Files.read(path) else { return nil }
      guard let catalogue = MessageCatalogue(mo: bytes) else {
        Log.warning("\(path) is not a compiled catalogue and is not used.")
        return nil
      }
      return catalogue
    }
  }

  private init(source: String, languages: [String]?, _ catalogue: (String) -> MessageCatalogue?) {
    self.source = source
    for wish in languages ?? Gettext.languages {
      let plain = String(wish.prefix { $0.isLetter || $0 == "_" || $0 == "-" }).replacing(each: "-", with: "_")
      if plain == source || ["C", "POSIX"].contains(plain) || plain.hasPrefix("\(source)_") { break }
      for name in Set([plain, String(plain.prefix { $0 != "_" })]).sorted(by: >) {
        guard let found = catalogue(name) else { continue }
        (language, self.catalogue) = (name, found)
        return
      }
    }
    (language, self.catalogue) = (nil, MessageCatalogue())
  }

  /// Returns a text in the user's language. `%@` is the next of the values, `%1$@` the first, so that a translation can
  /// change their order. `%d` and `%lld` are the same as `%@`, and `%%` is a percent sign.
  ///
  /// - Parameters:
  ///   - text: the text in the program's language, which is the `msgid`.
  ///   - values: the values; without one, the text is taken as it is.
  ///   - context: the `msgctxt`, where two uses of a text need two translations; nil for none.
  /// - Returns: the text.
  public func callAsFunction(_ text: String, _ values: String..., context: String? = nil) -> String {
    let found = catalogue.forms(of: text, context)?.first ?? text
    return values.isEmpty ? found : Phrase.filled(found, with: values)
  }

  /// Returns a text for a number of things, in the form that the user's language has for it. `%@`, `%d` or `%lld`
  /// is the number.
  ///
  /// - Parameters:
  ///   - one: the text for one thing, which is the `msgid`.
  ///   - many: the text for any other number, which is the `msgid_plural`.
  ///   - count: the number.
  ///   - context: the `msgctxt`; nil for none.
  /// - Returns: the text.
  public func callAsFunction(_ one: String, _ many: String, count: Int, context: String? = nil) -> String {
    let forms = catalogue.forms(of: one, context) ?? []
    let index = catalogue.plural.form(of: count)
    let text = forms.indices.contains(index) && forms.count > 1 ? forms[index] : count == 1 ? one : many
    return Phrase.filled(text, with: ["\(count)"])
  }
}
