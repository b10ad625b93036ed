import FoundationEssentials

/// How reports and baselines are written as JSON.
enum ReportJSON {
  /// Members by name, so that the same is always the same text; ends with a line break.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("reports hold texts, numbers and lists alone, which JSON can say")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
