import CGtk
import Glibc
import Synchronization

/// The link of a GObject to its Swift object: strong while C holds the GObject, weak while only Swift does.
///
/// ```
///   C holds it too            GObject ──grip──▶ Swift object ──toggle reference──▶ GObject      (a cycle, on purpose)
///   only Swift holds it       GObject           Swift object ──toggle reference──▶ GObject      (grip is nil)
/// ```
/// GLib reports each change between the two. Releasing the Swift object in the second state removes the toggle
/// reference, which was the last, and the GObject is finalized. `face` is a weak reference rather than an unowned one:
/// the last release may happen on another thread, and until the main actor has run the deinitializer, C may still ask.
///
/// GLib reports on the thread that took or dropped the reference, which is not always the main one. Any thread closes
/// the grip, at once. Only the main thread opens it, after it has checked the count of references, which shows whether
/// a later report has overtaken this one.
///
/// Unchecked `Sendable`: `face` is written once, before GLib knows of this, and weak references may be read anywhere;
/// `grip` is atomic, and changed with `changes` locked; `instance` belongs to the main thread.
final class ToggleReference: @unchecked Sendable {
  private weak var face: Object?
  /// The Swift object, retained. Only the main thread uses and releases it.
  private let grip = Atomic<UnsafeMutableRawPointer?>(nil)
  /// Nil once the Swift object has left.
  private var instance: ObjectPointer?

  private static let changes = Mutex<Void>(())
  /// The main thread. It is first read when the first object joins, on that thread.
  private static let mainThread = pthread_self()

  /// Joins the pair. Called once, from the object's initializer.
  @MainActor
  func join(_ object: Object, to native: NativeInstance) {
    _ = Self.mainThread
    let instance = native.pointer
    self.instance = instance
    face = object
    close()
    let pointer = Unmanaged.passRetained(self).toOpaque()
    g_object_set_qdata(instance, Self.key, pointer)
    let isMade = native.provenance == .made
    if isMade, cgtk_is_a(instance, g_initially_unowned_get_type()) != 0 { g_object_ref_sink(instance) }
    g_object_add_toggle_ref(instance, toggled, pointer)
    if isMade { g_object_unref(instance) }
  }

  /// Releases the GObject. Called once, from the object's deinitializer.
  @MainActor
  func leave(_ instance: ObjectPointer) {
    self.instance = nil
    let pointer = Unmanaged.passUnretained(self)
    // A Swift object that was made while this one waited to be deinitialized has taken the place already.
    if g_object_get_qdata(instance, Self.key) == pointer.toOpaque() { g_object_set_qdata(instance, Self.key, nil) }
    g_object_remove_toggle_ref(instance, toggled, pointer.toOpaque())
    pointer.release()
  }

  /// Returns the Swift object joined to `instance`, if there is one.
  @MainActor
  static func object(of instance: UnsafeMutableRawPointer) -> Object? {
    guard let pointer = g_object_get_qdata(instance.cast(), key) else { return nil }
    let reference = Unmanaged<ToggleReference>.fromOpaque(pointer).takeUnretainedValue()
    if let held = reference.grip.load(ordering: .acquiring) {
      return Unmanaged<Object>.fromOpaque(held).takeUnretainedValue()
    }
    return reference.face
  }

  /// Retains the Swift object, since C holds the GObject. On any thread.
  fileprivate func close() {
    // Retained first and released last: its deinitializer must not run with the lock held.
    guard let face else { return }
    Self.changes.withLock { _ in
      guard grip.load(ordering: .relaxed) == nil else { return }
      grip.store(Unmanaged.passRetained(face).toOpaque(), ordering: .releasing)
    }
  }

  /// Releases the Swift object if C no longer holds the GObject. The current count decides, since the report may be
  /// outdated.
  @MainActor
  fileprivate func openIfAlone() {
    guard let instance else { return }
    let held = Self.changes.withLock { _ in
      cgtk_reference_count(instance) == 1 ? grip.exchange(nil, ordering: .acquiringAndReleasing) : nil
    }
    // Outside the lock: the deinitializer may come back here.
    if let held { Unmanaged<Object>.fromOpaque(held).release() }
  }

  /// Opens the grip now on the main thread, else in a later turn of the main loop.
  fileprivate func open() {
    if pthread_equal(pthread_self(), Self.mainThread) != 0 {
      MainActor.assumeIsolated { openIfAlone() }
    } else {
      let pointer = Unmanaged.passRetained(self).toOpaque()
      g_idle_add_full(G_PRIORITY_DEFAULT, openedLater, pointer, nil)
    }
  }

  private static let key = g_quark_from_string("thimble-object")
}

// MARK: - Trampolines

/// GLib's report that its reference became, or is no longer, the only one. On any thread.
private let toggled: GToggleNotify = { data, _, isLast in
  guard let data else { return }
  let reference = Unmanaged<ToggleReference>.fromOpaque(data).takeUnretainedValue()
  if isLast != 0 { reference.open() } else { reference.close() }
}

private let openedLater: GSourceFunc = { data in
  guard let data else { return 0 }
  let reference = Unmanaged<ToggleReference>.fromOpaque(data).takeRetainedValue()
  MainActor.assumeIsolated { reference.openIfAlone() }
  return 0
}
