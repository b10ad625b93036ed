// MARK: - Texts by their size and their room

extension Rule {
  static let headingRole = Rule(
    id: "heading-role",
    title: "A text that looks like a heading has its role",
    problem:
      "People who see find the parts of a window by large texts. A screen reader user jumps from heading to heading, and "
      + "passes a text that is only large.",
    advice: "Give the text the role of a heading, with a level.",
    criteria: [.infoAndRelationships],
    impact: .moderate,
    check: .byWindow { window, texts, scene in
      // The large text of a dialog is its title.
      guard [.frame, .window].contains(scene.elements[window].node.role) else { return [] }
      let texts = texts.filter { (scene.elements[$0].node.textSize ?? 0) >= leastSize }
      let sizes = texts.compactMap { scene.elements[$0].node.textSize }
      let counts = sizes.reduce(into: [Double: Int]()) { $0[$1, default: 0] += 1 }
      guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), usual.value > 1 else { return [] }
      let large = texts.filter { index in
        let node = scene.elements[index].node
        return (node.textSize ?? 0) >= 1.2 * usual.key && node.words.isTitle && scene.elements[index].control == nil
      }
      let passes = large.filter { scene.isHeading($0) }.map { ($0, Verdict.passes) }
      let others = large.filter { !scene.isHeading($0) }
      // Many large texts are content, such as the times of clocks.
      guard let first = others.first, others.count < usual.value else { return passes }
      let size = Int(scene.elements[first].node.textSize ?? 0)
      let seen =
        "its text is larger than the usual one, \(size) to \(Int(usual.key)) pixels, and it is no heading: see whether it "
        + "begins a part of the window"
      return passes + [(first, .shared(seen, with: Array(others.dropFirst()), isViolation: false))]
    }
    .adding(
      .objects { node, index, scene in
        guard scene.toolkit.isGTK4, let rows = scene.elements[index].parent.map({ scene.elements[$0].node.children }),
          node.isRow, node.isTitleRow
        else { return nil }
        let shown = rows.filter { $0.isRow && scene.visibility.isShown($0) }
        let titles = shown.filter(\.isTitleRow)
        let count = shown.count { $0.states.contains(.selectable) }
        guard count > titles.count, count + titles.count == shown.count else { return nil }
        let seen = "\(titles.count) of the \(shown.count) rows beside each other take the focus and cannot be selected"
        return .incomplete(seen + ": see whether they are titles")
      }
      .merging { index, scene in scene.elements[index].parent.map { "\($0)" } }
    ))

  /// Smaller numbers are not sizes: the status bar of LibreOffice reports some below one pixel.
  private static let leastSize = 4.0

  static let textCut = Rule(
    id: "text-cut",
    title: "A text has room, or a tooltip with the whole of it",
    problem: "A part of the text is left out, and a person who sees cannot read it.",
    advice:
      "Let the text wrap, or give it room. Where it must be cut, show the whole of it in a tooltip, which is also its "
      + "description.",
    criteria: [],
    impact: .moderate,
    check: .byWindow { _, texts, scene in
      var (passes, cut): ([Int], [Int]) = ([], [])
      for index in texts {
        let node = scene.elements[index].node
        // Containers that scroll show the rest.
        guard let size = node.textSize, let box = node.extents, size > 0, Double(box.height) < 1.9 * size,
          scene.isWhole(index)
        else { continue }
        let isCut = Double(box.width) < node.words.leastWidth * size
        if isCut, !scene.isReadElsewhere(index) { cut.append(index) } else { passes.append(index) }
      }
      let good = passes.map { ($0, Verdict.passes) }
      guard let first = cut.first else { return good }
      let width = scene.elements[first].node.extents?.width ?? 0
      let seen =
        "\(width) pixels are not enough for its \(scene.elements[first].node.words.count) characters, and no description "
        + "has them: see whether a person can read the rest"
      return good + [(first, .shared(seen, with: Array(cut.dropFirst()), isViolation: false))]
    })
}

extension Check {
  /// Judges the texts of each window together: labels and headings that are shown.
  fileprivate static func byWindow(
    _ judge: @escaping @Sendable (_ window: Int, _ texts: [Int], AuditScene) -> [Judgement]
  ) -> Check {
    .scene { scene in
      let texts = scene.elements.indices.filter { index in
        scene.elements[index].isShown && [.label, .static, .heading].contains(scene.elements[index].node.role)
      }
      let byWindow = Dictionary(grouping: texts.filter { scene.elements[$0].window != nil }) { index in
        scene.elements[index].window ?? index
      }
      return byWindow.sorted { $0.key < $1.key }.flatMap { judge($0.key, $0.value, scene) }
    }
  }
}

extension AuditScene {
  /// Returns true for a heading, and for a text in one.
  fileprivate func isHeading(_ index: Int) -> Bool {
    elements[index].node.role == .heading || ancestors(of: index).contains { elements[$0].node.role == .heading }
  }

  /// Returns true if the description of a text, or of an object around it up to its control or row, holds the text.
  fileprivate func isReadElsewhere(_ index: Int) -> Bool {
    let words = elements[index].node.words
    return ([index] + ancestors(of: index).prefix(3)).contains { elements[$0].node.description.contains(words) }
  }
}

extension AccessibleNode {
  /// True for a row of a list.
  fileprivate var isRow: Bool { [.listItem, .tableRow].contains(role) }

  /// True for a row that takes the focus, cannot be selected, and holds a text alone.
  fileprivate var isTitleRow: Bool {
    let inside: Set<AccessibleRole> = [.label, .static, .filler, .panel]
    return states.contains(.focusable) && !states.contains(.selectable) && actions.isEmpty
      && preorder.contains { [.label, .static].contains($0.role) && $0.words.hasWords }
      && preorder.dropFirst().allSatisfy { inside.contains($0.role) }
  }
}

extension String {
  /// True for a few words, and not a number or a time.
  fileprivate var isTitle: Bool {
    count <= 80 && !contains("\n") && count(where: \.isLetter) > count(where: \.isNumber) && contains(where: \.isLetter)
  }

  /// The width, as a multiple of the font size, that a text on one line has in no narrower font for screens.
  fileprivate var leastWidth: Double {
    unicodeScalars.reduce(0) { width, scalar in
      switch scalar {
      case "i", "j", "l", "t", "f", "r", "I", "1", " ", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", "/", "-":
        width + 0.2
      case "m", "w", "M", "W", "@", "%": width + 0.65
      case "A"..."Z": width + 0.5
      case "a"..."z", "0"..."9": width + 0.42
      // Han, kana and hangul are about as wide as high.
      case "\u{3041}"..."\u{9fff}", "\u{ac00}"..."\u{d7a3}": width + 0.9
      case _ where scalar.properties.isAlphabetic && scalar.value < 0x530: width + 0.4
      default: width
      }
    }
  }
}
