import CGtk

/// An event of a pointer, a finger, a pen or a key. Code that GTK calls can find its cause here.
public struct InputEvent: Equatable, Sendable {
  public enum Kind: Sendable {
    case motion, enter, leave, press, release, keyPress, keyRelease, other

    /// Indicates whether the event is one of a pointer, a finger or a pen.
    package var isPointer: Bool { self != .keyPress && self != .keyRelease && self != .other }
  }

  public enum Device: Sendable { case pointer, touch, pen }

  public var kind: Kind
  /// The device; a pointer for keys.
  public var device: Device
  /// The place, in the surface's coordinates; the origin for keys.
  public var point: Point
  /// The surface, as a number to compare.
  public var surface: Int
  public var key: Key?
  /// The hardware code of the key, independent of the layout.
  package var keycode: UInt32 = 0
  /// Indicates whether the key has been down already: the keyboard repeats it while it is held.
  public var isRepeat = false
  public var modifiers: Modifiers = []
  /// The display's time in milliseconds, from an arbitrary start.
  public var time: UInt32 = 0
  /// The time from the event until its handling began: more than a moment after the main thread was busy.
  package var age = Duration.zero
  /// The same place on the surfaces below a popup, by their numbers: for presses.
  package var placesBelow: [Int: Point] = [:]
  /// Indicates whether the surface of the press before has left the screen: for presses.
  package var followsClosedSurface = false

  package init(kind: Kind, device: Device = .pointer, point: Point, surface: Int = 0) {
    self.kind = kind
    self.device = device
    self.point = point
    self.surface = surface
  }
}

// MARK: - From GDK

@MainActor
extension InputEvent {
  fileprivate init(_ event: OpaquePointer) {
    let kind: Kind =
      switch gdk_event_get_event_type(event) {
      case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE: .motion
      case GDK_ENTER_NOTIFY: .enter
      case GDK_LEAVE_NOTIFY: .leave
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: .press
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: .release
      case GDK_KEY_PRESS: .keyPress
      case GDK_KEY_RELEASE: .keyRelease
      default: .other
      }
    var point = Point(x: 0, y: 0)
    // GDK sets NaN where an event has no place.
    if gdk_event_get_position(event, &point.x, &point.y) == 0 { point = Point(x: 0, y: 0) }
    self.init(
      kind: kind, device: Device(event), point: point,
      surface: gdk_event_get_surface(event).map { Int(bitPattern: $0) } ?? 0)
    time = gdk_event_get_time(event)
    modifiers = Modifiers(gdk_event_get_modifier_state(event))
    if kind == .keyPress || kind == .keyRelease {
      key = Key(value: gdk_key_event_get_keyval(event))
      keycode = gdk_key_event_get_keycode(event)
    }
  }
}

extension InputEvent.Device {
  fileprivate init(_ event: OpaquePointer) {
    guard let device = gdk_event_get_device(event) else {
      self = .pointer
      return
    }
    let tool = gdk_event_get_device_tool(event).map { gdk_device_tool_get_tool_type($0) }
    self.init(gdk_device_get_source(device), tool: tool)
  }

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

// MARK: - Following events

@MainActor
extension InputEvent {
  /// Called with each event on any surface of the program, before GTK looks for a widget; nil, the default, costs
  /// nothing. There is one observer at a time.
  package static var observer: (@MainActor (InputEvent) -> Void)? {
    didSet { if (observer == nil) != (oldValue == nil) { follow() } }
  }

  /// The event being handled; nil between events, as in a timer, a task or a call over D-Bus.
  ///
  /// The host follows events once the kit has made its first control.
  public static var current: InputEvent? {
    // An event is handled inside an emission of its surface.
    guard let surface = latestSurface.surface, let hint = g_signal_get_invocation_hint(surface),
      hint.pointee.signal_id == signal
    else { return nil }
    return latest
  }

  private static var latest: InputEvent?
  private static var heldKeys = HeldKeys<EventReference>()
  private static var (keyLag, pointerLag) = (EventLag(), EventLag())
  /// The surfaces of the latest event and of the latest press.
  private static let (latestSurface, pressedSurface) = (SurfaceReference(), SurfaceReference())
  private static let signal = g_signal_lookup("event", gdk_surface_get_type())
  private static var hook: gulong = 0

