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

  fileprivate func ask() {
    let namespaces = [g_variant_new_string(Self.namespace)]
    let arguments = [g_variant_new_array(nil, namespaces, gsize(namespaces.count))]
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll", g_variant_new_tuple(arguments, 1), nil,
      cgtk_dbus_call_none, -1, nil, answered, nil)
  }

  /// Takes a reply to `ReadAll`: `(a{sa{sv}})`.
  fileprivate func read(all reply: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(reply)) == "(a{sa{sv}})" else { return }
    withVariant(g_variant_get_child_value(reply, 0)) { namespaces in
      withVariant(g_variant_lookup_value(namespaces, Self.namespace, nil)) { settings in
        var new = Appearance()
        for key in ["color-scheme", "contrast", "reduced-motion", "accent-color"] {
          withVariant(g_variant_lookup_value(settings, key, nil)) { new.set(key, $0) }
        }
        appearance = new
      }
    }
  }

  /// Takes a signal `SettingChanged`: `(ssv)`.
  fileprivate func read(change: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(change)) == "(ssv)" else { return }
    withVariant(g_variant_get_child_value(change, 1)) { key in
      withVariant(g_variant_get_child_value(change, 2)) { value in
        appearance.set(String(cString: g_variant_get_string(key, nil)), value)
      }
    }
  }
}

/// Lends a variant whose reference is ours, and drops the reference at the end.
@discardableResult
private func withVariant<Result>(_ variant: OpaquePointer?, _ body: (OpaquePointer) -> Result) -> Result? {
  guard let variant else { return nil }
  defer { g_variant_unref(variant) }
  return body(variant)
}

extension SettingsPortal.Appearance {
  /// Takes a setting as the portal writes it. Values of the wrong type are ignored.
  fileprivate mutating func set(_ key: String, _ value: OpaquePointer) {
    // Some portals wrap a value twice.
    let type = String(cString: g_variant_get_type_string(value))
    if type == "v" {
      withVariant(g_variant_get_variant(value)) { set(key, $0) }
      return
    }
    let number = type == "u" ? g_variant_get_uint32(value) : nil
    switch key {
    case "color-scheme": colorScheme = number
    case "contrast": contrast = number
    case "reduced-motion": reducedMotion = number
    case "accent-color": accentColor = type == "(ddd)" ? Self.components(of: value) : nil
    default: break
    }
  }

  private static func components(of value: OpaquePointer) -> SIMD3<Double> {
    var components = SIMD3<Double>()
    for index in 0..<3 {
      withVariant(g_variant_get_child_value(value, gsize(index))) { components[index] = g_variant_get_double($0) }
    }
    return components
  }
}

// MARK: - Replies
// Without a bus or a portal the request fails.

@MainActor private let connected: GAsyncReadyCallback = { _, result, _ in
  if let connection = g_bus_get_finish(result, nil) { SettingsPortal.shared.follow(connection) }
}

@MainActor private let answered: GAsyncReadyCallback = { connection, result, _ in
  guard let connection else { return }
  withVariant(g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)) {
    SettingsPortal.shared.read(all: $0)
  }
}

@MainActor private let appeared: GBusNameAppearedCallback = { _, _, _, _ in SettingsPortal.shared.ask() }

@MainActor private let changed: GDBusSignalCallback = { _, _, _, _, _, parameters, _ in
  if let parameters { SettingsPortal.shared.read(change: parameters) }
}

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
