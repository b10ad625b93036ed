/// The input for large content on one surface, a window's or a popover's. It reports presses to the session and carries
/// out the outcome.
///
/// Each surface needs its own input: while a popover is open, its window gets neither the popover's key events nor its
/// presses.
@MainActor
final class LargeContentPress {
  private(set) var session = LargeContentSession<ObjectIdentifier>()
  private(set) var display: LargeContentDisplay?
  /// The window or popover whose coordinates are used.
  private weak var surface: Widget?
  private weak var window: Window?
  private var drag: DragGesture?
  private var keys: KeyController?
  private let alarm = Alarm()
  private var activity: SignalConnection?
  /// The controls that a slide can reach during the hold.
  private var members: [() -> Control?] = []

  init(_ surface: Widget) {
    self.surface = surface
    window = surface.window
    let drag = DragGesture { [weak self] event in self?.handle(event) }
    drag.setPhase(.capture)
    let keys = KeyController(
      pressed: { [weak self] in self?.pressed($1, $0.modifiers) ?? false },
      released: { [weak self] key in self?.released(key) })
    keys.setPhase(.capture)
    surface.add(drag)
    surface.add(keys)
    (self.drag, self.keys) = (drag, keys)
  }

  /// Stops following the surface.
  func stop() {
    change { $0.reset() }
    display?.remove()
    display = nil
    if let drag { surface?.remove(drag) }
    if let keys { surface?.remove(keys) }
    (drag, keys) = (nil, nil)
  }

  /// Shows the present content of a control, if it is the one that is shown.
  func follow(_ control: Control) {
    if display?.target === control { display?.target = control }
  }

  // MARK: Pointer

  private func handle(_ event: DragGesture.Event) {
    switch event {
    case .pressed(let x, let y):
      guard let control = control(at: Point(x: x, y: y)), isOn(control) else {
        cancel()
        return drag?.deny() ?? ()
      }
      begin(control, by: .pointer(x: x, y: y))
    case .moved(let x, let y):
      guard !session.isHeldByKey else { return }
      change { $0.move(to: Point(x: x, y: y), among: items) }
    case .lifted:
      guard !session.isHeldByKey else { return }
      finish { $0.lift(among: items) }
    case .cancelled:
      guard !session.isHeldByKey else { return }
      change { $0.reset() }
    }
  }

  /// Returns the control that GTK would press at a point, or else the disabled control at that point.
  private func control(at point: Point) -> Control? {
    let own = surface?.pick(x: point.x, y: point.y).flatMap { enclosingControl($0) }
    return own ?? surface?.pick(x: point.x, y: point.y, includingInsensitive: true).flatMap { enclosingControl($0) }
  }

  private func enclosingControl(_ widget: Widget) -> Control? {
    // The widgets behind a popover are its parents, but they are not under the pointer.
    widget.selfAndAncestors.prefix { $0 !== surface }.first { $0 is Control } as? Control
  }

  // MARK: Keys

  private func pressed(_ key: Key, _ modifiers: Modifiers) -> Bool {
    switch key {
    case "space", "KP_Space":
      if session.isHeldByKey { return true }
      guard session.phase == .idle, modifiers.isSubset(of: .shift), let control = focusedControl, isOn(control) else {
        return false
      }
      begin(control, by: .key)
      return true
    case "Escape":
      guard session.isShown || session.isHeldByKey else { return false }
      cancel()
      return true
    case "Left", "KP_Left": return move(.left)
    case "Right", "KP_Right": return move(.right)
    case "Up", "KP_Up": return move(.up)
    case "Down", "KP_Down": return move(.down)
    default:
      if session.isHeldByKey { cancel() }
      return false
    }
  }

  private func released(_ key: Key) {
    guard session.isHeldByKey, key == "space" || key == "KP_Space" else { return }
    finish { $0.lift(among: items) }
  }

  private func move(_ arrow: LargeContentArrow) -> Bool {
    guard session.isHeldByKey else { return false }
    change { $0.move(arrow, among: items) }
    return true
  }

