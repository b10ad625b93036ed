/// An error of a call over the accessibility bus.
public struct ATSPIError: Error, Hashable, Sendable {
  /// The kind of failure.
  ///
  /// Open: a newer version may know more of them.
  public var code: Code
  /// The object or connection of the call.
  public var place: Place
  /// The problem, in the words of the other side if it gave a message.
  public var message: String
  /// The remedy.
  public var advice: String

  /// Creates an error, by default with the usual advice for its code.
  public init(_ code: Code, at place: Place = Place(), message: String, advice: String? = nil) {
    self.code = code
    self.place = place
    self.message = message
    self.advice = advice ?? code.usualAdvice
  }

  /// Returns the error with another code and its advice, if it has the given code.
  func when(_ code: Code, becomes other: Code) -> ATSPIError {
    self.code == code ? ATSPIError(other, at: place, message: message) : self
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

  /// The kind of failure.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// A kind of any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// There is no session bus, or it does not answer.
    public static let noSessionBus = Code(rawValue: "no-session-bus")
    /// The session has no accessibility bus, or it does not answer.
    public static let noAccessibilityBus = Code(rawValue: "no-accessibility-bus")
    /// The connection was closed, by us or by the bus.
    public static let disconnected = Code(rawValue: "disconnected")
    /// The deadline passed.
    public static let timedOut = Code(rawValue: "timed-out")
    /// The application answers other calls, but not this one.
    public static let unanswered = Code(rawValue: "unanswered")
    /// The task was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// Nothing matches the description.
    public static let notFound = Code(rawValue: "not-found")
    /// The object, or its whole application, has gone.
    public static let gone = Code(rawValue: "gone")
    /// The object does not offer this operation.
    public static let unsupported = Code(rawValue: "unsupported")
    /// The object offers the operation, but declined: an insensitive button declines a click.
    public static let declined = Code(rawValue: "declined")
    /// The answer has a shape that AT-SPI does not define.
    public static let malformed = Code(rawValue: "malformed")
    /// There are more objects than can be read at once.
    public static let tooLarge = Code(rawValue: "too-large")
    /// Another error of the other side; the message contains its D-Bus name.
    public static let failed = Code(rawValue: "failed")

    fileprivate var usualAdvice: String {
      switch self {
      case .noSessionBus: "Start a session bus, or set DBUS_SESSION_BUS_ADDRESS"
      case .noAccessibilityBus: "Install at-spi2-core, and start its at-spi-bus-launcher in this session"
      case .disconnected: "Connect again"
      case .timedOut: "See whether the application still answers, or allow more time"
      case .gone: "See whether the application still runs, and read the tree again"
      case .unsupported: "Look at the object's role and actions first"
      case .declined: "See whether the object is sensitive"
      default: ""
      }
    }
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
