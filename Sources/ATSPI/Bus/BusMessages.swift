import CGio

/// A method call: its object, its name and its arguments.
struct BusCall: Sendable {
  var busName: String
  var path: String
  var interface: String
  var method: String
  var arguments: [BusArgument] = []
  /// True if the bus may start a program to answer.
  var mayStart = false

  var place: ATSPIError.Place {
    ATSPIError.Place(busName: busName, path: path, method: "\(interface).\(method)")
  }

  /// True if D-Bus allows the names and the path of the call.
  ///
  /// GIO drops any other call without ever answering.
  var isWellFormed: Bool {
    unsafe Self.isAddress(busName: busName, path: path)
      && g_dbus_is_interface_name(interface) != 0 && g_dbus_is_member_name(method) != 0
  }

  /// Returns true if D-Bus allows this name and this path as the address of an object.
  static func isAddress(busName: String, path: String) -> Bool {
    unsafe g_dbus_is_name(busName) != 0 && g_variant_is_object_path(path) != 0
  }
}

extension BusCall {
  static let busName = "org.freedesktop.DBus"

  /// Returns a call that asks the bus about one of its names.
  static func bus(_ method: String, about name: String) -> BusCall {
    BusCall(
      busName: busName, path: "/org/freedesktop/DBus", interface: busName, method: method, arguments: [.string(name)])
  }
}

/// A signal that has arrived.
struct BusSignal: Sendable {
  var sender: String
  var path: String
  var interface: String
  var member: String
  var arguments: BusValue
}

extension BusSignal {
  /// A filter for signals. A nil part matches everything.
  struct Match: Hashable, Sendable {
    var sender: String?
    var path: String?
    var interface: String
    var member: String?
    /// The first argument, a string.
    var argument: String?
  }
}
