/// Files that refer to each other's tokens, which are checked as one set.
package struct LinkedDocuments {
  /// The sets, in the order of their first files; the files of a set keep their order.
  package let sets: [[TokenDocument]]

  /// Finds the sets among documents. If several files have a token of the same path, each file makes a set with those
  /// that it needs: two brands over one palette do not override each other.
  package init(_ documents: [TokenDocument]) {
    guard documents.count > 1 else {
      sets = documents.isEmpty ? [] : [documents]
      return
    }
    let names = documents.map(Names.init)
    var owners: [String: [Int]] = [:]
    for (index, names) in names.enumerated() {
      for path in names.paths { owners[path, default: []].append(index) }
    }
    let needs = names.map { names in
      Set(names.references.subtracting(names.paths).flatMap { owners[$0] ?? [] })
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

  /// The paths of a file's tokens, and those that they refer to.
  private struct Names {
    var paths: Set<String> = []
    var references: Set<String> = []

    init(_ document: TokenDocument) {
      guard !document.isResolver, document.dialect != .tokensStudio else { return }
      look(at: document.dialect.translate(document.root), path: "")
    }

    private mutating func look(at node: JSONValue, path: String) {
      if path.utf8.count > ReadingLimits.path { return }
      if TokenTree.isToken(node) {
        paths.insert(path)
        references.formUnion(Reference.paths(in: node["$value"] ?? node))
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
