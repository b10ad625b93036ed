/// Text from outside, as CSS can hold it.
enum CSSText {
  /// A name as a CSS identifier that means exactly that name: everything that could end it is escaped.
  static func identifier(_ name: String) -> String {
    var text = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
      let isOther = ("0"..."9").contains(scalar) || scalar == "-"
      if isLetter || scalar.value >= 0xA0 || (isOther && index > 0) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return text
  }
}
