/// A title without the underscores that mark a mnemonic, and its marked letter.
///
/// `_Save` is "Save" with the letter S, `a__b` is "a_b". Like GTK, it works on code points, even if an accent combines
/// with the preceding underscore to one character. NUL characters are left out.
struct Mnemonic: Equatable {
  /// The text without the marks.
  let text: String
  /// The first marked letter; nil if none is marked.
  private(set) var letter: Unicode.Scalar?
  /// The UTF-8 range of the letter in the text.
  private(set) var range: Range<Int>?

  init(_ title: String) {
    guard title.utf8.contains(UInt8(ascii: "_")) else {
      text = title
      return
    }
    var result = String.UnicodeScalarView()
    var (length, isMarked) = (0, false)
    for scalar in title.unicodeScalars {
      if scalar == "\0" { continue }
      if scalar == "_", !isMarked {
        isMarked = true
        continue
      }
      let size = UTF8.width(scalar)
      if isMarked, scalar != "_", letter == nil {
        letter = scalar
        range = length..<length + size
      }
      result.append(scalar)
      length += size
      isMarked = false
    }
    text = String(result)
  }
}
