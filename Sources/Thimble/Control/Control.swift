/// What all controls of the kit share: a name, a state, and a target that can be hit.
///
/// ## Accessibility
/// Every control has a non-empty ``accessibilityLabel`` as its only accessible name. Disabled and selected are exposed.
///
/// ## Hit area
/// At least ``minimumHitSize`` belongs to the control, also outside its parent, without touching layout. A point on
/// another interactive widget's own pixels is never taken; a point between two controls belongs to the nearer edge.
/// Press, release, hover and tooltip agree on it. See ``HitPolicy``, ``hitAreaInsets`` and ``HitAreaReport``.
@MainActor
open class Control: Widget, Reaching, Mapping, HitTarget {
  override open class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("selected", \Control.isSelected, initial: false, "Whether the control is on."),
      NativeProperty("tooltip-text", \Control.tooltip, initial: nil, "What is shown while the pointer rests here."),
      NativeProperty("accessibility-hint", \Control.accessibilityHint, initial: nil, "What the control does."),
    ]
  }

  /// The way in which the control speaks up by itself. Tests set their own.
  public final var announcer = Announcer.screenReader

  private var label = ""
  private var existingQuietName: QuietName?
  private var ownTooltip: String?
  private var hint: String?

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    _ = ThemeController.shared
    _ = LargeContentViewer.shared
    _ = HitArbiter.shared
    super.init(native)
  }

  // MARK: State

  /// Whether the control can be used. Disabling drops keyboard focus; for work under way, see loading.
  public var isEnabled: Bool {
    get { isSensitive }
    set { isSensitive = newValue }
  }

  /// Whether the control is on. Once set, assistive technologies are told of it as pressed or not pressed, and a screen
  /// reader says "Selected" with the description: the role stays what it is, since GTK lets it change only until it has
  /// been seen. For what is switched on and off by a press, ``ToggleButton`` has the role from the beginning.
  public var isSelected: Bool {
    get { stateFlags.contains(.checked) }
    set {
      let isChange = newValue != isSelected
      if newValue { setStateFlags(.checked) } else { unsetStateFlags(.checked) }
      setAccessibleOn(newValue)
      if isChange {
        updateDescription()
        notify("selected")
      }
    }
  }

  // MARK: Name

  /// What the control is called, by assistive technologies, its tooltip and voice control.
  public var accessibilityLabel: String { label }

  /// What the control does, where its name does not say: spoken after name and role. Rarely needed.
  public var accessibilityHint: String? {
    get { hint }
    set {
      guard newValue != hint else { return }
      hint = newValue
      updateDescription()
      notify("accessibility-hint")
    }
  }

  /// The text shown while the pointer rests on the control; an icon button's is its label unless another is set.
  override public var tooltip: String? {
    get { super.tooltip }
    set {
      ownTooltip = newValue
      updateTooltip()
    }
  }

  /// Whether the label is shown as the tooltip where no other is set: for controls that show no text.
  var showsLabelAsTooltip: Bool { false }

  /// The one place where the name is set; everything that repeats it follows.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - isQuiet: whether a sentence is said of the change, so that a screen reader is not to speak the name.
  func setName(_ name: String, isQuiet: Bool = false) {
    defer { if shownDescription != nil { updateDescription() } }
    guard name != label else { return }
    label = name
    if isQuiet, hasFocus {
      quietName.change(to: name)
    } else {
      setAccessibleLabel(name)
      existingQuietName = nil
    }
    if showsLabelAsTooltip || ownTooltip != nil { updateTooltip() }
  }

  /// What changes the name without a word, while the control has keyboard focus.
  var quietName: QuietName {
    if let existingQuietName { return existingQuietName }
    let quietName = QuietName(self)
    existingQuietName = quietName
    return quietName
  }

  /// The name is reported again.
  func quietNameEnded() {
    setAccessibleLabel(label)
    existingQuietName = nil
  }

  /// Why the control cannot be used: instead of any tooltip and description while it is set.
  var explanation: String? {
    didSet { if explanation != oldValue { updateTooltip() } }
  }

  /// Whether a press would be dropped, because work is going on.
  var isBusy: Bool { false }

  /// The state that no screen reader has words for in the control's role: said first. Of a button that is no toggle none
  /// says that it is pressed.
  var unspokenState: String? { isSelected ? localized("Selected") : nil }

  /// Whether the control needs a long press for itself, so that no large content may have it.
  var needsLongPress: Bool { false }

  /// The action of the control's own long press.
  var ownLongPress: (@MainActor () -> Void)? { nil }

  /// The action of a long press of a control that has none of its own, such as opening a menu.
  var secondLongPress: (@MainActor () -> Void)? { nil }

  /// The picture that the control shows.
  var shownIcon: Icon? { nil }

  /// Activates the control on behalf of the event that is being handled.
  func activateForEvent() { activate() }

  /// Says why the control cannot be used.
  func sayWhyUnavailable() {
    if let reason = largeContent.reason { say(localized("%1$@, %2$@", accessibilityLabel, reason)) }
  }

  /// What the control shows besides its name.
  var shownDescription: String? { nil }

  /// The keys that press the control: shown with the tooltip, and said.
  var shownShortcut: KeyboardShortcut? { nil }

  /// What else can be done with the control: said last.
  var pressHint: String? { nil }

  /// The words of the control as they are now.
  var words: ControlWords {
    ControlWords(
      name: label, explanation: explanation, ownTooltip: ownTooltip, showsNameAsTooltip: showsLabelAsTooltip,
      keys: shownShortcut?.label, hint: hint, shown: shownDescription, unspokenState: unspokenState,
      pressHint: pressHint)
  }

  /// Shows the tooltip again after something that it says has changed.
  func updateTooltip() {
    let text = words.tooltip
    if super.tooltip != text { super.tooltip = text }
    if LargeContentViewer.hasBeenInUse { LargeContentViewer.shared.updateTooltip(of: self) }
    updateDescription()
  }

  /// Exposes the description again after something that it says has changed.
  ///
  /// GTK makes the tooltip the description, 4.18 also if the description is empty: a tooltip with the name and the keys would
  /// be spoken twice. A blank is not spoken.
  func updateDescription() { setAccessibleDescription(spokenDescription ?? (shownShortcut == nil ? nil : " ")) }

  /// The text that is spoken after name and role.
  var spokenDescription: String? { words.description(saysKeys: !Widget.exposesAccessibleKeyShortcuts) }

  // MARK: Hit area

  /// What the control asks for its own target.
  var hitWish = HitWish() {
    didSet {
      guard hitWish != oldValue else { return }
      // A wish that reaches nowhere claims nothing.
      reachClaim = hitWish.reach == 0 ? nil : HitArbiter.shared.claim(hitWish.reach, for: self)
      Picking.invalidate()
      if let frame = parent as? HitAreaFrame { frame.queueResize() }
    }
  }

  private var reachClaim: ReachClaim?

  var ownReflowDelay: Duration??

  /// The reflow delay unless another is set.
  var standardReflowDelay: Duration { .milliseconds(150) }

  /// When the control last came on screen.
  private(set) var appearedAt: Duration?

  /// The style class of the theme that the control or a container around has of its own; nil where none has.
  var themeScope: String? {
    didSet {
      guard themeScope != oldValue else { return }
      if let oldValue { removeStyleClass(oldValue) }
      if let themeScope { addStyleClass(themeScope) }
    }
  }

  public func didMap() {
    ThemeController.shared.followScope(self)
    appearedAt = HitArbiter.shared.pressGuard.now()
    if LargeContentViewer.hasBeenInUse { LargeContentViewer.shared.didMap(self) }
    if label.isEmpty { refuse() }
  }

  /// What a control made by C, or from a `.ui` file, cannot be used without and lacks: a sentence.
  var whatIsMissing: String? { label.isEmpty ? "It has no name: give it a title or an accessibility-label." : nil }

  /// Only C can make a control without a name, by its type's name. Nobody could tell what it does, so it is not shown.
  private func refuse() {
    isVisible = false
    Log.warning("A \(typeName) without a name is not shown. \(whatIsMissing ?? "")")
  }

  public func willUnmap() {}
}

// MARK: - Properties

extension Property where Owner: Control, Value == Bool {
  /// Whether the control is on.
  public static var selected: Self { Property("selected") }
}
