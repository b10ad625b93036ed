import CGtk

/// Pango markup: text with tags for its appearance.
public enum Markup {
  /// Returns the text with escaped tags and entities, so that it is shown as it is.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      // XML has no way to say it, and C strings end with it.
      case "\0": break
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Returns the text without its markup.
  ///
  /// - Throws: ``HostError`` when it is not well-formed, with GLib's message, which has line and character.
  public static func plainText(of markup: String) throws(HostError) -> String {
    var text: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    guard pango_parse_markup(markup, -1, 0, nil, &text, nil, &error) != 0 else {
      throw HostError(.notMarkup, taking: error, doing: "read the markup \"\(markup.prefix(200))\"")
    }
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}
