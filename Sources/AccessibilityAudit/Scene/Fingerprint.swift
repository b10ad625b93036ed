/// A 64-bit FNV-1a hash: it is the same in every run.
struct Fingerprint: Hashable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text, and its end.
  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0)
  }

  /// Adds a number.
  mutating func add(_ number: Int) { add("\(number)") }

  private mutating func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The hash as sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns a number of letters and digits, without those that look like others.
  func letters(_ count: Int) -> String {
    // The low bits of this hash depend on the low bits of the text alone.
    var rest = hash ^ (hash >> 29)
    rest = (rest &* 0x9e37_79b9_7f4a_7c15) >> 16
    return String(
      (0..<count).map { _ in
        defer { rest >>= 5 }
        return Self.alphabet[Int(rest & 31)]
      })
  }

  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")
}
