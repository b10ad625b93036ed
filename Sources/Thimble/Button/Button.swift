/// A control that runs one action when it is pressed.
///
/// ```swift
/// Button("Save", icon: "document-save-symbolic", variant: .primary) {
///   try await document.save()
/// }
/// ```
/// An `async` action runs as a task of the button. While it runs, the button is pending and further presses are
/// dropped. The task is cancelled when the button leaves its window permanently. Closing the window counts as leaving
/// permanently, even if the program keeps the window. Hiding the window, or moving the button to another window, does
/// not count. Capture the owner of the button weakly.
///
/// One value, the ``configuration``, holds everything that the button shows; `title`, `icon`, `variant`, `size` and
/// similar properties are parts of it.
///
/// ## CSS nodes
/// ```
/// thimble-button[.icon-only | .title-only | .title-and-arrow | .icon-and-title][.pending][.loading | .succeeded | .failed][.inactive]
/// ├── press-canvas   (once it has been needed)
/// ├── ring           (once it has been needed)
/// ╰── image.outcome  (once it has been needed)
/// ```
/// The button draws icon, title, subtitle, badge and indicator on its own node. Set their font, weight and colour on
/// that node; sizes, letter spacing and the icon's colour come from the theme and from ``Look``.
///
/// ## Style classes
/// One of the theme's variants (`neutral` by default) and one of the sizes (`medium` by default).
///
/// ## Accessibility
/// The role is button, the action `click`. The name is the title without the mnemonic's underscore, unless
/// ``setAccessibilityLabel(_:)`` sets another name. A badge is spoken after the name, as in "Inbox, 3"; a subtitle is the
/// description.
/// `busy` and `disabled` are exposed while the button is pending; it keeps keyboard focus and announces longer work.
/// See ``disable(because:leadingTo:)`` for a button that explains why it is disabled.
///
/// ## Example
/// Gallery page `button`.
@MainActor
open class Button: Control, Measuring, Allocating, Drawing, Activating, Rooting {
  @_spi(Hooks) override open class var nativeType: NativeType { .button(cssName: "thimble-button") }

  @_spi(Hooks) override open class var nativeProperties: [NativeProperty] { ownProperties }

  @_spi(Hooks) override open class var nativeSignals: [NativeSignal] { [workSignal, pressSignal, longPressSignal] }

  private(set) lazy var content = ButtonContent(self)
  var ownLabel: String?

  /// The current style classes for content, variant and size.
  var (contentClass, variantClass, sizeClass) = ("", "", "")
  var lookClass: String?
  /// The values for drawing the content; nil until they are needed, and after a change.
  var knownStyle: ContentStyle?

  /// The bar around the button; nil outside bars.
  private(set) var place: Bar?

  /// Indicates whether the button is at least as wide as it is high.
  var isCircle = false

  /// The work that a press starts.
  var pressAction = PressAction.none

  /// The source of time for held presses, confirmations and work. Tests can replace it.
  public final var pacemaker = Pacemaker.continuous {
    didSet { existingPending?.pacemakerChanged() }
  }

  /// The state of pending work; nil until it is first needed.
  private(set) var existingPending: ButtonPending?

  /// The press behaviour; nil until it is first needed.
  private(set) var existingPress: PressBehavior?

  /// The follower of the button's states; nil until something shown depends on them.
  private(set) var existingFollower: StateFollower?

  /// The reason for which the application has disabled the button.
  var inactivity: Inactivity?

  /// The reason for which the button disables itself, independent of the application. Call ``updateInactivity()`` after
  /// a change.
  var hindrance: String? { nil }

  /// The defaults that the button inherits from its containers; nil for none.
  var inheritedDefaults: Defaults.Box? {
    didSet {
      guard inheritedDefaults?.value != oldValue?.value else { return }
      existingFollower?.configurationChanged()
      update(.defaults)
    }
  }

