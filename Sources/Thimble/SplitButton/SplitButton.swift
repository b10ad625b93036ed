/// A button combined with a menu of alternatives to its action.
///
/// ```swift
/// SplitButton("Save", menuLabel: "More ways to save") {
///   try await document.save()
/// } menu: {
///   MenuItem("Save As…") { document.saveAs() }
///   MenuItem("Save a Copy…") { document.saveCopy() }
/// }
/// ```
/// ## CSS nodes
/// ```
/// thimble-split-button
/// ├── thimble-button.split-primary-button.linked.linked-first[…]
/// ╰── thimble-button.split-menu-button.linked.linked-last.menu-button.icon-only[…]
/// ```
/// The two parts are linked like the buttons of a ``ButtonGroup``.
///
/// ## Accessibility
/// A group without a name: a name would only repeat the primary button's. It contains two buttons with names of their
/// own: the title, and `menuLabel`. Tab moves between them. Alt+Down on the primary button opens the menu, and focus
/// returns there.
///
/// ## Hit area
/// Each part has a target of at least 48 × 48 pixels. The targets do not overlap: a point inside one part's box is
/// never the other part's.
///
/// ## Example
/// Gallery page `split-button`.
@MainActor
public final class SplitButton: Widget, Measuring, Allocating, FocusMoving, Rooting {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "thimble-split-button") }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "title", \SplitButton.title, initial: "", "The visible title and accessible name of the primary part."),
      NativeProperty("icon-name", \SplitButton.iconName, initial: nil, "The icon of the theme before the title."),
      NativeProperty("variant", \SplitButton.variant, initial: .neutral, "The visual emphasis of both parts."),
      NativeProperty("size", \SplitButton.size, initial: .medium, "The size of both parts."),
      NativeProperty("menu-label", \SplitButton.menuLabel, initial: nil, "The accessible name of the menu's part."),
      NativeProperty("menu-model", \SplitButton.menuModel, initial: nil, "The menu: the id of a <menu>, or a model."),
    ]
  }

  @_spi(Hooks) override public class var nativeSignals: [NativeSignal] { [NativeSignal("clicked")] }

  /// The part that runs the action.
  public let primary: Button
  /// The part that opens the menu.
  public let menuButton: MenuButton

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    primary = Button(Button.make())
    menuButton = MenuButton(MenuButton.make())
    super.init(native)
    accessibleRole = .group
    for styleClass in ["split-primary-button", "linked"] { primary.addStyleClass(styleClass) }
    LinkedPlace.first.apply(to: primary)
    // Work and its signs are style classes.
    primary.connect(Signal("notify::css-classes")) { [weak self] _ in self?.pendingChanged() }
    primary.observe(.title) { [weak self] _, _ in self?.notify("title") }
    primary.connect(.clicked) { [weak self] _ in self?.emit("clicked") }
    for styleClass in ["split-menu-button", "linked"] { menuButton.addStyleClass(styleClass) }
    LinkedPlace.last.apply(to: menuButton)
    menuButton.icon = "pan-down-symbolic"
    menuButton.turnsIcon = true
    menuButton.menuAlignment = .end
    for part in [primary, menuButton] {
      part.verticalAlignment = .fill
      part.setParent(self)
    }
    primary.add(
      KeyController { [weak self] controller, key in
        guard key == "Down" || key == "KP_Down", controller.modifiers == .alt, let self else { return false }
        guard self.menuButton.availability == .ready else { return false }
        self.menuButton.open()
        if self.menuButton.isOpen { self.menuButton.opener = self.primary }
        return true
      })
  }

  /// Creates a split button with an immediate action.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name of the primary part. `_` marks the next letter as the mnemonic; `__`
  ///     shows `_`.
  ///   - icon: the icon before the title.
  ///   - variant: the emphasis.
  ///   - size: the size.
  ///   - menuLabel: the accessible name of the menu part: "More ways to save". A blank one is a programming error.
  ///   - action: the action of a press on the primary part.
  ///   - menu: the alternatives.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Button.Variant? = nil, size: Button.Size? = nil,
    menuLabel: String, action: @escaping @MainActor () -> Void = {}, @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(title, icon, variant, size, menuLabel, .now(action), Menu(menu()))
  }

  /// Creates a split button whose primary part owns the work it starts.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name of the primary part. `_` marks the next letter as the mnemonic; `__`
  ///     shows `_`.
  ///   - icon: the icon before the title.
  ///   - variant: the emphasis.
  ///   - size: the size.
  ///   - menuLabel: the accessible name of the menu part: "More ways to save". A blank one is a programming error.
  ///   - action: the work. Thrown errors go to ``primary``'s ``ButtonWork/errorHandler``.
  ///   - menu: the alternatives.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Button.Variant? = nil, size: Button.Size? = nil,
    menuLabel: String, action: @escaping @MainActor () async throws -> Void, @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(title, icon, variant, size, menuLabel, .task { _ in try await action() }, Menu(menu()))
  }

  /// Creates a split button whose primary part is a button of a command, like a ``Button`` by `init(_:variant:size:)`.
  ///
  /// ```swift
  /// SplitButton(export, menuLabel: "More ways to export") { exportAll }
  /// ```
  /// - Parameters:
  ///   - command: the command that a press on the primary part activates.
  ///   - variant: the emphasis of both parts.
  ///   - size: the size of both parts.
  ///   - menuLabel: the accessible name of the menu part. A blank one is a programming error.
  ///   - menu: the alternatives.
  public convenience init(
    _ command: Command, variant: Button.Variant? = nil, size: Button.Size? = nil, menuLabel: String,
    @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(menuLabel, variant, size, Menu(menu()))
    primary.follow(command, variant, size)
  }

  private convenience init(
    _ title: String, _ icon: Icon?, _ variant: Button.Variant?, _ size: Button.Size?, _ menuLabel: String,
    _ action: PressAction, _ menu: Menu
  ) {
    self.init(menuLabel, variant, size, menu)
    primary.setUp(title, icon, variant, size, action)
  }

  private convenience init(_ menuLabel: String, _ variant: Button.Variant?, _ size: Button.Size?, _ menu: Menu) {
    let label = AccessibleName.required(menuLabel, of: Self.self)
    self.init(Self.make())
    menuButton.setAccessibilityLabel(label)
    menuButton.configuration.variant = variant
    menuButton.configuration.size = size
    menuButton.menu = menu
  }

  // MARK: Both parts

  /// The title and accessible name of the primary part.
  public var title: String {
    get { primary.title }
    set { primary.title = newValue }
  }

  /// The emphasis of both parts.
  public var variant: Button.Variant {
    get { primary.variant }
    set {
      let isChange = newValue != variant
      (primary.variant, menuButton.variant) = (newValue, newValue)
      if isChange { notify("variant") }
    }
  }

  /// The size of both parts.
  public var size: Button.Size {
    get { primary.size }
    set {
      let isChange = newValue != size
      (primary.size, menuButton.size) = (newValue, newValue)
      if isChange { notify("size") }
    }
  }

  /// The alternatives. An empty menu disables the menu part, which says why.
  public var menu: Menu {
    get { menuButton.menu }
    set { menuButton.menu = newValue }
  }

  /// The tooltip of the menu part; its label unless another is set.
  public var dropdownTooltip: String? {
    get { menuButton.tooltip }
    set { menuButton.tooltip = newValue }
  }

  /// Indicates whether the menu is open.
  public var isOpen: Bool { menuButton.isOpen }

  /// Indicates whether the menu is locked while the primary part is pending. The default is true: the menu offers
  /// alternatives to the running work. Presses are ignored at once; the menu part is disabled, with ``lockedReason``, once
  /// the primary part shows its work.
  public var locksMenuWhilePending = true { didSet { pendingChanged() } }

  /// The reason that the menu part gives while it is locked.
  public var lockedReason = localized(
    "Wait until this is done", de: "Warten Sie, bis der Vorgang abgeschlossen ist", ja: "完了するまでお待ちください")
  { didSet { pendingChanged() } }

  private func pendingChanged() {
    let isLocked = locksMenuWhilePending && primary.isPending
    if isLocked { menuButton.pending.isLocked = true } else { menuButton.existingPending?.isLocked = false }
    menuButton.lockReason = isLocked && primary.hasStyleClass("loading") ? lockedReason : nil
  }

  @_spi(Hooks) public func didRoot() { keepHeight(in: bar) }

  @_spi(Hooks) public func willUnroot() {}

  /// Focus goes from part to part.
  @_spi(Hooks) public func moveFocus(_ direction: FocusDirection) -> Bool { native.moveFocus(direction) }

  // MARK: Layout

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let (one, two) = (primary.measured(orientation), menuButton.measured(orientation))
    switch orientation {
    case .horizontal:
      return RequestedSize(minimum: one.minimum + two.minimum, natural: one.natural + two.natural)
    case .vertical:
      return RequestedSize(
        minimum: max(one.minimum, two.minimum), natural: max(one.natural, two.natural),
        minimumBaseline: one.minimumBaseline, naturalBaseline: one.naturalBaseline)
    }
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let menuWidth = menuButton.measured(.horizontal).natural
    let primaryWidth = max(0, width - menuWidth)
    let isReversed = textDirection == .rightToLeft
    primary.allocate(x: isReversed ? menuWidth : 0, y: 0, width: primaryWidth, height: height, baseline: baseline)
    menuButton.allocate(x: isReversed ? 0 : primaryWidth, y: 0, width: menuWidth, height: height, baseline: -1)
  }
}

