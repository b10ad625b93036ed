import Thimble

/// Fields for every property of the widgets in a sample, with the changes as code and as a link.
@MainActor
final class Inspector {
  let view: Widget
  private let sample: InspectedSample
  private let title: String
  private let rows = Box(.vertical, spacing: 9) {}
  private let code = Label("No changes")
  private let copyCode: Button
  private let reset: Button
  private let only: ToggleButton
  private let choice: DropDown
  private var editors: [PropertyEditor] = []

  /// `link` returns the address of the sample with changes.
  init(_ sample: InspectedSample, title: String, link: @escaping @MainActor ([PropertyChange]) -> String) {
    (self.sample, self.title) = (sample, title)
    let names = sample.parts.map(\.title)
    choice = DropDown("Widget of \(title)", items: names)
    choice.horizontalAlignment = .start
    choice.isVisible = names.count > 1
    copyCode = Self.action("Copy Code", "edit-copy-symbolic", of: title)
    reset = Self.action("Reset", "edit-undo-symbolic", of: title)
    only = ToggleButton("Only Changed", size: .small)
    only.setAccessibilityLabel("Only Changed of \(title)")
    let copyLink = Self.action("Copy Link", "insert-link-symbolic", of: title)
    code.addStyleClass("code")
    code.wraps = true
    code.breaksWords = true
    code.xAlign = 0
    code.textDirection = .leftToRight
    let (first, last) = ([choice, only] as [Widget], [copyCode, copyLink, reset])
    let parts = [rows, code] as [Widget]
    view = Box(.vertical, spacing: 15) {
      WrapBox(spacing: 12, lineSpacing: 12) { for part in first { part } }
      for part in parts { part }
      WrapBox(spacing: 12, lineSpacing: 12) { for part in last { part } }
    }
    view.addStyleClass("inspector")
    view.setMargins(top: 6, bottom: 18, leading: 24, trailing: 24)
    choice.observe(.selected) { [weak self] _, index in self?.show(Int(index)) }
    only.onChange = { [weak self] _ in self?.filter() }
    copyCode.connect(.clicked) { [weak self] button in
      if let self { Self.copy(self.sample.code, button) }
    }
    copyLink.connect(.clicked) { [weak self] button in
      if let self { Self.copy(link(self.sample.changes), button) }
    }
    reset.connect(.clicked) { [weak self] _ in
      self?.sample.reset()
      self?.refresh()
    }
    let control = sample.parts.firstIndex { $0.widget is Control } ?? 0
    if control > 0 { choice.selectedIndex = control } else { show(0) }
  }

  private static func action(_ title: String, _ icon: Icon, of sample: String) -> Button {
    let button = Button(title, icon: icon, size: .small) {}
    button.setAccessibilityLabel("\(title) of \(sample)")
    return button
  }

  /// Shows the current changes, and the widget with this index if there is one.
  func refresh(showing index: Int? = nil) {
    if let index, sample.parts.indices.contains(index) { choice.selectedIndex = index }
    changed()
  }

  private func show(_ index: Int) {
    guard sample.parts.indices.contains(index) else { return }
    let part = sample.parts[index]
    rows.removeAll()
    editors = part.editable.map { property in
      PropertyEditor(property, of: part.widget, sample: title) { [weak self] in self?.changed() }
    }
    for editor in editors { rows.append(editor.row) }
    changed()
  }

  private func changed() {
    filter()
    let text = sample.code
    code.text = text.isEmpty ? "No changes" : text
    for button in [copyCode, reset] {
      if text.isEmpty { button.disable(because: "Nothing is changed") } else { button.isEnabled = true }
    }
  }

  private static func copy(_ text: String, _ button: Button) {
    button.clipboard.setText(text)
    button.window?.say("Copied")
  }

  private func filter() {
    for editor in editors { editor.row.isVisible = !only.isOn || editor.isDifferent }
  }
}
