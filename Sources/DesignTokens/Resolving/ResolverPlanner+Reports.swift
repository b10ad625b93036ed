// MARK: - Reports

extension ResolverPlanner {
  func missing(_ steps: [String], at place: Place) {
    let names = root[steps[0]]?.members?.map(\.key) ?? []
    let nearest = steps.count > 1 ? Suggestion.nearest(to: steps[1], in: names) : nil
    fault(
      "there is no \"#/\(steps.joined(separator: "/"))\"",
      at: place,
      advice: nearest.map { "did you mean \"#/\(steps[0])/\($0)\"?" }
    )
  }

  func unknown(_ member: JSONMember, _ known: [String], _ subject: String) {
    fault(
      "\(subject) no property \"\(member.key)\"",
      at: member.place,
      advice: Suggestion.nearest(to: member.key, in: known).map { "did you mean \"\($0)\"?" }
        ?? "tools keep their data in `$extensions`",
      isUsable: true
    )
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