// MARK: - Properties for C and interface files

extension SplitButton {
  private var iconName: String? {
    get { primary.iconName }
    set {
      guard newValue != iconName else { return }
      primary.iconName = newValue
      notify("icon-name")
    }
  }

  /// A blank label from C code changes nothing.
  private var menuLabel: String? {
    get { menuButton.ownAccessibilityLabel }
    set {
      guard newValue != menuLabel else { return }
      menuButton.ownAccessibilityLabel = newValue
      notify("menu-label")
    }
  }

  /// A menu model from other code, instead of ``menu``; nil for none. GTK looks up its actions in the button's
  /// ancestors.
  public var menuModel: MenuModel? {
    get { menuButton.menuModel }
    set {
      guard newValue != menuModel else { return }
      menuButton.menuModel = newValue
      notify("menu-model")
    }
  }
}

extension SplitButton: BuilderChecked {
  /// The required properties that a `.ui` file leaves out.
  public var builderProblem: String? {
    if primary.accessibilityLabel.isEmpty { return "It has no name: give it a title." }
    if menuButton.accessibilityLabel.isEmpty { return "Its menu's part shows no text, so it needs a menu-label." }
    return ButtonReports.unknownVariant(of: primary)
  }
}

extension SplitButton: BuilderParent {
  /// Refuses every child: a split button has only its own parts.
  public func takeChild(_ child: Widget) -> String? { "It takes no child: set its properties instead." }
}

extension Signal where Owner == SplitButton, Arguments == Void, Result == Void {
  /// Emitted when the pointer, a key or an assistive technology presses the primary part.
  public static var clicked: Self { Signal("clicked") }
}
