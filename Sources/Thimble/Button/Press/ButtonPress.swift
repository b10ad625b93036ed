/// The press behaviour of one button. It exists only if the button needs more than a plain click.
///
/// It follows two values: ``PressTracker`` decides the phases of a press, ``PressHold`` the meaning of a hold. It
/// observes while GTK's own gesture presses and clicks the button, and takes over a press only if holding it has a
/// meaning.
@MainActor
final class ButtonPress {
  /// Weak, because another thread may release the last reference before the deinitializer runs on this thread.
  private(set) weak var button: Button?
  private(set) var tracker = PressTracker()
  private(set) var hold: PressHold?
  private(set) var clickCount = 1
  private(set) var signs: PressSigns?
  private var gesture: ClickGesture?
  private var keys: KeyController?
  private let alarm = Alarm()
  private var held: KeyHold?
  /// The beginning of the press: its event, and the time at which the hold began.
  private var start: (event: InputEvent?, time: Duration) = (nil, .zero)
  /// The time of GTK's latest activation by key or assistive technology, until its click.
  private var activationTime: Duration?
  /// Indicates whether the release of this press has no further effect.
  private var isSpent = false
  private var isFiring = false

  private var handlers: [(id: Int, body: @MainActor (PressEvent) -> Void)] = [] { didSet { follow() } }
  private var handlerCount = 0
  var options = Button.PressOptions() { didSet { optionsChanged(from: oldValue) } }
  var longPress: ButtonLongPress? { didSet { follow() } }
  var confirmation: ButtonConfirmation? { didSet { follow() } }
  var trigger = PressTrigger.release { didSet { follow() } }
  /// The temporary title, which is also the name. An announcement covers the change.
  var passingTitle: String? {
    didSet {
      button?.showContent()
      button?.updateName(isQuiet: true)
    }
  }
  var shortcut: ButtonShortcut?
  private(set) var dwell: DragDwell?

  init(_ button: Button) { self.button = button }

  var pacemaker: Pacemaker { button?.pacemaker ?? .continuous }

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

  func add(_ handler: @escaping @MainActor (PressEvent) -> Void) -> Int {
    handlerCount += 1
    handlers.append((handlerCount, handler))
    return handlerCount
  }

  func removeHandler(_ id: Int) { handlers.removeAll { $0.id == id } }

  private func optionsChanged(from old: Button.PressOptions) {
    guard let button else { return }
    if options.takesFocusOnPress != old.takesFocusOnPress { button.focusesOnClick = options.takesFocusOnPress }
    if options.isSpringLoaded != old.isSpringLoaded {
      dwell?.end()
      dwell = options.isSpringLoaded ? DragDwell(button) : nil
    }
    if options.confirmationWords != old.confirmationWords { button.updateDescription() }
    follow()
  }

  // MARK: Input

  /// Adds the controllers that the button needs, and removes the others.
  private func follow() {
    guard let button else { return }
    let holds = purpose != nil
    let presses =
      holds || options.cancelsOnPointerExit || options.ripple != nil || trigger != .release || !handlers.isEmpty
    follow(&gesture, isNeeded: presses) { ClickGesture { [weak self] in self?.handle($0, $1) } }
    follow(&keys, isNeeded: holds || confirmation != nil) {
      KeyController(
        pressed: { [weak self] in self?.pressed($1, $0.modifiers) ?? false },
        released: { [weak self] _ in self?.released() })
    }
    if signs == nil, confirmation != nil || options.ripple != nil { signs = PressSigns(button) }
    signs?.isClipped = confirmation != nil || options.ripple?.isBounded == true
  }

  private func follow<Controller: EventController>(
    _ controller: inout Controller?, isNeeded: Bool, _ make: () -> Controller
  ) {
    guard isNeeded == (controller == nil) else { return }
    controller.map { button?.remove($0) }
    controller = isNeeded ? make() : nil
    controller?.setPhase(.capture)
    controller.map { button?.add($0) }
  }

  private func handle(_ gesture: ClickGesture, _ event: ClickGesture.Event) {
    switch event {
    case .pressed(let count, let point):
      isSpent = false
      guard canBePressed else { return }
      clickCount = count
      let event = InputEvent.current
      begin(
        Press(
          event.map { Press.Source($0.device) } ?? .mouse, modifiers: event?.modifiers ?? [], location: point,
          clickCount: count))
      if trigger == .press, purpose == nil, let press = tracker.press { fire(press) }
    case .moved(let point): moved(to: point)
    case .released(let point):
      guard tracker.press?.location != nil else { return }
      end(point, isInside: button?.isOwn(point) == true)
    case .cancelled:
      if tracker.press?.location != nil { cancel() }
    }
  }

