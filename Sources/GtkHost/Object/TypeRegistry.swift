import CGtk

/// The GTypes of Swift classes. Registers a class's type when it is first needed.
@MainActor
enum TypeRegistry {
  private static var byClass: [ObjectIdentifier: GType] = [:]
  private static var byType: [GType: HostedType] = [:]
  /// The record of the nearest type above and including a type, for every type that was asked about. It never changes:
  /// a type has its parents from the start.
  private static var nearest: [GType: HostedType?] = [:]

  /// The type that Swift is making just now, else 0: its `instance_init` leaves joining to the initializer that asked.
  private static var making: GType = 0

  static func gtype(of type: Object.Type) -> GType {
    if let known = byClass[ObjectIdentifier(type)] { return known }
    let native = type.nativeType
    let gtype = native.face == type ? native.gtype : register(type, native)
    byClass[ObjectIdentifier(type)] = gtype
    return gtype
  }

  /// The record of an instance whose class is ours or derives from one of ours in another language; nil for a stock
  /// type's.
  static func hostedType(of instance: ObjectPointer) -> HostedType? {
    nearestHostedType(cgtk_type_of_instance(instance))
  }

  static func hostedType(_ gtype: GType) -> HostedType? { byType[gtype] }

  static func nearestHostedType(_ gtype: GType) -> HostedType? {
    if let known = nearest[gtype] { return known }
    let parent = g_type_parent(gtype)
    let found = byType[gtype] ?? (parent == 0 ? nil : nearestHostedType(parent))
    nearest[gtype] = .some(found)
    return found
  }

  /// Makes a GObject for a Swift initializer.
  static func make(_ type: Object.Type, accessibleRole: GtkAccessibleRole? = nil) -> NativeInstance {
    Gtk.initialize()
    let gtype = gtype(of: type)
    let outer = making
    making = byType[gtype] == nil ? 0 : gtype
    defer { making = outer }
    guard let pointer = accessibleRole.map({ new(gtype, $0) }) ?? g_object_new_with_properties(gtype, 0, nil, nil)
    else { preconditionFailure("GLib could not make a \(String(cString: g_type_name(gtype))).") }
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
    precondition(query.type != 0, "\(type): its native type is not one that can be derived from.")
    let record = HostedType(type, native: native, parent: byType[parent])
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = { table, data in
      guard let table, let data else { return }
      let record = Unmanaged<HostedType>.fromOpaque(data).takeUnretainedValue()
      record.installMembers(in: table.cast())
      record.overrides?.install(in: table, of: record)
    }
    info.instance_init = { instance, table in
      if let instance, let table { TypeRegistry.join(instance.cast(), cgtk_type_of_class(table)) }
    }
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(record).toOpaque())
    let name = native.name ?? TypeName.native(of: type)
    let gtype = g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    precondition(gtype != 0, "\(type): the type name \(name) is taken.")
    byType[gtype] = record
    (type as? any InterfaceAdding.Type)?.addInterfaces(to: gtype)
    return gtype
  }

  /// Joins a Swift object to an instance that C made. `gtype` is that of the whole instance. Only the innermost level
  /// of ours acts: types that another language derives have none.
  private static func join(_ instance: ObjectPointer, _ gtype: GType) {
    let level = cgtk_type_of_instance(instance)
    if gtype == making {
      if level == gtype { making = 0 }
      return
    }
    guard let record = nearestHostedType(gtype), record === byType[level] else { return }
    // A program in another language may have opened the display itself; the main loop still has to run Swift's tasks.
    _ = Gtk.initializeIfPossible()
    _ = record.swiftType.init(NativeInstance(instance, provenance: .found))
  }

  /// The Swift superclass's type where it has one of its own over the same stock type, else the stock type.
  private static func parent(of type: Object.Type, _ native: NativeType) -> GType {
    guard let superclass = _getSuperclass(type) as? Object.Type else { return native.gtype }
    let above = superclass.nativeType
    return above.gtype == native.gtype && above.face != superclass ? gtype(of: superclass) : native.gtype
  }
}

// MARK: - Types by name

extension Object {
  /// Registers this class's type, so that C and GtkBuilder can make it by name before Swift has made one.
  ///
  /// - Returns: the name.
  @discardableResult
  public class func registerType() -> String {
    Gtk.initialize()
    return String(cString: g_type_name(TypeRegistry.gtype(of: self)))
  }
}
