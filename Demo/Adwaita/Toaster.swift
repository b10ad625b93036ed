import Thimble

/// libadwaita's toasts. They have no property or signal to be shown by, so this calls two functions of the library.
@MainActor
@safe struct Toaster {
  private typealias Make = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Add = @convention(c) (OpaquePointer, OpaquePointer) -> Void

  private let make: Make?
  private let add: Add?

  init(_ adwaita: NativeLibrary) {
    unsafe make = adwaita.unsafeFunction("adw_toast_new", as: Make.self)
    unsafe add = adwaita.unsafeFunction("adw_toast_overlay_add_toast", as: Add.self)
  }

  /// Shows a message over a widget. One with a button stays until the user closes it: some people need more time.
  func show(_ title: String, button: String? = nil, over overlay: Widget, action: @escaping @MainActor () -> Void = {})
  {
    guard let make = unsafe make, let add = unsafe add, let pointer = unsafe make(title) else { return }
    // The overlay takes the reference over that `adw_toast_new` gives, so that the Swift object only borrows it.
    let toast = unsafe Object.adopt(unsafeGObject: pointer)
    toast?[Property<Object, String?>("button-label")] = button
    toast?[Property<Object, UInt>("timeout")] = button == nil ? 5 : 0
    toast?.connect(Signal<Object, Void, Void>("button-clicked")) { _ in action() }
    unsafe overlay.withUnsafeGObject { unsafe add(OpaquePointer($0), pointer) }
  }
}
