import CGtk

extension BuilderError {
  /// Converts and frees an error of GLib or GTK, with the position at its beginning: `Error on line 3 char 14: message`
  /// or `<input>:3:14 message`.
  init(taking error: UnsafeMutablePointer<GError>?, in file: String) {
    let reported = error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "GTK gave no reason."
    if let error { g_error_free(error) }
    let (head, tail) = reported.hasPrefix("Error on line ") ? Self.cut(reported, ":") : Self.cut(reported, " ")
    let numbers = head.split { $0 == ":" || $0 == " " }.compactMap { Int($0) }.suffix(2)
    let isPlace = numbers.count == 2 && !tail.isEmpty
    self.init(
      code: .syntax, file: file, line: isPlace ? numbers.first ?? 0 : 0, column: isPlace ? numbers.last ?? 0 : 0,
      message: isPlace ? tail : reported)
  }

  private static func cut(_ text: String, _ separator: Character) -> (head: String, tail: String) {
    guard let index = text.firstIndex(of: separator) else { return (text, "") }
    return (String(text[..<index]), String(text[text.index(after: index)...].drop { $0 == " " }))
  }
}
