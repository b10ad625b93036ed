/// Reads JSON (RFC 8259) in one pass over the bytes, keeping the place of every value and key.
///
/// Time and memory are linear in the size of the text, and ``ReadingLimits/depth`` limits the nesting, so no input can
/// crash or stall the reader. Comments and trailing commas have error messages of their own.
struct JSONReader {
  let bytes: [UInt8]
  let file: Int32
  let limits: ReadingLimits
  var offset = 0
  private var depth = 0
  /// Keys that occur twice in one object.
  private(set) var duplicates: [(key: String, place: Place)] = []

  init(_ bytes: [UInt8], file: Int32 = 0, limits: ReadingLimits = ReadingLimits()) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
  }

  /// Reads the one value that the text must hold.
  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    if bytes.count > limits.bytes {
      throw JSONSyntaxError(
        offset: 0, problem: "the file has \(bytes.count) bytes; at most \(limits.bytes) are read", isLimit: true)
    }
    let isWide = [[0xFF, 0xFE], [0xFE, 0xFF]].contains(bytes.prefix(2)) || bytes.prefix(2).contains(0)
    if bytes.count > 1, isWide { throw fault("the file is in UTF-16 or UTF-32; token files are in UTF-8") }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw fault("this byte is not UTF-8", at: error.byteOffsets.lowerBound)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    skipSpace()
    let value = try value()
    skipSpace()
    if offset < bytes.count { throw fault("there is text after the end of the document") }
    return value
  }

  // MARK: - Values

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    WorkCount.add()
    let place = place()
    switch next {
    case UInt8(ascii: "{"): return JSONValue(.object(try object()), at: place)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), at: place)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), at: place)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: place)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: place)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: place)
    default: throw unexpected("a value")
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> [JSONMember] {
    try descend()
    var members: [JSONMember] = []
    var indices: [String: Int] = [:]
    skipSpace()
    if accept("}") { return ascend(members) }
    repeat {
      skipSpace()
      let place = place()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      skipSpace()
      guard accept(":") else { throw unexpected("a colon after the key \"\(key.prefix(40))\"") }
      skipSpace()
      let member = JSONMember(key: key, value: try value(), place: place)
      if let earlier = earlierIndex(of: key, in: members, &indices) {
        duplicates.append((key, place))
        members[earlier] = member
      } else {
        members.append(member)
      }
      skipSpace()
    } while accept(",")
    guard accept("}") else { throw unexpected("a comma or `}`") }
    return ascend(members)
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    try descend()
    var elements: [JSONValue] = []
    skipSpace()
    if accept("]") { return ascend(elements) }
    repeat {
      skipSpace()
      elements.append(try value())
      skipSpace()
    } while accept(",")
    guard accept("]") else { throw unexpected("a comma or `]`") }
    return ascend(elements)
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(JSONSyntaxError) -> JSONValue.Content {
    let text = word.description.utf8
    guard bytes[offset...].starts(with: text) else { throw unexpected("a value") }
    offset += text.count
    return content
  }

  /// Finds an earlier member with the same key. It searches small objects, and keeps an index of large ones.
  private func earlierIndex(of key: String, in members: [JSONMember], _ indices: inout [String: Int]) -> Int? {
    WorkCount.add(min(members.count, 8))
    if members.count < 8 { return members.firstIndex { $0.key == key } }
    if members.count == 8 {
      indices = Dictionary(members.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
    }
    if let earlier = indices[key] { return earlier }
    indices[key] = members.count
    return nil
  }

  // MARK: - Bytes

  /// The byte to read next, 0 at the end.
  var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func place() -> Place { Place(file: file, offset: Int32(offset)) }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    let start = offset
    defer { WorkCount.add(offset - start) }
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private mutating func descend() throws(JSONSyntaxError) {
    depth += 1
    if depth > limits.depth {
      throw JSONSyntaxError(
        offset: offset, problem: "objects and arrays are nested deeper than \(limits.depth) levels", isLimit: true)
    }
    offset += 1
  }

  private mutating func ascend<Items>(_ items: Items) -> Items {
    depth -= 1
    return items
  }
}

/// An error at an offset of the text, before the file's name is known.
struct JSONSyntaxError: Error {
  var offset: Int
  var problem: String
  /// True if the text exceeds the limits; it may be valid otherwise.
  var isLimit: Bool
}

/// The limits of a token file, so that no file can exhaust the process.
public struct ReadingLimits: Sendable, Hashable {
  /// The largest file in bytes.
  ///
  /// The largest published theme known is a tenth of the default.
  public var bytes: Int
  /// The deepest nesting of objects and arrays.
  public var depth: Int
  /// The most tokens of one theme, counting those that groups inherit; also the most groups.
  ///
  /// The largest published theme known has a tenth of the default.
  public var tokens: Int
  /// The largest size of all files of a theme together, in bytes.
  static let files = 12 << 20
  /// The most elements of a list in a token's value: layers of a shadow, families, dashes.
  static let elements = 1_000
  /// The longest path of a token or group in bytes.
  ///
  /// The names of groups would be repeated in the path of each token otherwise.
  static let path = 1_024
  /// The largest size of all values of a theme together, in bytes as by ``JSONValue/size``. References could repeat a
  /// value of a megabyte for each token.
  static let values = 16 << 20

  /// Creates limits; the defaults are 8 MiB, 128 levels and 25,000 tokens.
  public init(bytes: Int = 8 << 20, depth: Int = 128, tokens: Int = 25_000) {
    self.bytes = min(bytes, Int(Int32.max) - 1)
    self.depth = min(depth, 512)
    self.tokens = tokens
  }
}
