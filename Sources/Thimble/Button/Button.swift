/// A control that does one thing when it is pressed.
///
/// ```swift
/// Button("Save", icon: "document-save-symbolic", variant: .primary) {
///   try await document.save()
/// }
/// ```
/// An action that is `async` runs as a task of the button: meanwhile the button is pending, further presses are dropped,
/// and the task is cancelled when the button leaves its window for good. Closing the window is leaving it for good, even if
/// the program keeps the window; hiding it, or moving the button to another window, is not. Capture weakly what owns the
/// button.
///
/// All that it shows is one value, its ``configuration``; `title`, `icon`, `variant`, `size` and the like are parts of it.
///
/// ## CSS nodes
/// ```
/// thimble-button[.icon-only | .title-only | .icon-and-title][.pending][.loading | .succeeded | .failed][.inactive]
/// ├── press-canvas    (once it has been needed)
/// ├── image           (once it has been needed)
/// ├── label           (once it has been needed)
/// ├── label.subtitle  (once it has been needed)
/// ├── label.badge     (once it has been needed)
/// ├── image.indicator (once it has been needed)
/// ├── ring            (once it has been needed)
/// ╰── image.outcome   (once it has been needed)
/// ```
///
/// ## Style classes
/// One of the theme's variants (`neutral` unless set) and one of the sizes (`medium` unless set).
///
/// ## Accessibility
/// Role button, action `click`. The name is the title without its mnemonic's underscore, unless
/// ``setAccessibilityLabel(_:)`` says another; a badge is spoken after it, a subtitle is the description. `busy` and
/// `disabled` are exposed while pending; focus stays, and what takes longer is said. See
/// ``disable(because:leadingTo:)`` for a button that says why it cannot be pressed.
///
/// ## Example
/// Gallery page `button`.
@MainActor
open class Button: Control, Measuring, Allocating, Activating, Rooting {
  override open class var nativeType: NativeType { .button(cssName: "thimble-button") }

  override open class var nativeProperties: [NativeProperty] { ownProperties }

  private(set) lazy var content = ButtonContent(self)
  var ownLabel: String?

  /// The style classes of content, variant, size and look.
  private var (contentClass, variantClass, sizeClass) = ("", "", "")
  private var lookClass: String?

  /// Whether the button is at least as wide as it is high.
  private(set) var isCircle = false

  /// What a press does.
  var work: Work = .none

  /// The source of the button's time, for presses that are held, confirmations and work. Tests set their own.
  public final var pacemaker = Pacemaker.continuous {
    didSet { existingPending?.pacemakerChanged() }
  }

  /// The pending side, once it has been needed.
  private(set) var existingPending: ButtonPending?

  /// What is asked of presses, once anything has been.
  var existingPress: ButtonPress?

  /// Follows the states, once something shown depends on them.
  private(set) var existingFollower: StateFollower?

  /// What the application says must be done first.
  var inactivity: Inactivity?

  /// Why the button itself cannot be pressed, whatever the application says; call ``updateInactivity()`` on a change.
  var hindrance: String? { nil }

