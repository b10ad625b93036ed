/// A property of a sample's widget that was set to another value.
struct PropertyChange: Equatable, Sendable {
  /// The place of the widget among the sample's widgets with properties, from 0.
  var widget: Int
  /// The property's name in interface files.
  var property: String
  /// The value as in interface files; nil for the default value if that has no text.
  var text: String?

  init(_ widget: Int, _ property: String, _ text: String?) {
    (self.widget, self.property, self.text) = (widget, property, text)
  }

  /// Reads the name of a link's item, such as `0.variant`; nil for another name.
  init?(name: Substring, text: String?) {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, !parts[1].isEmpty, let widget = Int(parts[0]), widget >= 0 else { return nil }
    self.init(widget, String(parts[1]), text)
  }

  /// The name in a link.
  var name: String { "\(widget).\(property)" }
}
