import Thimble

/// The gallery's window: pages on the left, the chosen one on the right, with a tool bar above it and the inspector beside
/// it. A narrow window shows the list or the page: first the list, and a page after the user has opened one.
@MainActor
final class GalleryWindow {
  let window: ApplicationWindow
  private let stack = Stack()
  private let sidebar: Sidebar
  private let session: GallerySession
  private var history = PageHistory()
  private let scheme = IconButton(icon: "weather-clear-night-symbolic", accessibilityLabel: "Dark style")
  private let split: NavigationSplitView
  private var collapses: ObservationToken?
  private let header = HeaderBar()
  /// The tool bar above the page.
  let bar: PageBar
  let inspector: WindowInspector
  /// The commands that work in the window.
  var commands: GalleryCommands { session.commands }
  /// Indicates whether a narrow window shows the page again after a search.
  private var returnsToPage = false
  private var panes: WindowPanes?

  /// Shows `page`, also in a narrow window. Without one, it begins with the first page, and a narrow window with the list.
  init(_ application: Application, _ session: GallerySession, page: GalleryPage? = nil) {
    self.session = session
    sidebar = Sidebar(session.gallery, session.commands)
    let (bar, inspector) = (PageBar(session), WindowInspector(stack, session))
    (self.bar, self.inspector) = (bar, inspector)
    let content = Box(.vertical) {
      bar.view
      inspector.view.with { $0.expandsVertically = true }
    }
    split = NavigationSplitView(sidebar: sidebar.view, title: "Contents", content: content, contentTitle: "Page")
    // A page needs 360 beside the list.
    split.breakpoint = 600
    split.backButton.setIcon("view-list-symbolic", accessibilityLabel: "Show all pages")
    bar.view.prepend(split.backButton)
    window = ApplicationWindow(application, title: session.gallery.title)
    let size = session.memory.size
    window.setDefaultSize(width: size.width, height: size.height)
    window.addStyleClass("gallery")
    // Pages do not fade in, because each frame would then draw two pages.
    stack.crossFades = false
    collapses = split.observeCollapse { [weak self] _ in self?.fitPages() }
    // A narrow window has only the window button that closes.
    header.bind(.decorationLayout) { [weak split] in split?.isCollapsed == true ? ":close" : nil }
    followSidebar()
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
    // The first page is shown before any control is in the window, so that the whole stylesheet is written once.
    let header = headerBar()
    if let first = page ?? session.gallery.pages.first { select(first) }
    split.showsContent = page != nil
    window.titlebar = header
    let whole: Widget? = session.watchBar.map { bar in
      Box(.vertical) {
        bar
        split.with { $0.expandsVertically = true }
      }
    }
    window.child = ToastOverlay(whole ?? split)
    sidebar.selectedRow?.grabFocus()
    followSelection()
    panes = WindowPanes(
      [
        .init(sidebar.view) { [weak self] in self?.sidebar.selectedRow?.grabFocus() ?? false },
        .init(content) { [weak self] in self?.pageView?.focus() ?? false },
        .init(inspector.panelView) { [weak self] in self?.inspector.focus() ?? false },
      ], of: window)
    commands.shell = self
  }

  /// Moves keyboard focus to the search.
  func focusSearch() {
    if split.goBack() { returnsToPage = true }
    sidebar.search.grabFocusSelectingText()
  }

  /// Shows a page and selects its row, which gets keyboard focus unless `keepsFocus` is true.
  func select(_ page: GalleryPage, keepsFocus: Bool = false) { sidebar.select(page, keepsFocus: keepsFocus) }

  /// Shows the page and the sample of an address. Unless `inspects` is false, it shows the controls of an address with
  /// changes.
  func open(_ address: GalleryAddress, inspects: Bool = true) {
    guard let page = address.page.flatMap({ session.gallery.page($0) }) else { return }
    select(page)
    split.showsContent = true
    guard let sample = address.sample else { return }
    pageView?.show(sample, address.changes)
    if inspects, !address.changes.isEmpty { inspector.open(.controls, takesFocus: false) }
  }

  /// Runs the command of the inspector. It closes an open one; from the page and the list, it first leads into it.
  func switchInspector(_ isOn: Bool) {
    let focused = window.focusedWidget
    let isOutside = [stack, sidebar.view].contains { pane in focused.map(pane.contains) ?? false }
    showInspector(isOn || isOutside)
  }

