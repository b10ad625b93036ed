import Thimble

/// The gallery's window: pages on the left, the chosen one on the right.
@MainActor
final class GalleryWindow {
  let window: ApplicationWindow
  private let stack = Stack()
  private let list = ListBox()
  private let sidebarView: ScrolledWindow
  private let search = SearchEntry("Search pages")
  private var rows: [(page: GalleryPage, row: ListBoxRow)] = []
  private var headings: [(category: String, row: ListBoxRow)] = []

  init(_ application: Application, page: GalleryPage?) {
    sidebarView = ScrolledWindow(list)
    window = ApplicationWindow(application, title: "Thimble")
    window.setDefaultSize(width: 1040, height: 760)
    window.addStyleClass("gallery")
    window.setTitlebar(headerBar())
    fillList()
    window.child = Box(.horizontal) {
      sidebar()
      stack
    }
    search.connect(.searchChanged) { [weak self] entry in self?.filter(entry.text) }
    search.connect(.activate) { [weak self] _ in self?.list.grabFocus() }
    search.connect(.stopSearch) { [weak self] entry in
      entry.text = ""
      self?.list.grabFocus()
    }
    // One stop for Tab: the arrows go through the pages.
    list.add(
      KeyController { [weak self] _, key in
        switch key {
        // Not of the stack: while it changes pages, its first child may be the page before.
        case "Tab": self?.pageView?.scroller.focusFirstChild() ?? false
        case "ISO_Left_Tab": self?.search.grabFocus() ?? false
        case "Down": self?.selectPage(after: 1) ?? false
        case "Up": self?.selectPage(after: -1) ?? false
        default: false
        }
      }
      .with { $0.setPhase(.capture) })
    list.connect(.rowSelected) { [weak self] _, row in
      guard let self, let entry = rows.first(where: { $0.row == row }) else { return }
      show(entry.page)
    }
    if let first = page ?? Catalogue.pages.first { select(first) }
  }

  /// Moves keyboard focus to the search.
  func focusSearch() { search.grabFocus() }

  /// Shows a page and selects its row.
  func select(_ page: GalleryPage) {
    list.selectedRow = rows.first { $0.page.id == page.id }?.row
    guard let row = list.selectedRow else { return }
    row.grabFocus()
    sidebarView.scroll(to: row)
  }

  /// Goes on in the list by so many pages. The list box alone would stay where it is before a heading.
  private func selectPage(after count: Int) -> Bool {
    let visible = rows.filter(\.row.isVisible)
    guard let index = visible.firstIndex(where: { $0.row == list.selectedRow }),
      visible.indices.contains(index + count)
    else { return false }
    select(visible[index + count].page)
    return true
  }

  /// The page that is shown, whole.
  var pageContent: Widget? { pageView?.content }

  private var pageView: PageView? { stack.visibleChildName.flatMap { pageViews[$0] } }
  private var pageViews: [String: PageView] = [:]

  private func show(_ page: GalleryPage) {
    if pageViews[page.id] == nil {
      let view = PageView(page)
      pageViews[page.id] = view
      stack.add(view.scroller, named: page.id, title: page.title)
    }
    stack.visibleChildName = page.id
  }

  // MARK: Parts

  private func headerBar() -> HeaderBar {
    let bar = HeaderBar()
    let scheme = IconButton(icon: "weather-clear-night-symbolic", accessibilityLabel: "Dark style")
    scheme.connect(.clicked) { _ in
      let controller = ThemeController.shared
      controller.schemeOverride = controller.context.scheme == .dark ? .light : .dark
    }
    let follow = { [weak scheme] (context: ThemeContext) in
      let isDark = context.scheme == .dark
      scheme?.setIcon(
        isDark ? "weather-clear-symbolic" : "weather-clear-night-symbolic",
        accessibilityLabel: isDark ? "Light style" : "Dark style")
    }
    follow(ThemeController.shared.context)
    ThemeController.shared.observe { follow($0) }.store(in: scheme)
    bar.packEnd(scheme)
    return bar
  }

  private func sidebar() -> Widget {
    search.setMargins(top: 9, bottom: 3, start: 9, end: 9)
    list.setPlaceholder(Label("No such page").with { $0.setMargins(top: 24) })
    list.setAccessibleLabel("Pages")
    return Box(.vertical) {
      search
      sidebarView.with { $0.expandsVertically = true }
    }
    .with {
      $0.addStyleClass("sidebar")
      $0.setSizeRequest(width: 240)
    }
  }

  private func fillList() {
    for page in Catalogue.pages {
      if headings.last?.category != page.category {
        let heading = ListBoxRow(Label(page.category).with { $0.xAlign = 0 })
        heading.addStyleClass("category")
        heading.setAccessibleLabel(page.category)
        heading.setSelectable(false)
        heading.isSensitive = false
        heading.isFocusable = false
        list.append(heading)
        headings.append((page.category, heading))
      }
      let row = ListBoxRow(Label(page.title).with { $0.xAlign = 0 })
      row.setAccessibleLabel(page.title)
      list.append(row)
      rows.append((page, row))
    }
  }

  private func filter(_ text: String) {
    for (page, row) in rows { row.isVisible = page.matches(text) }
    for (category, heading) in headings {
      heading.isVisible = rows.contains { $0.page.category == category && $0.row.isVisible }
    }
    if let first = rows.first(where: \.row.isVisible), list.selectedRow?.isVisible != true {
      list.selectedRow = first.row
    }
  }
}
