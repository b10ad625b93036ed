/// The rules for accessible names. Every control has one, because some users hear the name instead of seeing the
/// control.
package enum AccessibleName {
  /// Returns the label as it is spoken; nil if a screen reader would say nothing.
  package static func spoken(_ label: String) -> String? {
    let isBlank = label.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
    return isBlank ? nil : label
  }

  /// Returns the label as it is spoken. A label that is never spoken ends the process, in every build: the mistake is
  /// in the code that creates the control, and only that code can correct it.
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

  /// Returns the title without the underscores that mark a mnemonic.
  package static func withoutMnemonic(_ title: String) -> String { Mnemonic(title).text }

  /// Returns the text as it is spoken, in one line: line breaks become spaces, and NUL characters, which end a C
  /// string, are removed.
  static func oneLine(_ text: String) -> String {
    // Most texts are plain, so look closer only at a control character or a first byte beyond ASCII.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }),
      text.unicodeScalars.contains(where: { Self.breaks.contains($0) || $0 == "\0" })
    else { return text }
    let lines = text.unicodeScalars.filter { $0 != "\0" }.split { Self.breaks.contains($0) }
    return lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
}
