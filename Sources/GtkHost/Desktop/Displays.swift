import CGtk

/// The displays that the process has opened: nearly always one.
@MainActor
enum Displays {
  static var all: [OpaquePointer] {
    let list = gdk_display_manager_list_displays(gdk_display_manager_get())
    defer { g_slist_free(list) }
    var displays: [OpaquePointer] = []
    var next = list
    while let link = next {
      if let data = link.pointee.data { displays.append(OpaquePointer(data)) }
      next = link.pointee.next
    }
    return displays
  }

  /// Calls `handler` with each display that is opened from now on, for as long as the token is kept.
  static func observeOpened(_ handler: @escaping @MainActor (OpaquePointer) -> Void) -> ObservationToken {
    if !isFollowing {
      isFollowing = true
      let opened = unsafeBitCast(displayOpened, to: GCallback.self)
      if let manager: OpaquePointer = gdk_display_manager_get() {
        let closure = g_cclosure_new(opened, nil, nil)
        g_signal_connect_closure(UnsafeMutableRawPointer(manager), "display-opened", closure, 0)
      }
    }
    return observers.add(handler)
  }

  private static var isFollowing = false
  fileprivate static let observers = Observers<OpaquePointer>()
}

// MARK: - Trampoline

private let displayOpened: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = trampoline(
  { _, display, _ in
    if let display { Displays.observers.tell(display) }
  } as @MainActor @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void
)
