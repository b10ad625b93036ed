import Observation

/// A sidebar beside the content, and in a narrow window one of them at a time. It needs GTK alone.
///
/// ```swift
/// let split = NavigationSplitView(sidebar: list, title: "Podcasts", content: episodes, contentTitle: "Episodes")
/// list.connect(.rowActivated) { [weak split] _, _ in split?.showsContent = true }
/// window.titlebar = HeaderBar { split.backButton }
/// window.child = split
/// ```
/// Below ``breakpoint`` the view is *collapsed*: it shows the sidebar, or the content if ``showsContent`` is true. The
/// ``backButton``, Escape and Alt+Left lead back to the sidebar (Alt+Right where text runs from right to left), and so does
/// a keyboard's Back key. The view also collapses where the two have no room beside each other, so that a window can
/// always be as narrow as the wider of them.
///
/// ## CSS nodes
/// ```
/// navigation-split-view
/// ├── navigation-page
/// ├── separator.vertical
/// ╰── navigation-page
/// ```
///
/// ## Accessibility
/// Each part is a group with its title as the name. When the shown part changes, keyboard focus goes to it: to the first
/// widget of the content, and to the widget of the sidebar that had focus before. A screen reader speaks the group's name
/// and the widget. If nothing there takes focus, the back button does.
///
/// ## Example
/// Gallery page `model`.
@MainActor
public final class NavigationSplitView: Widget, Measuring, Allocating {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "navigation-split-view") }

  private let sidebar = NavigationPage()
  private let separator = Separator(.vertical)
  private let content = NavigationPage()
  private var layout = SplitLayout()
  private var themeChanges: ObservationToken?
  private let turns = Observers<Void>()
  private let collapses = Observers<Bool>()
  private let state = State()
  private var reportsWidth = false
  /// Indicates whether keyboard focus was in the part that a narrow width has hidden. GTK moves it on, somewhere.
  private var hasHiddenFocus = false

  required init(_ native: NativeInstance) {
    super.init(native)
    for part in [sidebar, separator, content] as [Widget] { part.setParent(self) }
    themeChanges = ThemeController.shared.observe { [weak self] _ in self?.queueResize() }
    add(KeyController { [weak self] controller, key in self?.pressed(key, controller.modifiers) ?? false })
    for keys in ["<Alt>Left", "<Alt>Right"] as [KeyboardShortcut] {
      add(ShortcutController(keys, scope: .managed) { [weak self] in self?.pressed(keys.key, keys.modifiers) ?? false })
    }
  }

  /// Creates a view of two widgets.
  ///
  /// - Parameters:
  ///   - sidebar: the widget that chooses, such as a list in a scrolled window.
  ///   - title: the subject of the sidebar, in a word or two. A blank one is a programmer's error.
  ///   - content: the widget that shows what is chosen.
  ///   - contentTitle: the subject of the content. A blank one is a programmer's error.
  public convenience init(sidebar: Widget, title: String, content: Widget, contentTitle: String) {
    self.init(Self.make())
    self.sidebar.show(sidebar, title)
    self.content.show(content, contentTitle)
  }

  /// The width below which the view shows one part at a time. The default is 500 scaled pixels.
  public var breakpoint: Breakpoint {
    get { layout.breakpoint }
    set {
      layout.breakpoint = newValue
      queueResize()
    }
  }

  /// The preferred width of the sidebar beside the content, in scaled pixels. The default is 240. The sidebar gets more if
  /// it needs more, and the content never less than it needs.
  public var sidebarWidth: Double {
    get { layout.sidebarWidth }
    set {
      layout.sidebarWidth = newValue.isNaN ? 0 : max(0, newValue)
      queueResize()
    }
  }

  /// The preferred width of the content, in scaled pixels, beside a sidebar that gets the rest: for details of a long list.
  /// The content gets more if it needs more. With nil, the default, the sidebar has its ``sidebarWidth``, and the content
  /// gets the rest.
  public var contentWidth: Double? {
    get { layout.contentWidth }
    set {
      layout.contentWidth = newValue.map { $0.isNaN ? 0 : max(0, $0) }
      queueResize()
    }
  }

  /// The shown part, as a model that bindings follow.
  @Observable
  @MainActor
  final class State {
    var isCollapsed = false
    var showsContent = false
  }

  /// Indicates whether the view is too narrow for both parts, and shows one of them. Bindings follow it.
  public private(set) var isCollapsed: Bool {
    get { state.isCollapsed }
    set { state.isCollapsed = newValue }
  }

  /// Calls `handler` after ``isCollapsed`` has changed, with the next frame and with the new value, until the returned
  /// token is released.
  public func observeCollapse(_ handler: @escaping @MainActor (Bool) -> Void) -> ObservationToken {
    collapses.add(handler)
  }

  /// Indicates whether a collapsed view shows the content, and not the sidebar. The default is false. Set it to true when
  /// the user chooses something in the sidebar. Bindings follow it.
  public var showsContent: Bool {
    get { state.showsContent }
    set {
      guard newValue != state.showsContent else { return }
      state.showsContent = newValue
      turn()
      turns.tell(())
    }
  }

  /// A button that leads back to the sidebar. It is visible only while it is needed: put it at the start of a header bar.
  public private(set) lazy var backButton = makeBackButton()

  private func makeBackButton() -> IconButton {
    let label = localized("Back", de: "Zurück", ja: "戻る")
    let button = IconButton(icon: "go-previous-symbolic", accessibilityLabel: label) { [weak self] in _ = self?.goBack()
    }
    button.isVisible = canGoBack
    button.setAccessibleControls(sidebar)
    return button
  }

  /// Indicates whether the content hides the sidebar. Bindings follow it:
  ///
  /// ```swift
  /// add.bind(\.isVisible) { [weak split] in split?.canGoBack != true }
  /// ```
  public var canGoBack: Bool { isCollapsed && showsContent }

  /// Shows the sidebar of a collapsed view again.
  ///
  /// - Returns: whether the content was shown alone.
  @discardableResult
  public func goBack() -> Bool {
    guard canGoBack else { return false }
    showsContent = false
    return true
  }

  private func pressed(_ key: Key, _ modifiers: Modifiers) -> Bool {
    let isBack =
      switch key {
      case "Escape", "Back": modifiers.isEmpty
      case "Left": modifiers == .alt && textDirection != .rightToLeft
      case "Right": modifiers == .alt && textDirection == .rightToLeft
      default: false
      }
    return isBack && goBack()
  }

  // MARK: The shown part

  private var shown: NavigationPage { showsContent ? content : sidebar }

  private var hidden: NavigationPage { showsContent ? sidebar : content }

  /// Shows the other part of a collapsed view. Keyboard focus moves before its widget is hidden.
  private func turn() {
    guard isCollapsed else { return }
    let hadFocus = hidden.containsFocus || backButton.isFocused
    sidebar.rememberFocus()
    shown.isChildVisible = true
    if canGoBack { backButton.isVisible = true }
    if hadFocus { moveFocusToShown() }
    backButton.isVisible = canGoBack
    hidden.isChildVisible = false
    queueAllocate()
  }

  private func moveFocusToShown() {
    if !shown.takeFocus(), !backButton.grabFocus() { window?.say(shown.title) }
  }

  /// Reports with the next frame that the view has become narrow or wide: GTK forbids a new measurement during allocation.
  private func reportWidth() {
    guard !reportsWidth else { return }
    reportsWidth = true
    onEachFrame { [weak self] _ in
      self?.widthChanged()
      return false
    }
  }

  private func widthChanged() {
    reportsWidth = false
    backButton.isVisible = canGoBack
    if isCollapsed, hasHiddenFocus, !shown.containsFocus { moveFocusToShown() }
    hasHiddenFocus = false
    collapses.tell(isCollapsed)
  }

  // MARK: Layout

  private var textScale: Double { ThemeController.shared.context.textScale }

  private var needs: SplitLayout.Needs {
    let least = { (part: Widget) in part.measured(.horizontal).minimum }
    return SplitLayout.Needs(sidebar: least(sidebar), separator: least(separator), content: least(content))
  }

  @_spi(Hooks) public var tradesHeightForWidth: Bool { true }

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let needs = needs
    guard orientation == .vertical else {
      let beside = layout.sidebar(.max / 2, needs, textScale: textScale) + needs.separator
      return RequestedSize(
        minimum: max(needs.sidebar, needs.content), natural: beside + content.measured(.horizontal).natural)
    }
    // However wide the view is, the sidebar is not.
    let room = crossSize < 0 ? .max / 2 : crossSize
    var widths = (sidebar: crossSize, content: crossSize)
    if !layout.isCollapsed(room, needs, textScale: textScale) {
      widths.sidebar = layout.sidebar(room, needs, textScale: textScale)
      if crossSize >= 0 { widths.content = crossSize - widths.sidebar - needs.separator }
    }
    let parts = [
      sidebar.measured(.vertical, crossSize: widths.sidebar), content.measured(.vertical, crossSize: widths.content),
    ]
    return RequestedSize(minimum: parts.map(\.minimum).max() ?? 0, natural: parts.map(\.natural).max() ?? 0)
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let needs = needs
    let isNarrow = layout.isCollapsed(width, needs, textScale: textScale)
    if isNarrow != isCollapsed {
      isCollapsed = isNarrow
      hasHiddenFocus = isNarrow && hidden.containsFocus
      reportWidth()
    }
    for part in [sidebar, separator, content] as [Widget] { part.isChildVisible = !isNarrow || part === shown }
    guard !isNarrow else { return shown.allocate(x: 0, y: 0, width: width, height: height) }
    let widths = (sidebar: layout.sidebar(width, needs, textScale: textScale), separator: needs.separator)
    var x = 0
    for (part, size) in [
      (sidebar as Widget, widths.sidebar), (separator, widths.separator),
      (content, width - widths.sidebar - widths.separator),
    ] {
      let start = textDirection == .rightToLeft ? width - x - size : x
      part.allocate(x: start, y: 0, width: size, height: height)
      x += size
    }
  }
}

// MARK: - Values to bind

extension EditedValue where Owner: NavigationSplitView, Value == Bool {
  /// Indicates whether a collapsed view shows the content.
  public static var showsContent: Self { Self(\.showsContent) { view, tell in view.observeTurns(tell) } }
}

extension NavigationSplitView {
  /// Calls `handler` after each change of ``showsContent``.
  fileprivate func observeTurns(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    turns.add { _ in handler() }
  }
}
