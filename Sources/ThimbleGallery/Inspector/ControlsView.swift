import Inspecting
import Thimble

/// Fields for the properties of a sample's widgets, with the changes as code and as a link.
@MainActor
final class ControlsView {
  let view: Widget
  private let sample: InspectedSample
  private let title: String
  private let link: @MainActor ([PropertyChange]) -> String
  private let rows = Box(.vertical, spacing: 3) {}
  private let code = Label("No changes")
  private let copyCode: SplitButton
  private let reset: Button
  private let choice: DropDown
  private var editors: [PropertyEditor] = []

  /// `link` returns the address of the sample with changes.
  init(_ sample: InspectedSample, title: String, link: @escaping @MainActor ([PropertyChange]) -> String) {
    (self.sample, self.title, self.link) = (sample, title, link)
    let names = sample.parts.map(\.title)
    choice = DropDown("Widget of \(title)", items: names)
    choice.horizontalAlignment = .start
    // The text of a label may be wider than the inspector.
    let choices = ScrolledWindow(sideways: choice)
    choices.isVisible = names.count > 1
    let copyCode = SplitButton(
      "Copy Code", icon: "edit-copy-symbolic", size: .small, menuLabel: "Other languages for \(title)"
    ) {
    }
    self.copyCode = copyCode
    copyCode.primary.setAccessibilityLabel("Copy Code of \(title)")
    let copyLink = Self.action("Copy Link", "insert-link-symbolic", of: title)
    reset = Self.action("Reset", "edit-undo-symbolic", of: title)
    code.addStyleClass("code")
    code.wraps = true
    code.breaksWords = true
    code.xAlign = 0
    code.textDirection = .leftToRight
    let parts = [choices, rows, code] as [Widget]
    let actions = [copyCode, copyLink, reset] as [Widget]
    view = Box(.vertical, spacing: 15) {
      parts
      WrapBox(spacing: 12, lineSpacing: 12) { actions }
    }
    view.setMargins(top: 15, bottom: 18, leading: 18, trailing: 18)
    copyCode.menu = Menu {
      for language in ChangeCode.Language.allCases.dropFirst() {
        MenuItem("Copy \(language.rawValue)") { [weak self] in self?.copy(language) }
      }
    }
    copyCode.connect(.clicked) { [weak self] _ in self?.copy(.swift) }
    copyLink.connect(.clicked) { [weak self] button in
      if let self { button.copy(link(self.sample.changes)) }
    }
    reset.connect(.clicked) { [weak self] _ in
      guard let self else { return }
      self.sample.reset()
      for editor in editors { editor.show() }
      changed()
    }
    choice.observe(.selected) { [weak self] _, index in self?.show(Int(index)) }
    let first = sample.firstIndex
    if first > 0 { choice.selectedIndex = first } else { show(0) }
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

  /// Shows the fields of a widget in groups. The properties that differ from those of a new widget now come first; they keep
  /// their places while somebody edits them.
  private func show(_ index: Int) {
    guard sample.parts.indices.contains(index) else { return }
    let part = sample.parts[index]
    rows.removeAll()
    editors = part.editable.map { property in
      PropertyEditor(
        property, of: part.widget, sample: title,
        set: { [weak sample] in sample?.set(property.name, of: index, to: $0) ?? false }
      ) { [weak self] in self?.changed() }
    }
    let (different, others) = (editors.filter(\.isDifferent), editors.filter { !$0.isDifferent })
    append("Changed", different)
    for group in PropertyGroup.allCases {
      append(group.title, others.filter { PropertyGroup(of: $0.property) == group })
    }
    changed()
  }

  private func append(_ title: String, _ editors: [PropertyEditor]) {
    guard !editors.isEmpty else { return }
    rows.append(Label.paragraph(title, "property-group").with { $0.accessibleRole = .heading })
    for editor in editors { rows.append(editor.row) }
  }

  private func changed() {
    let text = sample.code(in: .swift)
    code.text = text.isEmpty ? "No changes" : text
    let hasProblem = editors.contains(where: \.hasProblem)
    for button in [copyCode.primary, copyCode.menuButton, reset] {
      let isUseful = !text.isEmpty || button === reset && hasProblem
      if isUseful { button.isEnabled = true } else { button.disable(because: "Nothing is changed") }
    }
  }

  private func copy(_ language: ChangeCode.Language) { view.copy(sample.code(in: language)) }
}
