/// Measures all titles that a button can show, by a label beside the one that is seen: style and all.
@MainActor
final class WidthReserve {
  let titles: [String]
  private let label = Label(Label.make(accessibleRole: .presentation))

  init(_ titles: [String], in button: Button) {
    self.titles = titles
    // One label is as wide as its widest line.
    label.text = titles.map(AccessibleName.withoutMnemonic).joined(separator: "\n")
    label.canTarget = false
    label.setParent(button)
    label.isChildVisible = false
  }

  /// The width of the widest.
  var width: Measurement { label.measured(.horizontal) }

  /// Takes the label away.
  func end() { label.unparent() }
}
