import CGtk

/// The press, release or key that GTK is handling. Code that GTK calls can find its cause here.
@MainActor
public struct InputEvent: Equatable, Sendable {
  /// The kind of event.
  public enum Kind: Sendable { case press, release, keyPress, keyRelease, other }

  public var kind: Kind
  /// The device.
  public var device = PointerEvents.Event.Device.pointer
  /// The key; nil for other events.
  public var key: Key?
  /// The hardware code of the key, independent of the layout.
  public var keycode: UInt32 = 0
  /// Indicates whether the key had been down already: the keyboard repeats it while it is held.
  public var isRepeat = false
  /// The modifiers that were held.
  public var modifiers: Modifiers = []
  /// The display's time, milliseconds since some moment.
  public var time: UInt32 = 0
  /// The place, in the surface's coordinates.
  public var point = Point(x: 0, y: 0)

  private static var latest = InputEvent(kind: .other)
  private static var keyDown: UInt32?
  /// The latest event's surface; GLib empties it when that goes.
  private static let surface: UnsafeMutablePointer<gpointer?> = {
    let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
    place.initialize(to: nil)
    return place
  }()
  private static let signal = g_signal_lookup("event", gdk_surface_get_type())

  /// The event being handled; nil between events, as in a timer, a task or a call over D-Bus.
  ///
  /// The host follows events once the kit has made its first control.
  public static var current: InputEvent? {
    // An event is handled inside an emission of its surface.
    guard let surface = surface.pointee, let hint = g_signal_get_invocation_hint(surface),
      hint.pointee.signal_id == signal
    else { return nil }
    return latest
  }

  /// Notes an event. Motion, which is frequent, is not read.
  static func note(_ event: OpaquePointer) {
    let owner = gdk_event_get_surface(event).map { UnsafeMutableRawPointer($0) }
    if owner != surface.pointee {
      if let old = surface.pointee { g_object_remove_weak_pointer(old.assumingMemoryBound(to: GObject.self), surface) }
      surface.pointee = owner
      if let owner { g_object_add_weak_pointer(owner.assumingMemoryBound(to: GObject.self), surface) }
    }
    latest = read(event)
  }

  private static func read(_ event: OpaquePointer) -> InputEvent {
    var result = InputEvent(kind: .other)
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: result.kind = .press
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END: result.kind = .release
    case GDK_KEY_PRESS: result.kind = .keyPress
    case GDK_KEY_RELEASE: result.kind = .keyRelease
    default: return result
    }
    result.time = gdk_event_get_time(event)
    result.modifiers = Modifiers(gdk_event_get_modifier_state(event))
    switch result.kind {
    case .keyPress, .keyRelease:
      result.key = Key(value: gdk_key_event_get_keyval(event))
      result.keycode = gdk_key_event_get_keycode(event)
      result.isRepeat = result.kind == .keyPress && result.keycode == keyDown
      keyDown = result.kind == .keyPress ? result.keycode : nil
    default:
      result.device = PointerEvents.device(of: event)
      gdk_event_get_position(event, &result.point.x, &result.point.y)
    }
    return result
  }
}

extension Widget {
  /// A point of the surface that the widget is drawn on, in the widget's coordinates; nil where it is on none.
  package func point(ofSurface point: Point) -> Point? {
    guard let native = gtk_widget_get_native(pointer), let owner = Widget.face(of: native) else { return nil }
    var (dx, dy) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &dx, &dy)
    return owner.convert(x: point.x - dx, y: point.y - dy, to: self).map { Point(x: $0.x, y: $0.y) }
  }
}
