import Thimble

/// A field for the name of an icon: an entry, and a button that shows the icon and opens a list of the theme's icons with a
/// search.
@MainActor
final class IconPicker {
  let widget: Widget
  let entry = Entry()
  private let button: IconButton
  private let search: SearchEntry
  private let list = ListBox()
  private let note = Label.paragraph("", "property-note")

  /// The largest number of icons that are shown at once.
  private static let most = 60

  /// The symbolic icons of the theme, read once: it has thousands.
  private static let names = IconTheme.shared.iconNames.filter { $0.hasSuffix("-symbolic") }.sorted()

  /// `name` is the accessible name of the entry.
  init(_ name: String) {
    entry.setAccessibilityLabel(name)
    search = SearchEntry("Search for \(name)")
    button = IconButton(icon: "view-grid-symbolic", accessibilityLabel: "Choose \(name)")
    button.size = .small
    list.setAccessibilityLabel("Icons for \(name)")
    let (entry, button, search, list, note) = (entry, button, search, list, note)
    widget = Box(.horizontal, spacing: 6) {
      entry
      button
    }
    let scroller = ScrolledWindow(list)
    scroller.setContentHeight(minimum: 240, maximum: 240)
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
    list.connect(.rowActivated) { [weak self] list, row in
      guard let self, let name = list.id(of: row) as? String else { return }
      self.entry.text = name
      self.button.isPopoverOpen = false
    }
  }

  /// Shows the icon of a name on the button.
  func show(_ name: String) {
    let isKnown = !name.isEmpty && IconTheme.shared.hasIcon(named: name)
    button.icon = isKnown ? .named(name) : "view-grid-symbolic"
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
  }
}
