/// Files that refer to each other's tokens, which are checked as one set.
package struct LinkedDocuments {
  /// The sets, in the order of their first files; the files of a set keep their order.
  package let sets: [[TokenDocument]]

  /// Finds the sets among documents. If several files have a token of the same path, each file makes a set with those
  /// that it needs: two brands over one palette do not override each other.
  package init(_ documents: [TokenDocument]) {
    let areOlder = documents.contains { $0.source.rules == .older }
    let documents = areOlder ? documents.map { $0.besideOlder() } : documents
    guard documents.count > 1 else {
      sets = documents.isEmpty ? [] : [documents]
      return
    }
    let names = documents.map(Names.init)
    var owners: [String: [Int]] = [:]
    // A reference may lead to a group, or to a value that is no token.
    var others: [String: Set<Int>] = [:]
    for (index, names) in names.enumerated() {
      for path in names.paths { owners[path, default: []].append(index) }
      for path in names.others { others[path, default: []].insert(index) }
    }
    let needs = names.map { names in
      Set(
        names.references.flatMap { path -> [Int] in
          let starts = Self.starts(of: path)
          if starts.contains(where: names.paths.contains) { return [] }
          return starts.lazy.compactMap { owners[$0] }.first ?? others[path].map { Array($0) } ?? []
        })
    }
    var found: [[Int]] = []
    for index in documents.indices {
      var set: Set = [index]
      var waiting = [index]
      while let next = waiting.popLast() {
        for other in needs[next] where set.insert(other).inserted { waiting.append(other) }
      }
      found.append(set.sorted())
    }
    if owners.values.allSatisfy({ $0.count == 1 }) {
      // Nothing is overridden, so all files that are linked in any way are one set.
      var joined: [Set<Int>] = []
      for set in found {
        let touched = joined.filter { !$0.isDisjoint(with: set) }
        joined.removeAll { !$0.isDisjoint(with: set) }
        joined.append(touched.reduce(Set(set)) { $0.union($1) })
      }
      found = joined.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }
    var seen: Set<[Int]> = []
    sets = found.filter { seen.insert($0).inserted }.map { $0.map { documents[$0] } }
  }

  /// Returns a path and those of the tokens that it may name a part of, the longest first.
  private static func starts(of path: String) -> [String] {
    var starts = [path]
    var rest = path[...]
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")), starts.count < 8 {
      rest = rest[..<dot]
      starts.append(String(rest))
    }
    return starts
  }

  /// The paths of a file's tokens, of its groups and plain values, and those that they refer to.
  private struct Names {
    var paths: Set<String> = []
    var others: Set<String> = []
    var references: Set<String> = []

    init(_ document: TokenDocument) {
      if document.isResolver { return }
      let tree = document.dialect.translate(document.root)
      let trees = document.dialect == .tokensStudio ? (tree.members ?? []).map(\.value) : [tree]
      for tree in trees { look(at: tree, path: "") }
      if document.source.rules.allowOldForms { look(atPlain: document.root, path: "") }
    }

    private mutating func look(atPlain node: JSONValue, path: String) {
      if path.utf8.count > ReadingLimits.path || node["value"] != nil || node["$value"] != nil { return }
      for member in node.members ?? [] where !member.key.hasPrefix("$") {
        let child = path.isEmpty ? member.key : "\(path).\(member.key)"
        if member.value.members != nil {
          look(atPlain: member.value, path: child)
        } else {
          others.insert(child)
          references.formUnion(Reference.paths(in: member.value))
        }
      }
    }

    private mutating func look(at node: JSONValue, path: String) {
      if path.utf8.count > ReadingLimits.path { return }
      if TokenTree.isToken(node) {
        paths.insert(path)
        for member in node.members ?? [] where member.key != "$description" && !TokenTree.holdsTokens(member.value) {
          references.formUnion(Reference.paths(in: member.key == "$ref" ? node : member.value))
        }
      } else {
        others.insert(path)
      }
      for member in node.members ?? [] {
        if member.key == "$extends" { references.formUnion(Reference.paths(in: member.value)) }
        if !member.key.hasPrefix("$") || member.key == "$root" {
          look(at: member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)")
        }
      }
    }
  }
}
