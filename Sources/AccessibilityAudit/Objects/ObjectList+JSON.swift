extension ObjectList {
  /// Returns the objects as one JSON object with sorted members, for programs.
  ///
  ///     {"version": 1, "application": "plain", "toolkit": "GTK 4.8.3", "boxes": "this version of GTK leaves …",
  ///      "objects": [{"id": "1.1", "parent": "1", "role": "push-button", "name": "Save", "description": "",
  ///        "states": ["focusable", "sensitive"], "actions": ["click"], "attributes": {"toolkit": "GTK"},
  ///        "relations": {"labelled-by": ["1.2"]}, "text": …, "value": {"current": 1, "minimum": 0, "maximum": 10},
  ///        "box": {"x": 12, "y": 40, "width": 60, "height": 34}, "shown": true}]}
  ///
  /// Objects are in the order of reading, each after the one around it. `parent` is left out for a window, `text`, `value`
  /// and `box` for an object without them, `boxes` (the reason not to rely on boxes) for a toolkit whose boxes are right,
  /// and `gap` (the reason why a part is missing) for a whole tree. A related object that is not in the tree has an empty
  /// id.
  package func json(_ selection: ObjectSelection = ObjectSelection()) -> String {
    json(of: selection.entries(of: self).map(\.index))
  }

  /// Returns the JSON for certain objects, with the action that was performed, and with the ids of windows and menus that
  /// it opened, if there are any.
  package func json(of indices: [Int], action: String? = nil, opened: [String] = []) -> String {
    let ids = Dictionary(items.map { ($0.node.id, $0.id) }) { first, _ in first }
    return ReportJSON.document(
      [
        "version": .number(1), "application": .text(application), "toolkit": .text(toolkit),
        "gap": gap.map(ReportJSON.text), "boxes": boxNote.map(ReportJSON.text),
        "action": action.map(ReportJSON.text),
        "opened": opened.isEmpty ? nil : .list(opened.map(ReportJSON.text)),
        "objects": .list(indices.map { json(of: $0, ids: ids) }),
      ] as ReportJSON)
  }

  private func json(of index: Int, ids: [AccessibleID: String]) -> ReportJSON {
    let item = items[index]
    let node = item.node
    let parent = item.parent.map { items[$0].id } ?? ""
    let relations = node.relations.map { relation, targets in
      (relation.name, ReportJSON.list(targets.map { .text(ids[$0] ?? "") }))
    }
    return [
      "id": .text(item.id), "parent": parent.isEmpty ? nil : .text(parent), "role": .text(node.role.name),
      "name": .text(node.name), "description": .text(node.description),
      "states": .list(node.states.names.map(ReportJSON.text)),
      "actions": .list(node.actions.map { .text($0.name) }),
      "attributes": .object(node.attributes.mapValues(ReportJSON.text)),
      "relations": .object(Dictionary(uniqueKeysWithValues: relations)),
      "text": node.text.map(ReportJSON.text), "value": node.value.map(\.json), "box": node.extents.map(\.json),
      "shown": .flag(item.isShown),
    ]
  }
}

extension AccessibleValue {
  fileprivate var json: ReportJSON {
    ["current": .fraction(current), "minimum": .fraction(minimum), "maximum": .fraction(maximum)]
  }
}
