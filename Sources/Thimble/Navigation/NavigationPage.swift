/// One part of a ``NavigationSplitView``: a group with a name around the application's widget.
@MainActor
final class NavigationPage: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "navigation-page", role: .group) }

  /// The subject, which a screen reader speaks when keyboard focus comes here.
  private(set) var title = ""
  /// The widget that had keyboard focus when the page was left.
  private weak var lastFocus: Widget?

  required init(_ native: NativeInstance) { super.init(native) }

  convenience init() { self.init(Self.make()) }

  func show(_ child: Widget, _ title: String) {
    self.title = AccessibleName.required(title, of: NavigationSplitView.self)
    setAccessibilityLabel(self.title)
    child.setParent(self)
  }

  /// Indicates whether keyboard focus is inside.
  var containsFocus: Bool { window?.focusedWidget.map { contains($0) } ?? false }

  func rememberFocus() { if containsFocus { lastFocus = window?.focusedWidget } }

  /// Moves keyboard focus to the widget that had it before, or else to the first.
  ///
  /// - Returns: whether a widget takes it.
  func takeFocus() -> Bool {
    if let lastFocus, contains(lastFocus), lastFocus.isMapped, lastFocus.grabFocus() { return true }
    return moveFocusInside(.tabForward)
  }

  // MARK: Layout

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    children.first?.measured(orientation, crossSize: crossSize) ?? RequestedSize(minimum: 0, natural: 0)
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    children.first?.allocate(x: 0, y: 0, width: width, height: height, baseline: baseline)
  }
}
