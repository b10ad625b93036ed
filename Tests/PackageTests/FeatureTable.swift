import Foundation

/// The tables of features in the documentation, with their tests.
struct FeatureTable {
  /// One line of a table of features.
  struct Row {
    var id: String
    /// The symbols, such as `Button/icon`.
    var symbols: [String]
    /// Names of test types, or of one function of theirs: `ButtonTests`, `ButtonTests.testX`.
    var tests: [String]
    /// Ids of gallery pages.
    var pages: [String]
    /// True if the API and the page are only a dash.
    var isEmpty: Bool
  }

  private(set) var rows: [Row] = []
  /// The rows with only a reason: ids and reasons.
  private(set) var reasons: [(id: String, why: String)] = []
  /// Lines in neither form.
  private(set) var strangers: [String] = []

  /// Reads the page about the features, and that about their tests.
  init(_ features: String, tests: String) {
    var known: [String: [String]] = [:]
    for cells in Self.lines(of: tests) {
      if cells.count != 2 || known.updateValue(Self.list(cells[1]), forKey: cells[0]) != nil {
        strangers.append(cells.joined(separator: " | "))
      }
    }
    for cells in Self.lines(of: features) {
      switch cells.count {
      case 4:
        let symbols = cells[2].matches(of: /``([^`]+)``|`Inspecting\.([^`]+)`/).map { String($0.1 ?? $0.2 ?? "") }
        rows.append(
          Row(
            id: cells[0], symbols: symbols,
            tests: known.removeValue(forKey: cells[0]) ?? [], pages: Self.list(cells[3]),
            isEmpty: cells[2...].allSatisfy { $0 == "–" }))
      case 3: reasons.append((cells[0], cells[2]))
      default: strangers.append(cells.joined(separator: " | "))
      }
    }
    strangers += known.keys.sorted().map { "\($0) has tests, but no API" }
  }

  /// Returns the cells of each row of the tables on a page.
  private static func lines(of page: String) -> [[String]] {
    page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| row |") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func list(_ cell: String) -> [String] { cell == "–" ? [] : cell.components(separatedBy: ", ") }
}
