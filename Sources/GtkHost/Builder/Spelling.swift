/// A suggestion for an unknown name.
enum Spelling {
  /// ` Did you mean "title"?`, or nothing where no name is near.
  static func hint(_ name: String, among names: [String]) -> String {
    let distances = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
    guard let nearest = distances.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }),
      nearest.distance <= max(1, name.count / 3)
    else { return "" }
    return " Did you mean \"\(nearest.name)\"?"
  }

  /// The Damerau–Levenshtein distance.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var least = min(rows[i][j] + (left[i] == right[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
