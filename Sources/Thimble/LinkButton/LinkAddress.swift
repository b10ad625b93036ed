/// The address of a link: an absolute URI with a scheme (RFC 3986, section 3.1).
struct LinkAddress: Hashable, Sendable {
  let text: String
  /// The part before the first colon, in lower case.
  let scheme: String

  /// The reason why a text is not an address.
  enum Fault: Error, Hashable {
    case empty
    case noScheme
    case nothingAfterScheme
    case badCharacter
  }

  /// - Throws: the reason why `text` is not an address.
  init(_ text: String) throws(Fault) {
    guard AccessibleName.spoken(text) != nil else { throw .empty }
    guard text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F && !$0.properties.isWhitespace }) else {
      throw .badCharacter
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isScheme(parts[0]) else { throw .noScheme }
    let rest = parts[1].drop { $0 == "/" }
    // `file:///` is the root folder; any other scheme needs more than slashes.
    scheme = parts[0].lowercased()
    guard !rest.isEmpty || scheme == "file" && parts[1].hasPrefix("/") else { throw .nothingAfterScheme }
    self.text = text
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, Self.isLetter(first) else { return false }
    return text.utf8.allSatisfy { Self.isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}

extension LinkAddress.Fault: CustomStringConvertible {
  /// The problem and its solution, for the log.
  var description: String {
    switch self {
    case .empty: "it is empty."
    case .noScheme: "it has no scheme: write a whole address, such as https://www.gtk.org or mailto:me@example.org."
    case .nothingAfterScheme: "nothing comes after its scheme."
    case .badCharacter: "it has white space or control characters: write them as %20 and the like."
    }
  }
}
