import CGtk

/// The events of pointers, fingers and pens on all surfaces of the program, before GTK looks for a widget.
@MainActor
public enum PointerEvents {
  /// One event.
  public struct Event: Equatable, Sendable {
    /// The kind of event.
    public enum Kind: Sendable { case motion, enter, leave, press, release, other }
    /// The device.
    public enum Device: Sendable { case pointer, touch, pen }

    public var kind: Kind
    public var device: Device
    /// The place, in the surface's coordinates.
    public var point: Point
    /// The surface, as a number to compare.
    public var surface: Int

    /// An event.
    public init(kind: Kind, device: Device = .pointer, point: Point, surface: Int = 0) {
      self.kind = kind
      self.device = device
      self.point = point
      self.surface = surface
    }
  }

  /// Called with each event; nil, the default, costs nothing. One at a time.
  package static var observer: (@MainActor (Event) -> Void)? {
    didSet { if (observer == nil) != (oldValue == nil) { follow() } }
  }

  private static var hook: gulong = 0

  private static func follow() {
    Gtk.initialize()
    // The class registers the signal.
    guard let table = g_type_class_ref(gdk_surface_get_type()) else { return }
    defer { g_type_class_unref(table) }
    let signal = g_signal_lookup("event", gdk_surface_get_type())
    if observer == nil {
      g_signal_remove_emission_hook(signal, hook)
    } else {
      hook = g_signal_add_emission_hook(signal, 0, emitted, nil, nil)
    }
  }

  fileprivate static func received(_ event: OpaquePointer) {
    Picking.eventBegins()
    guard let observer else { return }
    InputEvent.note(event)
    let kind: Event.Kind
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE: kind = .motion
    case GDK_ENTER_NOTIFY: kind = .enter
    case GDK_LEAVE_NOTIFY: kind = .leave
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: kind = .press
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: kind = .release
    default: kind = .other
    }
    var (x, y) = (0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    let surface = gdk_event_get_surface(event).map { Int(bitPattern: $0) } ?? 0
    observer(Event(kind: kind, device: device(of: event), point: Point(x: x, y: y), surface: surface))
  }

  static func device(of event: OpaquePointer) -> Event.Device {
    guard let device = gdk_event_get_device(event) else { return .pointer }
    let tool = gdk_event_get_device_tool(event).map { gdk_device_tool_get_tool_type($0) }
    return Event.Device(gdk_device_get_source(device), tool: tool)
  }
}

extension PointerEvents.Event.Device {
  /// Classifies a GDK device. The tool comes first, since a tablet has pens as well as mice and lenses.
  init(_ source: GdkInputSource, tool: GdkDeviceToolType?) {
    self =
      switch (tool, source) {
      case (GDK_DEVICE_TOOL_TYPE_MOUSE?, _), (GDK_DEVICE_TOOL_TYPE_LENS?, _): .pointer
      case (.some, _), (nil, GDK_SOURCE_PEN): .pen
      case (nil, GDK_SOURCE_TOUCHSCREEN): .touch
      case (nil, _): .pointer
      }
  }
}

// MARK: - Trampoline

private let emitted: GSignalEmissionHook = trampoline(
  { _, count, values, _ in
    if count > 1, let values, let event = g_value_peek_pointer(values + 1) {
      PointerEvents.received(OpaquePointer(event))
    }
    return 1
  }
    as @MainActor @convention(c) (
      UnsafeMutablePointer<GSignalInvocationHint>?, guint, UnsafePointer<GValue>?, gpointer?
    ) -> gboolean
)
