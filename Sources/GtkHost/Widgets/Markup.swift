import CGtk

/// Pango markup: text with tags for its appearance.
public enum Markup {
  /// Returns the text with escaped tags and entities, so that it is shown as it is.
  public static func escaped(_ text: String) -> String {
    // XML cannot contain NUL, and C strings end with it.
    String(taking: g_markup_escape_text(text.withoutNUL, -1)) ?? ""
  }

  /// Returns the text without its markup.
  ///
  /// - Throws: ``HostError`` when it is not well-formed, with GLib's message, which names the line and the character.
  public static func plainText(of markup: String) throws(HostError) -> String {
    var text: UnsafeMutablePointer<CChar>?
    var error: ErrorPointer?
    guard pango_parse_markup(markup, -1, 0, nil, &text, nil, &error) != 0 else {
      throw HostError(.notMarkup, taking: error, doing: "read the markup \"\(markup.prefix(200))\"")
    }
    return String(taking: text) ?? ""
  }
}
