/// A value of an open set that C and `.ui` files see as text.
@MainActor
public protocol TextValue: PropertyValue, NullableValue {
  /// Reads a value from its text; nil for an unknown text.
  init?(nativeText: String)
  var nativeText: String { get }
  /// The texts of the usual values, for editors. The default is empty.
  static var suggestions: [String] { get }
}

extension TextValue {
  public static var suggestions: [String] { [] }

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
