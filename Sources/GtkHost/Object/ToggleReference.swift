import CGtk

/// Strong while C holds the GObject, weak while only Swift does.
///
/// ```
///   C holds it too            GObject ──grip──▶ Swift object ──toggle reference──▶ GObject      (a cycle, on purpose)
///   only Swift holds it       GObject           Swift object ──toggle reference──▶ GObject      (grip is nil)
/// ```
/// GLib reports each change between the two. Releasing the Swift object in the second state removes the toggle
/// reference, which was the last, and the GObject is finalized. `face` is a weak reference rather than an unowned one:
/// the last release may happen on another thread, and until the main actor has run the deinitializer, C may still ask.
@MainActor
final class ToggleReference {
  private weak var face: Object?
  private var grip: Object?

  /// Hangs the pair together. Called once, from the object's initializer.
  func join(_ object: Object, to native: NativeInstance) {
    let instance = native.pointer
    face = object
    grip = object
    let pointer = Unmanaged.passRetained(self).toOpaque()
    g_object_set_qdata(instance, Self.key, pointer)
    switch native.provenance {
    case .made:
      if cgtk_is_a(instance, g_initially_unowned_get_type()) != 0 { g_object_ref_sink(instance) }
      g_object_add_toggle_ref(instance, toggled, pointer)
      g_object_unref(instance)
    case .found:
      g_object_add_toggle_ref(instance, toggled, pointer)
    }
  }

  /// Lets the GObject go. Called once, from the object's deinitializer.
  func leave(_ instance: UnsafeMutablePointer<GObject>) {
    let pointer = Unmanaged.passUnretained(self)
    // A Swift object that was made while this one waited to be deinitialized has taken the place already.
    if g_object_get_qdata(instance, Self.key) == pointer.toOpaque() { g_object_set_qdata(instance, Self.key, nil) }
    g_object_remove_toggle_ref(instance, toggled, pointer.toOpaque())
    pointer.release()
  }

  /// The Swift object joined to `instance`, if there is one.
  static func object(of instance: UnsafeMutableRawPointer) -> Object? {
    guard let pointer = g_object_get_qdata(instance.assumingMemoryBound(to: GObject.self), key) else { return nil }
    let reference = Unmanaged<ToggleReference>.fromOpaque(pointer).takeUnretainedValue()
    return reference.grip ?? reference.face
  }

  fileprivate func setHeldByC(_ held: Bool) {
    // The old value goes after the assignment, not in it: its deinitializer may come back here.
    let previous = grip
    grip = held ? face : nil
    withExtendedLifetime(previous) {}
  }

  private static let key = g_quark_from_static_string("thimble-object")
}

// MARK: - Trampoline

/// GLib's report that its reference became, or is no longer, the only one.
private let toggled: GToggleNotify = trampoline(
  { data, _, isLast in
    guard let data else { return }
    Unmanaged<ToggleReference>.fromOpaque(data).takeUnretainedValue().setHeldByC(isLast == 0)
  }
    as @MainActor @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<GObject>?, gboolean
    ) -> Void
)