  /// Connects a Swift object to a native widget. Applications do not call it.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) {
    super.init(native)
    _ = content
    updateClasses()
  }

  /// Creates a button that runs its action immediately.
  ///
  /// A subclass that overrides ``init(_:)`` inherits the button's convenience initializers only if it overrides this
  /// initializer too.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name. `_` marks the next letter as the mnemonic, pressed with Alt;
  ///     `__` shows an underscore.
  ///   - icon: the icon before the title.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - action: the action of a press.
  public init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    super.init(Self.make())
    _ = content
    updateClasses()
    setUp(title, icon, variant, size, .now(action))
  }

  isolated deinit {
    if let lookClass { ThemeController.shared.release(lookClass) }
  }

  // MARK: Content

  /// Everything that the button shows. Only icon buttons may have a blank title.
  public final var configuration = Configuration() {
    didSet { configurationChanged(from: oldValue) }
  }

  /// The style that turns role, variant and state into the appearance; nil uses the style of the container, or else
  /// that of the theme.
  public var style: AnyButtonStyle? {
    didSet { if style != oldValue { update(.style) } }
  }

  /// The variant if neither the button, its role nor a container sets one.
  var standardVariant: Variant { isQuiet ? .plain : .neutral }

  /// Indicates whether the button has no surface at rest unless a variant is set: see ``updatePlace()``.
  var isQuiet = false { didSet { if isQuiet != oldValue { update(.standards) } } }

  /// Indicates whether the button follows GtkButton's idea of a frame: see ``followStockFrame()``.
  var hearsStockFrame = false

  /// The size if neither the button nor a container sets one.
  var standardSize: Size { .medium }

  private func configurationChanged(from old: Configuration) {
    var (update, properties) = (ButtonUpdate(), [StaticString]())
    configuration.forEachChange(from: old) {
      update.formUnion($0)
      for property in $1 where !properties.contains(where: { "\($0)" == "\(property)" }) { properties.append(property) }
    }
    if existingFollower != nil || configuration.dependsOnState { follower.configurationChanged() }
    self.update(update)
    if Self.leavesWidgetsToProgram, configuration.variant != old.variant { updateStockFrame() }
    for property in properties { notify(property) }
  }

  /// Brings parts of the button up to date. All changes go through here, whatever they change.
  func update(_ parts: ButtonUpdate) {
    if parts.contains(.content) {
      existingPending?.freeze()
      showContent()
      updateContentClass()
      updateName()
    }
    if parts.contains(.variant) { updateClasses() }
    if !parts.isDisjoint(with: [.variant, .look]) { updateLook() }
    if parts.contains(.layout) { updateLayout() }
    if parts.contains(.keys) {
      RoleKeys.remove(self)
      RoleKeys.add(self)
    }
    if parts.contains(.work) {
      if configuration.showsActivityIndicator { pending.start() } else { existingPending?.stop(.neutral) }
    }
    if parts.contains(.selection) { showSelection() }
  }

  /// Shows whether the button is on.
  func showSelection() {}

  /// The shown parts of the label.
  var labelStyle: Configuration.LabelStyle {
    configuration.details.labelStyle ?? inheritedDefaults?.value.labelStyle ?? .titleAndIcon
  }

  /// Indicates whether this kind of button never shows its title.
  var isIconOnly: Bool { false }
  /// Indicates whether this kind of button underlines its title in every state.
  var underlinesTitle: Bool { false }
  /// The name of the theme's variant whose traits the content has.
  var contentVariant: String { variant.name }

  /// The angle of the icon, in turns. Call ``updateContentMotion()`` after a change.
  var iconTurn: Double { 0 }

  /// The built-in arrow of this kind of button; nil leaves it to the configuration.
  var indicatorIcon: Icon? { nil }

  override var shownDescription: String? { configuration.subtitle ?? configuration.styledSubtitle?.plain }

  override var shownShortcut: KeyboardShortcut? { press.shortcut ?? pressAction.commandBinding?.shortcut }

  /// Updates the tooltip and the accessible shortcut: the button's own shortcut or that of its command.
  func shownShortcutChanged() {
    setAccessibleKeyShortcut(shownShortcut)
    updateTooltip()
  }

  override var pressHint: String? { existingPending?.cancelHint ?? existingPress?.hint }
  override var cutText: String? { content.cutText }

  override package var meaningSettlesAt: Duration? {
    let changes = [
      existingPress?.confirmation?.meaningSettlesAt, existingPending?.meaningSettlesAt,
      pressAction.commandBinding?.meaningSettlesAt,
    ]
    return changes.compactMap(\.self).max()
  }

  override var showsLabelAsTooltip: Bool { contentClass == "icon-only" }

  /// Sets the accessible name; nil returns to the title. A blank label is a programmer's error: it ends the process, in
  /// every build.
  override public func setAccessibilityLabel(_ label: String?) {
    let label = label.map { AccessibleName.required($0, of: Self.self) }
    let isChange = label != ownLabel
    ownLabel = label
    updateName()
    if isChange { notify("accessibility-label") }
  }

  /// The padding around the content; nil for the theme's padding.
  var shownInsets: Insets? { configuration.contentInsets }

  override func themeScopeChanged() {
    super.themeScopeChanged()
    contentStyleChanged()
    ThemeController.shared.use([variantClass, sizeClass], inScope: themeScope, at: self)
    if lookClass != nil { updateLook() }
  }

  // MARK: Activation

  /// The presses of the button apart from its action: their feedback, other ways to press, and other effects.
  public var press: ButtonPress { ButtonPress(button: self) }

  /// The work of the button: that of its `async` action, or work that the application shows.
  public var work: ButtonWork { ButtonWork(button: self) }

  /// Indicates whether the button is at work. It keeps its focus, tooltip and size;
  /// ``ButtonWork/Options/activationPolicy`` decides the effect of a press.
  public var isPending: Bool { existingPending?.state.isPending ?? false }

  /// The press behaviour, made when it is first needed.
  var pressBehavior: PressBehavior {
    if let existingPress { return existingPress }
    let behavior = PressBehavior(self)
    existingPress = behavior
    return behavior
  }

  var pending: ButtonPending {
    if let existingPending { return existingPending }
    let pending = ButtonPending(self)
    existingPending = pending
    pending.catchUp()
    return pending
  }

  var follower: StateFollower {
    if let existingFollower { return existingFollower }
    let follower = StateFollower(self)
    existingFollower = follower
    return follower
  }

  /// Indicates whether the button is enabled. A button disabled here loses keyboard focus;
  /// ``disable(because:leadingTo:)`` keeps focus and gives the reason. Setting `isEnabled` to true ends both. A button
  /// that lacks a part of its own, such as menu items, stays disabled all the same.
  override public var isEnabled: Bool {
    get { super.isEnabled }
    set {
      inactivity = nil
      super.isEnabled = newValue
      updateInactivity()
      // GTK has just exposed its own state, which does not include pending work.
      if isPending { exposeDisabled() }
    }
  }

  override var workAvailability: Availability { existingPending?.availability ?? .ready }

  override var needsLongPress: Bool { existingPress?.needsHold ?? false }

  override var usesHold: Bool { existingPress?.usesHold ?? false }

  override var ownLongPress: (@MainActor () -> Void)? {
    guard let press = existingPress, press.longPress != nil else { return nil }
    return { [weak press] () -> Void in press?.performLongPressOfEvent() }
  }

  override var secondLongPress: (@MainActor () -> Void)? {
    guard contextMenu != nil || contextMenuModel != nil else { return nil }
    return { [weak self] () -> Void in self?.openContextMenu() }
  }

  override var shownIcon: Icon? { icon }

  override func activateForEvent() { PressOrigin.declareEvent { _ = activate() } }

  override func sayWhyUnavailable() { if disabledReason == nil { super.sayWhyUnavailable() } else { sayWhyInactive() } }

  @_spi(Hooks) open func willClick() -> Bool {
    guard !HitArbiter.shared.pressGuard.refuses(self) else { return false }
    // GTK does not click an insensitive button, but a program can still emit the signal. A press that began before the
    // button became busy must be able to end.
    guard case .explained = availability else {
      let press = PressOrigin.click(of: self)
      return existingPress?.click(press) ?? work.run(press)
    }
    sayWhyInactive()
    return false
  }

  override var standardReflowDelay: Duration {
    configuration.role == .destructive || variant == .danger ? .milliseconds(500) : super.standardReflowDelay
  }

  @_spi(Hooks) open func willActivate() -> Bool {
    guard PressOrigin.isNew(activationOf: self) else { return false }
    if case .explained = availability { sayWhyInactive() }
    guard availability == .ready else { return false }
    PressOrigin.activationBegan(of: self)
    return true
  }

  @_spi(Hooks) override public func didMap() {
    super.didMap()
    ButtonReports.reportUnknownVariant(of: self)
    content.mnemonic?.follow()
  }

  @_spi(Hooks) override public func willUnmap() {
    existingPress?.run.cancel()
    content.mnemonic?.rest()
    // Without this, a press that is never released leaks the button: GTK's gesture and the button would hold each
    // other.
    resetControllers()
    super.willUnmap()
  }

  @_spi(Hooks) open func didRoot() {
    ThemeController.shared.prepare()
    followTheme()
    place = bar
    keepHeight(in: place)
    updatePlace()
    followDefaults()
    window.map(FocusHeir.follow)
    RoleKeys.add(self)
  }

  @_spi(Hooks) open func willUnroot() { RoleKeys.remove(self) }

  // MARK: Layout

  @_spi(Hooks) public var tradesHeightForWidth: Bool { content.wraps }

  @_spi(Hooks) open func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    measureContent(orientation, crossSize)
  }

  @_spi(Hooks) open func allocateChildren(width: Int, height: Int, baseline: Int) {
    placeContent(width, height, baseline)
  }

  // MARK: Drawing

  @_spi(Hooks) open func draw(_ snapshot: Snapshot) {
    guard let canvas = existingPress?.signs?.canvas else {
      content.draw(snapshot, on: self)
      return native.draw(snapshot)
    }
    snapshot.draw(canvas, of: self)
    content.draw(snapshot, on: self)
    for child in children where child !== canvas { snapshot.draw(child, of: self) }
  }
}
