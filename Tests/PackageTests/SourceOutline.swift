import Foundation

/// The declarations of Swift files, by path: `Button`, `Button/Role`, `Button/Role/primary`. It relies on the
/// formatter's indentation, so it needs no compiler.
struct SourceOutline {
  /// One declaration.
  struct Declaration: Hashable {
    /// Outer names and the own name, separated by `/`; that of a function without its arguments.
    var path: String
    /// True for a type or an extension of one.
    var isType: Bool
    /// True if it is visible to other modules.
    var isPublic: Bool
  }

  private(set) var declarations: Set<Declaration> = []

  /// The package's own modules.
  static let sources = Result { try SourceOutline(below: "Sources") }

  /// Reads all Swift files below some folders.
  init(below folders: String...) throws {
    for folder in folders {
      for file in PackageFiles.swiftFiles(below: folder) { read(try PackageFiles.text(file)) }
    }
  }

  /// All paths that are visible to other modules.
  var publicPaths: Set<String> { Set(declarations.lazy.filter(\.isPublic).map(\.path)) }

  /// The names of public top-level types.
  private(set) var publicTypes: Set<String> = []

  private struct Scope {
    var indent: Int
    var path: String
    var isPublic: Bool
    /// True for a type whose cases or requirements are as public as itself.
    var lendsAccess: Bool
  }

  private mutating func read(_ text: String) {
    var scopes: [Scope] = []
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      guard let first = code.first, first.isLetter || first == "@" || first == "`" else { continue }
      let indent = line.count - code.count
      while let scope = scopes.last, indent <= scope.indent { scopes.removeLast() }
      guard indent == (scopes.last.map { $0.indent + 2 } ?? 0) else { continue }
      if let type = Self.type(in: code) {
        let path = (scopes.map(\.path).last.map { "\($0)/" } ?? "") + type.name
        let isPublic = type.isPublic || type.keyword == "extension"
        scopes.append(
          Scope(
            indent: indent, path: path, isPublic: isPublic,
            lendsAccess: isPublic && (type.keyword == "enum" || type.keyword == "protocol")))
        declarations.insert(Declaration(path: path, isType: true, isPublic: type.isPublic))
        if indent == 0, type.isPublic, type.keyword != "extension" { publicTypes.insert(path) }
      } else if let scope = scopes.last {
        readMember(code, in: scope)
      }
    }
  }

  private mutating func readMember(_ code: Substring, in scope: Scope) {
    guard let (keyword, rest, isPublic) = Self.declaration(in: code, of: Self.memberKeywords) else { return }
    if keyword == "case" {
      for part in rest.split(separator: ", ") {
        let name = part.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if name.isEmpty { continue }
        declarations.insert(
          Declaration(path: "\(scope.path)/\(name)", isType: false, isPublic: scope.lendsAccess))
      }
    } else {
      let name = keyword == "init" || keyword == "subscript" ? keyword : Self.name(in: rest)
      // An operator has no name.
      if name.isEmpty { return }
      declarations.insert(
        Declaration(path: "\(scope.path)/\(name)", isType: false, isPublic: isPublic || scope.lendsAccess))
    }
  }

  private static func type(in code: Substring) -> (keyword: Substring, name: String, isPublic: Bool)? {
    guard let (keyword, rest, isPublic) = declaration(in: code, of: typeKeywords) else { return nil }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    // `class func` declares no type.
    guard !name.isEmpty, !["var", "func", "let", "subscript"].contains(name) else { return nil }
    return (keyword, String(name).replacing(".", with: "/"), isPublic)
  }

  // MARK: - Words of a line

  private static let typeKeywords: Set<Substring> = ["extension", "struct", "class", "enum", "protocol", "actor"]
  private static let memberKeywords: Set<Substring> = ["func", "var", "let", "typealias", "init", "subscript", "case"]

  /// Returns the first keyword on a line after attributes and modifiers, and the text after it.
  private static func declaration(
    in code: Substring, of keywords: Set<Substring>
  ) -> (keyword: Substring, rest: Substring, isPublic: Bool)? {
    var rest = code
    var isPublic = false
    while let first = rest.utf8.first {
      let isAttribute = first == UInt8(ascii: "@")
      let word = Substring(rest.utf8.prefix { isAttribute ? $0 != UInt8(ascii: " ") : isWord($0) })
      rest = rest[word.endIndex...]
      if keywords.contains(word) { return (word, rest.drop { $0 == " " }, isPublic) }
      isPublic = isPublic || word == "public" || word == "open"
      // Modifiers such as `private(set)`.
      if !isAttribute, rest.utf8.first == UInt8(ascii: "(") { rest = rest.drop { $0 != " " } }
      guard !word.isEmpty, rest.utf8.first == UInt8(ascii: " ") else { return nil }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
  }

  /// Returns the name at the start of a text, without backquotes.
  private static func name(in text: Substring) -> Substring {
    text.drop { $0 == "`" }.prefix { !$0.isWhitespace && !"`(:<=".contains($0) }
  }
}
