// MARK: - Structure: headings, tables, containers

extension Rule {
  static let headingText = Rule(
    id: "heading-text",
    title: "Headings have a text",
    problem: "A screen reader user who jumps from heading to heading lands on one that says nothing.",
    advice: "Give the heading a text, or leave out its role.",
    criteria: [.headingsAndLabels, .infoAndRelationships],
    impact: .moderate,
    check: .objects { node, _, _ in
      guard node.role == .heading else { return nil }
      let texts = node.preorder.map { ($0.text ?? $0.name).trimmed }
      return texts.contains { !$0.isEmpty && !NameShape.isType($0) } ? .passes : .violation("it has no text")
    })

  static let headingOrder = Rule(
    id: "heading-order",
    title: "Levels of headings follow each other",
    problem: "A level is left out, so that the structure that a screen reader presents is not that of the page.",
    advice: "Let a heading be at most one level below the one before it.",
    criteria: [.infoAndRelationships],
    impact: .minor,
    check: .scene { scene in
      var judgements: [Check.Judgement] = []
      var levels: [Int?: Int] = [:]
      for (index, element) in scene.elements.enumerated() where element.isShown && element.node.role == .heading {
        guard let level = element.node.attributes["level"].flatMap({ Int($0) }) else { continue }
        let before = levels.updateValue(level, forKey: element.window)
        let skips = before.map { level > $0 + 1 } ?? false
        judgements.append(
          (index, skips ? .incomplete("its level is \(level), and the one before has \(before ?? 0)") : .passes))
      }
      return judgements
    })

  static let tableHeaders = Rule(
    id: "table-headers",
    title: "Tables with columns have headers",
    problem: "A screen reader reads a cell without its column: \"12\", and not \"Size 12\".",
    advice: "Use the headers of the toolkit's table, and hide them by style alone if they must not be seen.",
    criteria: [.infoAndRelationships],
    impact: .moderate,
    check: .objects { node, _, scene in
      guard [.table, .treeTable, .tree].contains(node.role) else { return nil }
      // The cells of most toolkits are in rows; those of GTK 3 and Qt are right in the table. In GTK 4 such a table is a
      // grid of items without columns.
      let rows = node.preorder.filter { $0.role == .tableRow || ($0.id == node.id && !scene.toolkit.isGTK4) }
      guard rows.contains(where: scene.hasColumns) else { return nil }
      // GTK 4 has no role for a header: it stands beside the cells, or in a row of its own.
      let hasHeader =
        node.preorder.contains { headers.contains($0.role) }
        || scene.toolkit.isGTK4 && rows.contains { $0.children.contains(where: isUnknownHeader) }
      if !hasHeader { return .incomplete("no header is in it: see whether its columns need names") }
      let all = node.preorder.filter {
        [.tableColumnHeader, .columnHeader].contains($0.role) && scene.visibility.isShown($0)
      }
      // The header of a hidden column of Qt has no place.
      let placed = all.filter { $0.extents != nil }
      let columns = placed.isEmpty ? all : placed
      let silent = columns.filter { !$0.preorder.contains { ($0.words + $0.name + $0.description).hasWords } }
      // In GTK 4 a header may be in an object around its text.
      guard !silent.isEmpty, !scene.toolkit.isGTK4 else { return .passes }
      let places = Set(silent.compactMap(\.extents?.x))
      let cells = node.preorder.filter { cell in
        cell.role == .tableCell && cell.extents.map { !$0.isEmpty && places.contains($0.x) } == true
      }
      let isSilent = !cells.isEmpty && !cells.contains { $0.preorder.contains { ($0.words + $0.description).hasWords } }
      let seen =
        "\(silent.count) of its \(columns.count) headers have no text" + (isSilent ? ", nor has a cell below" : "")
      return .incomplete(seen + ": see whether their columns need names")
    })

