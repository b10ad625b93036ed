import CGtk

/// An error of GTK or the system.
public struct HostError: Error, Sendable, CustomStringConvertible {
  /// The kind of error, as an open set.
  public struct Code: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// GTK cannot decode the bytes or the file as a picture.
    public static let notAPicture = Code("notAPicture")
    /// A file could not be read.
    public static let notRead = Code("notRead")
    /// A file could not be written.
    public static let notWritten = Code("notWritten")
    /// No program could be found or started for an address.
    public static let notOpened = Code("notOpened")
    /// The clipboard has no such content.
    public static let notOnClipboard = Code("notOnClipboard")
    /// A text is not an action name with a target.
    public static let notAnAction = Code("notAnAction")
    /// Text is not well-formed markup.
    public static let notMarkup = Code("notMarkup")
    /// A widget has no size or surface, so there is nothing to draw.
    public static let nothingToRender = Code("nothingToRender")
  }

  /// The kind of error.
  public let code: Code
  /// The action that failed, and GTK's reason.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// Converts and frees a GLib error.
  init(_ code: Code, taking error: UnsafeMutablePointer<GError>?, doing action: String) {
    let reason = error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "no reason was given"
    if let error { g_error_free(error) }
    self.init(code, "Could not \(action): \(reason)")
  }
}
