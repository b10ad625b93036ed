import CGtk

// The end of a GObject whose type is a Swift class's. One function serves all levels of such types, and those that other
// languages derive.

extension HostedType {
  /// Installs `dispose` in the class structure.
  func installDisposal(in table: UnsafeMutablePointer<GObjectClass>) { table.pointee.dispose = disposed }

  /// Disposes of an instance, unless Swift needs it.
  fileprivate static func dispose(_ instance: ObjectPointer) {
    if ToggleReference.reference(of: instance)?.survives() == true { return }
    let record = TypeRegistry.hostedType(of: instance)
    record?.nativeClass.cast(to: GObjectClass.self).pointee.dispose?(instance)
    record?.overrides?.removeContent(of: instance)
  }
}

// MARK: - Trampolines

private let disposed: @convention(c) (ObjectPointer?) -> Void = { instance in
  guard let instance else { return }
  if MainThread.isCurrent {
    // Only the main thread comes here.
    nonisolated(unsafe) let disposed = instance
    MainActor.assumeIsolated { HostedType.dispose(disposed) }
  } else if cgtk_reference_count(instance) == 1 {
    // The last reference goes on another thread; the Swift object and the widget must go on the main one.
    g_idle_add_full(G_PRIORITY_DEFAULT, releasedLater, g_object_ref(instance), nil)
  } else {
    _ = MainThread.admits(instance, "g_object_run_dispose() must be called")
  }
}
