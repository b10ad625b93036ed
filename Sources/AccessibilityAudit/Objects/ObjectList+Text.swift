extension ObjectList {
  /// Returns the objects as text, one on each line, indented by two spaces for each level; empty if none is chosen.
  ///
  ///     plain (GTK 4.8.3): 2 objects
  ///     1 frame "Plain" <active visible>
  ///       1.1 push-button "Save" (Saves the file) <focusable sensitive visible> [click]
  ///
  /// A line has the id and ``AccessibleNode/summary``, without the actions that GTK gives every text and window, and
  /// without the toolkit's name. An object that is not on the screen now is marked `(hidden)`. With boxes, the line
  /// ends with the corner and the size, `at 12,40 60 × 34`.
  package func text(_ selection: ObjectSelection = ObjectSelection(), boxes: Bool = false) -> String {
    let entries = selection.entries(of: self)
    guard !entries.isEmpty else { return "" }
    let hidden = selection.query.includesHidden ? 0 : items.count { !$0.isShown }
    let left = hidden == 0 ? "" : "; \(hidden) of the application are hidden"
    let count = entries.count == 1 ? "1 object" : "\(entries.count) objects"
    var lines = [application.oneLine + (toolkit.isEmpty ? "" : " (\(toolkit))") + ": \(count)\(left)"]
    if let gap { lines.append("Only a part was read: \(gap.oneLine).") }
    if boxes, let boxNote { lines.append("Boxes are as reported: \(boxNote).") }
    lines += entries.map { String(repeating: "  ", count: $0.level) + line(of: $0.index, boxes: boxes) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns one object on a line.
  package func line(of index: Int, boxes: Bool = false) -> String {
    let item = items[index]
    var line = item.id + " " + item.node.brief.summary
    if !item.isShown { line += " (hidden)" }
    if boxes, let box = item.node.extents { line += " at \(box.x),\(box.y) \(box)" }
    return line
  }

  /// Returns one object on a line, with the named objects around it.
  package func lineWithSurroundings(of index: Int) -> String {
    let place = surroundings(of: index)
    return line(of: index) + (place.isEmpty ? "" : "   in \(place)")
  }
}

extension AccessibleNode {
  /// The object without children, and without facts that every object of its kind has.
  var brief: AccessibleNode {
    var node = self
    node.children = []
    if !isControl || role.isEntry { node.actions = plainActions }
    node.attributes["toolkit"] = nil
    return node
  }
}
