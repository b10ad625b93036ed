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
  let hostedType: HostedType?

  fileprivate let reference: ToggleReference

  /// The C type this class stands for or derives from.
  open class var nativeType: NativeType { NativeType(cgtk_type_object, faceOf: Object.self) }

  /// The GObject properties that this class adds to those of the classes above it. None by default.
  open class var nativeProperties: [NativeProperty] { [] }

  /// The GObject signals that this class adds to those of the classes above it. None by default.
  open class var nativeSignals: [NativeSignal] { [] }

  /// The `.ui` content of the widgets of this class; nil, the default, for none. See ``Template``.
  open class var template: Template? { nil }

  /// Joins a Swift object to a GObject without one: for a class of your own. See <doc:Subclassing>.
  ///
  /// A class that other modules do not derive from declares it without `public`, so that completion and error messages
  /// have that class's own initializers alone.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) {
    instance = native.pointer
    hostedType = TypeRegistry.hostedType(of: native.pointer)
    reference = ToggleReference()
    reference.join(self, to: native)
    LiveCounts.countObject(instance, 1)
  }

  isolated deinit {
    LiveCounts.countObject(instance, -1)
    reference.leave(instance)
  }

  /// The name of the GType, as C, GtkBuilder and the inspector know it.
  public var typeName: String { String(cString: g_type_name(cgtk_type_of_instance(instance))) }
}

// MARK: - Identity

extension Object: Equatable, Hashable {
  public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Making and finding

extension Object {
  /// Makes a GObject of this class's type, for the class's initializers.
  public class func make() -> NativeInstance { TypeRegistry.make(self) }

  /// Makes a widget of this class's type that has its accessible role from the start.
  public class func make(accessibleRole role: AccessibleRole) -> NativeInstance {
    TypeRegistry.make(self, accessibleRole: role.gtk)
  }

  /// Returns the Swift object of `pointer`, which is made if there is none.
  ///
  /// Its class is the most specific one for its type, whichever class this is called on.
  ///
  /// - Returns: nil for nil, and when the GObject is not of this class.
  package static func face<Native>(of pointer: UnsafeMutablePointer<Native>?) -> Self? {
    guard let instance = pointer?.cast(to: GObject.self) else { return nil }
    if let known = ToggleReference.object(of: instance) { return known as? Self }
    let native = NativeInstance(instance, provenance: .found)
    if let type = StockFaces.face(of: cgtk_type_of_instance(instance)) as? Self.Type { return type.init(native) }
    // The type has no face of its own; the caller asks for an interface, or for a face by its name.
    return cgtk_is_a(instance, TypeRegistry.gtype(of: self)) != 0 ? Self(native) : nil
  }

  /// Returns the same for a pointer whose C type is opaque or derived.
  package static func face(of pointer: OpaquePointer?) -> Self? { face(of: pointer?.cast(to: GObject.self)) }

  /// The instance as the opaque pointer that most of GTK's functions take.
  package var opaque: OpaquePointer { OpaquePointer(instance) }
}

// MARK: - Changing owners

extension Object {
  /// Lets Swift hold the GObject, for an object of C that Swift takes over.
  func takeOver() { reference.hold() }

  /// Lets the GObject own this object, for one that is handed to another language, whose garbage collector may then free
  /// it. It changes back if C drops its last reference while Swift holds this object. Stock types change in a process that
  /// leaves widgets to the program.
  package func handOver() {
    if hostedType != nil || Self.leavesWidgetsToProgram { reference.release() }
  }

  /// Indicates whether stock widgets are left to a program in another language. The default is false.
  ///
  /// If true, a variable in Swift does not keep a widget that the program drops: the widget is disposed of, and its Swift
  /// object stays valid. Set it before the first widget is looked up.
  package static var leavesWidgetsToProgram: Bool {
    get { ToggleReference.leavesWidgets }
    set { ToggleReference.leavesWidgets = newValue }
  }
}

/// A reference to an object that is no widget and that a program in another language may use, such as a menu.
///
/// The collectors of other languages free such an object, because this is a reference of C, and Swift has no toggle reference
/// beside it. Handlers of the object stay connected while this lives, however soon the program drops the object.
@MainActor
package final class SharedReference<Value: Object> {
  package let object: Value

  package init(_ object: Value) {
    self.object = object
    g_object_ref(object.instance)
    object.handOver()
  }

  isolated deinit { g_object_unref(object.instance) }
}

// MARK: - Closures alone

extension Object {
  /// Makes the compiler say that a closure alone is not enough, where it would otherwise name ``NativeInstance``.
  @available(*, unavailable, message: "The class needs something else than a closure alone. See its initializers.")
  public convenience init(_ closure: () -> Void) { self.init(Self.make()) }
}

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
    PropertySpecification(g_param_spec_object(property.name, nil, property.blurb, valueType.gtype, property.flags))
  }
}

/// A GObject on its way to a Swift object: the argument of every hosted class's required initializer.
///
/// It carries the object and its kind of reference, so that one initializer serves objects that Swift makes, objects
/// that C makes by type name, and objects that existed before. It is used once.
@MainActor
public struct NativeInstance {
  package enum Provenance {
    /// Made by `g_object_new` for Swift: the first reference, floating or not, becomes the Swift object's.
    case made
    /// Found: other code keeps its references, a floating one too, and Swift adds its own.
    case found
    /// Being made by C: the object will own its Swift object.
    case beingMade
  }

  package let pointer: UnsafeMutablePointer<GObject>
  package let provenance: Provenance

  package init(_ pointer: UnsafeMutablePointer<GObject>, provenance: Provenance) {
    self.pointer = pointer
    self.provenance = provenance
  }

  /// An object that a function of C has just made for Swift.
  init<Native>(made pointer: UnsafeMutablePointer<Native>?) {
    guard let pointer else { preconditionFailure("C could not make an object.") }
    self.init(pointer.cast(), provenance: .made)
  }

  /// The same for an object whose type is opaque.
  init(made pointer: OpaquePointer?) { self.init(made: pointer?.cast(to: GObject.self)) }
}
