import Thimble

/// The inspector of a window. It follows the sample of the page that is selected: by a click, a key or a link.
@MainActor
final class WindowInspector {
  /// The page, and the inspector beside or below it.
  let view: InspectorSplit
  private let panel = InspectorPanel()
  private let session: GallerySession
  private weak var page: PageView?

  /// `content` shows the pages.
  init(_ content: Widget, _ session: GallerySession) {
    self.session = session
    view = InspectorSplit(content, inspector: panel.view)
    view.state = session.memory.inspector
    panel.tab = view.state.tab
    panel.onTab = { [weak self] tab in self?.view.state.tab = tab }
    view.onMove = { [weak self] in self?.page?.revealSelected() }
    view.onHeight = { [weak self] in self?.panel.fit() }
    view.keptHeight = { [weak self] in self?.page?.selectedHeight ?? 0 }
    panel.onClose = { [weak self] in self?.close() }
  }

  /// The state to remember.
  var state: InspectorState { view.state }

  /// Shows the samples of a page, which may have another selected one.
  func follow(_ page: PageView?) {
    self.page = page
    page?.onSelect = { [weak self] card in
      guard let self, state.isOpen else { return }
      panel.show(card)
      view.queueResize()
    }
    page?.onInspect = { [weak self] in self?.open() }
    if state.isOpen { panel.show(page?.selected) }
  }

  /// Shows the selected sample of the page, and moves keyboard focus to the tab that is shown.
  func open(_ tab: InspectorTab? = nil, takesFocus: Bool = true) {
    if let tab { panel.tab = tab }
    panel.show(page?.selected)
    if !state.isOpen { view.state.isOpen = true }
    session.commands.refresh()
    if takesFocus { panel.focus() }
    // The page gets another size in the next layout.
    view.afterFirstFrame { [weak page] in page?.revealSelected() }
  }

  /// Hides the inspector. Keyboard focus in it moves to the sample's button.
  func close() {
    let inspect = panel.card?.inspect
    if let focused = view.window?.focusedWidget, panel.view.contains(focused) { inspect?.grabFocus() }
    panel.show(nil)
    view.state.isOpen = false
    session.commands.refresh()
  }

  /// The view of the sample, without the page.
  var panelView: Widget { panel.view }

  /// Moves keyboard focus to the tab that is shown, and returns whether it did.
  func focus() -> Bool { panel.focus() }

  /// Copies the changes of the selected sample in Swift, and says so.
  func copyCode() {
    let place = state.isOpen ? panel.view : view
    let code = page?.selected?.changesInSwift ?? ""
    if code.isEmpty { place.showToast("Nothing is changed") } else { place.copy(code, saying: "Code copied") }
  }

  /// Makes the inspector larger or smaller by this many logical pixels, and says its size.
  func resize(by difference: Int) {
    let size = view.resize(by: difference)
    view.window?.say("\(size) pixels")
  }
}
