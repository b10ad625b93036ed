/// An error for conditions that do not identify one object.
package struct ObjectQueryError: Error, Sendable, CustomStringConvertible {
  enum Kind: Equatable {
    case nothing, several
    /// Fewer objects match than the chosen number.
    case fewer(Int)
    /// The id was made for another object than that at its place. The candidates are the object at that place, and the
    /// one for which the id was made, if they are there.
    case other(String)
  }

  /// The problem, and below it the nearest candidates, one on each line.
  package let description: String
  /// True if an id was made for another object than that at its place now.
  package let isOfOtherObject: Bool
  /// The most candidates to list.
  private static let most = 8

  init(_ kind: Kind, query: ObjectQuery, candidates: [Int], in list: ObjectList) {
    let lines = candidates.prefix(Self.most).map { "  " + list.lineWithSurroundings(of: $0) }
    let rest = candidates.count - lines.count
    var isOfOtherObject = false
    let problem: String
    switch kind {
    case .nothing:
      problem = "no \(query) is shown in \(list.application.quoted)" + (lines.isEmpty ? "" : "; nearest:")
    case .several:
      problem = "\(candidates.count) objects match \(query); choose one by --id, or by --nth and its number:"
    case .fewer(let count):
      problem = "only \(count == 1 ? "1 object matches" : "\(count) objects match") \(query):"
    case .other(let id):
      isOfOtherObject = true
      let place = id.prefix { $0 != "~" }
      problem =
        lines.isEmpty
        ? "no object is at \(place) any more."
        : id.contains("~")
          ? "the object of the id \(id) has changed, moved or gone; there is now:"
          : "\(id) is a place, and an id also has marks of the object; there is now:"
    }
    let more = rest > 0 && kind != .nothing ? ["  and \(rest) more"] : []
    self.isOfOtherObject = isOfOtherObject
    description = ([problem] + lines + more).joined(separator: "\n")
  }
}
