/// Functions that escape external text for CSS.
package enum CSSText {
  /// Returns a name as a CSS identifier. Every character that could end the identifier is escaped.
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

  /// Returns a file path as a CSS `url()`. Every character that could end the quoted address is percent-encoded.
  package static func url(ofFile path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 128 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "/-_.~".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16)
        text += "%" + (digits.count < 2 ? "0" + digits : digits)
      }
    }
    return "url(\"file://\(text)\")"
  }
}
