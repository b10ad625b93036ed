/// Finds the keywords, types, strings and comments in Swift source. It is approximate, for reading only.
enum SwiftHighlighter {
  enum Kind: String, CaseIterable {
    case keyword, type, string, number, comment
  }

  struct Token: Equatable {
    let kind: Kind
    /// The range of Unicode scalars, counted from 0.
    let range: Range<Int>
  }

  private static let keywords: Set<String> = [
    "as", "async", "await", "case", "catch", "class", "do", "else", "enum", "extension", "false", "for", "func",
    "guard",
    "if", "import", "in", "init", "let", "nil", "override", "private", "protocol", "public", "return", "self", "static",
    "struct", "switch", "throw", "throws", "true", "try", "var", "weak", "where", "while",
  ]

  static func tokens(in source: String) -> [Token] {
    let scalars = Array(source.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    func run(from start: Int, while condition: (Unicode.Scalar) -> Bool) -> Int {
      var end = start
      while end < scalars.count, condition(scalars[end]) { end += 1 }
      return end
    }
    while index < scalars.count {
      let scalar = scalars[index]
      let end: Int
      if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        end = run(from: index) { $0 != "\n" }
        tokens.append(Token(kind: .comment, range: index..<end))
      } else if scalar == "\"" {
        end = min(scalars.count, run(from: index + 1) { $0 != "\"" && $0 != "\n" } + 1)
        tokens.append(Token(kind: .string, range: index..<end))
      } else if scalar.properties.isAlphabetic || scalar == "_" {
        end = run(from: index) { $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0) }
        let word = String(String.UnicodeScalarView(scalars[index..<end]))
        if keywords.contains(word) {
          tokens.append(Token(kind: .keyword, range: index..<end))
        } else if scalar.properties.isUppercase {
          tokens.append(Token(kind: .type, range: index..<end))
        }
      } else if ("0"..."9").contains(scalar) {
        end = run(from: index) { $0.properties.isAlphabetic || $0 == "." || ("0"..."9").contains($0) }
        tokens.append(Token(kind: .number, range: index..<end))
      } else {
        end = index + 1
      }
      index = end
    }
    return tokens
  }
}