  private func moved(to point: Point) {
    guard tracker.press?.location != nil else { return }
    let wasInside = tracker.isInside
    let isInside = button?.isOwn(point) == true
    send(tracker.move(to: point, isInside: isInside, at: now))
    guard wasInside != isInside else { return }
    if !isInside, options.cancelsOnPointerExit { return callOff() }
    if isInside { hold?.enter(at: now) } else { hold?.leave() }
    schedule()
  }

  /// The time of the event that is being handled, or the current time. A press takes as long as its events say, even if
  /// a busy main thread handles them all at once.
  private var now: Duration {
    pacemaker.time(from: start.event, to: InputEvent.current).map { start.time + $0 } ?? pacemaker.now()
  }

  private func pressed(_ key: Key, _ modifiers: Modifiers) -> Bool {
    switch key {
    case "Escape":
      if tracker.press != nil {
        callOff()
        return true
      }
      return confirmation?.callOff() ?? false
    case "Menu": return performLongPressOfKey()
    case "F10" where modifiers.contains(.shift): return performLongPressOfKey()
    case "space", "KP_Space": break
    case "Return", "ISO_Enter", "KP_Enter":
      guard case .confirm = purpose else { return false }
    default: return false
    }
    guard purpose != nil, modifiers.isSubset(of: .shift), button?.isFocused == true else { return false }
    // The keyboard's own repetition is not a second press.
    if InputEvent.current?.isRepeat == true { return true }
    if held == nil, canBePressed { hold(Press(.key, modifiers: modifiers)) }
    return held != nil
  }

  private func released() {
    guard let held, held.keycode == InputEvent.current?.keycode else { return }
    let press = tracker.press
    let last = end(nil, isInside: true)
    guard let press, last == .click || last == .tooShort else { return }
    PressOrigin.declare(press) { _ = button?.emitClicked() }
  }

  /// Begins a hold by a key, on the button or for a shortcut anywhere in the window.
  private func hold(_ press: Press) {
    begin(press)
    guard let button else { return }
    held = KeyHold(
      on: button, isShortcut: press.source == .keyboardShortcut, released: { [weak self] in self?.released() },
      lost: { [weak self] in self?.cancel() })
  }

  /// Handles a press of the shortcut. Holding the shortcut repeats the action of a button that repeats.
  func press(by shortcut: KeyboardShortcut) -> Bool {
    guard let button, button.availabilityToInput.takesPresses else { return false }
    // The keyboard's own repetition is not a second press.
    guard InputEvent.current?.isRepeat != true, held == nil else { return true }
    let press = Press(.keyboardShortcut, modifiers: InputEvent.current?.modifiers ?? shortcut.modifiers)
    if case .repeats = purpose, canBePressed {
      hold(press)
    } else {
      _ = PressOrigin.declare(press) { button.activate() }
    }
    return true
  }

  // MARK: One press

  private func begin(_ press: Press) {
    let now = pacemaker.now()
    start = (InputEvent.current, now)
    hold = (purpose ?? triggerPurpose(of: press)).map { PressHold($0) }
    hold?.begin(at: now)
    send(tracker.begin(press, at: now))
    if let ripple = options.ripple { signs?.begin(ripple, at: press.location, pacemaker) }
    schedule()
  }

  @discardableResult
  private func end(_ point: Point?, isInside: Bool) -> PressHold.End {
    let (now, press) = (now, tracker.press)
    var last = PressHold.End.click
    if isInside { last = hold?.end(at: now) ?? .click } else { hold?.cancel() }
    isSpent = last == .nothing || last == .reached
    settle(tracker.end(point, isInside: isInside, at: now))
    if last == .reached, let press, canBePressed { reached(press) }
    return last
  }

  /// Cancels the press without an action.
  func cancel() {
    hold?.cancel()
    settle(tracker.cancel(at: pacemaker.now()))
  }

  /// Cancels the press and keeps GTK from clicking.
  func callOff() {
    gesture?.claim()
    // GTK keeps the pressed look until the release.
    button?.unsetStateFlags(.active)
    isSpent = true
    cancel()
  }

  private func settle(_ events: [PressEvent]) {
    held?.end()
    held = nil
    signs?.end(pacemaker)
    schedule()
    send(events)
  }

