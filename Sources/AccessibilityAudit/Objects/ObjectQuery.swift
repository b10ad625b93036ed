/// The conditions by which a command finds an object.
package struct ObjectQuery: Hashable, Sendable {
  /// The role. An entry is also an editable text, which is what GTK 4.8 makes of its entries.
  package var role: AccessibleRole?
  /// The whole name, as a person knows it: ``ObjectList/Item/name``, or the object's own.
  package var name: String?
  /// The id.
  package var id: String?
  /// States that it has.
  package var states: AccessibleState
  /// States that it does not have.
  package var absentStates: AccessibleState
  /// True to find objects that are not on the screen now, too.
  package var includesHidden: Bool

  /// Creates conditions; those that are left out hold for every object.
  package init(
    role: AccessibleRole? = nil, name: String? = nil, id: String? = nil, states: AccessibleState = [],
    absentStates: AccessibleState = [], includesHidden: Bool = false
  ) {
    self.role = role
    self.name = name
    self.id = id
    self.states = states
    self.absentStates = absentStates
    self.includesHidden = includesHidden
  }

  /// True without any condition on the object itself.
  package var isEmpty: Bool { role == nil && name == nil && id == nil && states.isEmpty && absentStates.isEmpty }

  /// The objects that match, without the parts of controls that match: the text on a button has its name, too.
  package func matches(in list: ObjectList) -> [Int] {
    let all = allMatches(in: list)
    let found = Set(all)
    return all.filter { index in
      guard let control = list.items[index].control, control != index else { return true }
      return !found.contains(control)
    }
  }

  /// Every object that matches.
  package func allMatches(in list: ObjectList) -> [Int] {
    list.items.indices.dropFirst().filter { matches(list.items[$0]) }
  }

  private func matches(_ item: ObjectList.Item) -> Bool {
    let states = item.node.states.union(item.actor.states)
    return (includesHidden || item.isShown) && (role == nil || isOfRole(item.node))
      && (name == nil || name == item.name || name == item.node.name) && (id == nil || id == item.id)
      && states.isSuperset(of: self.states) && states.isDisjoint(with: absentStates)
  }
}

extension ObjectQuery {
  private func isOfRole(_ node: AccessibleNode) -> Bool {
    role == node.role || (role == .entry && node.role == .text && node.states.contains(.editable))
  }

  /// Returns true for an object whose actions, relations, text and identifier may decide what matches, or that matches itself.
  ///
  /// Of all others the role, name, description and states are enough.
  package func needsEverything(of node: AccessibleNode) -> Bool {
    guard id == nil, role != nil || name != nil else { return true }
    // Its label or its inner half gives a control its name, and a label without a name its text.
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
    if found.isEmpty {
      throw ObjectQueryError(.nothing, query: self, candidates: candidates(in: list), in: list)
    }
    throw ObjectQueryError(number == nil ? .several : .fewer(found.count), query: self, candidates: found, in: list)
  }

  /// Returns all objects that match.
  ///
  /// - Throws: ``ObjectQueryError`` with the nearest candidates when there is none.
  package func some(in list: ObjectList) throws(ObjectQueryError) -> [Int] {
    let found = matches(in: list)
    if found.isEmpty { throw ObjectQueryError(.nothing, query: self, candidates: candidates(in: list), in: list) }
    return found
  }

  /// The objects that come nearest, the nearest first.
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
      // The parts of a control stand for it.
      guard item.isShown, item.control == nil || item.control == index else { return nil }
      guard let distance = distance(to: item) else { return nil }
      return (index, distance)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.index)
  }

  /// A number that tells how far an object is from the conditions; nil for one that has nothing in common with them.
  private func distance(to item: ObjectList.Item) -> Int? {
    if let id, name == nil, role == nil {
      let common = zip(id, item.id).prefix { $0 == $1 }.count
      return common == 0 ? nil : id.count - common
    }
    let isOfRole = isOfRole(item.node)
    guard let name else { return isOfRole ? 0 : nil }
    let (wanted, present) = (name.lowercased(), item.name.lowercased())
    guard !present.isEmpty else { return nil }
    let penalty = role == nil || isOfRole ? 0 : 3
    if wanted == present { return penalty }
    if present.contains(wanted) || wanted.contains(present) { return penalty + 1 }
    let edits = Self.edits(from: wanted, to: present)
    if edits <= max(2, wanted.count / 2) { return penalty + 1 + edits }
    return isOfRole ? 100 + edits : nil
  }

  /// The number of characters to insert, remove or replace, for the beginnings of two texts.
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
    let parts = [subject.isEmpty ? "object" : subject] + states.names + absentStates.names.map { "not \($0)" }
    return parts.joined(separator: ", ")
  }
}

/// The reason why conditions do not lead to one object.
package struct ObjectQueryError: Error, Sendable, CustomStringConvertible {
  enum Kind: Equatable {
    case nothing, several
    /// There are only so many.
    case fewer(Int)
  }

  /// The problem, and below it the nearest candidates, one a line.
  package let description: String
  /// The longest list of candidates.
  private static let most = 8

  init(_ kind: Kind, query: ObjectQuery, candidates: [Int], in list: ObjectList) {
    let lines = candidates.prefix(Self.most).map { "  " + list.lineWithSurroundings(of: $0) }
    let rest = candidates.count - lines.count
    let problem =
      switch kind {
      case .nothing:
        "no \(query) is shown in \(list.application.quoted)" + (lines.isEmpty ? "" : "; nearest:")
      case .several:
        "\(candidates.count) objects match \(query); choose one by --id, or by --nth and its number:"
      case .fewer(let count): "only \(count == 1 ? "1 object matches" : "\(count) objects match") \(query):"
      }
    let more = rest > 0 && kind != .nothing ? ["  and \(rest) more"] : []
    description = ([problem] + lines + more).joined(separator: "\n")
  }
}
