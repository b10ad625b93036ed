import FoundationEssentials

/// A JSON value of a report.
enum ReportJSON: Encodable {
  case text(String)
  case number(Int)
  case fraction(Double)
  case flag(Bool)
  case list([ReportJSON])
  /// Members by name; a member of nil is left out.
  case object([String: ReportJSON?])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    // JSON has no infinity.
    case .fraction(let number): try container.encode(number.isFinite ? number : 0)
    case .flag(let flag): try container.encode(flag)
    case .list(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members.compactMapValues(\.self))
    }
  }

  /// Returns JSON with sorted members, so that equal values give equal texts; ends with a line break.
  static func document(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("reports hold texts, numbers and lists alone, which JSON can say")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension ReportJSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral elements: ReportJSON...) { self = .list(elements) }
  init(dictionaryLiteral members: (String, ReportJSON?)...) {
    self = .object(Dictionary(members) { first, _ in first })
  }
}

extension AccessibleRect {
  /// The rectangle as JSON.
  var json: ReportJSON {
    ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
  }
}
