import FoundationEssentials

/// The JSON form of reports and baselines.
enum ReportJSON {
  /// Returns JSON with sorted members, so that equal values give equal texts; ends with a line break.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("reports hold texts, numbers and lists alone, which JSON can say")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
