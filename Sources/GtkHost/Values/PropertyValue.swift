package import CGtk

/// A type of value that a class can declare properties of.
@MainActor
public protocol PropertyValue: ValueConvertible, Equatable {
  static func specification(of property: PropertyDescription, initial: Self) -> PropertySpecification
}

/// A type of value that optional properties can have.
@MainActor
public protocol NullableValue: ValueConvertible, Equatable {
  /// Returns the GParamSpec of a property of this type without an initial value.
  static func optionalSpecification(of property: PropertyDescription) -> PropertySpecification
}

/// The attributes of every property, whatever its type.
public struct PropertyDescription: Sendable {
  /// The name in C and in `.ui` files: lower case, with dashes.
  public let name: String
  /// One sentence for the inspector.
  public let blurb: String
  package let flags: GParamFlags
  /// The range of a number; nil for all numbers of its type.
  let range: ClosedRange<Double>?
}

/// A GParamSpec on its way to GObject.
@MainActor
public struct PropertySpecification {
  let pointer: UnsafeMutablePointer<GParamSpec>?

  init(_ pointer: UnsafeMutablePointer<GParamSpec>?) { self.pointer = pointer }
}

// MARK: - Standard types

extension Bool: PropertyValue {
  public static func specification(of property: PropertyDescription, initial: Bool) -> PropertySpecification {
    PropertySpecification(g_param_spec_boolean(property.name, nil, property.blurb, initial ? 1 : 0, property.flags))
  }
}

extension Int: PropertyValue {
  public static func specification(of property: PropertyDescription, initial: Int) -> PropertySpecification {
    let range = property.range ?? Double(gint.min)...Double(gint.max)
    return PropertySpecification(
      g_param_spec_int(
        property.name, nil, property.blurb, gint(clamping: range.lowerBound),
        gint(clamping: range.upperBound), gint(clamping: initial),
        property.flags))
  }
}

extension Double: PropertyValue {
  public static func specification(of property: PropertyDescription, initial: Double) -> PropertySpecification {
    let range = property.range ?? -greatestFiniteMagnitude...greatestFiniteMagnitude
    return PropertySpecification(
      g_param_spec_double(
        property.name, nil, property.blurb, range.lowerBound, range.upperBound, initial, property.flags))
  }
}

extension String: PropertyValue, NullableValue {
  public static func specification(of property: PropertyDescription, initial: String) -> PropertySpecification {
    PropertySpecification(g_param_spec_string(property.name, nil, property.blurb, initial, property.flags))
  }

  public static func optionalSpecification(of property: PropertyDescription) -> PropertySpecification {
    PropertySpecification(g_param_spec_string(property.name, nil, property.blurb, nil, property.flags))
  }
}

extension Optional: PropertyValue where Wrapped: NullableValue {
  /// Returns the GParamSpec of a property without an initial value, whatever `initial` is.
  public static func specification(of property: PropertyDescription, initial: Wrapped?) -> PropertySpecification {
    Wrapped.optionalSpecification(of: property)
  }
}

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
