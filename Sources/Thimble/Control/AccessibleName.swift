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

  /// The title without the underscores that mark a mnemonic: `_Save` is spoken "Save", `a__b` "a_b".
  static func withoutMnemonic(_ title: String) -> String {
    var result = ""
    var isMarked = false
    for character in title {
      if character == "_", !isMarked {
        isMarked = true
      } else {
        result.append(character)
        isMarked = false
      }
    }
    return result
  }
}
