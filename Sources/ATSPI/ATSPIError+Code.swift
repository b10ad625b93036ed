extension ATSPIError {
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
    /// The task was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// Nothing matches the description.
    public static let notFound = Code(rawValue: "not-found")
    /// The object, or its whole application, has gone.
    public static let gone = Code(rawValue: "gone")
    /// The object does not offer this.
    public static let unsupported = Code(rawValue: "unsupported")
    /// The object offers this, and declined: an insensitive button declines to be clicked.
    public static let declined = Code(rawValue: "declined")
    /// The answer has a shape that AT-SPI does not define.
    public static let malformed = Code(rawValue: "malformed")
    /// There are more objects than are read at once.
    public static let tooLarge = Code(rawValue: "too-large")
    /// Another error that the other side reported; the message contains its D-Bus name.
    public static let failed = Code(rawValue: "failed")

    var usualAdvice: String {
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
