/// The press behaviour of one button: what a press means, and which parts follow it. It exists only if the button needs
/// more than a plain click.
///
/// ``PressGesture`` brings the presses of pointers, ``PressKeys`` those of keys, and ``PressRun`` follows the one that is
/// down. GTK's own gesture presses and clicks the button meanwhile; the behaviour takes over a press only if holding it
/// has a meaning.
@MainActor
final class PressBehavior {
  /// Weak, because another thread may release the last reference before the deinitializer runs on this thread.
  private(set) weak var button: Button?
  private(set) lazy var run = PressRun(of: self)
  private(set) var gesture: PressGesture?
  private(set) var keys: PressKeys?
  private(set) var signs: PressSigns?
  private var dwell: DragDwell?
  /// The time of GTK's latest activation by key or assistive technology, until its click.
  private var activationTime: Duration?
  private var isFiring = false

  private var handlers: [(id: Int, body: @MainActor (PressEvent) -> Void)] = [] { didSet { follow() } }
  private var handlerCount = 0
  var options = ButtonPress.Options() { didSet { optionsChanged(from: oldValue) } }
  var longPress: LongPress? { didSet { follow() } }
  var confirmation: ButtonConfirmation? { didSet { follow() } }
  var trigger = PressTrigger.release { didSet { follow() } }
  var shortcut: ButtonShortcut?
  /// The temporary title, which is also the name. An announcement covers the change.
  var passingTitle: String? {
    didSet {
      button?.showContent()
      button?.updateName(isQuiet: true)
    }
  }

  init(_ button: Button) { self.button = button }

  var pacemaker: Pacemaker { button?.pacemaker ?? .continuous }

  // MARK: Meaning

  /// Indicates whether a press by a pointer or a key would have an effect.
  var canBePressed: Bool { button?.availabilityToInput == .ready }

  /// Indicates whether a press by a key may begin now: it would have an effect, and it is meant for the button as it is now.
  var canBegin: Bool {
    guard let button, canBePressed else { return false }
    return !HitArbiter.shared.pressGuard.isForTheOldMeaning(button) && !PressOrigin.isForFormerFocus(button)
  }

  /// Ends what presses have begun, before the button gets another action: the press that is down, a countdown to undo, and
  /// the first of two presses were meant for the old one.
  func meaningEnds() {
    if run.press != nil { run.callOff() }
    confirmation?.leave()
  }

  /// Indicates whether the button uses a hold itself, so that the large content viewer must not use it.
  var needsHold: Bool {
    if case .hold = confirmation?.kind { return true }
    return longPress == nil && options.repeatBehavior == .enabled
  }

  /// The purpose of a hold. A button has one such purpose: confirmation comes first, then the long press.
  var purpose: PressHold.Purpose? {
    if case .hold(let duration) = confirmation?.kind { return .confirm(duration: duration) }
    if longPress != nil { return .longPress(delay: longPressDelay) }
    guard options.repeatBehavior == .enabled else { return nil }
    return .repeats(delay: options.timing.repeatDelay, interval: options.timing.repeatInterval)
  }

  /// Indicates whether a hold by a pointer has a meaning, so that no menu may take it.
  var usesHold: Bool { if case .hold = trigger { true } else { purpose != nil } }

  /// Returns the purpose of a hold that begins with a press. A style can demand a hold, but only of presses with a
  /// location.
  func purpose(of press: Press) -> PressHold.Purpose? {
    if let purpose { return purpose }
    guard case .hold(let duration) = trigger, press.location != nil else { return nil }
    return .confirm(duration: duration ?? longPressDelay)
  }

  /// The duration after which a press is a long press.
  private var longPressDelay: Duration {
    (options.timing.longPress ?? .milliseconds(Int(Settings.shared[.longPressTime])))
      * (button?.longPressDelayFactor ?? 1)
  }

  /// The hint in the description about other effects of a press.
  var hint: String? { ControlWords.sentences([confirmation?.hint, longPress?.hint]) }