  private static func isUnknownHeader(_ node: AccessibleNode) -> Bool {
    node.role == .filler
      && node.preorder.contains { node in
        let text = (node.text ?? node.name).trimmed
        return !text.isEmpty && !NameShape.isType(text) && [.filler, .label].contains(node.role)
      }
  }

  private static let headers: Set<AccessibleRole> = [
    .tableColumnHeader, .columnHeader, .tableRowHeader, .rowHeader, .header,
  ]

  static let parentMissing = Rule(
    id: "parent-missing",
    title: "Items are in a container of their kind",
    problem: "A screen reader cannot say how many items there are, nor enter and leave them as a whole.",
    advice: "Put items into the list, the table, the menu or the list of tabs that they belong to.",
    criteria: [.infoAndRelationships],
    impact: .moderate,
    check: Check.objects { node, index, scene in
      guard let containers = containers[node.role] else { return nil }
      let isInside = scene.ancestors(of: index).contains { containers.contains(scene.elements[$0].node.role) }
      let names = containers.map(\.name).sorted().joined(separator: ", ")
      return isInside ? .passes : .incomplete("it is in none of these: \(names)")
    }
    // The container around them is their cause.
    .merging { index, scene in scene.elements[index].parent.map { "\($0) \(scene.elements[index].node.role.rawValue)" }
    })

  private static let containers: [AccessibleRole: Set<AccessibleRole>] = [
    .listItem: [.list, .listBox, .menu, .comboBox, .tree, .table], .treeItem: [.tree, .treeTable],
    .tableRow: [.table, .treeTable, .tree], .tableCell: [.table, .treeTable, .tree, .list, .listBox],
    .pageTab: [.pageTabList],
  ]

  static let containerName = Rule(
    id: "container-name",
    title: "Containers of one kind have different names",
    problem: "A window has several tables, trees, tool bars or lists of tabs, and a screen reader says "
      + "\"table\" for each.",
    advice: "Name each by its content, or put it into a group with a name.",
    criteria: [.headingsAndLabels, .infoAndRelationships],
    impact: .minor,
    check: .scene { scene in
      let all = scene.elements.indices.filter { index in
        let element = scene.elements[index]
        guard element.isShown, element.control == nil, namedContainers.contains(element.node.role) else { return false }
        // A notebook without visible tabs is no list for a person.
        return element.node.role != .pageTabList || element.node.children.contains(where: scene.visibility.isShown)
      }
      let groups = Dictionary(grouping: all) { index in
        [scene.elements[index].window ?? -1, Int(scene.elements[index].node.role.rawValue)]
      }
      return all.compactMap { index -> Check.Judgement? in
        let role = scene.elements[index].node.role
        let beside = groups[[scene.elements[index].window ?? -1, Int(role.rawValue)]] ?? []
        guard beside.count > 1 else { return nil }
        let isNamed =
          scene.hasWords(index)
          || scene.ancestors(of: index).contains { !scene.elements[$0].node.role.isWindow && scene.hasWords($0) }
        return (
          index,
          isNamed ? .passes : .incomplete("it has no name; this window has \(beside.count) of the role \(role.name)")
        )
      }
    })

  private static let namedContainers: Set<AccessibleRole> = [
    .listBox, .table, .treeTable, .tree, .toolBar, .landmark, .pageTabList,
  ]