  private static func follow() {
    Gtk.initialize()
    // The class registers the signal.
    guard let table = g_type_class_ref(gdk_surface_get_type()) else { return }
    defer { g_type_class_unref(table) }
    if observer == nil {
      g_signal_remove_emission_hook(signal, hook)
    } else {
      hook = g_signal_add_emission_hook(signal, 0, emitted, nil, nil)
    }
  }

  private static let emitted: GSignalEmissionHook = { _, count, values, _ in
    if count > 1, let values, let event = g_value_peek_pointer(values + 1) { received(OpaquePointer(event)) }
    return 1
  }

  private static func received(_ pointer: OpaquePointer) {
    Picking.eventBegins()
    guard let observer else { return }
    var event = InputEvent(pointer)
    noteFocus(pointer)
    if event.key != nil { noteKey(&event, pointer) }
    // A repetition may have the time of the first press.
    if event.time != 0, !event.isRepeat {
      let now = UInt32(truncatingIfNeeded: g_get_monotonic_time() / 1_000)
      let delay = event.key == nil ? pointerLag.delay(of: event.time, at: now) : keyLag.delay(of: event.time, at: now)
      event.age = .milliseconds(delay)
    }
    let surface = gdk_event_get_surface(pointer)
    if event.kind == .press { notePress(&event, on: surface) }
    latest = event
    latestSurface.surface = surface.map { UnsafeMutableRawPointer($0) }
    observer(event)
  }

  private static func noteKey(_ event: inout InputEvent, _ pointer: OpaquePointer) {
    if event.kind == .keyPress {
      event.isRepeat = heldKeys.press(event.keycode, at: event.time, by: EventReference(pointer))
    } else {
      heldKeys.release(event.keycode)
    }
  }

  private static func noteFocus(_ pointer: OpaquePointer) {
    guard gdk_event_get_event_type(pointer) == GDK_FOCUS_CHANGE, let surface = gdk_event_get_surface(pointer) else {
      return
    }
    let number = Int(bitPattern: surface)
    if gdk_focus_event_get_in(pointer) != 0 { heldKeys.focusCame(to: number) } else { heldKeys.focusLeft(number) }
  }

  private static func notePress(_ event: inout InputEvent, on surface: OpaquePointer?) {
    event.followsClosedSurface = !pressedSurface.isOnScreen
    pressedSurface.surface = surface.map { UnsafeMutableRawPointer($0) }
    var (popup, place) = (surface, event.point)
    while let surface = popup, cgtk_is_a(UnsafeRawPointer(surface), gdk_popup_get_type()) != 0,
      let parent = gdk_popup_get_parent(surface)
    {
      place.x += Double(gdk_popup_get_position_x(surface))
      place.y += Double(gdk_popup_get_position_y(surface))
      event.placesBelow[Int(bitPattern: parent)] = place
      popup = parent
    }
  }
}

/// A reference to an event, which keeps it, so that no other event gets its address.
@MainActor
private final class EventReference: @MainActor Equatable {
  private let event: OpaquePointer

  init(_ event: OpaquePointer) { self.event = gdk_event_ref(event) }

  isolated deinit { gdk_event_unref(event) }

  static func == (one: EventReference, other: EventReference) -> Bool { one.event == other.event }
}

/// A reference to a surface, which GLib sets to nil when the surface is finalized. It stays until the end of the program.
@MainActor
private final class SurfaceReference {
  private let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  init() { place.initialize(to: nil) }

  var surface: gpointer? {
    get { place.pointee }
    set {
      guard newValue != place.pointee else { return }
      if let old = place.pointee { g_object_remove_weak_pointer(old.cast(), place) }
      place.pointee = newValue
      if let newValue { g_object_add_weak_pointer(newValue.cast(), place) }
    }
  }

  var isOnScreen: Bool {
    guard let surface = surface.map({ OpaquePointer($0) }) else { return false }
    return gdk_surface_is_destroyed(surface) == 0 && gdk_surface_get_mapped(surface) != 0
  }
}

extension Widget {
  /// Converts a point of the widget's surface to the widget's coordinates; nil where it is on no surface.
  package func point(ofSurface point: Point) -> Point? {
    guard let surface = Picking.surface(of: pointer) else { return nil }
    var (dx, dy) = (0.0, 0.0)
    gtk_native_get_surface_transform(OpaquePointer(surface), &dx, &dy)
    return Widget.convert(Point(x: point.x - dx, y: point.y - dy), from: surface, to: pointer)
  }
}
