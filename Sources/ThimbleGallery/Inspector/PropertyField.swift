import Inspecting
import Thimble

/// A field for the values of a property: a switch, a list of choices, a slider, an icon, a colour, or an entry.
@MainActor
final class PropertyField {
  let widget: Widget
  /// Called when the user changes the value, with its text.
  var onEdit: (@MainActor (String) -> Void)?
  /// The part for text; nil for a field without text.
  private let entry: Entry?
  /// The part that takes keyboard focus first.
  private let input: Widget
  /// Indicates whether the user types the value.
  var isText: Bool { entry != nil }
  private var display: @MainActor (String) -> Void = { _ in }
  private var isShowing = false
  /// The words after the field's name for a screen reader.
  private var words = ""

  /// Creates a field for a property with an accessible name.
  init(_ property: PropertySummary, name: String) {
    let kind = property.kind
    switch kind {
    case .bool:
      let field = Switch(name)
      field.verticalAlignment = .center
      (widget, input, entry) = (field, field, nil)
      field.observe(.active) { [weak self] _, isOn in self?.edited(isOn ? "true" : "false") }
      display = { [weak field] text in field?.isOn = text == "true" }
    case .choice(let choices):
      let field = DropDown(name, items: choices)
      (widget, input, entry) = (field, field, nil)
      field.observe(.selected) { [weak self] _, index in
        if choices.indices.contains(Int(index)) { self?.edited(choices[Int(index)]) }
      }
      display = { [weak field] text in field?.selectedIndex = choices.firstIndex(of: text) }
    case .int(let range) where Self.isShort(range), .double(let range) where Self.isShort(range):
      let isWhole = if case .int = kind { true } else { false }
      let field = Scale(name, in: range, step: isWhole ? 1 : (range.upperBound - range.lowerBound) / 20)
      field.setSizeRequest(width: 160)
      (widget, input, entry) = (field, field, nil)
      field.connect(.valueChanged) { [weak self] field in
        self?.edited(isWhole ? "\(Int(field.value.rounded()))" : "\((field.value * 1000).rounded() / 1000)")
      }
      display = { [weak field] text in
        if let field, let value = Double(text), abs(field.value - value) > 0.0005 { field.value = value }
      }
    case .color:
      let field = ColorField(name)
      (widget, input, entry) = (field, field.entry, field.entry)
      field.onEdit = { [weak self] text in self?.edited(text) }
      display = Self.display(in: field.entry)
    case .text where property.name.hasSuffix("icon-name"):
      let field = IconField(name)
      (widget, input, entry) = (field, field.entry, field.entry)
      field.entry.connect(.changed) { [weak self] entry in self?.edited(entry.text) }
      display = Self.display(in: field.entry)
    case .text, .int, .double, .other:
      let field = Entry()
      field.setAccessibilityLabel(name)
      (widget, input, entry) = (field, field, field)
      field.connect(.changed) { [weak self] field in self?.edited(field.text) }
      display = Self.display(in: field)
    }
  }

  private static func display(in entry: Entry) -> @MainActor (String) -> Void {
    { [weak entry] text in if let entry, entry.text != text { entry.text = text } }
  }

  /// Shows a value, without calling ``onEdit``.
  func show(_ text: String) {
    isShowing = true
    defer { isShowing = false }
    display(text)
  }

  /// Sets the words after the field's name for a screen reader. A problem takes their place, and marks the field.
  func describe(_ description: String, problem: String?) {
    let words = problem ?? description
    guard words != self.words else { return }
    self.words = words
    entry?.problem = problem
    if problem == nil { input.setAccessibleDescription(words.isEmpty ? nil : words) }
  }

  private func edited(_ text: String) { if !isShowing { onEdit?(text) } }

  /// Returns whether a slider can show each value of a range.
  private static func isShort(_ range: ClosedRange<Double>) -> Bool { range.upperBound - range.lowerBound <= 100 }
}
