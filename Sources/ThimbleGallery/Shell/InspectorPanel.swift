import Thimble

/// The panel beside the page that shows one sample's controls, source, accessibility, events and play.
@MainActor
final class InspectorPanel {
  let view: Widget
  /// The sample that is shown; nil for none.
  private(set) weak var card: SampleCard?
  /// The tab that is shown. The default is that of the controls.
  var tab = InspectorTab.controls {
    didSet {
      guard tab != oldValue else { return }
      tabs.selected = tab
      showView()
      onTab(tab)
    }
  }
  /// Called after ``tab`` has changed.
  var onTab: @MainActor (InspectorTab) -> Void = { _ in }
  /// Called when the user closes the panel.
  var onClose: @MainActor () -> Void = {}
  private let title = Label()
  private let tabs: ToggleButtonGroup<InspectorTab>
  private let content = Box(.vertical) {}
  /// The view below the tabs, which scrolls in a high panel.
  private let scroller: ScrolledWindow
  /// The whole panel, which scrolls if it is low.
  private let whole: ScrolledWindow
  /// Title, tabs and the line below them.
  private let top: Box
  /// All of it.
  private let column: Box
  private var scrollsAsAWhole = false
  /// The least height of a view below the tabs, in logical pixels, and the least one that scrolls alone with text of the normal
  /// size.
  private static let leastContent = 60
  private static let leastScroller = 180.0
  private let nothing = Label.paragraph("This page has no sample to inspect.", "inspector-note")

  init() {
    let tabs = ToggleButtonGroup(
      "Views", selected: InspectorTab.controls,
      items: InspectorTab.allCases.map { ToggleItem($0, $0.title) })
    tabs.variant = .plain
    tabs.size = .small
    tabs.isLinked = false
    tabs.wraps = true
    tabs.spacing = 0
    self.tabs = tabs
    let scroller = ScrolledWindow(content)
    self.scroller = scroller
    scroller.expandsVertically = true
    scroller.setContentHeight(minimum: Self.leastContent, maximum: Self.leastContent)
    let title = title
    title.accessibleRole = .heading
    title.addStyleClass("sample-title")
    title.wraps = true
    title.breaksWords = true
    title.xAlign = 0
    title.expandsHorizontally = true
    title.verticalAlignment = .center
    let close = IconButton(icon: "window-close-symbolic", accessibilityLabel: "Close the inspector")
    close.variant = .plain
    close.size = .small
    close.verticalAlignment = .start
    let head = Grid(columnSpacing: 9)
    head.attach(title, column: 0, row: 0)
    head.attach(close, column: 1, row: 0)
    head.setMargins(top: 9, bottom: 3, leading: 18, trailing: 9)
    let top = Box(.vertical) {
      head
      tabs.with { $0.setMargins(top: 3, bottom: 6, leading: 12, trailing: 12) }
      Separator(.horizontal)
    }
    let column = Box(.vertical) {
      top
      scroller
    }
    let whole = ScrolledWindow(column)
    (self.top, self.column, self.whole) = (top, column, whole)
    // A message about a copy is here, and covers no sample.
    view = Box(.vertical) { ToastOverlay(whole).with { $0.expandsVertically = true } }
    view.addStyleClass("inspector")
    view.accessibleRole = .group
    view.setAccessibilityLabel("Inspector")
    tabs.onChange = { [weak self] selection in
      if let tab = selection.first { self?.tab = tab }
    }
    close.connect(.clicked) { [weak self] _ in self?.onClose() }
    // It bubbles: a button that is busy, or a field, uses Escape first.
    view.add(
      KeyController { [weak self] controller, key in
        guard key == "Escape", controller.modifiers.isEmpty else { return false }
        self?.onClose()
        return true
      })
  }

  /// Shows a sample; nil for none.
  func show(_ card: SampleCard?) {
    if card !== self.card {
      self.card?.isInspected = false
      self.card?.onRenew = {}
    }
    self.card = card
    card?.isInspected = true
    card?.onRenew = { [weak self, weak card] in self?.show(card) }
    title.text = card?.title ?? "Inspector"
    view.setAccessibilityLabel(card.map { "Inspector of \($0.title)" } ?? "Inspector")
    showView()
    fit()
  }

  /// Moves keyboard focus to the tab that is shown.
  ///
  /// - Returns: whether it did.
  @discardableResult
  func focus() -> Bool {
    whole.verticalOffset = 0
    return tabs.button(for: tab)?.grabFocus() ?? false
  }

  /// Follows the height of the panel. A low one scrolls as a whole, because the tabs may fill it with large text. In a high one
  /// the tabs stay, and the view below them scrolls.
  func fit() {
    // Before the first layout a view would be moved while its button is pressed.
    guard view.height > 0 else { return }
    let topHeight = top.measured(.vertical, crossSize: view.width).minimum
    let isLow = view.height < topHeight + ThemeController.shared.context.scaled(Self.leastScroller)
    guard isLow != scrollsAsAWhole else { return }
    scrollsAsAWhole = isLow
    let focused = view.window?.focusedWidget.flatMap { content.contains($0) ? $0 : nil }
    if isLow {
      scroller.child = nil
      column.append(content)
    } else {
      column.remove(content)
      scroller.child = content
    }
    scroller.isVisible = !isLow
    focused?.grabFocus()
  }

  private func showView() {
    let shown = card?.view(tab) ?? nothing
    guard content.children.first != shown else { return }
    content.removeAll()
    content.append(shown)
    scroller.verticalOffset = 0
    whole.verticalOffset = 0
  }
}
