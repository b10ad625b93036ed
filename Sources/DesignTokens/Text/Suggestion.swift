/// Finds the name that a misspelt one probably stands for.
package enum Suggestion {
  /// Longer names are not compared, so that a hostile file cannot make this slow.
  private static let longest = 64

  /// The number of names that may still be compared for all the names that one reader misses. A file full of wrong
  /// names would be slow otherwise.
  struct Budget {
    private var rest = 200_000

    /// Takes names from the budget. Returns false if it is used up: then there is no suggestion.
    mutating func allows(_ count: Int) -> Bool {
      rest -= count
      return rest > 0
    }
  }

  /// Returns the nearest candidate, if it is near enough: one edit in four characters, at least one, at most three.
  /// Among equally near candidates it is the first in alphabetical order.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8.prefix(longest + 1))
    guard wanted.count <= longest else { return nil }
    var limit = min(3, max(1, wanted.count / 4))
    var (best, found): (String?, Int) = (nil, 0)
    for candidate in candidates {
      WorkCount.add()
      guard abs(candidate.utf8.count - wanted.count) <= limit else { continue }
      guard let distance = distance(wanted, Array(candidate.utf8), limit: limit) else { continue }
      if distance == 0 { return candidate }
      if let best, found == distance, best < candidate { continue }
      (best, found, limit) = (candidate, distance, distance)
    }
    return best
  }

  /// Returns advice to write the nearest candidate, if it is near enough.
  static func advice(on name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean \"\($0)\"?" }
  }

  /// Returns names separated by commas; only the first few of many.
  static func list(_ names: [String], length: Int = 80) -> String {
    let most = 24
    let shown = names.prefix(most).map { String($0.prefix(length)) }.joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }

  /// Returns the number of edits between two names; nil beyond the limit. Case does not count, and swapping neighbours
  /// is one edit.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    // The cells further than the limit from the diagonal cost more, and are not visited.
    let far = limit + 1
    var older = Array(repeating: far, count: right.count + 1)
    var current = older
    var previous = older.indices.map { min($0, far) }
    for row in left.indices {
      let columns = max(0, row - limit)..<min(right.count, row + far)
      WorkCount.add(columns.count)
      current[columns.lowerBound] = columns.lowerBound == 0 ? min(row + 1, far) : far
      var least = current[columns.lowerBound]
      for column in columns {
        let same = folded(left[row]) == folded(right[column])
        var cost = min(previous[column] + (same ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, older[column - 1] + 1)
        }
        current[column + 1] = min(cost, far)
        least = min(least, cost)
      }
      if least > limit { return nil }
      swap(&older, &previous)
      swap(&previous, &current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
