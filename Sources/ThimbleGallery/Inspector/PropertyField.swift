import Inspecting
import Thimble

/// A field for the values of a property: a switch, a list of choices, a slider, an icon, a colour, or an entry.
@MainActor
final class PropertyField {
  let widget: Widget
  /// Called when the user changes the value, with its text.
  var onEdit: (@MainActor (String) -> Void)?
  private var display: @MainActor (String) -> Void = { _ in }
  private var isShowing = false

  /// Creates a field for a property with an accessible name.
  init(_ property: PropertySummary, name: String) {
    let kind = property.kind
    switch kind {
    case .text where property.name.hasSuffix("icon-name"):
      let field = IconPicker(name)
      widget = field.widget
      field.entry.connect(.changed) { [weak self] entry in self?.edited(entry.text) }
      display = { text in
        field.show(text)
        if field.entry.text != text { field.entry.text = text }
      }
    case .bool:
      let field = Switch(name)
      field.verticalAlignment = .center
      widget = field
      field.observe(.active) { [weak self] _, isOn in self?.edited(isOn ? "true" : "false") }
      display = { [weak field] text in field?.isOn = text == "true" }
    case .choice(let choices):
      let field = DropDown(name, items: choices)
      widget = field
      field.observe(.selected) { [weak self] _, index in
        if choices.indices.contains(Int(index)) { self?.edited(choices[Int(index)]) }
      }
      display = { [weak field] text in field?.selectedIndex = choices.firstIndex(of: text) }
    case .int(let range) where Self.isShort(range), .double(let range) where Self.isShort(range):
      let isWhole = if case .int = kind { true } else { false }
      let field = Scale(name, in: range, step: isWhole ? 1 : (range.upperBound - range.lowerBound) / 20)
      field.setSizeRequest(width: 160)
      widget = field
      field.connect(.valueChanged) { [weak self] field in
        self?.edited(isWhole ? "\(Int(field.value.rounded()))" : "\((field.value * 1000).rounded() / 1000)")
      }
      display = { [weak field] text in
        if let field, let value = Double(text), abs(field.value - value) > 0.0005 { field.value = value }
      }
    case .color:
      let (picker, field) = ColorPicker.make(name)
      widget = picker
      field.connect(.changed) { [weak self] field in self?.edited(field.text) }
      display = { [weak field] text in if let field, field.text != text { field.text = text } }
    case .text, .int, .double, .other:
      let field = Entry()
      field.setAccessibilityLabel(name)
      widget = field
      field.connect(.changed) { [weak self] field in self?.edited(field.text) }
      display = { [weak field] text in if let field, field.text != text { field.text = text } }
    }
  }

  /// Shows a value, without calling ``onEdit``.
  func show(_ text: String) {
    isShowing = true
    defer { isShowing = false }
    display(text)
  }

  private func edited(_ text: String) { if !isShowing { onEdit?(text) } }

  /// Returns whether a slider can show each value of a range.
  private static func isShort(_ range: ClosedRange<Double>) -> Bool { range.upperBound - range.lowerBound <= 100 }
}
