/// A method to call: where, what, with which arguments.
struct BusCall: Sendable {
  var busName: String
  var path: String
  var interface: String
  var method: String
  var arguments: [BusValue] = []
  /// Whether the bus may start a program to answer.
  var mayStart = false

  var place: ATSPIError.Place {
    ATSPIError.Place(busName: busName, path: path, method: "\(interface).\(method)")
  }
}

extension BusCall {
  static let busName = "org.freedesktop.DBus"
  static let busPath = "/org/freedesktop/DBus"
}
