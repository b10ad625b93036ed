import CGtk

/// An error of GTK or the system.
public struct HostError: Error, Sendable, CustomStringConvertible {
  public struct Code: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    public static let notAPicture = Code("notAPicture")
    public static let notRead = Code("notRead")
    public static let notWritten = Code("notWritten")
    /// No program could be found or started for an address.
    public static let notOpened = Code("notOpened")
    /// The desktop could not show a dialog.
    public static let noDialog = Code("noDialog")
    /// A library could not be loaded.
    public static let notLoaded = Code("notLoaded")
    public static let notOnClipboard = Code("notOnClipboard")
    public static let notAnAction = Code("notAnAction")
    public static let notMarkup = Code("notMarkup")
    /// A widget has no size or surface, so there is nothing to draw.
    public static let nothingToRender = Code("nothingToRender")
  }

  public let code: Code
  /// The action that failed, and GTK's reason.
  public let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// Converts and frees a GLib error.
  init(_ code: Code, taking error: ErrorPointer?, doing action: String) {
    self.init(code, "Could not \(action): \(String.message(taking: error) ?? "no reason was given")")
  }
}
