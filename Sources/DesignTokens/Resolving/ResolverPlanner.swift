/// Reads a resolver document (DTCG 2025.10, resolver module) into a plan, loading the files it names.
struct ResolverPlanner {
  let root: JSONValue
  private let name: String
  let reporter: Reporter
  private let load: (String, Place) -> ResolverPlan.Source?
  private var sourceCount = 0
  private var hasTooMany = false
  /// The number of members that were copied to override some of them.
  private var copied = 0
  private var modifierCount = 0
  private var contextCount = 0
  /// The place of each modifier that was read, by its name.
  private var modifierPlaces: [String: Place] = [:]
  private var index = MemberIndex<Place>()
  var suggestions = Suggestion.Budget()
  /// The sets being read, to find cycles.
  private var sets: [String] = []
  private(set) var plan = ResolverPlan()

  init(
    _ root: JSONValue, name: String, reporter: Reporter, load: @escaping (String, Place) -> ResolverPlan.Source?
  ) {
    self.root = root
    self.name = name
    self.reporter = reporter
    self.load = load
    readDocument()
  }

  // MARK: - Document

  private mutating func readDocument() {
    let known = [
      "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$extensions", "$defs",
    ]
    for member in root.members ?? [] where !known.contains(member.key) {
      unknown(member, known, "resolver documents have")
    }
    checkText(root, ["name", "description"])
    if let version = root["version"] {
      if version.string != "2025.10" {
        fault("`version` is \(version.kind)", at: version.place, advice: "write \"2025.10\"", isUsable: true)
      }
    } else {
      fault("`version` is missing", at: root.place, advice: "write \"version\": \"2025.10\"")
    }
    for (key, isSet) in [("sets", true), ("modifiers", false)] {
      guard let map = root[key] else { continue }
      guard let members = map.members else {
        fault("`\(key)` is \(map.kind), not an object", at: map.place)
        continue
      }
      for member in members { check(member, isSet: isSet) }
    }
    guard let order = root["resolutionOrder"] else {
      fault(
        "`resolutionOrder` is missing", at: root.place,
        advice: "list the sets and modifiers to merge, later over earlier")
      return
    }
    guard let items = order.elements, !items.isEmpty else {
      fault(
        "`resolutionOrder` is \(order.elements == nil ? order.kind : "empty")", at: order.place,
        advice: "list at least one set")
      return
    }
    var names: Set<String> = []
    for item in items { readItem(item, &names) }
  }

  /// Checks a set or modifier, which may not be in the resolution order.
  private func check(_ member: JSONMember, isSet: Bool) {
    let what = isSet ? "set" : "modifier"
    guard let members = member.value.members else {
      return fault("the \(what) \"\(member.key)\" is \(member.value.kind), not an object", at: member.value.place)
    }
    let known = [isSet ? "sources" : "contexts", "description", "$extensions", "$ref"] + (isSet ? [] : ["default"])
    for member in members where !known.contains(member.key) { unknown(member, known, "\(what)s have") }
    checkText(member.value, ["description"])
    let required = isSet ? "sources" : "contexts"
    if !isSet, let reference = member.value["$ref"] {
      fault("a modifier cannot be a reference", at: reference.place, advice: "write its `contexts` here")
    } else if member.value[required] == nil, member.value["$ref"] == nil {
      fault("the \(what) \"\(member.key)\" has no `\(required)`", at: member.value.place)
    } else if !isSet {
      checkContexts(member.value["contexts"], default: member.value["default"], of: member.key)
    }
  }

