// MARK: - Reports

extension ResolverPlanner {
  /// Checks the contexts of a modifier and its default (resolver module, "Contexts" and "Default").
  func checkContexts(_ contexts: JSONValue?, default usual: JSONValue?, of name: String) {
    guard let contexts else { return }
    guard let members = contexts.members else {
      return fault(
        "the contexts of \"\(name)\" are \(contexts.kind), not an object", at: contexts.place,
        advice: "write \"contexts\": { \"light\": […], \"dark\": […] }")
    }
    guard !members.isEmpty else {
      return fault(
        "the modifier \"\(name)\" has no contexts", at: contexts.place, advice: "add two, or remove the modifier")
    }
    if members.count == 1 {
      fault(
        "the modifier \"\(name)\" has only one context", at: contexts.place, advice: "add another, or make it a set",
        isUsable: true)
    }
    let names = members.map(\.key)
    guard let usual, usual.string.map(names.contains) != true else { return }
    fault(
      "the default of \"\(name)\" is \(usual.kind), which is no context of it", at: usual.place,
      advice: usual.string.flatMap { Suggestion.advice(on: $0, in: names) }
        ?? (usual.bool.map { names.contains("\($0)") ? "write \"\($0)\" in quotes" : nil } ?? nil)
        ?? "its contexts are \(Suggestion.list(names))")
  }

  mutating func missing(_ steps: [String], at place: Place) {
    let members = root[steps[0]]?.members ?? []
    let mayCompare = steps.count > 1 && suggestions.allows(members.count)
    let nearest = mayCompare ? Suggestion.nearest(to: steps[1], in: members.lazy.map(\.key)) : nil
    fault(
      "there is no \"#/\(steps.joined(separator: "/"))\"", at: place,
      advice: nearest.map { "did you mean \"#/\(steps[0])/\($0)\"?" })
  }

  func unknown(_ member: JSONMember, _ known: [String], _ subject: String) {
    fault(
      "\(subject) no property \"\(member.key)\"", at: member.place,
      advice: Suggestion.advice(on: member.key, in: known)
        ?? "tools keep their data in `$extensions`",
      isUsable: true)
  }

  func checkText(_ node: JSONValue, _ keys: [String]) {
    for key in keys {
      if let value = node[key], value.string == nil {
        fault("`\(key)` is \(value.kind), not a string", at: value.place, isUsable: true)
      }
    }
  }

  func fault(
    _ message: String, at place: Place, path: String? = nil, advice: String? = nil, isUsable: Bool = false
  ) {
    reporter.error(.resolver, message, at: place, path: path, advice: advice, keepsValue: isUsable)
  }
}