  /// Copies the changes of the sample with keyboard focus, otherwise of the selected one.
  func copyCode() {
    selectFocused()
    inspector.copyCode()
  }

  /// Moves keyboard focus to the next or the previous pane.
  func changePane(forward isForward: Bool) { panes?.move(forward: isForward) }

  /// Shows or hides the inspector: for the sample with keyboard focus, otherwise for the selected one.
  func showInspector(_ isShown: Bool) {
    guard isShown else { return inspector.close() }
    selectFocused()
    split.showsContent = true
    inspector.open()
  }

  // MARK: Narrow windows

  /// Moves keyboard focus to a widget after it is mapped, before the next frame, and calls `body` with it.
  private func focusSoon(
    _ focus: @escaping @MainActor () -> Widget?, then body: @escaping @MainActor (Widget) -> Void = { _ in }
  ) {
    var framesLeft = 10
    window.onEachFrame { _ in
      guard framesLeft > 0 else { return false }
      framesLeft -= 1
      guard let widget = focus(), widget.isMapped else { return true }
      widget.grabFocus()
      body(widget)
      return false
    }
  }

  private func fitPages() { for view in pageViews.values { fit(view) } }

  private func fit(_ view: PageView) {
    let width = session.surroundings.current.width
    view.setWidth(width)
    view.setNarrow(split.isCollapsed || (width ?? .max) < 400)
  }

  /// Makes every page again, because texts on screen do not follow the language.
  private func remakePages() {
    let current = page
    for view in pageViews.values { stack.remove(view.scroller) }
    pageViews = [:]
    if let current { show(current) }
  }

  /// Shows the texts of pages again after they have changed.
  func showTexts(of pages: [GalleryPage]) {
    for page in pages { pageViews[page.id]?.showTexts() }
    sidebar.forgetTexts()
  }

  /// Shows the page that was shown before, or the one from which the user went back. A button of the header keeps
  /// keyboard focus.
  func go(back isBack: Bool) {
    guard let page = (isBack ? history.previous : history.next).flatMap({ session.gallery.page($0) }) else { return }
    let keepsFocus = window.focusedWidget.map { header.contains($0) } ?? false
    select(page, keepsFocus: keepsFocus)
    if !keepsFocus { split.showsContent = true }
  }

  var canGoBack: Bool { history.previous != nil }
  var canGoForward: Bool { history.next != nil }

  /// Runs the first play of the page, with keyboard focus on its button, so that Escape stops it.
  func runPlay() {
    split.showsContent = true
    guard let run = pageView?.selectPlay() else { return }
    inspector.open(.play, takesFocus: false)
    focusSoon({ [weak run] in run }, then: { $0.activate() })
  }

  /// The page that is shown.
  var page: GalleryPage? { stack.visibleChildName.flatMap { session.gallery.page($0) } }

  /// The size of the window, and the place on the page.
  var place: WindowPlace {
    WindowPlace(
      width: window[.defaultWidth], height: window[.defaultHeight], scroll: Int(pageView?.scroller.verticalOffset ?? 0))
  }

  /// Scrolls the page to this distance from its top, in logical pixels, after its layout.
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

  /// Saves the page and the size of the window.
  func remember() {
    session.memory.address.page = stack.visibleChildName
    session.memory.size = (window[.defaultWidth], window[.defaultHeight])
    session.memory.inspector = inspector.state
    session.memory.save()
  }

  /// The whole content of the page that is shown.
  var pageContent: Widget? { pageView?.whole }

  /// The frames of the page's samples, by the names of their functions.
  var frames: [(function: String, frame: SampleFrame)] {
    page?.samples.compactMap { sample in
      pageView?.frame(of: sample.function).map { (sample.function, $0) }
    } ?? []
  }

  /// Runs the play of a sample of the page that is shown, as ``PageView/play(_:_:)`` does.
  func play(
    _ sample: String, _ tell: @MainActor (Int, PlayRun.Progress) -> Void = { _, _ in }
  ) async throws -> String? {
    // The window may not be on the screen yet.
    for _ in 0..<200 where pageContent?.isLaidOut != true { try await Task.sleep(for: .milliseconds(50)) }
    return try await pageView?.play(sample, tell)
  }

  private var pageView: PageView? { stack.visibleChildName.flatMap { pageViews[$0] } }
  private var pageViews: [String: PageView] = [:]

