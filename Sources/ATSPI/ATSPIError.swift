/// An error of a call over the accessibility bus.
public struct ATSPIError: Error, Hashable, Sendable {
  /// The kind of failure.
  ///
  /// Open: a newer version may know more of them.
  public var code: Code
  /// The object or connection of the call.
  public var place: Place
  /// The problem, in the words of the other side if it gave any.
  public var message: String
  /// The remedy.
  public var advice: String

  /// Creates an error; by default with the usual advice for its code.
  public init(_ code: Code, at place: Place = Place(), message: String, advice: String? = nil) {
    self.code = code
    self.place = place
    self.message = message
    self.advice = advice ?? code.usualAdvice
  }
}

extension ATSPIError {
  /// A place on the bus. Unknown parts are empty.
  public struct Place: Hashable, Sendable {
    /// The owner, such as `:1.7` or `org.a11y.atspi.Registry`; for a connection, the address.
    public var busName: String
    /// The object's path.
    public var path: String
    /// Interface and method, such as `org.a11y.atspi.Accessible.GetRole`.
    public var method: String

    /// Creates a place.
    public init(busName: String = "", path: String = "", method: String = "") {
      self.busName = busName
      self.path = path
      self.method = method
    }
  }
}

extension ATSPIError {
  /// Returns the error with another code and its advice, if it has the given code.
  func when(_ code: Code, becomes other: Code) -> ATSPIError {
    self.code == code ? ATSPIError(other, at: place, message: message) : self
  }
}

// MARK: - Conformances

extension ATSPIError: CustomStringConvertible {
  /// Code, message, place and advice in one line.
  public var description: String {
    let place = [place.busName, place.path, place.method].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(code.rawValue): \(message)" + (place.isEmpty ? "" : " (\(place))") + (advice.isEmpty ? "" : ". \(advice)")
  }
}
