import AccessibilityAudit
import Synchronization

/// The connection and the limits that all objects of one ``Desktop`` share.
final class Session: Sendable {
  let connection: Connection
  /// The longest time for any single call, and for any wait without a limit of its own.
  let callLimit: Duration
  /// A cache of the toolkits of applications, by the names of their connections.
  let toolkits = Mutex<[String: ToolkitVersion]>([:])
  let fixedFacts = FixedFacts()
  let silence = Silence()

  init(connection: Connection, callLimit: Duration) {
    self.connection = connection
    self.callLimit = callLimit
  }

  /// Returns the deadline of a wait or a walk that begins now. The default limit is that of a call.
  func deadline(within limit: Duration? = nil) -> Deadline { Deadline(within: limit ?? callLimit) }

  /// Calls a method.
  ///
  /// The answer must come within the session's limit, and by the deadline if there is one.
  func call(_ call: BusCall, by deadline: Deadline? = nil) async throws(ATSPIError) -> BusValue {
    try await connection.call(call, within: deadline?.capped(at: callLimit) ?? callLimit)
  }

  /// Calls a method whose answer is one value of a type.
  func value<Value>(
    of call: BusCall, _ shape: KeyPath<BusValue, Value?>, by deadline: Deadline? = nil
  ) async throws(ATSPIError) -> Value {
    guard let value = try await self.call(call, by: deadline)[0]?[keyPath: shape] else {
      throw ATSPIError(.malformed, at: call.place, message: "the answer to \(call.method) has another type")
    }
    return value
  }
}

/// The answers to calls that were made at the same time, to be taken one after the other.
struct Answers {
  private let calls: [BusCall]
  private let results: [Result<BusValue, ATSPIError>]
  private var next = 0

  init(_ calls: [BusCall], _ results: [Result<BusValue, ATSPIError>]) {
    self.calls = calls
    self.results = results
  }

  /// True if the application answered others and not the next call.
  var isNextUnanswered: Bool {
    if case .failure(let error) = results[next] { error.code == .unanswered } else { false }
  }

  /// Returns the next answer; nil if it has no members.
  mutating func take() throws(ATSPIError) -> BusValue? {
    defer { next += 1 }
    return try results[next].get()[0]
  }

  /// Returns the next answer, which is one value of a type.
  mutating func take<Value>(_ shape: KeyPath<BusValue, Value?>) throws(ATSPIError) -> Value {
    let call = calls[next]
    guard let value = try take()?[keyPath: shape] else {
      throw ATSPIError(.malformed, at: call.place, message: "the answer to \(call.method) has another type")
    }
    return value
  }

  /// Returns the next answer; nil if the object does not offer it. It is an error only if the object does not answer.
  mutating func takeIfOffered() throws(ATSPIError) -> BusValue? {
    do throws(ATSPIError) {
      return try take()
    } catch {
      if [.timedOut, .cancelled, .disconnected].contains(error.code) { throw error }
      return nil
    }
  }
}

extension Result where Failure == ATSPIError {
  /// Returns the result of `body`. Tasks need it, because they lose the type of an error.
  static func of(_ body: () async throws(ATSPIError) -> Success) async -> Self {
    do throws(ATSPIError) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
}

// MARK: - Calls of AT-SPI

extension BusCall {
  static let accessible = "org.a11y.atspi.Accessible"
  static let action = "org.a11y.atspi.Action"
  static let component = "org.a11y.atspi.Component"
  static let text = "org.a11y.atspi.Text"
  static let editableText = "org.a11y.atspi.EditableText"
  static let value = "org.a11y.atspi.Value"
  static let selection = "org.a11y.atspi.Selection"
  static let application = "org.a11y.atspi.Application"
  static let registryName = "org.a11y.atspi.Registry"
  static let registryPath = "/org/a11y/atspi/registry"

  /// The desktop, whose children are the applications.
  static let desktop = AccessibleID(busName: registryName, path: rootPath)
  /// The path of the desktop and of each application object.
  static let rootPath = "/org/a11y/atspi/accessible/root"

  init(_ id: AccessibleID, _ interface: String, _ method: String, _ arguments: [BusArgument] = []) {
    self.init(busName: id.busName, path: id.path, interface: interface, method: method, arguments: arguments)
  }

  /// Reads one property.
  static func get(_ property: String, of interface: String, _ id: AccessibleID) -> BusCall {
    BusCall(id, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)])
  }

  /// Reads all properties of an interface. Only for ``ToolkitVersion/isGTK4``: Qt's bridge crashes (QTBUG-107897).
  static func getAll(of interface: String, _ id: AccessibleID) -> BusCall {
    BusCall(id, "org.freedesktop.DBus.Properties", "GetAll", [.string(interface)])
  }
}
