/// The names of types in the code of a Swift file, without its comments and the text of its strings.
struct SwiftNames {
  /// The types that the file declares, nested ones as `Outer.Inner`; private ones are left out.
  private(set) var declared: Set<String> = []
  /// The types in whose scope the file has code, because it declares or extends them.
  private(set) var scopes: Set<String> = []
  /// All capitalized names that the code uses, also nested ones as `Outer.Inner`.
  ///
  /// `Outer.Inner` does not count as a use of `Outer`, nor does an extension that only declares types: there `Outer` is
  /// a namespace.
  private(set) var mentioned: Set<String> = []

  init(_ text: String) {
    var reading = Reading()
    for token in SwiftTokens(text) { reading.take(token) }
    (declared, scopes, mentioned) = (reading.declared, reading.scopes, reading.mentioned)
  }

  /// The state of reading a file.
  private struct Reading {
    var declared: Set<String> = []
    var scopes: Set<String> = []
    var mentioned: Set<String> { Set(uses.lazy.filter { $0.value > 0 }.map(\.key)) }
    private var uses: [String: Int] = [:]
    /// The type that each open brace belongs to; nil for bodies of functions and the like.
    private var open: [String?] = []
    /// The type to which the next brace belongs.
    private var next: String?
    private var isExtension = false
    /// The braces of extensions, by their number of outer braces.
    private var extensions: Set<Int> = []
    private var keyword: String?
    private var isPrivate = false
    /// The name before, whether it counts as used, and whether a dot follows it.
    private var last: (name: String, isUsed: Bool, hasDot: Bool) = ("", false, false)

    private static let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "extension"]
    private static let members: Set = ["func", "var", "let", "init", "subscript"]
    private static let modifiers: Set = ["final", "indirect", "nonisolated", "public", "package"]

    mutating func take(_ token: SwiftTokens.Token) {
      switch token {
      case .mark("{"):
        if next != nil, isExtension { extensions.insert(open.count) }
        open.append(next)
        next = nil
      case .mark("}"):
        _ = open.popLast()
        extensions.remove(open.count)
      case .mark("."): last.hasDot = true
      case .mark: last = ("", false, false)
      case .word(let word): take(word)
      }
    }

    private mutating func take(_ word: String) {
      defer { isPrivate = word == "private" || word == "fileprivate" || (isPrivate && isPartOfDeclaration(word)) }
      if Self.keywords.contains(word), !last.hasDot {
        keyword = word
        return
      }
      if Self.members.contains(word), extensions.contains(open.count - 1), let type = open.last ?? nil {
        uses[type, default: 0] += 1
      }
      let isCapitalized = word.first?.isUppercase == true
      let isUsed = isCapitalized && keyword != "extension"
      if isUsed { uses[word, default: 0] += 1 }
      let path = last.hasDot && !last.name.isEmpty ? "\(last.name).\(word)" : word
      if path != word {
        uses[path, default: 0] += 1
        if isCapitalized, last.isUsed { uses[last.name, default: 0] -= 1 }
      }
      last = (isCapitalized ? path : "", isUsed, false)
      // `extension Outer.Inner` continues after its first name.
      if keyword == nil, path != word, next != nil, path.hasPrefix("\(next ?? "").") {
        next = path
        scopes.insert(path)
      }
      guard let keyword else { return }
      self.keyword = nil
      guard isCapitalized else { return }
      isExtension = keyword == "extension"
      let outer = open.compactMap(\.self).last.map { "\($0)." } ?? ""
      if keyword != "extension", !isPrivate { declared.insert(outer + word) }
      if keyword != "typealias" {
        next = outer + word
        scopes.insert(outer + word)
      }
    }

    private func isPartOfDeclaration(_ word: String) -> Bool {
      Self.modifiers.contains(word) || Self.keywords.contains(word)
    }
  }
}

/// The words of Swift code, and the punctuation of scopes and members.
struct SwiftTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case word(String)
    case mark(Character)
  }

  private enum Place {
    case code(parentheses: Int)
    case string, longString
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The nesting of code and strings at the position.
  private var places = [Place.code(parentheses: 0)]

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Token? {
    while position < bytes.count {
      guard case .code(let parentheses) = places[places.count - 1] else {
        skipText()
        continue
      }
      let byte = bytes[position]
      if Self.isWord(byte) {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        return .word(String(decoding: bytes[start..<position], as: UTF8.self))
      }
      if skip("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if skip("\"\"\"") {
        places.append(.longString)
      } else if skip("\"") {
        places.append(.string)
      } else {
        position += 1
        switch byte {
        case UInt8(ascii: "("): places[places.count - 1] = .code(parentheses: parentheses + 1)
        case UInt8(ascii: ")") where parentheses == 0 && places.count > 1: places.removeLast()
        case UInt8(ascii: ")"): places[places.count - 1] = .code(parentheses: parentheses - 1)
        case 0x20, UInt8(ascii: "\n"): continue
        default: break
        }
        return .mark(Character(Unicode.Scalar(byte)))
      }
    }
    return nil
  }

  /// Skips to the end of a string, or to an interpolation in it.
  private mutating func skipText() {
    let isLong = if case .longString = places[places.count - 1] { true } else { false }
    if skip("\\(") {
      places.append(.code(parentheses: 0))
    } else if skip("\\") {
      position += 1
    } else if skip(isLong ? "\"\"\"" : "\"") {
      places.removeLast()
    } else {
      // A string of one line cannot continue on the next line: a quote was misread.
      if !isLong, bytes[position] == UInt8(ascii: "\n") { places.removeLast() }
      position += 1
    }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let wanted = text.description.utf8
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte > 0x7F
    return isLetter || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
  }
}
