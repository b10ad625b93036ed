import CGtk

/// A binding that keeps two properties equal: `GBinding`. Lasts until it is ended or one of the objects is finalized.
@MainActor
public final class PropertyBinding: Object {
  override public class var nativeType: NativeType { NativeType(g_binding_get_type(), faceOf: PropertyBinding.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Ends the binding. Does nothing the second time.
  public func end() { g_binding_unbind(opaque) }
}

// MARK: - Binding

extension Hosted {
  /// Keeps a property of another object equal to one of this object, beginning now.
  ///
  /// ```swift
  /// toggle.bind(.active, to: save, .sensitive)
  /// ```
  /// The binding keeps neither object alive, and need not be kept. A missing property is a programmer's error.
  @discardableResult
  public func bind<Other: Object, Value: ValueConvertible>(
    _ property: Property<Self, Value>, to other: Other, _ otherProperty: Property<Other, Value>, bothWays: Bool = false
  ) -> PropertyBinding {
    let way = bothWays ? cgtk_binding_bidirectional.rawValue : 0
    let flags = GBindingFlags(rawValue: cgtk_binding_sync_create.rawValue | way)
    let pointer = g_object_bind_property(instance, property.name, other.instance, otherProperty.name, flags)
    guard let binding = PropertyBinding.face(of: pointer) else {
      preconditionFailure("\(typeName).\(property.name) and \(other.typeName).\(otherProperty.name) cannot be bound.")
    }
    return binding
  }
}
