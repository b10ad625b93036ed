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
/// ``setAccessibilityLabel(_:)`` sets another name. A badge is spoken after the name; a subtitle is the description.
/// `busy` and `disabled` are exposed while the button is pending; it keeps keyboard focus and announces longer work.
/// See ``disable(because:leadingTo:)`` for a button that explains why it is disabled.
///
/// ## Example
/// Gallery page `button`.
@MainActor
open class Button: Control, Measuring, Allocating, Drawing, Activating, Rooting {
  override open class var nativeType: NativeType { .button(cssName: "thimble-button") }

  override open class var nativeProperties: [NativeProperty] { ownProperties }

  override open class var nativeSignals: [NativeSignal] { [workSignal, pressSignal, longPressSignal] }

  private(set) lazy var content = ButtonContent(self)
  var ownLabel: String?

  /// The current style classes for content, variant and size.
  private(set) var contentClass = ""
  private var (variantClass, sizeClass) = ("", "")
  private(set) var lookClass: String?
  /// The values for drawing the content; nil until they are needed, and after a change.
  var knownStyle: ContentStyle?

  /// The bar around the button; nil outside bars.
  private(set) var place: Bar?

  /// Indicates whether the button is at least as wide as it is high.
  private(set) var isCircle = false

  /// The work that a press starts.
  var work: Work = .none

  /// The source of time for held presses, confirmations and work. Tests can replace it.
  public final var pacemaker = Pacemaker.continuous {
    didSet { existingPending?.pacemakerChanged() }
  }

  /// The state of pending work; nil until it is first needed.
  private(set) var existingPending: ButtonPending?

  /// The press behaviour; nil until it is first needed.
  var existingPress: ButtonPress?

  /// The follower of the button's states; nil until something shown depends on them.
  private(set) var existingFollower: StateFollower?

  /// The reason for which the application has disabled the button.
  var inactivity: Inactivity?

  /// The reason for which the button disables itself, independent of the application. Call ``updateInactivity()`` after
  /// a change.
  var hindrance: String? { nil }

  /// The defaults that the button inherits from its containers.
  var inheritedDefaults: Defaults {
    get { boxedDefaults?.value ?? Defaults() }
    set {
      guard newValue != inheritedDefaults else { return }
      boxedDefaults = newValue == Defaults() ? nil : Defaults.Box(newValue)
      existingFollower?.configurationChanged()
      update(.defaults)
    }
  }

  private var boxedDefaults: Defaults.Box?

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

  /// The size if neither the button nor a container sets one.
  var standardSize: Size { .medium }

  private func configurationChanged(from old: Configuration) {
    var (update, properties) = (ButtonUpdate(), [String]())
    configuration.forEachChange(from: old) {
      update.formUnion($0)
      properties += $1
    }
    if existingFollower != nil || configuration.dependsOnState { follower.configurationChanged() }
    self.update(update)
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
      leaveRole()
      takeRole()
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
    configuration.details.labelStyle ?? inheritedDefaults.labelStyle ?? .titleAndIcon
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

  override var shownShortcut: KeyboardShortcut? { existingPress?.shortcut?.shortcut ?? commandShortcut }

  override var pressHint: String? { existingPress?.hint }
  override var cutText: String? { content.cutText }

  override var meaningSettlesAt: Duration? { existingPress?.confirmation?.meaningSettlesAt }

  override var showsLabelAsTooltip: Bool { contentClass == "icon-only" }

  // MARK: Appearance

  private func updateContentClass() {
    let showedLabel = showsLabelAsTooltip
    exchangeStyleClass(&contentClass, content.styleClass(configuration))
    updateContentMotion()
    updatePlace()
    if showsLabelAsTooltip != showedLabel { updateTooltip() }
  }

  override func themeScopeChanged() {
    super.themeScopeChanged()
    knownStyle = nil
    ThemeController.shared.use([variantClass, sizeClass], inScope: themeScope, at: self)
    if lookClass != nil { updateLook() }
  }

  private func updateClasses() {
    knownStyle = nil
    let new = [variant.name, size.name]
    if isMapped, new[0] != variantClass { reportUnknownVariant() }
    if new != [variantClass, sizeClass] { ThemeController.shared.use(new, inScope: themeScope, at: self) }
    exchangeStyleClass(&variantClass, new[0])
    exchangeStyleClass(&sizeClass, new[1])
  }

  private func exchangeStyleClass(_ old: inout String, _ new: String) {
    guard old != new else { return }
    if !old.isEmpty { removeStyleClass(old) }
    if !new.isEmpty { addStyleClass(new) }
    old = new
  }

  private func updateLook() {
    knownStyle = nil
    let (effective, style) = (effectiveConfiguration, effectiveStyle)
    followTrigger(of: style)
    let look = AppliedLook(style, effective)
    report(configuration.look)
    isCircle = effective.look.cornerStyle == .circle
    guard look != nil || lookClass != nil else { return }
    let new = look.map { ThemeController.shared.styleClass(for: $0, inScope: themeScope) }
    if let lookClass {
      ThemeController.shared.release(lookClass)
      removeStyleClass(lookClass)
    }
    if let new { addStyleClass(new) }
    lookClass = new
    queueResize()
  }

  /// The padding around the content; nil for the theme's padding.
  var shownInsets: Insets? { configuration.contentInsets }

  private func updateLayout() {
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

  open func willClick() -> Bool {
    guard !HitArbiter.shared.pressGuard.refuses(self) else { return false }
    // GTK does not click an insensitive button, but a program can still emit the signal. A press that began before the
    // button became busy must be able to end.
    guard case .explained = availability else { return perform(PressOrigin.click(of: self)) }
    sayWhyInactive()
    return false
  }

  override var standardReflowDelay: Duration {
    configuration.role == .destructive || variant == .danger ? .milliseconds(500) : super.standardReflowDelay
  }

  open func willActivate() -> Bool {
    guard PressOrigin.isNew(activationOf: self) else { return false }
    if case .explained = availability { sayWhyInactive() }
    guard availability == .ready else { return false }
    PressOrigin.activationBegan(of: self)
    return true
  }

  override public func didMap() {
    super.didMap()
    reportUnknownVariant()
    content.mnemonic?.follow()
  }

  override public func willUnmap() {
    existingPress?.cancel()
    content.mnemonic?.rest()
    // Without this, a press that is never released leaks the button: GTK's gesture and the button would hold each
    // other.
    resetControllers()
    super.willUnmap()
  }

  open func didRoot() {
    ThemeController.shared.prepare()
    place = bar
    keepHeight(in: place)
    updatePlace()
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

  // MARK: Drawing

  open func draw(_ snapshot: Snapshot) {
    guard let canvas = existingPress?.signs?.canvas else {
      content.draw(snapshot, on: self)
      return native.draw(snapshot)
    }
    snapshot.draw(canvas, of: self)
    content.draw(snapshot, on: self)
    for child in children where child !== canvas { snapshot.draw(child, of: self) }
  }
}
