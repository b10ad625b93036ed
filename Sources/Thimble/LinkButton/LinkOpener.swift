/// Who opens what a link leads to. Tests and applications bring their own.
public struct LinkOpener: Sendable {
  /// Opens an address, from the window of a link.
  public var open: @MainActor (_ url: String, _ link: LinkButton) async throws -> Void

  /// A way to open addresses.
  public init(open: @escaping @MainActor (_ url: String, _ link: LinkButton) async throws -> Void) { self.open = open }

  /// The program that the user has chosen for the address: by `GtkUriLauncher` where there is one (4.10), else by
  /// `gtk_show_uri`. Throws `HostError` when none could be found or started.
  public static let desktop = LinkOpener { url, link in try await Launcher.open(url, from: link.window) }
}
