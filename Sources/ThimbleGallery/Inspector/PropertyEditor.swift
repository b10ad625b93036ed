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
  private var connection: SignalConnection?

  /// Indicates whether the value differs from that of a new widget.
  var isDifferent: Bool { widget.propertyText(property.name) != property.initial }

  /// `sample` is a part of the field's accessible name. `set` sets the property, and returns false for a text that is no
  /// value. `onChange` is called after each change, by the field or by others.
  init(
    _ property: PropertySummary, of widget: Widget, sample: String, set: @escaping @MainActor (String?) -> Bool,
    onChange: @escaping @MainActor () -> Void
  ) {
    (self.property, self.widget, setText) = (property, widget, set)
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
    if !property.blurb.isEmpty {
      title.tooltip = property.blurb
      field.widget.setAccessibleDescription(property.blurb)
    }
    let (parts, note) = ([title, field.widget], note)
    row = Box(.vertical) {
      WrapBox(spacing: 12, lineSpacing: 3) { parts }
      note
    }
    show()
    field.onEdit = { [weak self] text in self?.set(text) }
    connection = widget.connect(Signal<Widget, Void, Void>("notify::" + property.name)) { [weak self] _ in
      self?.show()
      onChange()
    }
  }

  isolated deinit { connection?.disconnect() }

  private func set(_ text: String) {
    let current = widget.propertyText(property.name)
    // An empty field means nil if a new widget has no text.
    let wanted = text.isEmpty && property.initial == nil ? nil : text
    guard wanted != current else { return show() }
    if !setText(wanted) {
      say("\u{201C}\(text)\u{201D} is no value; it is still \(current ?? "none")")
    }
  }

  private func say(_ text: String) {
    note.text = text.replacing("\n", with: " ")
    note.tooltip = text.isEmpty ? nil : text
  }

  private func show() {
    let text = widget.propertyText(property.name)
    field.show(text ?? "")
    let isDifferent = text != property.initial
    if isDifferent { title.addStyleClass("changed") } else { title.removeStyleClass("changed") }
    let initial = property.initial.map { $0.isEmpty ? "empty" : $0 } ?? "none"
    say(isDifferent ? "default: \(initial)" : "")
  }
}
