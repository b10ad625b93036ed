/// The accessible tree as text that is the same in every run. Keep it beside the sources and compare it.
///
///     # thimble tree, version 1
///     frame "Plain"
///       push-button "Save" (Saves the file) <focusable sensitive> [click]
///
/// It has the objects that are shown, without their places, boxes, and states that depend on the desktop: active and
/// focused.
package struct TreeSnapshot: Sendable {
  /// The lines, without a heading.
  let lines: [String]

  private static let heading = "# thimble tree, version 1"
  /// States that depend on the desktop, or that every visible object has.
  private static let passing: AccessibleState = [
    .active, .armed, .focused, .iconified, .opaque, .resizable, .showing, .visible, .stale, .defunct, .transient,
    .enabled,
  ]

  /// Creates the snapshot of chosen objects.
  package init(_ list: ObjectList, _ selection: ObjectSelection = ObjectSelection()) {
    var selection = selection
    selection.query.includesHidden = false
    lines = selection.entries(of: list).compactMap { entry in
      let item = list.items[entry.index]
      guard item.isShown else { return nil }
      var node = item.node.brief
      node.states.subtract(Self.passing)
      let identifier = node.identifier.isEmpty ? "" : "#\(node.identifier) "
      return String(repeating: "  ", count: entry.level) + identifier + node.summary
    }
  }

  /// Reads ``text``; empty lines and those that begin with `# ` do not count.
  package init(text: String) {
    // A carriage return and a line feed are one character.
    lines = text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
      .filter { !$0.hasPrefix("# ") && !$0.allSatisfy(\.isWhitespace) }
  }

  /// The text to keep.
  package var text: String { ([Self.heading] + lines).joined(separator: "\n") + "\n" }
}

// MARK: - Differences

extension TreeSnapshot {
  /// Returns the lines that differ: `-` for a line that was expected, `+` for a line that is there now, each group
  /// below the objects around it; nil if both are equal.
  package func differences(from expected: TreeSnapshot) -> String? {
    if lines == expected.lines { return nil }
    let (removed, inserted) = Self.changes(from: expected.lines, to: lines)
    var result: [String] = []
    var (old, new) = (0, 0)
    // The line that was printed last, below the objects around it.
    var last: [String] = []
    while old < expected.lines.count || new < lines.count {
      let isRemoved = removed.contains(old)
      guard isRemoved || inserted.contains(new) else {
        (old, new) = (old + 1, new + 1)
        continue
      }
      let around = isRemoved ? Self.around(old, in: expected.lines) : Self.around(new, in: lines)
      let common = zip(around, last).prefix { $0 == $1 }.count
      result += around.dropFirst(common).map { "  \($0)" }
      let line = isRemoved ? expected.lines[old] : lines[new]
      last = around + [line]
      result.append((isRemoved ? "- " : "+ ") + line)
      if isRemoved { old += 1 } else { new += 1 }
    }
    return result.joined(separator: "\n") + "\n"
  }

  /// Returns the indices of the lines that are only in the first list, and of those only in the second.
  private static func changes(from old: [String], to new: [String]) -> (removed: Set<Int>, inserted: Set<Int>) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (before, after) = (old[start..<old.count - end], new[start..<new.count - end])
    // Comparing takes time in proportion to the product. Beyond a limit the trees are listed one after the other.
    guard before.count * after.count <= 4_000_000 else { return (Set(before.indices), Set(after.indices)) }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(after).difference(from: Array(before)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    return (removed, inserted)
  }

  /// Returns the lines of the objects around an object, the outermost first.
  private static func around(_ index: Int, in lines: [String]) -> [String] {
    var result: [String] = []
    var level = indentation(lines[index])
    for line in lines[..<index].reversed() where indentation(line) < level {
      level = indentation(line)
      result.append(line)
      if level == 0 { break }
    }
    return result.reversed()
  }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