  /// The titles that the button shows automatically and keeps room for.
  var reservedTitles: [String] {
    guard case .undo = confirmation?.kind, let button else { return [] }
    return [button.configuration.title, options.confirmationWords.undo]
  }

  // MARK: Handlers

  func add(_ handler: @escaping @MainActor (PressEvent) -> Void) -> Int {
    handlerCount += 1
    handlers.append((handlerCount, handler))
    return handlerCount
  }

  func removeHandler(_ id: Int) { handlers.removeAll { $0.id == id } }

  func send(_ events: [PressEvent]) {
    for event in events {
      for handler in handlers { handler.body(event) }
    }
  }

  // MARK: Parts

  private func optionsChanged(from old: ButtonPress.Options) {
    guard let button else { return }
    if options.takesFocusOnPress != old.takesFocusOnPress { button.focusesOnClick = options.takesFocusOnPress }
    if options.isSpringLoaded != old.isSpringLoaded {
      dwell?.end()
      dwell = options.isSpringLoaded ? DragDwell(button) : nil
    }
    if options.confirmationWords != old.confirmationWords { button.updateDescription() }
    follow()
  }

  /// Makes the parts that the button needs, and ends the others.
  private func follow() {
    guard let button else { return }
    let holds = purpose != nil
    let hearsPointers =
      holds || options.cancelsOnPointerExit || options.ripple != nil || trigger != .release || !handlers.isEmpty
    if hearsPointers != (gesture != nil) {
      gesture?.end()
      gesture = hearsPointers ? PressGesture(of: self, on: button) : nil
    }
    let hearsKeys = holds || confirmation != nil
    if hearsKeys != (keys != nil) {
      keys?.end()
      keys = hearsKeys ? PressKeys(of: self, on: button) : nil
    }
    if signs == nil, confirmation != nil || options.ripple != nil { signs = PressSigns(button) }
    signs?.isClipped = confirmation != nil || options.ripple?.isBounded == true
  }

  // MARK: Clicks

  /// Handles GTK's activation by key or assistive technology. GTK clicks a moment later.
  func activationBegan(_ press: Press) {
    activationTime = pacemaker.time(of: InputEvent.current)
    run.activationBegan(press, isShown: !handlers.isEmpty || options.ripple != nil)
  }

  /// Handles a click of GTK.
  ///
  /// - Returns: whether the click counts.
  func click(_ press: Press) -> Bool {
    guard let button else { return false }
    let time = activationTime ?? pacemaker.time(of: InputEvent.current)
    activationTime = nil
    if !isFiring {
      if run.isSpent, InputEvent.current?.kind == .release { return false }
      run.activationEnded()
      if press.location != nil, purpose == nil, !trigger.allowsRelease(clickCount: press.clickCount) { return false }
      if let confirmation, !confirmation.allows(press, at: time) { return false }
    }
    let title = confirmation?.title
    guard button.work.run(press) else { return false }
    if let title { confirmation?.confirmed(title) }
    if options.playsSound { button.beep() }
    return true
  }

  /// Runs the action for a press that has passed its hold or confirmation.
  func fire(_ press: Press) {
    isFiring = true
    defer { isFiring = false }
    PressOrigin.declare(press) { _ = button?.emitClicked() }
  }

  /// Handles a press of the shortcut. Holding the shortcut repeats the action of a button that repeats.
  func press(by shortcut: KeyboardShortcut) -> Bool {
    guard let button, button.availabilityToWindowKeys.takesPresses else { return false }
    // The keyboard's own repetition is not a second press.
    guard InputEvent.current?.isRepeat != true, keys?.isHolding != true else { return true }
    let press = Press(.keyboardShortcut, modifiers: InputEvent.current?.modifiers ?? shortcut.modifiers)
    if case .repeats = purpose, canBegin {
      keys?.hold(press)
    } else {
      button.press(byWindowKey: press)
    }
    return true
  }

  /// Runs the long-press action for the press that held large content.
  func performLongPressOfEvent() { longPress?.perform(run.press ?? Press(.program)) }
}
