import CGtk

/// Two properties that are kept the same: `GBinding`. Lasts until it is ended or one of the objects goes.
@MainActor
public final class PropertyBinding: Object {
  override public class var nativeType: NativeType { NativeType(g_binding_get_type(), faceOf: PropertyBinding.self) }

  /// Ends it. Does nothing the second time.
  public func end() { g_binding_unbind(opaque) }
}

// MARK: - Binding

extension Hosted {
  /// Keeps a property of another object the same as one of this, beginning now.
  ///
  /// ```swift
  /// toggle.bind(.active, to: save, .sensitive)
  /// ```
  /// Neither object is kept alive by it. That both properties exist is checked here: a missing one is a programmer's error.
  ///
  /// - Parameters:
  ///   - property: the one that is followed.
  ///   - other: the object whose property follows.
  ///   - otherProperty: the one that follows.
  ///   - bothWays: whether this object's property follows the other's, too.
  /// - Returns: the binding, which need not be kept.
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
