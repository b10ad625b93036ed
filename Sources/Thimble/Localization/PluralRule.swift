/// The rule of a language for the plural form of a number: the expression in C of a `.po` file's `Plural-Forms`.
struct PluralRule: Sendable {
  private indirect enum Expression: Sendable {
    case number(Int)
    case count
    case not(Expression)
    case operation(String, Expression, Expression)
    case choice(Expression, Expression, Expression)
  }

  private let expression: Expression

  /// One, and any other number: English, German and many more.
  static let germanic = PluralRule(expression: .operation("!=", .count, .number(1)))

  private init(expression: Expression) { self.expression = expression }

  /// Reads a header such as `Plural-Forms: nplurals=2; plural=(n != 1);`. Nil where it is not readable.
  init?(header: String) {
    let fields = header.split(separator: ";").map { $0.drop(while: \.isWhitespace) }
    guard let field = fields.first(where: { $0.hasPrefix("plural=") }) else { return nil }
    // The longest rule of gettext has 200 characters. A file from outside must not exhaust the stack.
    guard field.utf8.count <= 1_000 else { return nil }
    var parser = Parser(field.dropFirst("plural=".count))
    guard let expression = parser.choice(), parser.isAtEnd else { return nil }
    self.expression = expression
  }

  /// Returns the number of the form for a count.
  func form(of count: Int) -> Int { Self.value(of: expression, for: Int(clamping: count.magnitude)) }

  private static func value(of expression: Expression, for n: Int) -> Int {
    switch expression {
    case .number(let number): return number
    case .count: return n
    case .not(let inner): return value(of: inner, for: n) == 0 ? 1 : 0
    case .choice(let condition, let yes, let no): return value(of: value(of: condition, for: n) != 0 ? yes : no, for: n)
    case .operation(let sign, let left, let right):
      let (left, right) = (value(of: left, for: n), value(of: right, for: n))
      return switch sign {
      case "||": left != 0 || right != 0 ? 1 : 0
      case "&&": left != 0 && right != 0 ? 1 : 0
      case "==": left == right ? 1 : 0
      case "!=": left != right ? 1 : 0
      case "<=": left <= right ? 1 : 0
      case ">=": left >= right ? 1 : 0
      case "<": left < right ? 1 : 0
      case ">": left > right ? 1 : 0
      case "%": right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
      case "/": right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
      case "*": left.multipliedReportingOverflow(by: right).partialValue
      case "-": left &- right
      default: left &+ right
      }
    }
  }

  /// C's operators, the weakest first.
  private struct Parser {
    private var rest: [Character]
    private var depth = 0
    private static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

    init(_ text: Substring) { rest = text.filter { !$0.isWhitespace }.reversed() }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func choice() -> Expression? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 60, let condition = operation(at: 0) else { return nil }
      guard take("?") else { return condition }
      guard let yes = choice(), take(":"), let no = choice() else { return nil }
      return .choice(condition, yes, no)
    }

    private mutating func operation(at level: Int) -> Expression? {
      guard level < Self.levels.count else { return unary() }
      guard var left = operation(at: level + 1) else { return nil }
      while let sign = Self.levels[level].first(where: { take($0) }) {
        guard let right = operation(at: level + 1) else { return nil }
        left = .operation(sign, left, right)
      }
      return left
    }

    private mutating func unary() -> Expression? {
      if take("!") {
        depth += 1
        defer { depth -= 1 }
        return depth < 60 ? unary().map { .not($0) } : nil
      }
      if take("(") {
        guard let inner = choice(), take(")") else { return nil }
        return inner
      }
      if take("n") { return .count }
      var digits = ""
      while let digit = rest.last, digit.isASCII, digit.isNumber { digits.append(rest.removeLast()) }
      return Int(digits).map { .number($0) }
    }

    private mutating func take(_ sign: String) -> Bool {
      guard rest.suffix(sign.count).reversed().elementsEqual(sign) else { return false }
      rest.removeLast(sign.count)
      return true
    }
  }
}
