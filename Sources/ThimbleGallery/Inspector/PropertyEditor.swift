import Inspecting
import Thimble

/// The row of one property: its name, a field for its value, and the default if that differs.
@MainActor
final class PropertyEditor {
  let row: Widget
  let property: PropertySummary
  private let widget: Widget
  private let setText: @MainActor (String?) -> Bool
  private let field: PropertyField
  private let title: Label
  private let note = Label()
  private let onChange: @MainActor () -> Void
  private var connection: SignalConnection?
  /// Indicates whether the user edits the value now, so that the field keeps its text, such as `1.` on the way to `1.5`.
  private var isEditing = false

  /// Indicates whether the value differs from that of a new widget.
  var isDifferent: Bool { widget.propertyText(property.name) != property.initial }

  /// Indicates whether the text in the field is no value.
  private(set) var hasProblem = false

  /// `sample` is a part of the field's accessible name. `set` sets the property, and returns false for a text that is no
  /// value. `onChange` is called after each change, by the field or by others, and when a problem comes or goes.
  init(
    _ property: PropertySummary, of widget: Widget, sample: String, set: @escaping @MainActor (String?) -> Bool,
    onChange: @escaping @MainActor () -> Void
  ) {
    (self.property, self.widget, setText, self.onChange) = (property, widget, set, onChange)
    field = PropertyField(property, name: "\(property.name) of \(sample)")
    title = Label(property.name)
    title.xAlign = 0
    title.wraps = true
    title.addStyleClass("property-name")
    title.setSizeRequest(width: Int(ThemeController.shared.context.scaled(120)))
    // One line, which also stands there empty, so that the rows below keep their places.
    note.ellipsizes = true
    note.xAlign = 0
    note.addStyleClass("property-note")
    if !property.blurb.isEmpty { title.tooltip = property.blurb }
    let (parts, note) = ([title, field.widget], note)
    row = Box(.vertical) {
      WrapBox(spacing: 12, lineSpacing: 3) { parts }
      note
    }
    row.staysWholeWithFocus()
    show()
    field.onEdit = { [weak self] text in self?.set(text) }
    connection = widget.connect(Signal<Widget, Void, Void>("notify::" + property.name)) { [weak self] _ in
      guard let self else { return }
      if isEditing { describe() } else { show() }
      onChange()
    }
  }

  isolated deinit { connection?.disconnect() }

  /// Shows the current value, and no problem.
  func show() {
    field.show(widget.propertyText(property.name) ?? "")
    hasProblem = false
    describe()
  }

  private func set(_ text: String) {
    isEditing = field.isText
    defer { isEditing = false }
    // An empty field means nil if a new widget has no text.
    let wanted = text.isEmpty && property.initial == nil ? nil : text
    let hadProblem = hasProblem
    hasProblem = wanted != widget.propertyText(property.name) && !setText(wanted)
    describe()
    if hasProblem != hadProblem { onChange() }
  }

  /// Shows below the field the problem or the default, and gives a screen reader the same.
  private func describe() {
    let text = widget.propertyText(property.name)
    let isDifferent = text != property.initial
    title.setStyleClass("changed", isDifferent)
    let problem = hasProblem ? "This is no value; it is still \(text ?? "none")" : nil
    let initial = property.initial.map { $0.isEmpty ? "empty" : $0 } ?? "none"
    let line = problem ?? (isDifferent ? "default: \(initial)" : "")
    note.text = line.replacing("\n", with: " ")
    note.tooltip = line.isEmpty ? nil : line
    note.setStyleClass("problem", hasProblem)
    field.describe([property.blurb, line].filter { !$0.isEmpty }.joined(separator: " "), problem: problem)
  }
}
