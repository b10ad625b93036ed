/// A signal that came in.
struct BusSignal: Sendable {
  var sender: String
  var path: String
  var interface: String
  var member: String
  var arguments: BusValue
}

extension BusSignal {
  /// Which signals to hear; what is nil is not looked at.
  struct Match: Hashable, Sendable {
    var sender: String?
    var path: String?
    var interface: String
    var member: String?
    /// The first argument, a string.
    var argument: String?
  }
}
