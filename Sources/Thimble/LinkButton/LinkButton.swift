/// A button that leads somewhere else: to a page, a file, a new mail.
///
/// ```swift
/// LinkButton("Website", url: "https://www.gtk.org")
/// LinkButton("the manual", url: "https://docs.gtk.org", placement: .inline)
/// ```
/// Space, Return and a click open the address; its ``Button/contextMenu`` shows what else can be done with it, and it can
/// be dragged to where an address is wanted. A link that has been opened is visited, and looks
/// so. While a program is being found for the address the link is pending, as any button at work: a double click opens
/// it once, and what goes wrong is shown, and told to ``Button/errorHandler``.
///
/// An address that leads nowhere (it is empty, has no scheme, has white space) is written to the log, and the link is
/// disabled and says why.
///
/// ## CSS nodes
/// ```
/// thimble-button.link-button[.inline][.visited]
/// ├── image
/// ╰── label
/// ```
///
/// ## Style classes
/// As ``Button``, with the variant `link` unless another is set. A theme gives the colours of visited links of a variant
/// as the variant of that name with `-visited` behind it.
///
/// ## Accessibility
/// Role link, action `click`; the name is the title. The address is the description. `visited` is exposed from GTK 4.12
/// on: 4.8 has no such state, so there only the colour tells.
///
/// ## Example
/// Gallery page `link-button`.
@MainActor
public final class LinkButton: Button {
  override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  override public class var nativeProperties: [NativeProperty] { linkProperties }

  /// How a link stands in its surroundings.
  public enum Placement: String, Sendable, CaseIterable {
    /// As high and as wide as a button.
    case button
    /// As high as the text beside it, on its baseline and of its weight, for a `Box` with text. It is hit in as much
    /// room as any control, where its neighbours leave it.
    case inline
  }

  private var address: LinkAddress?

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    accessibleRole = .link
    addStyleClass("link-button")
    setCursor(named: "pointer")
    work = .task { [weak self] _ in try await self?.follow() }
    contextMenu = Menu {
      MenuItem(localized("_Open Link"), id: "open") { [weak self] in _ = self?.activate() }
      MenuItem(localized("_Copy Link Address"), id: "copy") { [weak self] in self?.copyLinkAddress() }
    }
    add(DragSource { [weak self] in self?.address?.text })
  }

  /// A link.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - url: where it leads: an absolute address, such as `https://www.gtk.org`, `mailto:me@example.org` or
  ///     `file:///usr/share/doc`.
  ///   - placement: whether it is a button, or a part of a text.
  ///   - icon: shown before the title.
  public convenience init(_ title: String, url: String, placement: Placement = .button, icon: Icon? = nil) {
    self.init(Self.make())
    setUp(title, icon, nil, nil, work)
    setUp(url, placement)
  }

  private func setUp(_ url: String, _ placement: Placement) {
    self.placement = placement
    // An empty one is no change, and no address either.
    if url.isEmpty { urlChanged() } else { self.url = url }
  }

  override var standardVariant: Variant { .link }

  /// How the link stands in its surroundings. The default is ``Placement/button``.
  public var placement: Placement = .button {
    didSet {
      guard placement != oldValue else { return }
      setStyleClass("inline", placement == .inline)
      verticalAlignment = placement == .inline ? .baseline : .fill
      notify("placement")
    }
  }

  // MARK: Address

  /// Where the link leads. Another address makes a link that has not been visited.
  public var url: String = "" {
    didSet {
      guard url != oldValue else { return }
      urlChanged()
      notify("uri")
    }
  }

  /// Whether the link has been opened. Set it to what the application remembers, or to false to forget.
  public var isVisited = false {
    didSet {
      guard isVisited != oldValue else { return }
      setStyleClass("visited", isVisited)
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
    address == nil ? localized("The address of this link is not complete") : nil
  }

  override var whatIsMissing: String? {
    super.whatIsMissing ?? (url.isEmpty ? "It leads nowhere: give it a uri." : nil)
  }

  // MARK: Opening

  /// Asked first when the link is pressed: true says that the application has opened it, by itself.
  public var linkHandler: (@MainActor (LinkButton) -> Bool)?

  /// Who opens the address where ``linkHandler`` does not. The default is ``LinkOpener/desktop``.
  public var opener: LinkOpener = .desktop

  private func follow() async throws {
    guard let address else { return }
    if linkHandler?(self) != true { try await opener.open(address.text, self) }
    isVisited = true
  }

  /// Puts the address on the clipboard.
  public func copyLinkAddress() {
    if let address { clipboard.setText(address.text) }
  }
}
