import CGtk
import GtkHost

/// Reports the end of a GObject, without keeping it alive.
@MainActor
final class Watch {
  private(set) var isGone = false

  init(_ object: Object) { watch(object.instance) }

  init(_ pointer: UnsafeMutablePointer<GObject>) { watch(pointer) }

  private func watch(_ pointer: UnsafeMutablePointer<GObject>) {
    g_object_weak_ref(pointer, gone, Unmanaged.passRetained(self).toOpaque())
  }

  fileprivate func note() { isGone = true }
}

private let gone: GWeakNotify = { data, _ in
  guard let data else { return }
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    guard let data = UnsafeMutableRawPointer(bitPattern: address) else { return }
    Unmanaged<Watch>.fromOpaque(data).takeRetainedValue().note()
  }
}