  /// What the containers around say, where they say anything.
  var inheritedDefaults = Defaults() {
    didSet { if inheritedDefaults != oldValue { configurationChanged(from: configuration, isForced: true) } }
  }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    _ = content
    updateClasses()
  }

  /// A button that does something at once.
  ///
  /// A subclass that overrides ``init(_:)`` has a button's initializers only if it overrides this one too.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - action: what a press does.
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

  /// All that the button shows. Its title is never blank but on icon buttons.
  public final var configuration = Configuration() {
    didSet { configurationChanged(from: oldValue, isForced: false) }
  }

  /// How role, variant and state become the appearance; nil leaves it to the container around, then to the theme.
  public var style: AnyButtonStyle? {
    didSet { if style != oldValue { updateLook() } }
  }

  /// The variant where neither button, role nor container says one.
  var standardVariant: Variant { .neutral }

  /// The size where neither button nor container says one.
  var standardSize: Size { .medium }

  /// The one place where what is shown follows what is asked for.
  func configurationChanged(from old: Configuration, isForced: Bool) {
    let new = configuration
    let isDetailed = !new.sharesDetails(with: old)
    if isForced || new.titles != old.titles || new.icons != old.icons || isDetailed && new.differsInContent(from: old) {
      existingPending?.freeze()
      showContent()
      updateContentClass()
      updateName()
    }
    if existingFollower != nil || new.dependsOnState { follower.configurationChanged() }
    if isForced || new.variant != old.variant || new.size != old.size || new.role != old.role {
      updateClasses()
      updateLook()
    } else if isDetailed, new.differsInLook(from: old) {
      updateLook()
    }
    if isDetailed, new.differsInLayout(from: old) { updateLayout() }
    if new.role != old.role {
      leaveRole()
      takeRole()
    }
    if new.showsActivityIndicator != old.showsActivityIndicator {
      if new.showsActivityIndicator { pending.start() } else { existingPending?.stop(.neutral) }
    }
    notifyChanges(from: old)
  }

  /// Whether the button never shows its title, as a member of the family.
  var isIconOnly: Bool { false }

  /// The arrow of a member of the family that has one by itself; nil leaves it to the configuration.
  var indicatorIcon: Icon? { nil }

  override var shownDescription: String? { configuration.subtitle ?? configuration.styledSubtitle?.plain }

  override var shownShortcut: KeyboardShortcut? { existingPress?.shortcut?.shortcut ?? commandShortcut }

  override var pressHint: String? { existingPress?.hint }

  override var showsLabelAsTooltip: Bool { contentClass == "icon-only" }

  // MARK: Appearance

  private func updateContentClass() {
    let showedLabel = showsLabelAsTooltip
    exchangeStyleClass(&contentClass, content.styleClass(configuration))
    if showsLabelAsTooltip != showedLabel { updateTooltip() }
  }

  private func updateClasses() {
    let new = variant.name
    if isMapped, new != variantClass { reportUnknownVariant() }
    exchangeStyleClass(&variantClass, new)
    exchangeStyleClass(&sizeClass, size.name)
  }

  private func exchangeStyleClass(_ old: inout String, _ new: String) {
    guard old != new else { return }
    if !old.isEmpty { removeStyleClass(old) }
    if !new.isEmpty { addStyleClass(new) }
    old = new
  }

  private func updateLook() {
    let effective = effectiveConfiguration
    let style = effectiveStyle
    followTrigger(of: style)
    let look = AppliedLook(style, effective)
    report(configuration.look)
    isCircle = effective.look.cornerStyle == .circle
    guard look != nil || lookClass != nil else { return }
    let new = look.map { ThemeController.shared.styleClass(for: $0) }
    if let lookClass {
      ThemeController.shared.release(lookClass)
      removeStyleClass(lookClass)
    }
    if let new { addStyleClass(new) }
    lookClass = new
  }

  /// The room around the content; nil for the theme's.
  var shownInsets: Insets? { configuration.contentInsets }

  func updateLayout() {
    setStyleClass("custom-insets", shownInsets != nil)
    let least = configuration.minimumSize.wholePixels
    setSizeRequest(width: least.width > 0 ? least.width : -1, height: least.height > 0 ? least.height : -1)
    queueResize()
  }

  // MARK: Activation

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

  /// Whether the button can be used. Disabling drops keyboard focus; ``disable(because:leadingTo:)`` keeps it and says
  /// why, and true ends both. What the button itself lacks, such as something in its menu, keeps it disabled all the same.
  override public var isEnabled: Bool {
    get { super.isEnabled && disabledReason == nil }
    set {
      inactivity = nil
      super.isEnabled = newValue
      updateInactivity()
      // GTK has exposed what it knows of.
      if isPending { exposeDisabled() }
    }
  }

  override var isBusy: Bool { existingPending?.refusesPresses ?? false }

  override var needsLongPress: Bool { existingPress?.needsHold ?? false }

  override var ownLongPress: (@MainActor () -> Void)? {
    guard let press = existingPress, press.longPress != nil else { return nil }
    return { [weak press] () -> Void in press?.performLongPressOfEvent() }
  }

  override var secondLongPress: (@MainActor () -> Void)? {
    guard contextMenu != nil else { return nil }
    return { [weak self] () -> Void in self?.openContextMenu() }
  }

  override var shownIcon: Icon? { icon }

  override func activateForEvent() { PressOrigin.declareEvent { _ = activate() } }

  override func sayWhyUnavailable() { if disabledReason == nil { super.sayWhyUnavailable() } else { sayWhyInactive() } }

  open func willClick() -> Bool {
    guard !HitArbiter.shared.pressGuard.refuses(self) else { return false }
    // GTK clicks no insensitive button, but a program that emits the signal is obeyed. A press that began before the button
    // was busy has to end.
    guard case .explained = availability else { return perform(PressOrigin.click(of: self)) }
    sayWhyInactive()
    return false
  }

  override var standardReflowDelay: Duration {
    configuration.role == .destructive || variant == .danger ? .milliseconds(500) : super.standardReflowDelay
  }

  open func willActivate() -> Bool {
    if case .explained = availability { sayWhyInactive() }
    guard availability == .ready else { return false }
    let press = PressOrigin.activation(of: self)
    existingPress?.activationBegan(press)
    return true
  }

  override public func didMap() {
    super.didMap()
    reportUnknownVariant()
  }

  override public func willUnmap() {
    existingPress?.cancel()
    // A press that is never let go: GTK's own gesture would hold the button, and the button the gesture.
    resetControllers()
    super.willUnmap()
  }

  open func didRoot() {
    keepHeightInBars()
    followDefaults()
    takeRole()
  }

  open func willUnroot() { leaveRole() }

  // MARK: Layout

  public var tradesHeightForWidth: Bool { content.wraps }

  open func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    measureContent(orientation, crossSize)
  }

  open func allocateChildren(width: Int, height: Int, baseline: Int) { placeContent(width, height, baseline) }
}