  private mutating func readItem(_ item: JSONValue, _ names: inout Set<String>) {
    if let reference = item["$ref"] {
      if reference.string?.hasPrefix("#") == true, pointer(reference) == nil { return }
      guard let steps = reference.string.map(Reference.pointer)?.steps, steps.count == 2,
        steps[0] == "sets" || steps[0] == "modifiers"
      else {
        return fault(
          "\(reference.kind) cannot stand in the resolution order", at: reference.place,
          advice: "write \"#/sets/…\" or \"#/modifiers/…\"")
      }
      guard let target = node(steps) else { return missing(steps, at: reference.place) }
      steps[0] == "sets" ? readSet(target, steps[1], item) : readModifier(target, steps[1], item)
      return
    }
    guard item.members != nil else { return fault("an item of the resolution order is \(item.kind)", at: item.place) }
    guard let name = item["name"]?.string else {
      return fault("an inline set or modifier needs a `name`", at: item.place)
    }
    if !names.insert(name).inserted {
      fault("the name \"\(name)\" is used twice in the resolution order", at: item.place)
    }
    let isSet = item["type"]?.string == "set"
    guard isSet || item["type"]?.string == "modifier" else {
      let guess = item["contexts"] != nil ? "modifier" : "set"
      return fault(
        "the inline item \"\(name)\" has no valid `type`", at: item["type"]?.place ?? item.place,
        advice: "write \"type\": \"\(guess)\"")
    }
    let inline = item.members?.filter { $0.key != "name" && $0.key != "type" } ?? []
    let value = JSONValue(.object(inline), at: item.place)
    check(JSONMember(key: name, value: value), isSet: isSet)
    isSet ? readSet(value, name, nil) : readModifier(value, name, nil)
  }

  // MARK: - Sets and modifiers

  /// Reads a set; properties beside the reference to it come first.
  private mutating func readSet(_ set: JSONValue, _ name: String, _ reference: JSONValue?) {
    sets = [name]
    plan.steps.append(.set(sources(ofSet: set, reference, name)))
    sets = []
  }

  /// Returns the sources of a set, which may be a reference to another set. Properties beside a reference come first.
  private mutating func sources(ofSet set: JSONValue, _ beside: JSONValue?, _ name: String) -> [ResolverPlan.Source] {
    if let list = property("sources", of: set, beside) { return sources(list, of: name) }
    guard let reference = set["$ref"] else { return [] }
    guard reference.string?.hasPrefix("#/sets/") == true else {
      fault(
        "the set \"\(name)\" is a reference to something that is no set", at: reference.place,
        advice: "write \"#/sets/…\"; files stand in `sources`")
      return []
    }
    return local(reference, set, of: name)
  }

  private mutating func readModifier(_ node: JSONValue, _ name: String, _ reference: JSONValue?) {
    guard let contexts = property("contexts", of: node, reference) else { return }
    let choice = property("default", of: node, reference)
    if reference?["contexts"] != nil || reference?["default"] != nil {
      checkContexts(contexts, default: choice, of: name)
    }
    if let place = modifierPlaces.updateValue(node.place, forKey: name), place != node.place {
      fault(
        "two modifiers are called \"\(name)\"", at: node.place,
        advice: "rename one of them; an input could not tell them apart")
    }
    modifierCount += 1
    guard modifierCount <= 64 else {
      if modifierCount == 65 { fault("there are more than 64 modifiers", at: node.place) }
      return
    }
    guard let members = contexts.members else { return }
    let most = 1_000
    contextCount += members.count
    guard contextCount <= most else {
      if contextCount - members.count <= most { fault("there are more than \(most) contexts", at: contexts.place) }
      return
    }
    let names = members.map(\.key)
    let usual = choice?.string.flatMap { names.contains($0) ? $0 : nil }
    let modifier = Modifier(name: name, contexts: names, defaultContext: usual)
    let contextSources = members.map { sources($0.value, of: "\(name).\($0.key)") }
    plan.steps.append(.modifier(modifier, contexts: contextSources))
  }

  // MARK: - Sources

  private mutating func sources(_ list: JSONValue?, of name: String) -> [ResolverPlan.Source] {
    guard let list else { return [] }
    guard let elements = list.elements else {
      fault("the sources of \"\(name)\" are \(list.kind), not a list", at: list.place)
      return []
    }
    return elements.flatMap { source($0, of: name) }
  }

