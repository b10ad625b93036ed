/// What was probably meant by a name that is not known.
enum Spelling {
  /// ` Did you mean "title"?`, or nothing where no name is near.
  static func hint(_ name: String, among names: [String]) -> String {
    let distances = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
    guard let nearest = distances.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }),
      nearest.distance <= max(1, name.count / 3)
    else { return "" }
    return " Did you mean \"\(nearest.name)\"?"
  }

  /// How many letters have to be put in, taken out or exchanged.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var next = [i + 1]
      for (j, other) in right.enumerated() {
        next.append(min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    return row.last ?? left.count
  }
}
