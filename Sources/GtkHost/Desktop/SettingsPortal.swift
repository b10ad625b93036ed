import CGtk

/// The desktop's settings portal (`org.freedesktop.portal.Settings` on the session bus): the parts of a desktop's
/// appearance that GTK 4.8 does not know.
///
/// Requests do not block: ``appearance`` is empty until the portal has answered. Without a bus or a portal it stays
/// empty, and nothing is logged. A portal that starts later is followed.
@MainActor
public final class SettingsPortal {
  /// The portal of the session. The first use sends the request.
  public static let shared = SettingsPortal()

  /// The current values.
  public private(set) var appearance = Appearance() {
    didSet { if appearance != oldValue { observers.tell((appearance, oldValue)) } }
  }

  private let observers = Observers<(Appearance, before: Appearance)>()
  fileprivate var connection: OpaquePointer?

  fileprivate static let name = "org.freedesktop.portal.Desktop"
  fileprivate static let path = "/org/freedesktop/portal/desktop"
  fileprivate static let interface = "org.freedesktop.portal.Settings"
  fileprivate static let namespace = "org.freedesktop.appearance"

  private init() { g_bus_get(G_BUS_TYPE_SESSION, nil, connected, nil) }

  /// Calls `observer` after each change, for as long as the returned token is kept.
  public func observe(_ observer: @escaping @MainActor (Appearance, _ before: Appearance) -> Void) -> ObservationToken {
    observers.add { observer($0, $1) }
  }

  // MARK: The bus

  fileprivate func follow(_ connection: OpaquePointer) {
    self.connection = connection
    g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace, cgtk_dbus_signal_none,
      changed, nil, nil)
    g_bus_watch_name_on_connection(
      connection, Self.name, cgtk_bus_name_watcher_auto_start, appeared, nil, nil, nil)
  }

  /// Asks for everything at once.
  fileprivate func ask() {
    let namespaces = [g_variant_new_string(Self.namespace)]
    let arguments = [g_variant_new_array(nil, namespaces, gsize(namespaces.count))]
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll", g_variant_new_tuple(arguments, 1), nil,
      cgtk_dbus_call_none, -1, nil, answered, nil)
  }

  /// Takes a reply to `ReadAll`: `(a{sa{sv}})`.
  fileprivate func read(all reply: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(reply)) == "(a{sa{sv}})",
      let namespaces = g_variant_get_child_value(reply, 0)
    else { return }
    defer { g_variant_unref(namespaces) }
    guard let settings = g_variant_lookup_value(namespaces, Self.namespace, nil) else { return }
    defer { g_variant_unref(settings) }
    var new = Appearance()
    for key in ["color-scheme", "contrast", "reduced-motion", "accent-color"] {
      guard let value = g_variant_lookup_value(settings, key, nil) else { continue }
      new.set(key, value)
      g_variant_unref(value)
    }
    appearance = new
  }

  /// Takes a signal `SettingChanged`: `(ssv)`.
  fileprivate func read(change: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(change)) == "(ssv)",
      let key = g_variant_get_child_value(change, 1), let value = g_variant_get_child_value(change, 2)
    else { return }
    defer {
      g_variant_unref(key)
      g_variant_unref(value)
    }
    appearance.set(String(cString: g_variant_get_string(key, nil)), value)
  }
}

extension SettingsPortal.Appearance {
  /// Takes a setting as the portal writes it. Values of the wrong type are ignored.
  fileprivate mutating func set(_ key: String, _ value: OpaquePointer) {
    // Some portals wrap a value twice.
    let type = String(cString: g_variant_get_type_string(value))
    if type == "v" {
      guard let inner = g_variant_get_variant(value) else { return }
      defer { g_variant_unref(inner) }
      return set(key, inner)
    }
    switch key {
    case "color-scheme": colorScheme = type == "u" ? g_variant_get_uint32(value) : nil
    case "contrast": contrast = type == "u" ? g_variant_get_uint32(value) : nil
    case "reduced-motion": reducedMotion = type == "u" ? g_variant_get_uint32(value) : nil
    case "accent-color": accentColor = type == "(ddd)" ? Self.components(of: value) : nil
    default: break
    }
  }

  private static func components(of value: OpaquePointer) -> SIMD3<Double> {
    var components = SIMD3<Double>()
    for index in 0..<3 {
      guard let part = g_variant_get_child_value(value, gsize(index)) else { continue }
      components[index] = g_variant_get_double(part)
      g_variant_unref(part)
    }
    return components
  }
}

// MARK: - Trampolines
// Without a bus or a portal the request fails.

private typealias Ready = @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void

private let connected: GAsyncReadyCallback = trampoline(
  { _, result, _ in
    guard let connection = g_bus_get_finish(result, nil) else { return }
    SettingsPortal.shared.follow(connection)
  } as Ready)

private let answered: GAsyncReadyCallback = trampoline(
  { connection, result, _ in
    guard let reply = g_dbus_connection_call_finish(connection.map { OpaquePointer($0) }, result, nil) else { return }
    SettingsPortal.shared.read(all: reply)
    g_variant_unref(reply)
  } as Ready)

private let appeared: GBusNameAppearedCallback = trampoline(
  { _, _, _, _ in SettingsPortal.shared.ask() }
    as @MainActor @convention(c) (
      OpaquePointer?, UnsafePointer<gchar>?, UnsafePointer<gchar>?, gpointer?
    ) -> Void)

private let changed: GDBusSignalCallback = trampoline(
  { _, _, _, _, _, parameters, _ in
    if let parameters { SettingsPortal.shared.read(change: parameters) }
  }
    as @MainActor @convention(c) (
      OpaquePointer?, UnsafePointer<gchar>?, UnsafePointer<gchar>?, UnsafePointer<gchar>?, UnsafePointer<gchar>?,
      OpaquePointer?, gpointer?
    ) -> Void)

extension SettingsPortal {
  /// A desktop's settings of appearance (`org.freedesktop.appearance`), unchanged. Nil for a missing setting.
  public struct Appearance: Hashable, Sendable {
    /// `color-scheme`: 1 prefers dark, 2 prefers light, anything else has no preference.
    public var colorScheme: UInt32?
    /// `contrast`: 1 asks for high contrast.
    public var contrast: UInt32?
    /// `reduced-motion`: 1 asks for less motion.
    public var reducedMotion: UInt32?
    /// `accent-color`: red, green and blue in sRGB, each 0…1; a value outside that range means none.
    public var accentColor: SIMD3<Double>?

    /// An appearance; by default without any setting.
    public init(
      colorScheme: UInt32? = nil, contrast: UInt32? = nil, reducedMotion: UInt32? = nil,
      accentColor: SIMD3<Double>? = nil
    ) {
      self.colorScheme = colorScheme
      self.contrast = contrast
      self.reducedMotion = reducedMotion
      self.accentColor = accentColor
    }
  }
}
