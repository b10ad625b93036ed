/// The base class of the kit's controls: a name, a state and a hit area.
///
/// ## Accessibility
/// Every control has a non-empty ``accessibilityLabel`` as its only accessible name. The disabled and selected states
/// are exposed.
///
/// ## Hit area
/// A control's hit area is at least ``minimumHitSize``. It extends outside the parent if necessary, and never changes
/// layout. A control never takes a point on another interactive widget's own pixels; a point between two controls
/// belongs to the nearer edge. Press, release, hover and tooltip all use this area. See ``HitPolicy``,
/// and ``hitAreaInsets``. `HitAreaReport` of the module `Inspecting` lists the sizes of all of a window.
@MainActor
open class Control: Widget, Reaching, Mapping, HitTarget {
  @_spi(Hooks) override open class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("selected", \Control.isSelected, initial: false, "Whether the control is on."),
      NativeProperty(
        "tooltip-text", \Control.tooltip, initial: nil, "The text shown while the pointer rests on the control."
      ),
      NativeProperty(
        "accessibility-hint", \Control.accessibilityHint, initial: nil, "A sentence about the purpose of the control."),
    ]
  }

  /// The announcer of the control's messages. Tests can replace it.
  public final var announcer = Announcer.screenReader

  private var label = ""
  private var existingQuietName: QuietName?
  private var ownTooltip: String?
  /// The tooltip, which GTK asks for when it shows it. GTK's own text would be the description as well, and a screen reader
  /// speaks each change of that.
  private var shownTooltip: String?
  /// Indicates whether the description repeats a text that the control showed.
  private var wasDescribed = false
  private var hint: String?

  /// Connects a Swift object to a native widget. Applications do not call it.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) {
    _ = ThemeController.shared
    _ = LargeContentViewer.shared
    _ = HitArbiter.shared
    super.init(native)
  }

  // MARK: State

  /// Indicates whether the control is enabled. A disabled control loses keyboard focus; for running work, use the
  /// loading state.
  override public var isEnabled: Bool {
    get { ownAvailability.isEnabled }
    set {
      isSensitive = newValue
      if !newValue { unsetStateFlags(.active) }
    }
  }

  /// Indicates whether the control is on. Once it is set, assistive technologies get the state as pressed or not
  /// pressed, and a screen reader says "Selected" or "Not selected" with the description. The role does not change,
  /// because GTK allows that only before the widget is shown. For a control that each press switches on or off, use
  /// ``ToggleButton``: it has the right role from the start.
  public var isSelected: Bool {
    get { selection ?? false }
    set {
      guard newValue != selection else { return }
      selection = newValue
      updateChecked()
      setAccessibleOn(newValue)
      updateDescription()
      notify("selected")
    }
  }

  /// The value of ``isSelected``; nil until it is set.
  private var selection: Bool?

  /// Indicates whether a menu or a popover of the control is open. The control looks selected meanwhile, and has no tooltip,
  /// which would cover the menu.
  final var holdsOpen = false {
    didSet {
      guard holdsOpen != oldValue else { return }
      updateChecked()
      LargeContentViewer.shared.updateTooltip(of: self)
    }
  }

  private func updateChecked() {
    if isSelected || holdsOpen { setStateFlags(.checked) } else { unsetStateFlags(.checked) }
  }

  // MARK: Name

  /// The control's name in assistive technologies, its tooltip and voice control.
  public var accessibilityLabel: String { label }

  /// An explanation for a name that does not say enough. Screen readers speak it after name and role. Rarely needed.
  public var accessibilityHint: String? {
    get { hint }
    set {
      guard newValue != hint else { return }
      hint = newValue
      updateDescription()
      notify("accessibility-hint")
    }
  }

  /// The text shown while the pointer rests on the control. An icon button shows its label unless another text is set.
  override public var tooltip: String? {
    get { super.tooltip ?? shownTooltip }
    set {
      ownTooltip = newValue
      updateTooltip()
    }
  }

  /// Indicates whether the label is shown as the tooltip if no other tooltip is set: for controls that show no text.
  var showsLabelAsTooltip: Bool { false }

  /// Sets the name, and updates everything that repeats it. All changes of the name go through here.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - isQuiet: whether an announcement covers the change, so that a screen reader must not speak the name as well.
  func setName(_ name: String, isQuiet: Bool = false) {
    defer {
      let isDescribed = shownDescription != nil
      if isDescribed || wasDescribed { updateDescription() }
      wasDescribed = isDescribed
    }
    guard name != label else { return }
    label = name
    if isRefused, !name.isEmpty {
      isRefused = false
      isVisible = true
    }
    if isQuiet, hasFocus {
      quietName.change(to: name)
    } else {
      exposeLabel(name)
      existingQuietName = nil
    }
    if showsLabelAsTooltip || shownTooltip != nil {
      updateTooltip()
    } else {
      LargeContentViewer.shared.wordsChanged(of: self)
    }
  }

  /// The object that changes the name without speech while the control has keyboard focus.
  var quietName: QuietName {
    if let existingQuietName { return existingQuietName }
    let quietName = QuietName(self)
    existingQuietName = quietName
    return quietName
  }

  /// Sets the accessible label directly again, after the quiet name has ended.
  func quietNameEnded() {
    exposeLabel(label)
    existingQuietName = nil
  }

  /// The reason why the control is unavailable. While it is set, it replaces any tooltip and description.
  var explanation: String? {
    didSet { if explanation != oldValue { updateTooltip() } }
  }

  /// The availability as far as the control's work decides it: ready or busy.
  var workAvailability: Availability { .ready }

  /// The state that no screen reader speaks for the control's role; it comes first in the description. Screen readers
  /// do not say that a button is pressed unless it is a toggle button.
  var unspokenState: String? {
    guard let selection else { return nil }
    guard !selection else { return localized("Selected", de: "Ausgewählt", ja: "選択中") }
    return localized("Not selected", de: "Nicht ausgewählt", ja: "未選択")
  }

  /// Indicates whether the control uses a long press itself, so that the large content viewer must not use it.
  var needsLongPress: Bool { false }

  /// Indicates whether a hold by a pointer has a meaning of the control's own, so that no menu may take it.
  var usesHold: Bool { false }

  /// The action of the control's own long press.
  var ownLongPress: (@MainActor () -> Void)? { nil }

  /// The action of a long press if the control has no action of its own for it, such as opening a menu.
  var secondLongPress: (@MainActor () -> Void)? { nil }

  /// The icon that the control shows.
  var shownIcon: Icon? { nil }

  /// Activates the control for the event that is being handled.
  func activateForEvent() { activate() }

  /// Announces why the control is unavailable.
  func sayWhyUnavailable() {
    if let reason = largeContent.reason { say(Phrase.list(accessibilityLabel, reason)) }
  }

  /// The text that the control shows in addition to its name.
  var shownDescription: String? { nil }

  /// The keyboard shortcut that presses the control. The tooltip shows it and screen readers speak it.
  var shownShortcut: KeyboardShortcut? { nil }

  /// The whole of the texts that the control shows only in part; nil if it shows all of them.
  var cutText: String? { nil }

  /// A hint at other ways to use the control. It comes last in the description.
  var pressHint: String? { nil }

  /// The control's current words.
  var words: ControlWords {
    ControlWords(
      name: label, explanation: explanation, ownTooltip: ownTooltip, showsNameAsTooltip: showsLabelAsTooltip,
      keys: shownShortcut?.label, hint: hint, shown: shownDescription, unspokenState: unspokenState,
      pressHint: pressHint, cut: cutText)
  }

  /// Updates the tooltip after a change to one of its parts.
  func updateTooltip() {
    if let text = super.tooltip {
      // C has set it by GTK's function.
      (ownTooltip, shownTooltip) = (text, nil)
      super.tooltip = nil
    }
    let text = words.tooltip.flatMap { $0.isEmpty ? nil : $0 }
    if text != shownTooltip {
      let hadTooltip = shownTooltip != nil
      shownTooltip = text
      tooltipChanged(hadTooltip: hadTooltip)
      notify("tooltip-text")
    }
    LargeContentViewer.shared.wordsChanged(of: self)
    updateDescription()
  }

  /// Updates the accessible description after a change to one of its parts.
  func updateDescription() { setAccessibleDescription(spokenDescription) }

  /// The text that a screen reader speaks after name and role.
  package var spokenDescription: String? { words.description(saysKeys: !Widget.exposesAccessibleKeyShortcuts) }

  // MARK: Hit area

  /// The control's own settings for its hit area.
  var hitWish = HitWish() {
    didSet {
      guard hitWish != oldValue else { return }
      // A hit area that does not reach outside the visible box needs no claim.
      reachClaim = hitWish.reach == 0 ? nil : HitArbiter.shared.claim(hitWish.reach, for: self)
      Picking.invalidate()
      if let frame = parent as? HitAreaFrame { frame.queueResize() }
    }
  }

  private var reachClaim: ReachClaim?

  var ownReflowDelay: Duration??

  /// The default reflow delay.
  var standardReflowDelay: Duration { .milliseconds(150) }

  /// The time at which the control last came onto the screen.
  package private(set) var appearedAt: Duration?

  package var meaningSettlesAt: Duration? { nil }

  /// The style class of the theme that is set on the control or on a container around it; nil without such a theme.
  var themeScope: String? {
    didSet {
      guard themeScope != oldValue else { return }
      if let oldValue { removeStyleClass(oldValue) }
      if let themeScope { addStyleClass(themeScope) }
      themeScopeChanged()
    }
  }

  func themeScopeChanged() {}

  @_spi(Hooks) public func didMap() {
    ThemeController.shared.followScope(self)
    appearedAt = HitArbiter.shared.pressGuard.now()
    if LargeContentViewer.hasBeenInUse { LargeContentViewer.shared.didMap(self) }
    if label.isEmpty { refuse() }
  }

  /// A sentence that names the missing part of a control made by C or by a `.ui` file; nil if nothing is missing.
  var whatIsMissing: String? { label.isEmpty ? "It has no name: give it a title or an accessibility-label." : nil }

  /// Indicates whether the control is hidden because it has no name.
  private var isRefused = false

  /// Hides a control without a name until it gets one, since the user could not tell its purpose. Only C code and
  /// interface designers create such a control, by its type's name.
  func refuse() {
    isVisible = false
    isRefused = true
    Log.warning("A \(typeName) without a name is not shown. \(whatIsMissing ?? "")")
  }

  @_spi(Hooks) public func willUnmap() {
    passFocusOn()
    // GTK keeps the pressed look of a control that leaves during a press.
    unsetStateFlags(.active)
  }
}

// MARK: - Properties

extension Property where Owner: Control, Value == Bool {
  /// Indicates whether the control is on.
  public static var selected: Self { Property("selected") }
}

extension Control: BuilderParent {
  /// Refuses every child: the content of a control is in its properties.
  @_spi(Hooks) public func takeChild(_ child: Widget) -> String? { "It takes no child: set its properties instead." }
}
