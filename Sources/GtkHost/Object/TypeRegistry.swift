import CGtk

/// The GTypes of Swift classes. The type of a class is registered when it is first needed.
@MainActor
enum TypeRegistry {
  private static var byClass: [ObjectIdentifier: GType] = [:]
  private static var byType: [GType: HostedType] = [:]
  /// A cache of ``nearestHostedType(_:)``. The entries stay valid, because a type's parents never change.
  private static var nearest: [GType: HostedType?] = [:]

  /// The type of the instance that a Swift initializer is creating; 0 for none. Its `instance_init` must not create a
  /// Swift object, because the initializer joins its own.
  private static var making: GType = 0

  static func gtype(of type: Object.Type) -> GType {
    if let known = byClass[ObjectIdentifier(type)] { return known }
    let native = type.nativeType
    let gtype = native.face == type ? native.gtype : register(type, native)
    byClass[ObjectIdentifier(type)] = gtype
    return gtype
  }

  /// Returns the record of an instance's class. For a class that derives from a Swift class in another language,
  /// returns the record of the Swift class; for a class of C, nil.
  static func hostedType(of instance: ObjectPointer) -> HostedType? {
    nearestHostedType(cgtk_type_of_instance(instance))
  }

  static func hostedType(_ gtype: GType) -> HostedType? { byType[gtype] }

  /// Returns the same as ``nearestHostedType(_:)``, on any thread.
  nonisolated static func record(_ gtype: GType) -> HostedType? {
    var type = gtype
    while type != 0 {
      if let record = g_type_get_qdata(type, recordKey) {
        return Unmanaged<HostedType>.fromOpaque(record).takeUnretainedValue()
      }
      type = g_type_parent(type)
    }
    return nil
  }

  /// Returns the record of a type, or of its nearest parent that has one; nil if none has.
  static func nearestHostedType(_ gtype: GType) -> HostedType? {
    if let known = nearest[gtype] { return known }
    let parent = g_type_parent(gtype)
    let found = byType[gtype] ?? (parent == 0 ? nil : nearestHostedType(parent))
    nearest[gtype] = .some(found)
    return found
  }

  /// Creates a GObject for a Swift initializer. The role is that of a widget; nil for the class's own role.
  static func make(_ type: Object.Type, accessibleRole: GtkAccessibleRole? = nil) -> NativeInstance {
    Gtk.initialize()
    let gtype = gtype(of: type)
    let outer = making
    making = byType[gtype] == nil ? 0 : gtype
    defer { making = outer }
    guard let pointer = accessibleRole.map({ new(gtype, $0) }) ?? g_object_new_with_properties(gtype, 0, nil, nil)
    else { preconditionFailure("GLib could not create an object of the type \(String(cString: g_type_name(gtype))).") }
    return NativeInstance(made: pointer)
  }

  private static func new(_ gtype: GType, _ role: GtkAccessibleRole) -> ObjectPointer? {
    ValueReference.withEnumeration(gtk_accessible_role_get_type(), role.rawValue) { value in
      "accessible-role".withCString { name in
        var names: [UnsafePointer<CChar>?] = [name]
        return g_object_new_with_properties(gtype, 1, &names, value.pointer)
      }
    }
  }

  private static func register(_ type: Object.Type, _ native: NativeType) -> GType {
    let parent = parent(of: type, native)
    var query = GTypeQuery()
    g_type_query(parent, &query)
    precondition(query.type != 0, "\(type): GLib cannot derive a type from its native type.")
    let record = HostedType(type, native: native, parent: byType[parent])
    var info = GTypeInfo()
    info.class_size = guint16(clamping: query.class_size)
    info.instance_size = guint16(clamping: query.instance_size)
    info.class_init = classMade
    info.instance_init = instanceMade
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(record).toOpaque())
    let name = native.name ?? TypeName.native(of: type)
    TypeName.requireUnused(name, for: type)
    let gtype = g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    precondition(gtype != 0, "\(type): GLib cannot register a type with the name \(name).")
    byType[gtype] = record
    g_type_set_qdata(gtype, recordKey, UnsafeMutableRawPointer(mutating: info.class_data))
    (type as? any InterfaceAdding.Type)?.addInterfaces(to: gtype)
    return gtype
  }

  /// Creates the Swift object of an instance that C creates. `gtype` is the type of the finished instance. GObject
  /// calls this for each level of the type that is ours; only the most derived of them acts.
  fileprivate static func join(_ instance: ObjectPointer, _ gtype: GType) {
    let level = cgtk_type_of_instance(instance)
    if gtype == making {
      if level == gtype { making = 0 }
      return
    }
    guard let record = nearestHostedType(gtype), record === byType[level] else { return }
    // A program in another language may have opened the display itself, but the main loop must also run Swift's tasks.
    _ = Gtk.initializeIfPossible()
    _ = record.swiftType.init(NativeInstance(instance, provenance: .beingMade))
  }

  /// Returns the parent type: the type of the Swift superclass if it has its own type over the same C type, otherwise
  /// the C type.
  private static func parent(of type: Object.Type, _ native: NativeType) -> GType {
    guard let superclass = _getSuperclass(type) as? Object.Type else { return native.gtype }
    let above = superclass.nativeType
    return above.gtype == native.gtype && above.face != superclass ? gtype(of: superclass) : native.gtype
  }
}

// MARK: - Types by name

extension Object {
  /// Registers this class's type, so that C and GtkBuilder can create objects by its name before Swift has created one.
  ///
  /// - Returns: the name of the type.
  @discardableResult
  public class func registerType() -> String {
    Gtk.initialize()
    return String(cString: g_type_name(TypeRegistry.gtype(of: self)))
  }
}

// MARK: - Trampolines

private let recordKey = g_quark_from_string("thimble-hosted-type")

private let classMade: GClassInitFunc = { table, data in
  guard let table, let data else { return }
  guard MainThread.isCurrent else {
    // GLib cannot create a class later.
    let name = String(cString: g_type_name(cgtk_type_of_class(table)))
    fatalError("The first \(name) must be made on the main thread.")
  }
  let record = Unmanaged<HostedType>.fromOpaque(data).takeUnretainedValue()
  // Only the main thread comes here.
  nonisolated(unsafe) let place = table
  MainActor.assumeIsolated {
    record.installMembers(in: place.cast())
    record.installDisposal(in: place.cast())
    record.overrides?.install(in: place, of: record)
  }
}

private let instanceMade: GInstanceInitFunc = { instance, table in
  guard let instance, let table else { return }
  guard MainThread.isCurrent else {
    // GObject calls this for each level of the type that is ours; one message is enough.
    let level = cgtk_type_of_instance(instance)
    if TypeRegistry.record(cgtk_type_of_class(table)) === TypeRegistry.record(level) {
      _ = MainThread.admits(instance, "an object must be made", effect: "This one does nothing there.")
    }
    return
  }
  // Only the main thread comes here.
  nonisolated(unsafe) let made = instance
  let type = cgtk_type_of_class(table)
  MainActor.assumeIsolated { TypeRegistry.join(made.cast(), type) }
}
