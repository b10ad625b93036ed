import CGtk

/// Why something at GTK's side did not work.
public struct HostError: Error, Sendable, CustomStringConvertible {
  /// What went wrong, as an open set.
  public struct Code: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// The bytes or the file are no picture that GTK can decode.
    public static let notAPicture = Code("notAPicture")
    /// A file could not be read.
    public static let notRead = Code("notRead")
    /// A file could not be written.
    public static let notWritten = Code("notWritten")
    /// No program could be found or started for an address.
    public static let notOpened = Code("notOpened")
    /// The clipboard holds nothing of the kind.
    public static let notOnClipboard = Code("notOnClipboard")
    /// A text is no action's name with a target.
    public static let notAnAction = Code("notAnAction")
    /// Text is no well-formed markup.
    public static let notMarkup = Code("notMarkup")
    /// A widget has no size or surface, so there is nothing to draw.
    public static let nothingToRender = Code("nothingToRender")
  }

  /// What went wrong.
  public let code: Code
  /// What was tried, and what GTK said.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// Takes over what a GLib function reported.
  init(_ code: Code, taking error: UnsafeMutablePointer<GError>?, doing action: String) {
    let reason = error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "no reason was given"
    if let error { g_error_free(error) }
    self.init(code, "Could not \(action): \(reason)")
  }
}
