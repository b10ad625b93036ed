import CGtk

// MARK: - Objects as values

extension Object: ValueConvertible {
  public static var valueType: ValueType { ValueType(TypeRegistry.gtype(of: self)) }
  public static func read(_ value: ValueReference) -> Self? {
    g_value_get_object(value.pointer).flatMap { face(of: OpaquePointer($0)) }
  }
  public func write(to value: ValueReference) { g_value_set_object(value.pointer, instance) }
}

extension Object: NullableValue {
  public static func optionalSpecification(of property: PropertyDescription) -> PropertySpecification {
    PropertySpecification(
      pointer: g_param_spec_object(property.name, nil, property.blurb, valueType.gtype, property.flags))
  }
}