  private func show(_ page: GalleryPage, isPassing: Bool = false) {
    if pageViews[page.id] == nil {
      let view = PageView(page, session)
      fit(view)
      view.setOverlays(session.surroundings.current.overlays)
      pageViews[page.id] = view
      stack.add(view.scroller, named: page.id, title: page.title)
    }
    pageViews[page.id]?.scroller.isVisible = true
    stack.visibleChildName = page.id
    // GTK restyles every visible child of a stack, shown or not, after each change of a stylesheet.
    for (id, view) in pageViews where id != page.id { view.scroller.isVisible = false }
    inspector.follow(pageView)
    history.visit(page.id)
    session.memory.recent.visit(page.id, isPassing: isPassing)
    commands.refresh()
  }

  // MARK: Parts

  /// Selects the sample that is clicked, or used by a key. Tab passes samples on its way.
  private func followSelection() {
    let keys = KeyController { [weak self] _, key in
      switch key {
      case "Tab", "ISO_Left_Tab", "Escape": break
      default: self?.selectFocused()
      }
      return false
    }
    keys.setPhase(.capture)
    window.add(keys)
    // On the window, because a gesture on a card would take the card's pixels from the targets of the sample.
    let click = ClickGesture { [weak self] _, event in
      guard let self, case .pressed(_, let point) = event else { return }
      if let pressed = window.pick(x: point.x, y: point.y) { pageView?.select(around: pressed) }
    }
    click.setPhase(.capture)
    window.add(click)
  }

  private func selectFocused() { if let focused = window.focusedWidget { pageView?.select(around: focused) } }

  private func followSidebar() {
    sidebar.onSelect = { [weak self] page, isPassing in self?.show(page, isPassing: isPassing) }
    sidebar.onOpen = { [weak self] in
      guard let self else { return }
      session.memory.recent.arrive()
      returnsToPage = false
      split.showsContent = true
    }
    // The tool bar, and then the page. A narrow window has the header there, because it hides the page.
    sidebar.onLeave = { [weak self] in
      guard let self else { return false }
      session.memory.recent.arrive()
      return (bar.view.isMapped ? bar.view : header).focusFirstChild()
    }
    sidebar.onSample = { [weak self] page, sample in
      self?.open(GalleryAddress(page: page.id, sample: sample.function))
      self?.focusSoon { [weak self] in self?.pageView?.selected?.inspect }
    }
    sidebar.onSearchEnd = { [weak self] in
      guard let self, returnsToPage else { return }
      returnsToPage = false
      split.showsContent = true
    }
  }

  private func headerBar() -> HeaderBar {
    scheme.accessibilityIdentifier = "scheme"
    scheme.connect(.clicked) { [weak self] _ in self?.commands.dark.activate() }
    let follow = { [weak scheme] (context: ThemeContext) in
      let isDark = context.scheme == .dark
      scheme?.setIcon(
        isDark ? "weather-clear-symbolic" : "weather-clear-night-symbolic",
        accessibilityLabel: isDark ? "Light style" : "Dark style")
    }
    follow(ThemeController.shared.context)
    ThemeController.shared.observe { follow($0) }.store(in: scheme)
    // GTK's own title is at least five letters wide.
    header.titleWidget = Label(session.gallery.title).with {
      $0.ellipsizes = true
      $0.addStyleClass("title")
    }
    let history = [IconButton(session.commands.back), IconButton(session.commands.forward)]
    header.packStart(Self.group("History", moreLabel: "Back and forward", history))
    let menu = MainMenu.button(session) { [weak self] in self?.page }
    header.packEnd(Self.group("Appearance and menu", moreLabel: "Style and menu", [scheme, menu]))
    return header
  }

  /// Returns a group of header buttons, which move into a menu if there is no room.
  private static func group(_ name: String, moreLabel: String, _ buttons: [Button]) -> ButtonGroup {
    let group = ButtonGroup(toolbar: name) { buttons }
    group.isLinked = false
    group.overflowsIntoMenu = true
    group.moreLabel = moreLabel
    return group
  }
}

extension Property where Owner: HeaderBar, Value == String? {
  /// The window buttons at both sides, separated by a colon; nil for the desktop's choice.
  fileprivate static var decorationLayout: Self { Property("decoration-layout") }
}

extension Property where Owner: ApplicationWindow, Value == Int {
  /// The size of the window while it is not maximized, in logical pixels.
  fileprivate static var defaultWidth: Self { Property("default-width") }
  fileprivate static var defaultHeight: Self { Property("default-height") }
}
