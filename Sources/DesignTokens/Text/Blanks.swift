extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The text without white space at its ends. Only the white space of JSON counts.
  package var withoutBlanks: String {
    var bytes = utf8[...]
    while let first = bytes.first, first.isBlank { bytes.removeFirst() }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return bytes.count == utf8.count ? String(self) : String(decoding: bytes, as: UTF8.self)
  }

  /// True if the text begins or ends with white space.
  var hasBlanksAround: Bool { utf8.first?.isBlank == true || utf8.last?.isBlank == true }
}

extension UInt8 {
  /// True for the white space of JSON.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
