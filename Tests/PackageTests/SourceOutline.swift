import Foundation

/// What Swift files declare, by path: `Button`, `Button/Role`, `Button/Role/primary`. It reads indentation, which is the
/// formatter's, and so needs no compiler.
struct SourceOutline {
  /// One declaration.
  struct Declaration: Hashable {
    /// Outer names and its own, with `/` between them; a function's without its arguments.
    var path: String
    /// Whether it is a type, or one of its extensions.
    var isType: Bool
    /// Whether other modules see it.
    var isPublic: Bool
  }

  private(set) var declarations: Set<Declaration> = []

  /// The package's own modules.
  static let sources = Result { try SourceOutline(below: "Sources") }

  /// What is declared in all Swift files below some folders.
  init(below folders: String...) throws {
    for folder in folders {
      for file in PackageFiles.swiftFiles(below: folder) { read(try PackageFiles.text(file)) }
    }
  }

  /// All paths that other modules see.
  var publicPaths: Set<String> { Set(declarations.lazy.filter(\.isPublic).map(\.path)) }

  /// The names of public types that are in no other type, extensions apart.
  private(set) var publicTypes: Set<String> = []

  private struct Scope {
    var indent: Int
    var path: String
    var isPublic: Bool
    /// Cases and requirements are as public as their type.
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
    if let cases = code.wholeMatch(of: /(?:indirect )?case (.*)/)?.1 {
      for name in cases.matches(of: /(?:^|, )`?(\w+)`?/).map(\.1) {
        declarations.insert(
          Declaration(path: "\(scope.path)/\(name)", isType: false, isPublic: scope.lendsAccess))
      }
    } else if let match = code.firstMatch(
      of: /^((?:@\S+ )*(?:[\w()]+ )*?)(?:(?:func|var|let|typealias) `?([^\s`(:<=]+)`?|(init|subscript)\b)/)
    {
      let name = match.2 ?? match.3 ?? ""
      let isPublic = Self.isPublic(match.1) || scope.lendsAccess
      declarations.insert(Declaration(path: "\(scope.path)/\(name)", isType: false, isPublic: isPublic))
    }
  }

  private static func isPublic(_ modifiers: Substring) -> Bool {
    modifiers.split(separator: " ").contains { $0 == "public" || $0 == "open" }
  }

  private static func type(in code: Substring) -> (keyword: Substring, name: String, isPublic: Bool)? {
    let pattern = /^((?:@\S+ )*(?:[\w()]+ )*?)(extension|struct|class|enum|protocol|actor) ([\w.]+)/
    guard let (_, modifiers, keyword, name) = code.firstMatch(of: pattern)?.output,
      !["var", "func", "let", "subscript"].contains(name)
    else { return nil }
    return (keyword, String(name).replacing(".", with: "/"), isPublic(modifiers))
  }
}
