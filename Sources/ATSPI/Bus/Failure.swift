import CGio

/// An error of GIO.
struct Failure: Error, Sendable {
  var code: ATSPIError.Code
  var message: String
  /// The D-Bus name of an error that the other side reported.
  var remoteName: String?

  /// The task was cancelled, and with it the operation.
  static let cancelled = Failure(code: .cancelled, message: "the task was cancelled")
  /// The deadline of the operation has passed.
  static let expired = Failure(code: .timedOut, message: "no answer in time")

  /// The connection has ended, and with it the operation.
  static let closed = Failure(code: .disconnected, message: "the connection was closed")

  /// GIO drops such a call without ever answering.
  static let notAllowed = Failure(code: .malformed, message: "D-Bus does not allow such a name or path")

  private init(code: ATSPIError.Code, message: String) {
    self.code = code
    self.message = message
  }

  /// Takes the error over and frees it.
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error = unsafe error else {
      code = .failed
      message = "failed without a reason"
      return
    }
    defer { unsafe g_error_free(error) }
    message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
    if let name = unsafe g_dbus_error_get_remote_error(error) {
      // GIO's message "GDBus.Error:org.…: text" would repeat the name.
      let remote = unsafe String(cString: name)
      remoteName = remote
      let prefix = "GDBus.Error:\(remote): "
      if message.hasPrefix(prefix) { message = "\(remote): \(message.dropFirst(prefix.count))" }
      unsafe g_free(name)
    }
    code = unsafe Self.code(of: error)
  }

  private static func code(of error: UnsafeMutablePointer<GError>) -> ATSPIError.Code {
    func bus(_ code: GDBusError) -> Bool { unsafe thimble_error_is_dbus(error, gint(code.rawValue)) != 0 }
    func io(_ code: GIOErrorEnum) -> Bool { unsafe thimble_error_is_io(error, gint(code.rawValue)) != 0 }
    if io(G_IO_ERROR_CANCELLED) { return .cancelled }
    if io(G_IO_ERROR_TIMED_OUT) || bus(G_DBUS_ERROR_TIMEOUT) { return .timedOut }
    // The bus reports this when the other side leaves before it answers.
    if bus(G_DBUS_ERROR_NO_REPLY) { return .gone }
    if io(G_IO_ERROR_CLOSED) || bus(G_DBUS_ERROR_DISCONNECTED) { return .disconnected }
    if bus(G_DBUS_ERROR_SERVICE_UNKNOWN) || bus(G_DBUS_ERROR_NAME_HAS_NO_OWNER) { return .gone }
    if bus(G_DBUS_ERROR_UNKNOWN_OBJECT) { return .gone }
    if bus(G_DBUS_ERROR_UNKNOWN_METHOD) || bus(G_DBUS_ERROR_UNKNOWN_INTERFACE) { return .unsupported }
    if bus(G_DBUS_ERROR_NOT_SUPPORTED) || bus(G_DBUS_ERROR_INVALID_ARGS) { return .unsupported }
    return .failed
  }

  /// Returns the error of the call that failed.
  func error(at place: ATSPIError.Place) -> ATSPIError {
    if code == .timedOut { return ATSPIError(code, at: place, message: Self.expired.message) }
    if code == .cancelled { return ATSPIError(code, at: place, message: Self.cancelled.message) }
    // GIO reports "no such method" for an object that has gone. But every object has the methods of an
    // accessible, and properties.
    let universal = ["org.a11y.atspi.Accessible.", "org.freedesktop.DBus.Properties."]
    let isUnknown = remoteName == "org.freedesktop.DBus.Error.UnknownMethod"
    let isGone = isUnknown && universal.contains(where: place.method.hasPrefix)
    return ATSPIError(isGone || message.contains("does not exist at path") ? .gone : code, at: place, message: message)
  }
}