  private mutating func source(_ node: JSONValue, of name: String) -> [ResolverPlan.Source] {
    sourceCount += 1
    guard sourceCount <= 10_000 else {
      if !hasTooMany { fault("there are more than 10000 sources", at: node.place) }
      hasTooMany = true
      return []
    }
    guard node.members != nil else {
      fault("a source of \"\(name)\" is \(node.kind), not an object", at: node.place)
      return []
    }
    guard let reference = node["$ref"] else { return [ResolverPlan.Source(tree: node)] }
    guard let text = reference.string else {
      fault("`$ref` is \(reference.kind)", at: reference.place)
      return []
    }
    if text.hasPrefix("#") { return local(reference, node, of: name) }
    guard var source = load(text, reference.place) else { return [] }
    // Each token set of an export is a source, too.
    sourceCount += source.themes?.order.count ?? 0
    source.tree = overridden(source.tree, by: node)
    source.darkTree = source.darkTree.map { overridden($0, by: node) }
    return [source]
  }

  /// Returns the sources that a reference names elsewhere in this document.
  private mutating func local(_ reference: JSONValue, _ node: JSONValue, of name: String) -> [ResolverPlan.Source] {
    guard let steps = pointer(reference) else { return [] }
    switch steps[0] {
    case "resolutionOrder", "modifiers":
      fault("`\(steps[0])` cannot be a source", at: reference.place, advice: "name a set, \"#/sets/…\", or a file")
      return []
    case "sets" where steps.count == 2:
      guard let set = self.node(steps) else {
        missing(steps, at: reference.place)
        return []
      }
      if let start = sets.firstIndex(of: steps[1]) {
        let circle = (sets[start...] + [steps[1]]).joined(separator: " → ")
        fault("the sets refer to each other in a circle: \(circle)", at: reference.place, path: steps[1])
        return []
      }
      guard sets.count < 32 else {
        fault("sets refer to sets more than 32 times in a row", at: reference.place)
        return []
      }
      sets.append(steps[1])
      defer { sets.removeLast() }
      return sources(ofSet: set, node, steps[1])
    default:
      guard let target = self.node(steps), target.members != nil else {
        missing(steps, at: reference.place)
        return []
      }
      if property("$ref", of: target, nil) != nil {
        fault("the source refers to another reference", at: reference.place, advice: "name the set or the file itself")
        return []
      }
      return [ResolverPlan.Source(tree: overridden(target, by: node))]
    }
  }

  /// Returns a target with the properties beside its `$ref`, which replace its own, one level deep (resolver module,
  /// section on reference objects).
  private mutating func overridden(_ target: JSONValue, by node: JSONValue) -> JSONValue {
    guard let members = target.members, let others = node.members, others.count > 1 else { return target }
    copied += members.count
    WorkCount.add(members.count)
    guard copied <= 1_000_000 else {
      fault("properties beside `$ref` replace more than can be read", at: node.place)
      return target
    }
    let keys = Set(others.map(\.key))
    let merged = members.filter { !keys.contains($0.key) } + others.filter { $0.key != "$ref" }
    return JSONValue(.object(merged), at: target.place)
  }

  /// Returns one property of a target, as ``overridden(_:by:)`` would leave it.
  private mutating func property(_ key: String, of target: JSONValue, _ node: JSONValue?) -> JSONValue? {
    node?[key] ?? index.member(key, of: target, target.place)
  }

  /// Returns the target of a pointer's steps in this document.
  private mutating func node(_ steps: [String]) -> JSONValue? {
    steps.reduce(Optional(root)) { node, step in
      guard let node else { return nil }
      return node.members == nil ? node.child(step) : index.member(step, of: node, node.place)
    }
  }

  private func pointer(_ reference: JSONValue) -> [String]? {
    guard let text = reference.string else {
      fault("`$ref` is \(reference.kind)", at: reference.place)
      return nil
    }
    switch Reference.pointer(text) {
    case .pointer(let steps): return steps
    case .malformed(let problem, let advice): fault(problem, at: reference.place, advice: advice)
    case .token: break
    }
    return nil
  }
}
