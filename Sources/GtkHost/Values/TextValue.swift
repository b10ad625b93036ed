/// A value that C and `.ui` files see as a text, of which there is an open set.
@MainActor
public protocol TextValue: PropertyValue, NullableValue {
  /// The value that a text names; nil where it names none.
  init?(nativeText: String)
  /// The text that names the value.
  var nativeText: String { get }
}

extension TextValue {
  public static var valueType: ValueType { String.valueType }

  public static func read(_ value: ValueReference) -> Self? { String.read(value).flatMap { Self(nativeText: $0) } }

  public func write(to value: ValueReference) { nativeText.write(to: value) }

  public static func specification(of property: PropertyDescription, initial: Self) -> PropertySpecification {
    String.specification(of: property, initial: initial.nativeText)
  }

  public static func optionalSpecification(of property: PropertyDescription) -> PropertySpecification {
    String.optionalSpecification(of: property)
  }
}
