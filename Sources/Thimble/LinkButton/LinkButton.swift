/// A button that opens an address: a page, a file, a new mail.
///
/// ```swift
/// LinkButton("Website", url: "https://www.gtk.org")
/// LinkButton("the manual", url: "https://docs.gtk.org", placement: .inline)
/// ```
/// Space, Return and a click open the address. Its ``GtkHost/Widget/contextMenu`` offers other uses of the address, and the
/// user can drag the link to another place that accepts addresses. An opened link is visited, and looks visited. The
/// link is pending, like any busy button, while the desktop finds a program for the address: a double click opens it
/// once. The button shows an error and reports it to ``ButtonWork/errorHandler``.
///
/// An invalid address (empty, without a scheme, or with white space) is logged, and the link is disabled and says why.
///
/// ## CSS nodes
/// ```
/// thimble-button.link-button[.inline][.visited]
/// ```
///
/// ## Style classes
/// As ``Button``, with the variant `link` unless another is set. The colours of visited links are the theme's variant
/// with `-visited` after its name.
///
/// ## Accessibility
/// Role link, action `click`. The name is the title, and the description is the address. `visited` is exposed since GTK
/// 4.12. Older versions have no such state, so only the colour shows it.
///
/// ## Example
/// Gallery page `link-button`.
@MainActor
public final class LinkButton: Button {
  @_spi(Hooks) override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("uri", \LinkButton.url, initial: "", "The absolute address of the link."),
      NativeProperty("visited", \LinkButton.isVisited, initial: false, "Whether the link has been opened."),
      NativeProperty("placement", \LinkButton.placement, initial: .button, "A button, or a part of a text."),
    ]
  }

  /// The placement of a link in its surroundings.
  public enum Placement: String, Sendable, CaseIterable {
    /// The size of a button.
    case button
    /// The height, baseline and font weight of the text beside it, for a `Box` with text. Its target is as large as any
    /// control's, if its neighbours leave room.
    case inline
  }

  private var address: LinkAddress?

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    accessibleRole = .link
    addStyleClass("link-button")
    setCursor(named: "pointer")
    pressAction = .task { [weak self] _ in try await self?.follow() }
    contextMenu = Menu {
      MenuItem(localized("_Open Link", de: "Verknüpfung ö_ffnen", ja: "リンクを開く(_O)"), id: "open") { [weak self] in
        _ = self?.activate()
      }
      MenuItem(
        localized("_Copy Link Address", de: "Verknüpfungsadresse _kopieren", ja: "リンクのアドレスをコピー(_C)"), id: "copy"
      ) { [weak self] in self?.copyLinkAddress() }
    }
    add(DragSource(uri: { [weak self] in self?.address?.text }))
  }

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name. `_` marks the next letter as the mnemonic; `__` shows `_`.
  ///   - url: an absolute address, such as `https://www.gtk.org`, `mailto:me@example.org` or `file:///usr/share/doc`.
  ///   - placement: a separate button, or a part of a text.
  ///   - icon: the icon before the title.
  public convenience init(_ title: String, url: String, placement: Placement = .button, icon: Icon? = nil) {
    self.init(Self.make())
    setUp(title, icon, nil, nil, pressAction)
    setUp(url, placement)
  }

  private func setUp(_ url: String, _ placement: Placement) {
    self.placement = placement
    // An empty address is not a change, but it needs validation too.
    if url.isEmpty { urlChanged() } else { self.url = url }
  }

  override var standardVariant: Variant { .link }

  override var underlinesTitle: Bool { true }

  override var contentVariant: String {
    let own = super.contentVariant
    guard isVisited else { return own }
    let values = effectiveTheme.values(in: ThemeController.shared.context)
    return values.variant("\(own)-visited") == nil ? own : "\(own)-visited"
  }

  /// The placement of the link in its surroundings. The default is ``Placement/button``.
  public var placement: Placement = .button {
    didSet {
      guard placement != oldValue else { return }
      setStyleClass("inline", placement == .inline)
      verticalAlignment = placement == .inline ? .baseline : .fill
      notify("placement")
    }
  }

  // MARK: Address

  /// The address of the link. A new address resets ``isVisited``.
  public var url: String = "" {
    didSet {
      guard url != oldValue else { return }
      urlChanged()
      notify("uri")
    }
  }

  /// Indicates whether the link has been opened. Set it to a remembered value, or to false to forget.
  public var isVisited = false {
    didSet {
      guard isVisited != oldValue else { return }
      setStyleClass("visited", isVisited)
      contentStyleChanged()
      setAccessibleVisited(isVisited)
      notify("visited")
    }
  }

  private func urlChanged() {
    isVisited = false
    do throws(LinkAddress.Fault) {
      address = try LinkAddress(url)
      tooltip = url
    } catch {
      address = nil
      tooltip = nil
      Log.warning("The link \"\(accessibilityLabel)\" cannot be opened. Its address is \"\(url)\": \(error)")
    }
    updateInactivity()
  }

  override var hindrance: String? {
    guard address == nil else { return nil }
    return localized(
      "The address of this link is not complete", de: "Die Adresse dieser Verknüpfung ist unvollständig",
      ja: "このリンクのアドレスは不完全です")
  }

  override var whatIsMissing: String? {
    super.whatIsMissing ?? (url.isEmpty ? "It has no address: give it a uri." : nil)
  }

  // MARK: Opening

  /// Called first when the link is pressed. It returns true if the application opened the link itself.
  public var linkHandler: (@MainActor (LinkButton) -> Bool)?

  /// The opener of the address if ``linkHandler`` does not open it. The default is ``LinkOpener/desktop``.
  public var opener: LinkOpener = .desktop

  private func follow() async throws {
    guard let address else { return }
    if linkHandler?(self) != true { try await opener.open(address.text, self) }
    isVisited = true
  }

  /// Copies the address to the clipboard.
  public func copyLinkAddress() {
    if let address { clipboard.setText(address.text) }
  }
}

// MARK: - Properties for C and interface files

extension LinkButton.Placement: NativeEnumeration {}

extension Property where Owner == LinkButton, Value == String {
  /// The address of the link.
  public static var uri: Self { Property("uri") }
}

extension Property where Owner == LinkButton, Value == Bool {
  /// Indicates whether the link has been opened.
  public static var visited: Self { Property("visited") }
}

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
