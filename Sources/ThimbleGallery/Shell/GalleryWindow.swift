import Thimble

/// The gallery's window: pages on the left, the chosen one on the right. A narrow window shows one of the two: the list
/// first, and the page after its row is activated.
@MainActor
final class GalleryWindow {
  let window: ApplicationWindow
  private let stack = Stack()
  private let list = ListBox()
  private let sidebarView: ScrolledWindow
  private let search = SearchEntry("Search pages")
  private let session: GallerySession
  private var history = PageHistory()
  private let back = IconButton(icon: "go-previous-symbolic", accessibilityLabel: "Go back")
  private let forward = IconButton(icon: "go-next-symbolic", accessibilityLabel: "Go forward")
  private let toList = IconButton(icon: "view-list-symbolic", accessibilityLabel: "Show all pages")
  private let scheme = IconButton(icon: "weather-clear-night-symbolic", accessibilityLabel: "Dark style")
  private let split: SplitView
  private let bar = HeaderBar()
  private var rows: [(page: GalleryPage, row: ListBoxRow)] = []
  private var indexes: [String: SearchIndex] = [:]
  private var headings: [(category: String, row: ListBoxRow)] = []

  init(_ application: Application, _ session: GallerySession, page: GalleryPage? = nil) {
    self.session = session
    sidebarView = ScrolledWindow(list)
    split = SplitView(sidebar: Self.sidebar(search, sidebarView), content: stack)
    window = ApplicationWindow(application, title: session.gallery.title)
    let size = session.memory.size
    window.setDefaultSize(width: size.width, height: size.height)
    window.addStyleClass("gallery")
    fillList()
    split.onCollapse = { [weak self] _ in self?.collapseChanged() }
    search.connect(.searchChanged) { [weak self] entry in self?.filter(entry.text) }
    search.connect(.activate) { [weak self] entry in
      // GTK tells of a change in a moment: until then a row may be hidden.
      self?.filter(entry.text)
      self?.list.selectedRow?.grabFocus()
    }
    search.connect(.stopSearch) { [weak self] entry in
      entry.text = ""
      self?.filter("")
      self?.list.selectedRow?.grabFocus()
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
    list.connect(.rowActivated) { [weak self] _, _ in
      if self?.split.isCollapsed == true { self?.showContent() }
    }
    session.surroundings.onWidth = { [weak self] _ in self?.fitPages() }
    session.surroundings.onOverlays = { [weak self] overlays in
      guard let self else { return }
      PopoverOverlays.overlays = overlays
      for view in pageViews.values { view.setOverlays(overlays) }
    }
    session.surroundings.onLanguage = { [weak self] in self?.remakePages() }
    session.showPage = { [weak self] page in self?.open(GalleryAddress(page: page.id)) }
    window.connect(.closeRequest) { [weak self] _ in
      self?.remember()
      return false
    }
    // The first page comes before any control is in the window, so that the stylesheet is written once, with all of it.
    let bar = headerBar()
    if let first = page ?? session.gallery.pages.first { select(first) }
    window.titlebar = bar
    window.child =
      session.watchBar.map { bar in
        Box(.vertical) {
          bar
          split.with { $0.expandsVertically = true }
        }
      } ?? split
    list.selectedRow?.grabFocus()
  }

  /// Moves keyboard focus to the search.
  func focusSearch() { showList { [weak self] in self?.search } }

  /// Shows a page and selects its row, which gets keyboard focus unless `keepsFocus` is true.
  func select(_ page: GalleryPage, keepsFocus: Bool = false) {
    list.selectedRow = rows.first { $0.page.id == page.id }?.row
    guard let row = list.selectedRow else { return }
    if !keepsFocus { row.grabFocus() }
    sidebarView.scroll(to: row)
  }

  /// Shows the page and the sample of an address.
  func open(_ address: GalleryAddress) {
    guard let page = address.page.flatMap({ session.gallery.page($0) }) else { return }
    select(page)
    showContent()
    if let sample = address.sample { pageView?.show(sample, address.changes) }
  }

  // MARK: Narrow windows

  /// Shows the page where there is no room for it and the list, and moves keyboard focus to the page.
  private func showContent() {
    split.showsContent = true
    guard split.isCollapsed else { return }
    collapseChanged()
    toList.grabFocus()
  }

  /// Shows the list where there is no room for it and the page, and moves keyboard focus to a widget of the sidebar.
  private func showList(_ focus: @escaping @MainActor () -> Widget?) {
    if let widget = focus(), widget.isMapped { return _ = widget.grabFocus() }
    split.showsContent = false
    collapseChanged()
    // The list is mapped before the next frame.
    var framesLeft = 10
    list.onEachFrame { _ in
      guard framesLeft > 0 else { return false }
      framesLeft -= 1
      guard let widget = focus(), widget.isMapped else { return true }
      widget.grabFocus()
      return false
    }
  }

  /// Gives the header the way back to the list, and only the button that closes the window.
  private func collapseChanged() {
    toList.isVisible = split.isCollapsed && split.showsContent
    bar[.decorationLayout] = split.isCollapsed ? ":close" : nil
    fitPages()
  }

  private func fitPages() { for view in pageViews.values { fit(view) } }

  private func fit(_ view: PageView) {
    let width = session.surroundings.current.width
    view.setWidth(width)
    view.setNarrow(split.isCollapsed || (width ?? .max) < 400)
  }

  /// Makes every page anew: words that are on screen do not follow the language.
  private func remakePages() {
    let current = page
    for view in pageViews.values { stack.remove(view.scroller) }
    pageViews = [:]
    if let current { show(current) }
  }

  /// Shows the page that was shown before, or the one from which the user went back.
  func go(back isBack: Bool, keepsFocus: Bool = false) {
    guard let page = (isBack ? history.previous : history.next).flatMap({ session.gallery.page($0) }) else { return }
    select(page, keepsFocus: keepsFocus)
  }

  /// The page that is shown.
  var page: GalleryPage? { stack.visibleChildName.flatMap { session.gallery.page($0) } }

  /// The size of the window, and the place on the page.
  var place: WindowPlace {
    WindowPlace(
      width: window[.defaultWidth], height: window[.defaultHeight], scroll: Int(pageView?.scroller.verticalOffset ?? 0))
  }

  /// Scrolls the page so far from its top, in logical pixels, once it is laid out.
  func scroll(to offset: Int) {
    guard let scroller = pageView?.scroller else { return }
    var framesLeft = 30
    scroller.onEachFrame { [weak scroller] _ in
      guard let scroller, framesLeft > 0 else { return false }
      framesLeft -= 1
      scroller.verticalOffset = Double(offset)
      return scroller.verticalOffset < Double(offset)
    }
  }

  /// Writes down the page and the size of the window.
  func remember() {
    session.memory.address.page = stack.visibleChildName
    session.memory.size = (window[.defaultWidth], window[.defaultHeight])
    session.memory.save()
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

  /// The samples of the page, with titles and cards, by the names of their functions.
  var sections: [(function: String, section: Widget)] {
    page?.samples.compactMap { sample in
      pageView?.section(of: sample.function).map { (sample.function, $0) }
    } ?? []
  }

  /// Runs the play of a sample of the page that is shown, as ``PageView/play(_:_:)`` does.
  func play(
    _ sample: String, _ tell: @MainActor (Int, PlayRun.Progress) -> Void = { _, _ in }
  ) async throws -> String? {
    // The window may be on its way to the screen.
    for _ in 0..<200 where pageContent?.isLaidOut != true { try await Task.sleep(for: .milliseconds(50)) }
    return try await pageView?.play(sample, tell)
  }

  /// Shows or hides an overlay, and says so, for a shortcut.
  func toggle(_ overlay: SampleOverlay) {
    let isShown = !session.surroundings.current.overlays.contains(overlay)
    session.show(overlay, isShown)
    window.say("\(overlay.title): \(isShown ? "shown" : "hidden")")
  }

  private var pageView: PageView? { stack.visibleChildName.flatMap { pageViews[$0] } }
  private var pageViews: [String: PageView] = [:]

  private func show(_ page: GalleryPage) {
    if pageViews[page.id] == nil {
      let view = PageView(page, session)
      fit(view)
      view.setOverlays(session.surroundings.current.overlays)
      pageViews[page.id] = view
      stack.add(view.scroller, named: page.id, title: page.title)
    }
    stack.visibleChildName = page.id
    history.visit(page.id)
    enable(back, history.previous != nil, otherwise: "This is the first page that was shown")
    enable(forward, history.next != nil, otherwise: "This is the last page that was shown")
  }

  /// A button that cannot be pressed now keeps its focus, and says why.
  private func enable(_ button: Button, _ isEnabled: Bool, otherwise reason: String) {
    if isEnabled { button.isEnabled = true } else { button.disable(because: reason) }
  }

  // MARK: Parts

  private func headerBar() -> HeaderBar {
    scheme.accessibilityIdentifier = "scheme"
    scheme.connect(.clicked) { [session] _ in
      session.choose(.scheme, ThemeController.shared.context.scheme == .dark ? "light" : "dark")
    }
    toList.isVisible = false
    toList.connect(.clicked) { [weak self] _ in self?.showList { self?.list.selectedRow } }
    let follow = { [weak scheme] (context: ThemeContext) in
      let isDark = context.scheme == .dark
      scheme?.setIcon(
        isDark ? "weather-clear-symbolic" : "weather-clear-night-symbolic",
        accessibilityLabel: isDark ? "Light style" : "Dark style")
    }
    follow(ThemeController.shared.context)
    ThemeController.shared.observe { follow($0) }.store(in: scheme)
    back.connect(.clicked) { [weak self] _ in self?.go(back: true, keepsFocus: true) }
    forward.connect(.clicked) { [weak self] _ in self?.go(back: false, keepsFocus: true) }
    // GTK's own title is at least five letters wide.
    bar.titleWidget = Label(session.gallery.title).with {
      $0.ellipsizes = true
      $0.addStyleClass("title")
    }
    bar.packStart(toList)
    bar.packStart(Self.group("History", moreLabel: "Back and forward", [back, forward]))
    let surroundings = SurroundingsMenu.button(session) { [weak self] in self?.page }
    bar.packEnd(Self.group("Appearance", moreLabel: "Style and surroundings", [scheme, surroundings]))
    return bar
  }

  /// Buttons of the header, which are in a menu where there is no room.
  private static func group(_ name: String, moreLabel: String, _ buttons: [Button]) -> ButtonGroup {
    let group = ButtonGroup(toolbar: name) { for button in buttons { button } }
    group.isLinked = false
    group.overflowsIntoMenu = true
    group.moreLabel = moreLabel
    return group
  }

  private static func sidebar(_ search: Widget, _ list: Widget) -> Widget {
    search.setMargins(top: 9, bottom: 3, start: 9, end: 9)
    return Box(.vertical) {
      search
      list.with { $0.expandsVertically = true }
    }
    .with {
      $0.addStyleClass("sidebar")
      $0.setSizeRequest(width: 240)
    }
  }

  private func fillList() {
    list.setPlaceholder(Label("No such page").with { $0.setMargins(top: 24) })
    list.setAccessibleLabel("Pages")
    for page in session.gallery.pages {
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

  /// The words of a page, read when they are first searched.
  private func index(of page: GalleryPage) -> SearchIndex {
    if let known = indexes[page.id] { return known }
    let index = SearchIndex(
      of: page.source, title: page.title, aliases: session.gallery.aliases,
      hasNames: page.samples.contains { $0.target == nil })
    indexes[page.id] = index
    return index
  }

  private func filter(_ text: String) {
    for (page, row) in rows { row.isVisible = index(of: page).matches(text) }
    for (category, heading) in headings {
      heading.isVisible = rows.contains { $0.page.category == category && $0.row.isVisible }
    }
    if let first = rows.first(where: \.row.isVisible), list.selectedRow?.isVisible != true {
      list.selectedRow = first.row
    }
  }
}

extension Property where Owner: HeaderBar, Value == String? {
  /// The buttons of the window on both sides of a colon; nil for the desktop's.
  fileprivate static var decorationLayout: Self { Property("decoration-layout") }
}

extension Property where Owner: ApplicationWindow, Value == Int {
  /// The size that the window has while it is not maximized, in logical pixels.
  fileprivate static var defaultWidth: Self { Property("default-width") }
  fileprivate static var defaultHeight: Self { Property("default-height") }
}
