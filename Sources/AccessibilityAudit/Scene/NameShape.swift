/// Tests that distinguish words from identifiers for programs.
enum NameShape {
  /// Prefixes of type names that have no other meaning.
  private static let prefixes = ["Gtk", "Adw", "Gdk", "Hdy", "Vte", "WebKit", "Wx", "Q"]

  /// The first words of names in Freedesktop's icon naming specification.
  private static let iconPrefixes: Set<Substring> = [
    "address", "application", "applications", "audio", "avatar", "battery", "call", "camera", "changes", "computer",
    "dialog", "display", "document", "drive", "edit", "emblem", "emoji", "face", "find", "focus", "folder", "font",
    "format", "go", "help", "image", "input", "insert", "list", "mail", "mark", "media", "microphone", "network",
    "non", "object", "open", "orientation", "package", "pan", "phone", "preferences", "printer", "process",
    "radio", "scanner", "security", "selection", "send", "software", "star", "starred", "start", "stop", "switch",
    "system", "tab", "text", "tools", "touch", "trophy", "user", "utilities", "value", "video", "view", "weather",
    "web", "window", "x", "zoom",
  ]

  /// The tags of texts with mark-up in GTK, Qt and Swing.
  private static let tags: Set<String> = [
    "a", "b", "big", "body", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "head", "hr", "html",
    "i",
    "img", "li", "markup", "nobr", "ol", "p", "pre", "qt", "s", "small", "span", "strong", "sub", "sup", "table", "td",
    "th",
    "tr", "tt", "u", "ul",
  ]

  /// Returns true if a name is certainly that of a widget's type, such as `GtkImage`.
  static func isType(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true && isIdentifier(rest)
    }
  }

  /// Returns true if a name may be that of a type: one word with capitals inside, such as `ToolbarButton`.
  static func isCamelCase(_ name: String) -> Bool {
    guard isIdentifier(name[...]), name.first?.isLetter == true else { return false }
    return zip(name, name.dropFirst()).contains { ($0.isLowercase || $0 == "_") && $1.isUppercase }
  }

  /// Returns true if the title of a window may be the name of its type, such as `ClocksWindow`, `Gjs_MainWindow` or plain
  /// `Window`.
  static func isWindowType(_ name: String) -> Bool {
    ["Window", "Dialog", "Assistant"].contains { name == $0 || (name.hasSuffix($0) && isCamelCase(name)) }
  }

  /// Returns true if a name has mark-up that was not interpreted: a tag, an entity, or the mark `&` of Qt's mnemonics.
  static func hasMarkup(_ name: String) -> Bool {
    guard name.contains(where: { $0 == "<" || $0 == "&" }) else { return false }
    let tags = name.matches(of: /<\/?([A-Za-z][A-Za-z0-9]*)(\s[^<>]*)?\/?>/)
    // Other words in these brackets are texts, such as "<none>".
    if tags.contains(where: { Self.tags.contains($0.1.lowercased()) }) { return true }
    if name.contains(/&(amp|lt|gt|quot|apos|nbsp|#x?[0-9A-Fa-f]+);/) { return true }
    return name.contains(/(^|\s)&\p{L}/)
  }

  /// Returns true if a name is certainly that of an icon or of a file.
  static func isIconOrFile(_ name: String) -> Bool {
    let lower = name.lowercased()
    guard !lower.contains(" ") else { return false }
    if lower.hasSuffix("-symbolic") || lower.hasSuffix("-symbolic-rtl") { return true }
    if [".svg", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".xpm"].contains(where: lower.hasSuffix) { return true }
    return isKebab(name) && iconPrefixes.contains(name.prefix { $0 != "-" })
  }

  /// Returns true for lower-case words joined by hyphens, as in names of icons, but also in `e-mail`.
  static func isKebab(_ name: String) -> Bool {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
  }

  /// Returns true if a name contains characters that only an icon font can show.
  static func hasPrivateCharacters(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.properties.generalCategory == .privateUse }
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension String {
  /// The text without white space at both ends.
  package var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// True if it contains a letter or a number.
  var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }

  /// The words in lower case, without punctuation, so that texts that sound the same are equal. A character that is
  /// neither letter nor number is a word if it is alone.
  var spokenWords: [String] {
    guard hasWords else { return trimmed.isEmpty ? [] : [trimmed] }
    return lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// The text on one line, without characters that end a line or move the cursor of a terminal.
  var oneLine: String {
    var result = ""
    for scalar in unicodeScalars {
      let isPlain = ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
        scalar.properties.generalCategory)
      result.unicodeScalars.append(isPlain ? scalar : " ")
    }
    return result
  }

  /// ``oneLine`` in quotation marks.
  package var quoted: String { "\"" + oneLine + "\"" }
}
