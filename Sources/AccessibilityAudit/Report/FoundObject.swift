/// The facts by which a person finds the object of a finding, besides its place among names.
struct FoundObject: Hashable, Sendable {
  /// The number in the order of reading, by which reports find all findings on one object.
  var number: Int
  /// The id, without the characters that hold only in this run.
  let id: String
  /// The role and the name, such as `check-box "Loop"`.
  let place: String
  /// The description; for a control without words of its own, those on the box around it.
  let description: String
  /// The texts inside it that are not its name, on one line.
  let texts: String
  /// Its number among objects of its role beside it, such as `push-button 3 of 15 in tool-bar`; empty if it is alone.
  let position: String
  /// Its rectangle: on the screen if that was measured, and otherwise as the toolkit reports it, in its window.
  let box: AccessibleRect?
  /// True if it is in a row of a list, or is one: a fault of one row is usually that of all.
  let isInRow: Bool
  /// True for a control that cannot be used now, which is drawn pale or not at all.
  let isInsensitive: Bool

  /// The facts on one line. One finding may stand for several objects: their names tell them apart, or else their
  /// descriptions and texts. Boxes tell apart objects without such words.
  func words(with others: [FoundObject]) -> String {
    let all = [self] + others
    let (places, texts) = (Self.distinct(all.map(\.place)), Self.distinct(all.map(\.texts)))
    let isToldByPlace = places.count == all.count
    let descriptions = isToldByPlace && !others.isEmpty ? [] : Self.distinct(all.map(\.description))
    let most = others.isEmpty ? 400 : 60
    let isTold = Set(all.map { [$0.place, $0.description, $0.texts] }).count == all.count
    let boxes = isTold ? [] : Self.distinct(all.map { $0.box.map { "\($0.x),\($0.y) \($0)" } ?? "" })
    let isAtOnePlace = boxes.count < 2
    let parts = [
      others.isEmpty ? "id \(id)" : "ids \(Self.list(all.map(\.id), most: 5))",
      places.count < 2 ? "" : "these are \(Self.list(places, most: 40))",
      descriptions.isEmpty
        ? "" : "described as \(Self.list(descriptions.map { $0.shortened(to: most).quoted }, most: 40))",
      texts.isEmpty ? "" : "with the text \(Self.list(texts.map(\.quoted), most: 5))",
      isAtOnePlace ? position : "",
      isAtOnePlace ? box.map { "at \($0.x),\($0.y) \($0)" } ?? "" : "at \(Self.list(boxes, most: 10))",
      all.allSatisfy(\.isInsensitive) ? "cannot be used now" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func list(_ items: [String], most: Int) -> String {
    items.prefix(most).joined(separator: ", ") + (items.count > most ? " and \(items.count - most) more" : "")
  }

  private static func distinct(_ items: [String]) -> [String] {
    var known: Set<String> = []
    return items.filter { !$0.isEmpty && known.insert($0).inserted }
  }
}

extension AuditScene {
  /// Returns the facts about an object, whose id and position are given.
  func found(_ index: Int, id: ObjectID, position: (number: Int, count: Int)) -> FoundObject {
    let element = elements[index]
    let node = element.node
    let control = control(at: index)
    let name = (control?.name ?? node.name).trimmed
    let rows: Set<AccessibleRole> = [.listItem, .treeItem, .tableRow, .tableCell]
    let isInRow = ([index] + ancestors(of: index)).contains { rows.contains(elements[$0].node.role) }
    let around = element.parent.map { elements[$0].node.role }
    let isAlone = position.count < 2 || position.number == 0 || around == .application
    let description = (control?.description ?? node.description.trimmed).oneLine
    let isWordless = name.isEmpty && description.isEmpty
    let words = isWordless && control != nil ? wordsOfSoleBox(around: index)?.oneLine : nil
    return FoundObject(
      number: index, id: id.lasting, place: "\(node.role.name) \(name.oneLine.shortened(to: 60).quoted)",
      description: words ?? description,
      texts: node.role.isWindow ? "" : texts(in: node, besides: name),
      position: isAlone
        ? "" : "\(node.role.name) \(position.number) of \(position.count) in \(around?.name ?? "")",
      box: measured?.boxes[node.id] ?? node.extents.flatMap { $0.isEmpty ? nil : $0 }, isInRow: isInRow,
      isInsensitive: control?.isSensitive == false)
  }

  private func texts(in node: AccessibleNode, besides name: String) -> String {
    if node.role == .passwordText { return "" }
    // The beginning of a long list is enough.
    let inside = node.preorder.dropFirst().prefix(200).filter { [.label, .static, .paragraph].contains($0.role) }
    let texts = ([node.text] + inside.map(\.text)).compactMap { $0?.trimmed.oneLine }
      .filter { !$0.isEmpty && $0 != name }
    let joined = texts.prefix(5).joined(separator: " ")
    return joined.shortened(to: 60)
  }

  /// Returns the number of each object among the objects of its role in its container that are shown, and their number.
  func positions() -> [(number: Int, count: Int)] {
    var counts: [Position: Int] = [:]
    let numbers = elements.map { element in
      let position = Position(parent: element.parent, role: element.node.role)
      if element.isShown { counts[position, default: 0] += 1 }
      return (position, element.isShown ? counts[position, default: 0] : 0)
    }
    return numbers.map { ($0.1, counts[$0.0, default: 0]) }
  }
}

/// A role in a container.
private struct Position: Hashable {
  let parent: Int?
  let role: AccessibleRole
}

extension String {
  /// Returns its beginning, with an ellipsis if something is left out.
  fileprivate func shortened(to count: Int) -> String { self.count > count ? prefix(count) + "…" : self }
}
