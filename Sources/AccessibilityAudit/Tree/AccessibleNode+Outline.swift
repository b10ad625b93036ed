import PlainText

extension AccessibleNode {
  /// The tree as text, one object on each line, indented by two spaces for each level; for people, and to compare two
  /// trees.
  ///
  ///     frame "Window" <active visible>
  ///       push-button "Save" (Saves the file) <focusable sensitive visible> [click]
  ///
  /// A line has role, name, description, states, names of actions, attributes by name, the value, and the text if it is not
  /// the name. It leaves out facts that differ from run to run. Quotes, backslashes and line breaks in names are escaped.
  public var outline: String {
    var text = ""
    var pending = [(node: self, depth: 0)]
    while let (node, depth) = pending.popLast() {
      text += String(repeating: "  ", count: depth) + node.summary + "\n"
      pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
    }
    return text
  }

  /// The object's own line of ``outline``.
  public var summary: String {
    var parts = [role.name, Quoting.literal(name)]
    if !description.isEmpty { parts.append("(" + Quoting.escaped(description) + ")") }
    if let text, text != name { parts.append("text=" + Quoting.literal(text)) }
    if let value { parts.append("value=\(value)") }
    if !states.isEmpty { parts.append("<" + states.description + ">") }
    if !actions.isEmpty { parts.append("[" + actions.map { Quoting.escaped($0.name) }.joined(separator: ", ") + "]") }
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      parts.append("\(Quoting.escaped(key))=\(Quoting.literal(value))")
    }
    return parts.joined(separator: " ")
  }
}
