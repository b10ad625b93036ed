import Thimble

/// The address of a page, and perhaps of a sample on it, in its surroundings:
/// `thimble-gallery:loading/progress?scheme=dark&text-scale=2&0.variant=danger`.
struct GalleryAddress: Equatable, Sendable {
  var page: String?
  /// The name of the sample's function.
  var sample: String?
  var surroundings = Surroundings()
  /// The changed properties of the sample's widgets.
  var changes: [PropertyChange] = []

  init(
    page: String?, sample: String? = nil, surroundings: Surroundings = Surroundings(), changes: [PropertyChange] = []
  ) {
    (self.page, self.sample, self.surroundings, self.changes) = (page, sample, surroundings, changes)
  }

  /// Reads an address; nil if it has another scheme. Unknown settings are ignored.
  init?(_ text: String, scheme: String) {
    guard text.hasPrefix("\(scheme):") else { return nil }
    let parts = text.dropFirst(scheme.count + 1).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    // GIO adds three slashes to an address without slashes.
    let path = parts[0].split(separator: "/").map { Self.decoded($0) }
    (page, sample) = (path.first, path.dropFirst().first)
    for item in parts.dropFirst().joined().split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let text = pair.dropFirst().first.map(Self.decoded)
      if let setting = Surroundings.Setting(rawValue: String(pair[0])) {
        surroundings[setting] = text
      } else if let change = PropertyChange(name: pair[0], text: text) {
        changes.append(change)
      }
    }
  }

  /// Returns the address as text.
  func text(scheme: String) -> String {
    let path = [page, sample].compactMap { $0 }.map { Self.encoded($0) }.joined(separator: "/")
    let settings = surroundings.items.map { "\($0.setting.rawValue)=\(Self.encoded($0.text))" }
    let query = settings + changes.map { "\($0.name)" + ($0.text.map { "=\(Self.encoded($0))" } ?? "") }
    return "\(scheme):\(path)" + (query.isEmpty ? "" : "?\(query.joined(separator: "&"))")
  }

  // MARK: Percent signs, RFC 3986, section 2

  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 128 && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if isPlain || "-._~".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(Substring(rest.prefix(2))), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
