import Thimble

/// A field for the name of an icon: an entry, and a button that shows the icon and opens a list of the theme's icons with a
/// search.
final class IconField: Box {
  let entry = Entry()
  private let button = IconButton(icon: "view-grid-symbolic", accessibilityLabel: "Choose")
  private let search = SearchEntry("Search")
  private let list = ListBox()
  private let note = Label.paragraph("", "property-note")

  /// The largest number of icons that are shown at once.
  private static let most = 60

  /// The symbolic icons of the theme, read once: it has thousands.
  private static let names = IconTheme.shared.iconNames.filter { $0.hasSuffix("-symbolic") }.sorted()

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a field whose entry has the accessible name `name`.
  convenience init(_ name: String) {
    self.init(Self.make())
    spacing = 6
    entry.setAccessibilityLabel(name)
    entry[.characters] = 14
    search.setAccessibilityLabel("Search for \(name)")
    button.setAccessibilityLabel("Choose \(name)")
    button.size = .small
    list.setAccessibilityLabel("Icons for \(name)")
    for part in [entry, button] { append(part) }
    entry.connect(.changed) { [weak self] entry in self?.show(entry.text) }
    let (search, note, scroller) = (search, note, ScrolledWindow(list))
    scroller.setContentHeight(minimum: 240, maximum: 240)
    // Its rows take keyboard focus.
    scroller.isFocusable = false
    let content = Box(.vertical, spacing: 9) {
      search
      scroller
      note
    }
    content.setMargins(top: 9, bottom: 9, leading: 9, trailing: 9)
    content.setSizeRequest(width: 300)
    button.opensPopover(content)
    content.connect(Signal<Box, Void, Void>("map")) { [weak self] _ in self?.fill() }
    search.connect(.searchChanged) { [weak self] _ in self?.fill() }
    search.onKeys(
      down: { [weak self] in self?.enterList() ?? false }, return: { [weak self] in self?.chooseFirst() },
      escape: { [weak self] in self?.button.isPopoverOpen = false })
    // The list is one Tab stop; arrow keys go through the icons.
    list.add(
      KeyController { [weak self] _, key in
        ["Tab", "ISO_Left_Tab"].contains(key) && self?.search.grabFocus() ?? false
      }
      .with { $0.setPhase(.capture) })
    list.connect(.rowActivated) { [weak self] _, row in self?.choose(row) }
  }

  /// Shows the icon of a name on the button.
  private func show(_ name: String) {
    let isKnown = !name.isEmpty && IconTheme.shared.hasIcon(named: name)
    button.icon = isKnown ? .named(name) : "view-grid-symbolic"
  }

  private func choose(_ row: ListBoxRow) {
    guard let name = list.id(of: row) as? String else { return }
    entry.text = name
    button.isPopoverOpen = false
  }

  /// Chooses the first icon that the search finds.
  private func chooseFirst() {
    // GTK reports a change with a delay.
    fill()
    if let row = list.rows.first { choose(row) }
  }

  private func enterList() -> Bool {
    fill()
    return list.rows.first?.grabFocus() ?? false
  }

  /// Lists the icons that have each word of the search in their names.
  private func fill() {
    let words = search.text.lowercased().split(separator: " ")
    let found = Self.names.filter { name in words.allSatisfy { name.contains($0) } }
    list.show(found.prefix(Self.most), id: \.self) { name in
      ListBoxRow(
        Box(.horizontal, spacing: 9) {
          Image(isPresentation: true).with { $0.setIcon(named: name) }
          Label(name)
        })
    }
    let count = found.count
    note.text =
      count == 0 ? "Nothing found" : count > Self.most ? "\(Self.most) of \(count) found" : "\(count) found"
    // A screen reader speaks it when it changes.
    search.setAccessibleDescription(note.text)
  }
}
