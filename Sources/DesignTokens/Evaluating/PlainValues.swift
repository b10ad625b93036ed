/// The values of files of older tools that are no tokens, such as the 16 of `{ "globals": { "baseline": 16 } }`.
///
/// Style Dictionary resolves references to any value of the files (styledictionary.com/info/tokens/).
struct PlainValues {
  private let files: [JSONValue]
  private var groups = MemberIndex<String>()
  /// The files laid over each other, made when a reference leads to no token.
  private lazy var root = merged()

  /// - Parameter files: The files in order; the last one wins.
  init(_ files: [JSONValue]) { self.files = files }

  /// Returns the value at a path; nil if there is none, or a group or a token.
  subscript(path: String) -> JSONValue? {
    mutating get {
      guard !files.isEmpty, path.utf8.count <= ReadingLimits.path else { return nil }
      var node = root
      var end = path.startIndex
      for name in path.split(separator: ".", omittingEmptySubsequences: false) {
        WorkCount.add()
        guard let next = groups.member(String(name), of: node, String(path[..<end])) else { return nil }
        (node, end) = (next, name.endIndex)
      }
      return node.members == nil ? node : nil
    }
  }

  private func merged() -> JSONValue {
    var budget = 1_000_000
    return files.reduce(JSONValue(.object([]))) { base, file in
      TokenTree.merge(base, file, path: "", reporter: nil, budget: &budget)
    }
  }
}
