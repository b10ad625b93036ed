import CGtk

/// The name of a GObject property, with the class that has it and the type of its value.
///
/// ```swift
/// extension Property where Owner: Label, Value == String {
///   static var label: Self { Property("label") }
/// }
/// label[.label] = "Ready"
/// label.observe(.label) { label, text in … }
/// ```
public struct Property<Owner: Object, Value: ValueConvertible>: Sendable {
  /// The property's name in C, with dashes.
  public let name: String

  /// Names a property. Its existence and type are checked when it is used.
  public init(_ name: String) { self.name = name }
}

/// The methods of every hosted class that take typed names of its own class.
@MainActor
public protocol Hosted: Object {}

extension Object: Hosted {}

extension Hosted {
  /// The value of a property.
  ///
  /// Reading gives a copy. A property that the class does not have, or has with another type, is a programmer's error.
  public subscript<Value: ValueConvertible>(property: Property<Self, Value>) -> Value {
    get {
      ValueReference.withValue(of: Value.valueType.gtype) { value in
        g_object_get_property(instance, property.name, value.pointer)
        guard let result = Value.read(value) else {
          preconditionFailure("\(typeName).\(property.name) has no value: read it as an optional.")
        }
        return result
      }
    }
    set {
      ValueReference.withValue(newValue) { g_object_set_property(instance, property.name, $0.pointer) }
    }
  }

  /// Calls a handler after each change of a property, with the new value.
  ///
  /// The handler lives as long as the object, or until the connection is ended. Capture weakly what owns the object.
  @discardableResult
  public func observe<Value: ValueConvertible>(
    _ property: Property<Self, Value>,
    _ handler: @escaping @MainActor (Self, Value) -> Void
  ) -> SignalConnection {
    connect(Signal<Self, Void, Void>("notify::" + property.name)) { object in
      handler(object, object[property])
    }
  }
}
