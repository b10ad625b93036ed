import CGtk
import Glibc

/// A library with GObject types that is loaded at run time, so that the program also starts without it.
///
/// ```swift
/// let adwaita = try NativeLibrary("libadwaita-1.so.0", initializer: "adw_init")
/// let hasSplitView = NativeType.isKnown("AdwNavigationSplitView")
/// ```
/// Its types can be used in `.ui` files, in templates, and by name in ``NativeType/init(named:faceOf:)`` and
/// ``NativeType/init(deriving:)``. The library stays loaded.
@MainActor
public struct NativeLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library, and initializes it.
  ///
  /// - Parameters:
  ///   - file: the name of the file, as the system's loader finds it.
  ///   - initializer: the function without arguments that must be called first, such as `adw_init`; nil for none.
  /// - Throws: ``HostError`` where there is no such library, or no such function in it.
  public init(_ file: String, initializer: String? = nil) throws(HostError) {
    Gtk.initialize()
    guard let handle = dlopen(file.withoutNUL, RTLD_NOW | RTLD_GLOBAL) else {
      throw HostError(.notLoaded, "Could not load \(file): \(dlerror().map { String(cString: $0) } ?? "no reason")")
    }
    self.handle = handle
    guard let initializer else { return }
    guard let initialize = unsafeFunction(initializer, as: (@convention(c) () -> Void).self) else {
      throw HostError(.notLoaded, "Could not load \(file): it has no function \(initializer)")
    }
    initialize()
  }

  /// Returns a function of the library, for tasks that neither properties nor signals can do.
  ///
  /// ```swift
  /// typealias AddToast = @convention(c) (OpaquePointer, OpaquePointer) -> Void
  /// let addToast = adwaita.unsafeFunction("adw_toast_overlay_add_toast", as: AddToast.self)
  /// ```
  /// - Parameters:
  ///   - name: its name in C.
  ///   - type: its type, `@convention(c)`. Nothing checks it: a wrong one crashes the program.
  /// - Returns: nil where the library does not have it.
  public func unsafeFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    precondition(
      MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size,
      "\(name): the type of a function of C is written @convention(c).")
    return dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
  }
}

// MARK: - Types by name

extension NativeType {
  /// Returns whether there is a type of that name, in GTK or in a library that is loaded.
  @MainActor
  public static func isKnown(_ name: String) -> Bool { gtype(named: name) != nil }

  /// A type of a library, with `face` as its Swift class.
  ///
  /// ```swift
  /// final class Clamp: Widget {
  ///   override class var nativeType: NativeType { NativeType(named: "AdwClamp", faceOf: Clamp.self) }
  ///   convenience init() { self.init(Self.make()) }
  /// }
  /// ```
  /// A name that is not known is a programmer's error: it ends the process with a message. Check it with
  /// ``isKnown(_:)``.
  @MainActor
  public init(named name: String, faceOf face: Object.Type) { self.init(Self.required(name), faceOf: face) }

  /// A type of a library, as the parent of a Swift class's own type.
  ///
  /// A name that is not known is a programmer's error: it ends the process with a message. Check it with
  /// ``isKnown(_:)``.
  @MainActor
  public init(deriving name: String) { self.init(deriving: Self.required(name)) }

  @MainActor
  private static func required(_ name: String) -> GType {
    if let gtype = gtype(named: name) { return gtype }
    preconditionFailure("There is no type \(name). Is its library loaded?")
  }

  /// Returns the type as GtkBuilder finds it: by its name, else by its function `…_get_type`.
  @MainActor
  private static func gtype(named name: String) -> GType? {
    Gtk.initialize()
    let builder = gtk_builder_new()
    defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
    let type = gtk_builder_get_type_from_name(builder, name)
    return type == cgtk_type_invalid || type == 0 ? nil : type
  }
}
