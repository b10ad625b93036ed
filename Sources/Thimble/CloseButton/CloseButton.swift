/// A round button that closes what it is in: its popover, its dialog, its window.
///
/// ```swift
/// Box(.horizontal, spacing: 6) {
///   title
///   CloseButton()
/// }
/// CloseButton(accessibilityLabel: "Close the tab") { tabs.close(tab) }
/// ```
/// Without an action of its own it closes the popover it is in, or else asks its window to close, as the user would.
/// Give it the role ``Button/Role/close`` to have Escape press it from anywhere in its window.
///
/// ## CSS nodes
/// `thimble-button.close-button.icon-only`
///
/// ## Style classes
/// As ``Button``; `neutral` and `small` unless others are set.
///
/// ## Accessibility
/// Role button, action `click`. The name is "Close", in the user's language, unless another is given; it is the tooltip too.
///
/// ## Example
/// Gallery page `close-button`.
@MainActor
public final class CloseButton: Button {
  override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("close-button")
    horizontalAlignment = .center
    verticalAlignment = .center
    icon = "window-close-symbolic"
    setAccessibilityLabel(localized("Close"))
    work = .now { [weak self] in self?.close() }
  }

  /// A button that closes what it is in.
  ///
  /// - Parameter accessibilityLabel: what it is called; nil for "Close". A blank one is a programmer's
  ///   error: it ends the process with a message, in every build.
  public convenience init(accessibilityLabel: String? = nil) {
    self.init(Self.make())
    if let accessibilityLabel { setAccessibilityLabel(accessibilityLabel) }
  }

  /// A button that closes something else.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: what it is called; nil for "Close". A blank one is a programmer's error:
  ///     it ends the process with a message, in every build.
  ///   - action: what a press does instead.
  public convenience init(accessibilityLabel: String? = nil, action: @escaping @MainActor () -> Void) {
    self.init(accessibilityLabel: accessibilityLabel)
    work = .now(action)
  }

  override var standardSize: Size { .small }

  private func close() {
    switch surfaceOwner {
    case let popover as Popover: popover.popDown()
    case let window as Window: window.close()
    default: break
    }
  }
}