  static let readingOrder = Rule(
    id: "reading-order",
    title: "Texts beside each other are read in the order of their places",
    problem: "A screen reader reads a value far from the words that tell what it is.",
    advice:
      "Add the objects to their container from top to bottom, each value after its text, or let the text label the value.",
    criteria: [.meaningfulSequence],
    impact: .moderate,
    check: .objects { node, index, scene in
      // Rows of lists and cells of tables have an order of their own, and a control is read as a whole.
      guard !containersOfRows.contains(node.role), scene.elements[index].control == nil else { return nil }
      let texts = node.children.filter { child in
        [.label, .static, .heading].contains(child.role) && child.words.hasWords && scene.visibility.isShown(child)
      }
      let boxes = texts.compactMap(\.extents).filter { !$0.isEmpty }
      guard boxes.count > 5 else { return nil }
      let values = FormOrder(of: texts)
      if values.isScrambled {
        let seen = "\(values.strays) of \(values.count) values do not follow their text"
        return .incomplete(seen + ": see whether they are read in a good order")
      }
      let steps = zip(boxes, boxes.dropFirst())
      let upward = steps.count { $1.y + $1.height <= $0.y }
      // A column after the other is an order, too.
      let columns = min(Set(boxes.map(\.x)).count, Set(boxes.map { $0.x + $0.width }).count)
      guard upward > max(2, columns) else { return .passes }
      return .incomplete(
        "after \(upward) of its \(boxes.count) texts, the next one stands above: see whether they are read in a good order"
      )
    })

  private static let containersOfRows: Set<AccessibleRole> = [
    .list, .listBox, .table, .treeTable, .tree, .tableRow, .menu, .menuBar,
  ]

  static let rowName = Rule(
    id: "row-name",
    title: "Rows that take the focus say something",
    problem: "A screen reader says \"row\", or the name of a widget's type, for a row or cell that holds no text.",
    advice: "Give the row a label for assistive technology, or name the picture in it.",
    criteria: [.nameRoleValue, .nonTextContent],
    impact: .serious,
    check: Check.objects { node, _, scene in
      // In GTK 3 and Qt a cell is a column of a row; it may be a picture beside the text.
      guard node.role == .tableRow || (node.role == .tableCell && scene.toolkit.isGTK4),
        node.states.contains([.focusable, .sensitive])
      else { return nil }
      // A text is a word, such as "PackageKit". GTK before 4.12 names other objects by their types.
      let isTyped = scene.toolkit.isGTK4(before: 12)
      if isTyped, node.role == .tableRow, let text = node.textUnlikeName {
        return .violation("its name \(node.name.quoted) is that of a type, and not its text \(text.quoted)")
      }
      let hasWords = node.preorder.contains { node in
        if [.label, .static, .text].contains(node.role), !(node.text ?? node.name).trimmed.isEmpty { return true }
        let name = node.name.trimmed
        return !name.isEmpty && !NameShape.isType(name) && !(isTyped && NameShape.isCamelCase(name))
      }
      if hasWords { return .passes }
      return .violation(node.name.trimmed.isEmpty ? "it has no name" : "the name \(node.name.quoted) is that of a type")
    }
    // One type makes all rows of a list.
    .merging { index, scene in
      let node = scene.elements[index].node
      let list = scene.ancestors(of: index).first { ![.tableRow, .tableCell].contains(scene.elements[$0].node.role) }
      return "\(list ?? -1) \(node.role.rawValue) \(node.name)"
    })
}

extension AccessibleNode {
  /// The first text in a row that is called by the type of its widget; nil for a row called by words or by a type of the
  /// toolkit, which speaks the text.
  fileprivate var textUnlikeName: String? {
    guard NameShape.isCamelCase(name), !NameShape.isType(name) else { return nil }
    let texts = preorder.filter { [.label, .static].contains($0.role) && $0.words.hasWords }.map(\.words)
    return texts.contains { $0.contains(name) } ? nil : texts.first
  }
}

extension AuditScene {
  /// Returns true if cells stand beside each other in a row. Cells right in a table may be those of one column.
  fileprivate func hasColumns(_ row: AccessibleNode) -> Bool {
    let cells = row.children.filter { $0.role == .tableCell }
    let boxes = cells.compactMap(\.extents).filter { !$0.isEmpty }
    guard row.role != .tableRow, boxes.count > 1 else { return cells.count > 1 }
    return zip(boxes, boxes.dropFirst()).contains { $0.y == $1.y && $0.x != $1.x }
  }
}
