import CGtk
import Synchronization

/// The link of a GObject to its Swift object, in one of two forms.
///
/// An object that Swift made is joined by a toggle reference. The GObject holds the Swift object while C holds the
/// GObject, and lets go of it while only Swift does:
/// ```
///   C holds it too            GObject ──grip──▶ Swift object ──toggle reference──▶ GObject      (a cycle, on purpose)
///   only Swift holds it       GObject           Swift object ──toggle reference──▶ GObject      (grip is nil)
/// ```
/// GLib reports each change between the two. Releasing the Swift object in the second state removes the toggle
/// reference, which was the last, and the GObject is finalized. `face` is a weak reference rather than an unowned one:
/// the last release may happen on another thread, and until the main actor has run the deinitializer, C may still ask.
///
/// An object that C or another language made owns its Swift object, and is not held by it:
/// ```
///   made by C                 GObject ──grip──▶ Swift object
/// ```
/// GLib reports nothing while an object has two toggle references, and a language with a garbage collector has one of its
/// own. The collector frees the pair by dropping the last reference. If Swift still holds the Swift object then,
/// ``survives()`` changes to the first form. `dispose` asks, which only the types of Swift classes have. A stock widget
/// that the program made is joined in the same way if ``leavesWidgets`` is set, and GLib's weak reference asks for it. So is
/// a stock object with a ``SharedReference``.
///
/// GLib reports on the thread that took or dropped the reference, which is not always the main one. Any thread closes
/// the grip, at once. Only the main thread opens it, after it has checked the count of references, which shows whether
/// a later report has overtaken this one.
///
/// Unchecked `Sendable`: `face` is written once, before GLib knows of this, and weak references may be read anywhere;
/// `grip` is atomic, and changed with `changes` locked; the rest belongs to the main thread, or to the thread that drops the
/// last reference to a watched object.
final class ToggleReference: @unchecked Sendable {
  private weak var face: Object?
  /// The Swift object, retained. Only the main thread uses and releases it.
  private let grip = Atomic<UnsafeMutableRawPointer?>(nil)
  /// Nil once the Swift object has left.
  private var instance: ObjectPointer?
  /// Indicates whether there is a toggle reference.
  private var isToggled = false
  /// Indicates whether there is a weak reference.
  private var isWatched = false

  /// Indicates whether the program is in another language, which owns the stock widgets that it makes. The default is
  /// false: a variable in Swift keeps a widget.
  @MainActor static var leavesWidgets = false

  private static let changes = Mutex<Void>(())

  /// Joins the pair. Called once, from the object's initializer.
  @MainActor
  func join(_ object: Object, to native: NativeInstance) {
    let instance = native.pointer
    self.instance = instance
    face = object
    close()
    g_object_set_qdata(instance, Self.key, Unmanaged.passRetained(self).toOpaque())
    switch native.provenance {
    case .made:
      if cgtk_is_a(instance, g_initially_unowned_get_type()) != 0 { g_object_ref_sink(instance) }
      hold()
      g_object_unref(instance)
    case .found where Self.leavesWidgets && cgtk_is_a(instance, gtk_widget_get_type()) != 0: watch()
    case .found: hold()
    case .beingMade: break
    }
  }

  /// Releases the GObject. Called once, from the object's deinitializer.
  @MainActor
  func leave(_ instance: ObjectPointer) {
    self.instance = nil
    let pointer = Unmanaged.passUnretained(self)
    // A Swift object that was made while this one waited to be deinitialized has taken the place already.
    if g_object_get_qdata(instance, Self.key) == pointer.toOpaque() { g_object_set_qdata(instance, Self.key, nil) }
    if isWatched { g_object_weak_unref(instance, ended, pointer.toOpaque()) }
    if isToggled { g_object_remove_toggle_ref(instance, toggled, pointer.toOpaque()) }
    pointer.release()
  }

  /// Lets the Swift object hold the GObject, by a toggle reference.
  @MainActor
  func hold() {
    guard let instance, !isToggled else { return }
    isToggled = true
    g_object_add_toggle_ref(instance, toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Lets the GObject own the Swift object, which no longer holds it.
  @MainActor
  func release() {
    guard let instance, isToggled else { return }
    close()
    isToggled = false
    if TypeRegistry.hostedType(of: instance) == nil { watch() }
    g_object_remove_toggle_ref(instance, toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  private func watch() {
    guard let instance else { return }
    isWatched = true
    g_object_weak_ref(instance, ended, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Decides about a stock object that is disposed of: on the main thread, with the last reference or before it.
  @MainActor
  fileprivate func disposedOf() {
    isWatched = false
    guard let instance, !isToggled else { return }
    if cgtk_reference_count(instance) == 1 { _ = survives() } else { watch() }
  }

  /// Watches an object further until the main thread has dropped the last reference.
  fileprivate func dropLater() {
    guard let instance else { return }
    watch()
    g_idle_add_full(G_PRIORITY_DEFAULT, releasedLater, g_object_ref(instance), nil)
  }

  /// Returns whether a GObject lives on that loses its last reference: Swift holds the Swift object, and from now on the
  /// GObject by a toggle reference. If not, releases the Swift object. Called in `dispose`.
  @MainActor
  func survives() -> Bool {
    // The count is higher when a program disposes of an object that is still held.
    guard let instance, !isToggled, cgtk_reference_count(instance) == 1,
      let held = grip.exchange(nil, ordering: .acquiringAndReleasing)
    else { return false }
    var object = Unmanaged<Object>.fromOpaque(held).takeRetainedValue()
    if isKnownUniquelyReferenced(&object) { return false }
    close()
    hold()
    return true
  }

  /// Returns the Swift object joined to `instance`, if there is one.
  @MainActor
  static func object(of instance: UnsafeMutableRawPointer) -> Object? {
    guard let reference = reference(of: instance) else { return nil }
    if let held = reference.grip.load(ordering: .acquiring) {
      return Unmanaged<Object>.fromOpaque(held).takeUnretainedValue()
    }
    return reference.face
  }

  /// Returns the link of `instance` to its Swift object, if there is one.
  @MainActor
  static func reference(of instance: UnsafeMutableRawPointer) -> ToggleReference? {
    g_object_get_qdata(instance.cast(), key).map {
      Unmanaged<ToggleReference>.fromOpaque($0).takeUnretainedValue()
    }
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

  /// Releases the Swift object if C no longer holds the GObject. The current count and form decide, since the report may
  /// be outdated.
  @MainActor
  fileprivate func openIfAlone() {
    guard let instance, isToggled else { return }
    let held = Self.changes.withLock { _ in
      cgtk_reference_count(instance) == 1 ? grip.exchange(nil, ordering: .acquiringAndReleasing) : nil
    }
    // Outside the lock: the deinitializer may come back here.
    if let held { Unmanaged<Object>.fromOpaque(held).release() }
  }

  /// Opens the grip now on the main thread, else in a later turn of the main loop.
  fileprivate func open() {
    if MainThread.isCurrent {
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

/// GLib's report that a watched object is disposed of.
private let ended: GWeakNotify = { data, _ in
  guard let data else { return }
  let reference = Unmanaged<ToggleReference>.fromOpaque(data).takeUnretainedValue()
  if MainThread.isCurrent {
    MainActor.assumeIsolated { reference.disposedOf() }
  } else {
    reference.dropLater()
  }
}

/// Drops a reference in a turn of the main loop.
let releasedLater: GSourceFunc = { instance in
  g_object_unref(instance)
  return 0
}