  private func schedule() {
    signs?.show(hold, pacemaker)
    alarm.set(hold?.deadline, by: pacemaker) { [weak self] in self?.timePassed() }
  }

  private func timePassed() {
    guard let button else { return }
    guard hold?.advance(to: pacemaker.now()) == true else { return schedule() }
    schedule()
    guard var press = tracker.press, canBePressed || button.isPending else { return cancel() }
    switch hold?.purpose {
    case .repeats:
      // While work is running, repetitions are dropped.
      guard !button.isPending else { return }
      press.repeatIndex = (hold?.count ?? 1) - 1
      fire(press)
    case .longPress, .confirm:
      callOff()
      reached(press)
    case nil: break
    }
  }

  /// Does the purpose of a hold whose time is over.
  private func reached(_ press: Press) {
    if case .longPress = hold?.purpose { longPress?.perform(press) } else { fire(press) }
  }

  /// Runs the action for a press that has passed its hold or confirmation.
  func fire(_ press: Press) {
    isFiring = true
    defer { isFiring = false }
    PressOrigin.declare(press) { _ = button?.emitClicked() }
  }

  // MARK: Reports of GTK

  /// Handles GTK's activation by key or assistive technology. GTK clicks a moment later.
  func activationBegan(_ press: Press) {
    isSpent = false
    activationTime = pacemaker.time(of: InputEvent.current)
    guard tracker.press == nil, !handlers.isEmpty || options.ripple != nil else { return }
    hold = nil
    send(tracker.begin(press, at: pacemaker.now()))
    if let ripple = options.ripple { signs?.begin(ripple, at: nil, pacemaker) }
  }

  /// Handles a click of GTK.
  ///
  /// - Returns: whether the click counts.
  func click(_ press: Press) -> Bool {
    guard let button else { return false }
    let time = activationTime ?? pacemaker.time(of: InputEvent.current)
    activationTime = nil
    if !isFiring {
      if isSpent, InputEvent.current?.kind == .release { return false }
      if tracker.press?.location == nil, tracker.press != nil, held == nil { end(nil, isInside: true) }
      if press.location != nil, purpose == nil, !trigger.allowsRelease(clickCount: press.clickCount) { return false }
      if let confirmation, !confirmation.allows(press, at: time) { return false }
    }
    let title = confirmation?.title
    guard button.run(press) else { return false }
    if let title { confirmation?.confirmed(title) }
    if options.playsSound { button.beep() }
    return true
  }

  private func send(_ events: [PressEvent]) {
    for event in events {
      for handler in handlers { handler.body(event) }
    }
  }

  // MARK: Long press and hint

  /// Indicates whether a press would have an effect.
  var canBePressed: Bool { button?.availabilityToInput == .ready }

  /// The duration after which a press is a long press.
  var longPressDelay: Duration {
    (options.timing.longPress ?? .milliseconds(Int(Settings.shared[.longPressTime])))
      * (button?.longPressDelayFactor ?? 1)
  }

  /// Returns the purpose of a hold if the style demands a hold. It applies only to presses with a location.
  func triggerPurpose(of press: Press) -> PressHold.Purpose? {
    guard case .hold(let duration) = trigger, press.location != nil else { return nil }
    return .confirm(duration: duration ?? longPressDelay)
  }

  /// The hint in the description about other effects of a press.
  var hint: String? {
    ControlWords.sentences([confirmation?.hint, longPress?.hint])
  }

  /// Runs the long-press action for the press that held large content.
  func performLongPressOfEvent() {
    longPress?.perform(tracker.press ?? Press(.program))
  }

  /// Runs the long-press action for a key that replaces the long press.
  private func performLongPressOfKey() -> Bool {
    guard let longPress, canBePressed else { return false }
    guard InputEvent.current?.isRepeat != true else { return true }
    longPress.perform(Press(.key, modifiers: InputEvent.current?.modifiers ?? []))
    return true
  }

  /// The titles that the button shows automatically and keeps room for.
  var reservedTitles: [String] {
    guard case .undo = confirmation?.kind, let button else { return [] }
    return [button.configuration.title, options.confirmationWords.undo]
  }
}

/// The long-press action of a button.
@MainActor
final class ButtonLongPress {
  let label: String
  let hint: String
  let perform: @MainActor (Press) -> Void

  init(_ label: String, hint: String, _ perform: @escaping @MainActor (Press) -> Void) {
    self.label = label
    self.hint = hint
    self.perform = { press in Press.$current.withValue(press) { perform(press) } }
  }
}
