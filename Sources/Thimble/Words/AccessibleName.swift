/// The rule for names: what cannot be read is heard, so there is no control without a name.
enum AccessibleName {
  /// The label as it is spoken, or nil when nothing would be.
  static func spoken(_ label: String) -> String? {
    let isBlank = label.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
    return isBlank ? nil : label
  }

  /// The label as it is spoken. Ends the process, in every build, where nothing would be: the mistake is in the code
  /// that makes the control, and only there can it be mended.
  static func required(_ label: String, of control: Any.Type) -> String {
    guard let spoken = spoken(label) else {
      fatalError(
        """
        \(control): the accessibility label is empty. A control that shows no text is only known by its label: \
        say in a word or two what it does, such as "Add item".
        """)
    }
    return spoken
  }

  /// The title without the underscores that mark a mnemonic: `_Save` is spoken "Save", `a__b` "a_b". GTK looks at code
  /// points, also where an accent joins the underscore before it to one character.
  static func withoutMnemonic(_ title: String) -> String {
    guard title.utf8.contains(UInt8(ascii: "_")) else { return title }
    var result = String.UnicodeScalarView()
    var isMarked = false
    for scalar in title.unicodeScalars {
      if scalar == "_", !isMarked {
        isMarked = true
      } else {
        result.append(scalar)
        isMarked = false
      }
    }
    return String(result)
  }

  /// The text as it is spoken in one line: line breaks are spaces, and what C would take for the end is left out.
  static func oneLine(_ text: String) -> String {
    // Most texts are plain: a control character, or a first byte beyond ASCII, is what has to be looked at.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }),
      text.unicodeScalars.contains(where: { Self.breaks.contains($0) || $0 == "\0" })
    else { return text }
    let lines = text.unicodeScalars.filter { $0 != "\0" }.split { Self.breaks.contains($0) }
    return lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
}
