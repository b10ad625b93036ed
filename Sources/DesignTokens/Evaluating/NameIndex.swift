/// The tree of token names, for suggestions when a name is missing.
///
/// It is made only when a name is missing.
final class NameIndex {
  private var children: [Substring: [Substring]] = [:]
  /// Paths by their last name.
  private var byName: [Substring: [String]] = [:]
  private var suggestions = Suggestion.Budget()

  init(_ paths: [String]) {
    var seen: Set<Substring> = []
    for path in paths {
      var end = path.endIndex
      byName[path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...], default: []].append(path)
      while true {
        WorkCount.add()
        let dot = path[..<end].lastIndex(of: ".")
        let parent = path[..<(dot ?? path.startIndex)]
        let name = path[(dot.map(path.index(after:)) ?? path.startIndex)..<end]
        guard seen.insert(path[..<end]).inserted else { break }
        children[path[..<end], default: []] += []
        children[parent, default: []].append(name)
        guard let dot else { break }
        end = dot
      }
    }
  }

  func hasGroup(_ path: String) -> Bool { children[path[...]]?.isEmpty == false }

  /// Returns the first of several names in a path, if no token's path begins with it.
  func unknownStart(of path: String) -> Substring? {
    guard let dot = path.firstIndex(of: "."), children[path[..<dot]] == nil else { return nil }
    return path[..<dot]
  }

  func firstToken(in group: String) -> String? {
    var path = group[...]
    while let name = children[path]?.first { path = "\(path).\(name)" }
    return String(path)
  }

  /// Returns the token that a path treats as a group; nil if there is none.
  func tokenBefore(endOf path: String) -> String? {
    var found: Substring = ""
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      let next = Self.join(found, name)
      guard let inside = children[next] else { return nil }
      if inside.isEmpty { return String(next) }
      found = next
    }
    return nil
  }

  /// Returns the path with its first wrong name corrected, or another path with the same end.
  func nearest(to path: String) -> String? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count < 32 else { return nil }
    var found: Substring = ""
    for name in names {
      guard let siblings = children[found] else { break }
      var next = name
      if children[Self.join(found, name)] == nil {
        guard suggestions.allows(siblings.count),
          let near = Suggestion.nearest(to: String(name), in: siblings.lazy.map(String.init))
        else { break }
        next = Substring(near)
      }
      found = Self.join(found, next)
    }
    if found.count(where: { $0 == "." }) == names.count - 1, children[found]?.isEmpty == true { return String(found) }
    return alike(names)
  }

  /// Returns the token elsewhere with the same last name and the most names in common at the end, if there is exactly
  /// one.
  private func alike(_ names: [Substring]) -> String? {
    guard let last = names.last, let candidates = byName[last], candidates.count <= 1000,
      suggestions.allows(candidates.count)
    else { return nil }
    WorkCount.add(candidates.count)
    let scored = candidates.map { candidate in
      (candidate, zip(candidate.split(separator: ".").reversed(), names.reversed()).prefix { $0 == $1 }.count)
    }
    let best = scored.map(\.1).max() ?? 0
    let winners = scored.filter { $0.1 == best }
    return winners.count == 1 && (best > 1 || names.count == 1) ? winners[0].0 : nil
  }

  private static func join(_ parent: Substring, _ name: Substring) -> Substring {
    parent.isEmpty ? name : "\(parent).\(name)"
  }
}
