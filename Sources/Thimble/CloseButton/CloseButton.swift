/// A round button that closes its popover, its dialog or its window.
///
/// ```swift
/// Box(.horizontal, spacing: 6) {
///   title
///   CloseButton()
/// }
/// CloseButton(accessibilityLabel: "Close the tab") { tabs.close(tab) }
/// ```
/// Without an action of its own it closes the popover around it, or else asks its window to close, as the user
/// would. With the role ``Button/Role/close``, Escape presses it from anywhere in its window.
///
/// ## CSS nodes
/// `thimble-button.close-button.circular.icon-only`
///
/// ## Style classes
/// As ``Button``; `neutral` and `small` unless others are set.
///
/// ## Accessibility
/// Role button, action `click`. The name is "Close", in the user's language, unless another is given. The name is also
/// the tooltip.
///
/// ## Example
/// Gallery page `close-button`.
@MainActor
public final class CloseButton: Button {
  @_spi(Hooks) override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("close-button")
    addStyleClass("circular")
    horizontalAlignment = .center
    verticalAlignment = .center
    icon = "window-close-symbolic"
    setAccessibilityLabel(Role.close.standardTitle)
    pressAction = .now { [weak self] in self?.close() }
  }

  /// Creates a button that closes its container.
  ///
  /// - Parameter accessibilityLabel: the accessible name; nil for "Close". A blank one is a programming error: it ends
  ///   the process with a message in every build.
  public convenience init(accessibilityLabel: String? = nil) {
    self.init(Self.make())
    if let accessibilityLabel { setAccessibilityLabel(accessibilityLabel) }
  }

  /// Creates a button with its own action.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: the accessible name; nil for "Close". A blank one is a programming error: it ends the
  ///     process with a message in every build.
  ///   - action: the action of a press, instead of closing the container.
  public convenience init(accessibilityLabel: String? = nil, action: @escaping @MainActor () -> Void) {
    self.init(accessibilityLabel: accessibilityLabel)
    pressAction = .now(action)
  }

  override var standardSize: Size { .small }

  // The close button of a window has a disc in a header bar, too.
  override var standardVariant: Variant { .neutral }

  private func close() {
    switch surfaceOwner {
    case let popover as Popover: popover.popDown()
    case let window as Window: window.close()
    default: break
    }
  }
}