  /// The control that Space would press: the focused widget, or the control around it if the widget is its inner
  /// button.
  private var focusedControl: Control? {
    guard let focused = window?.focusedWidget else { return nil }
    if let control = focused as? Control { return control }
    let role = focused.accessibleRole
    return role == .button || role == .toggleButton || role == .checkbox ? enclosingControl(focused) : nil
  }

  // MARK: Session

  private func isOn(_ control: Control) -> Bool { LargeContentViewer.shared.isOn(for: control) }

  private func begin(_ control: Control, by source: LargeContentSession<ObjectIdentifier>.Source) {
    // A second press ends the first one, whose controls must get their old state back.
    guard session.phase == .idle else { return cancel() }
    let viewer = LargeContentViewer.shared
    let delay = viewer.timing.showDelay ?? .milliseconds(Int(Settings.shared[.longPressTime]))
    members = group(of: control).map { member in { [weak member] in member } }
    change {
      $0.showDelay = delay
      $0.ownLongPressDelay = control.longPressAction == nil ? nil : delay * viewer.timing.ownLongPressFactor
      $0.slop = viewer.timing.slop
      $0.press(ObjectIdentifier(control), by: source, at: viewer.pacemaker.now())
    }
    activity = window?.observe(.isActive) { [weak self] _, isActive in
      if !isActive { self?.cancel() }
    }
  }

  private func cancel() { change { $0.cancel() } }

  private func finish(
    _ lift: (inout LargeContentSession<ObjectIdentifier>) -> LargeContentSession<ObjectIdentifier>.Outcome
  ) {
    let controls = controls
    var outcome = LargeContentSession<ObjectIdentifier>.Outcome.nothing
    change { outcome = lift(&$0) }
    obey(outcome, controls)
  }

  private func obey(_ outcome: LargeContentSession<ObjectIdentifier>.Outcome, _ controls: [Control]) {
    let control = { (id: ObjectIdentifier) in controls.first { ObjectIdentifier($0) == id } }
    switch outcome {
    case .nothing: break
    case .tap(let id), .activate(let id): control(id)?.activateForEvent()
    case .refuse(let id):
      control(id)?.sayWhyUnavailable()
    case .longPress(let id): control(id)?.longPressAction?()
    }
  }

  private func change(_ transition: (inout LargeContentSession<ObjectIdentifier>) -> Void) {
    let before = session
    transition(&session)
    guard session != before else { return }
    show(before)
    if session.deadline != before.deadline { scheduleAdvance() }
    guard session.phase == .idle else { return }
    activity?.disconnect()
    activity = nil
    members = []
  }

  private func scheduleAdvance() {
    let pacemaker = LargeContentViewer.shared.pacemaker
    alarm.set(session.deadline, by: pacemaker) { [weak self] in self?.finish { $0.advance(to: pacemaker.now()) } }
  }

  private func show(_ before: LargeContentSession<ObjectIdentifier>) {
    guard session.isShown || before.isShown else { return }
    if session.isShown, !before.isShown {
      if !session.isHeldByKey {
        drag?.claim()
        // GTK keeps the pressed look until the release.
        for control in controls { control.unsetStateFlags(.active) }
      }
      display?.remove()
      display = window.map { LargeContentDisplay($0, holding: surface) }
    }
    display?.target =
      session.isShown ? session.item.flatMap { id in controls.first { ObjectIdentifier($0) == id } } : nil
    if !session.isShown { display?.leave() }
  }

  // MARK: The group

  private var controls: [Control] { members.compactMap { $0() } }

  private var items: [LargeContentItem<ObjectIdentifier>] {
    guard let surface else { return [] }
    return controls.compactMap { control in
      guard control.isMapped, let box = control.bounds(in: surface), let area = control.hitArea(on: surface) else {
        return nil
      }
      return LargeContentItem(
        id: ObjectIdentifier(control), box: box,
        reach: area.reach.bounds(under: area.transform),
        isEnabled: control.largeContent.reason == nil)
    }
  }

  private func group(of control: Control) -> [Control] {
    guard let group = control.parent?.selfAndAncestors.first(where: { $0.groupsLargeContent }) else { return [control] }
    return group.descendants(of: Control.self).filter { $0.isMapped && isOn($0) }
  }
}
