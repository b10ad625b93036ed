import CGtk

/// The virtual functions of C that a Swift class overrides, looked up once, when its type is registered.
@MainActor
protocol NativeOverrides: AnyObject {
  /// Indicates whether the class lays its content out itself. GTK would ask a layout manager instead of it.
  var replacesLayout: Bool { get }

  /// Fills the class structure of the record's type.
  func install(in table: UnsafeMutableRawPointer, of record: HostedType)
}

/// A class whose virtual functions subclasses can override. Conformances stand in higher folders.
@MainActor
protocol Overridable: Object {
  static func makeOverrides() -> any NativeOverrides
}

/// A class whose own type implements interfaces of C.
@MainActor
protocol InterfaceAdding: Object {
  /// Adds the interfaces to the class's type while it is registered.
  static func addInterfaces(to gtype: GType)
}
