package import CGtk

/// The Swift side of one GObject, for as long as either side needs the other.
///
/// The two live together: while C holds the GObject (a widget in a window, say) it holds the Swift object too, with its
/// stored properties, overrides and handlers; when only Swift is left, releasing the Swift object finalizes the GObject.
/// Asking again for the same pointer gives the same Swift object. See <doc:Ownership>.
///
/// Subclasses override ``nativeType``, or leave it and get a GType of their own; every designated initializer is the
/// required one, so that C can make the object by its type's name.
@MainActor
open class Object {
  /// Kept alive by the toggle reference.
  package let instance: UnsafeMutablePointer<GObject>

  /// The type record of a class with a GType of its own; nil for the face of a stock type.
  package let hostedType: HostedType?

  private let reference: ToggleReference

  /// The C type this class stands for or derives from.
  open class var nativeType: NativeType { NativeType(cgtk_type_object, faceOf: Object.self) }

  /// The GObject properties that this class adds to those of the classes above it. None by default.
  open class var nativeProperties: [NativeProperty] { [] }

  /// The GObject signals that this class adds to those of the classes above it. None by default.
  open class var nativeSignals: [NativeSignal] { [] }

  /// Joins a Swift object to a GObject without one.
  ///
  /// Applications use a class's other initializers.
  public required init(_ native: NativeInstance) {
    instance = native.pointer
    hostedType = TypeRegistry.hostedType(of: native.pointer)
    reference = ToggleReference()
    reference.join(self, to: native)
    LiveCounts.objectAdded(instance)
  }

  isolated deinit {
    LiveCounts.objectRemoved(instance)
    reference.leave(instance)
  }

  /// The name of the GType, as C, GtkBuilder and the inspector know it.
  public var typeName: String { String(cString: g_type_name(cgtk_type_of_instance(instance))) }
}

// MARK: - Identity

extension Object: Equatable, Hashable {
  /// Returns whether both are the same GObject.
  public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

  /// Feeds the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Making and finding

extension Object {
  /// A new GObject of this class's type, for the class's initializers.
  public class func make() -> NativeInstance { TypeRegistry.make(self) }

  /// A new widget of this class's type that has its accessible role from the start.
  public class func make(accessibleRole role: AccessibleRole) -> NativeInstance {
    TypeRegistry.make(self, accessibleRole: role.gtk)
  }

  /// The Swift object of `pointer`, made now if there is none.
  ///
  /// Its class is the most specific one for its type, whichever class this is called on.
  ///
  /// - Returns: nil when the GObject is not of this class.
  package static func face(of pointer: UnsafeMutablePointer<GObject>) -> Self? {
    if let known = ToggleReference.object(of: pointer) { return known as? Self }
    guard let type = StockFaces.face(of: cgtk_type_of_instance(pointer)) as? Self.Type else {
      // A type without a face of its own, behind an interface or a face that is asked for by name.
      guard cgtk_is_a(pointer, TypeRegistry.gtype(of: self)) != 0 else { return nil }
      return Self(NativeInstance(pointer, provenance: .found))
    }
    return type.init(NativeInstance(pointer, provenance: .found))
  }

  /// The same for a pointer whose C type is opaque or derived.
  package static func face(of pointer: OpaquePointer?) -> Self? {
    guard let pointer else { return nil }
    return face(of: UnsafeMutablePointer<GObject>(pointer))
  }

  /// The instance as the opaque pointer that most of GTK's functions take.
  package var opaque: OpaquePointer { OpaquePointer(instance) }
}
