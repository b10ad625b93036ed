/// The conditions by which a command finds an object.
package struct ObjectQuery: Hashable, Sendable {
  /// The role. An entry also matches an editable text, because GTK 4.8 gives its entries that role.
  package var role: AccessibleRole?
  /// The whole name: ``ObjectList/Item/name``, or the object's own.
  package var name: String?
  /// A text that is visible on it, or that labels it.
  package var label: String?
  /// The whole description, such as that of a tooltip.
  package var accessibleDescription: String?
  /// The id, as ``ObjectID`` writes it.
  package var id: String?
  /// States that it has.
  package var states: AccessibleState
  /// States that it does not have.
  package var absentStates: AccessibleState
  /// True to also find objects that are not on the screen now.
  package var includesHidden: Bool

  /// Creates conditions. Every object matches a condition that is left out.
  package init(
    role: AccessibleRole? = nil, name: String? = nil, label: String? = nil, accessibleDescription: String? = nil,
    id: String? = nil, states: AccessibleState = [], absentStates: AccessibleState = [], includesHidden: Bool = false
  ) {
    self.role = role
    self.name = name
    self.label = label
    self.accessibleDescription = accessibleDescription
    self.id = id
    self.states = states
    self.absentStates = absentStates
    self.includesHidden = includesHidden
  }

  /// True if there is no condition on the object itself.
  package var isEmpty: Bool {
    role == nil && words == nil && id == nil && states.isEmpty && absentStates.isEmpty
  }

  /// The first condition with words.
  private var words: String? { name ?? label ?? accessibleDescription }

  /// Returns the objects that match, without parts of matching controls: the text on a button has the same name.
  package func matches(in list: ObjectList) -> [Int] {
    let all = allMatches(in: list)
    let found = Set(all)
    return all.filter { index in
      guard let control = list.items[index].control, control != index else { return true }
      return !found.contains(control)
    }
  }

  /// Returns every object that matches.
  package func allMatches(in list: ObjectList) -> [Int] {
    list.items.indices.dropFirst().filter { matches(list.items[$0]) }
  }

  private func matches(_ item: ObjectList.Item) -> Bool {
    let states = item.node.states.union(item.actor.states)
    return (includesHidden || item.isShown) && (role == nil || isOfRole(item.node))
      && (name == nil || name == item.name || name == item.node.name)
      && (label.map(item.labels.contains) ?? true)
      && (accessibleDescription == nil || accessibleDescription == item.description)
      && (id.map(item.identity.isMeant) ?? true)
      && states.isSuperset(of: self.states) && states.isDisjoint(with: absentStates)
  }
}

extension ObjectQuery {
  private func isOfRole(_ node: AccessibleNode) -> Bool {
    role == node.role || (role == .entry && node.role == .text && node.states.contains(.editable))
  }

  /// Returns true if all facts of an object are needed: it matches itself, or its actions, relations, text and
  /// identifier may decide the match.
  ///
  /// For all other objects the role, name, description and states are enough.
  package func needsEverything(of node: AccessibleNode) -> Bool {
    guard id == nil, label == nil, accessibleDescription == nil, role != nil || name != nil else { return true }
    // A control may have the name of its label or its inner half, and a label without a name that of its text.
    let isNameless = node.name.trimmed.isEmpty || NameShape.isType(node.name)
    if isNameless, node.isControl || [.label, .static, .heading, .paragraph, .text].contains(node.role) { return true }
    if node.mayBeOuterHalf { return true }
    return (role == nil || isOfRole(node)) && (name == nil || name == node.name || name == node.name.trimmed)
  }
}

// MARK: - One object

extension ObjectQuery {
  /// Returns the object that matches.
  ///
  /// - Parameters:
  ///   - list: The objects.
  ///   - number: Which of several matches, from 1; nil if there must be one.
  /// - Returns: The index of the object.
  /// - Throws: ``ObjectQueryError`` with the nearest candidates.
  package func only(in list: ObjectList, number: Int? = nil) throws(ObjectQueryError) -> Int {
    let found = matches(in: list)
    if let number, found.indices.contains(number - 1) { return found[number - 1] }
    if number == nil, found.count == 1 { return found[0] }
    if found.isEmpty { throw failure(in: list) }
    throw ObjectQueryError(number == nil ? .several : .fewer(found.count), query: self, candidates: found, in: list)
  }

