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
