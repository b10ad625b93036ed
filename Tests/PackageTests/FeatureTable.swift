import Foundation

/// The tables of features in the documentation.
struct FeatureTable {
  /// One line of a table of features.
  struct Row {
    var id: String
    /// The symbol links, such as `Button/icon`.
    var symbols: [String]
    /// Names of test types, or of one function of theirs: `ButtonTests`, `ButtonTests.testX`.
    var tests: [String]
    /// Ids of gallery pages.
    var pages: [String]
    /// True if all three columns have only a dash.
    var isEmpty: Bool
  }

  private(set) var rows: [Row] = []
  /// The rows with only a reason: ids and reasons.
  private(set) var reasons: [(id: String, why: String)] = []
  /// Lines in neither form.
  private(set) var strangers: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.first != "row" else { continue }
      switch cells.count {
      case 5:
        rows.append(
          Row(
            id: cells[0], symbols: cells[2].matches(of: /``([^`]+)``/).map { String($0.1) }, tests: Self.list(cells[3]),
            pages: Self.list(cells[4]),
            isEmpty: cells[2...].allSatisfy { $0 == "–" }))
      case 3: reasons.append((cells[0], cells[2]))
      default: strangers.append(String(line))
      }
    }
  }

  private static func list(_ cell: String) -> [String] { cell == "–" ? [] : cell.components(separatedBy: ", ") }
}
