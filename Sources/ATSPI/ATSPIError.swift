/// Why something could not be done over the accessibility bus.
public struct ATSPIError: Error, Hashable, Sendable {
  /// The kind of failure.
  ///
  /// Open: a newer version may know more of them.
  public var code: Code
  /// What was being spoken to.
  public var place: Place
  /// What went wrong, in the words of whoever refused where there are any.
  public var message: String
  /// What to do about it.
  public var advice: String

  /// Creates an error; the advice defaults to what usually helps with this code.
  public init(_ code: Code, at place: Place = Place(), message: String, advice: String? = nil) {
    self.code = code
    self.place = place
    self.message = message
    self.advice = advice ?? code.usualAdvice
  }
}

extension ATSPIError {
  /// A place on the bus; what is not known or does not apply is empty.
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
  /// The same error, with the code and its advice replaced where the code is this one.
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