  /// Returns all objects that match.
  ///
  /// - Throws: ``ObjectQueryError`` with the nearest candidates when there is none.
  package func some(in list: ObjectList) throws(ObjectQueryError) -> [Int] {
    let found = matches(in: list)
    if found.isEmpty { throw failure(in: list) }
    return found
  }

  /// Returns the error for conditions that nothing matches.
  private func failure(in list: ObjectList) -> ObjectQueryError {
    // An object with this id that is hidden, or in another state, is still the same one.
    guard let id, id.contains("~") || id.first?.isNumber == true,
      !list.items.contains(where: { $0.identity.isMeant(by: id) })
    else { return ObjectQueryError(.nothing, query: self, candidates: candidates(in: list), in: list) }
    let there = list.items.firstIndex { $0.identity.hasPlace(of: id) }
    let same = list.items.firstIndex { $0.identity.isSameInstance(as: id) }
    let candidates = [there, same == there ? nil : same].compactMap(\.self)
    return ObjectQueryError(.other(id), query: self, candidates: candidates, in: list)
  }

  /// Returns the objects nearest to the conditions, the nearest first.
  package func candidates(in list: ObjectList) -> [Int] {
    var open = self
    open.includesHidden = true
    let hidden = open.matches(in: list)
    if !hidden.isEmpty { return hidden }
    open.states = []
    open.absentStates = []
    let inOtherStates = open.matches(in: list)
    if !inOtherStates.isEmpty { return inOtherStates }
    let ranked = list.items.indices.dropFirst().compactMap { index -> (index: Int, distance: Int)? in
      let item = list.items[index]
      // A control is listed instead of its parts.
      guard item.isShown, item.control == nil || item.control == index else { return nil }
      guard let distance = distance(to: item) else { return nil }
      return (index, distance)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.index)
  }

  /// Returns the distance of an object from the conditions; nil for one that has nothing in common with them.
  private func distance(to item: ObjectList.Item) -> Int? {
    if let id, words == nil, role == nil {
      let common = zip(id, item.id).prefix { $0 == $1 }.count
      return common == 0 ? nil : id.count - common
    }
    let isOfRole = isOfRole(item.node)
    guard let words else { return isOfRole ? 0 : nil }
    let texts = [item.name, name == nil ? item.description : ""] + (name == nil ? item.labels : [])
    return texts.compactMap { distance(from: words, to: $0, isOfRole: isOfRole) }.min()
  }

  private func distance(from words: String, to text: String, isOfRole: Bool) -> Int? {
    let (wanted, present) = (words.lowercased(), text.lowercased())
    guard !present.isEmpty else { return nil }
    let penalty = role == nil || isOfRole ? 0 : 3
    if wanted == present { return penalty }
    if present.contains(wanted) || wanted.contains(present) { return penalty + 1 }
    let edits = Self.edits(from: wanted, to: present)
    if edits <= max(2, wanted.count / 2) { return penalty + 1 + edits }
    return isOfRole ? 100 + edits : nil
  }

  /// Returns the number of characters to insert, remove or replace, for the beginnings of two texts.
  private static func edits(from one: String, to other: String) -> Int {
    let (one, other) = (Array(one.prefix(40)), Array(other.prefix(40)))
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let cost = min(row[place] + 1, row[place + 1] + 1, diagonal + (character == other[place] ? 0 : 1))
        diagonal = row[place + 1]
        row[place + 1] = cost
      }
    }
    return row[other.count]
  }
}

// MARK: - Conformances

extension ObjectQuery: CustomStringConvertible {
  /// The conditions in words, such as `push-button "Save", not busy`.
  package var description: String {
    let subject = [id, role?.name, name?.quoted].compactMap(\.self).joined(separator: " ")
    let texts = [
      label.map { " labelled \($0.quoted)" }, accessibleDescription.map { " described as \($0.quoted)" },
    ].compactMap(\.self).joined()
    let parts = [(subject.isEmpty ? "object" : subject) + texts] + states.names + absentStates.names.map { "not \($0)" }
    return parts.joined(separator: ", ")
  }
}
