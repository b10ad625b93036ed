/// A function that opens the addresses of links. Tests and applications can provide their own.
public struct LinkOpener: Sendable {
  /// Opens an address, from the window of a link.
  public var open: @MainActor (_ url: String, _ link: LinkButton) async throws -> Void

  /// Creates an opener.
  public init(open: @escaping @MainActor (_ url: String, _ link: LinkButton) async throws -> Void) { self.open = open }

  /// The user's program for the address: through `GtkUriLauncher` since GTK 4.10, and through `gtk_show_uri` before.
  /// Throws `HostError` if no program is found or starts.
  public static let desktop = LinkOpener { url, link in try await Launcher.open(url, from: link.window) }
}
