/// What can be done, declared once: it becomes a button, a menu item, a row in a list of shortcuts, keys and an action on
/// D-Bus, and all of them follow when its title, icon, keys, state or availability change.
///
/// ```swift
/// let save = Command("save", "_Save", icon: "document-save-symbolic", shortcut: "<Control>s") { try await store() }
/// application.addCommand(save)  // keys, and org.gtk.Actions on D-Bus
/// Button(save)
/// MenuButton("File") { save }
/// ShortcutList([save])
/// ```
/// A button or menu item works without the command being added anywhere. Work that is `async` is the command's: while it
/// runs every button of the command is pending, shows its progress and can cancel it with Escape, and further requests are
/// dropped, from wherever they come, unless ``activationPolicy`` says otherwise. Capture weakly what owns the command.
@MainActor
public final class Command {
  enum Work {
    case run(WorkRunner.Work)
    case toggle(@MainActor (Bool) -> Void)
    case choose(@MainActor (ActionValue) -> Void)
  }

  /// The action's name, without a prefix: letters, digits, dashes and dots.
  public let id: String
  /// The action that menus and D-Bus activate.
  public let action: Action

  /// What it is called. `_` marks the next letter as its key with Alt; two show one.
  public var title: String { didSet { if title != oldValue { changed() } } }
  /// What it does, where the title does not say.
  public var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
  /// Its picture.
  public var icon: Icon? { didSet { if icon != oldValue { changed() } } }
  /// The keys that do it, where it has been added to an application or a window of one.
  public var shortcut: KeyboardShortcut? { didSet { if shortcut != oldValue { shortcutChanged() } } }
  /// Whether it destroys something.
  public var isDestructive = false { didSet { if isDestructive != oldValue { changed() } } }
  /// Whether it can be done now. While its work runs and drops requests, its action is disabled too.
  public var isEnabled = true { didSet { if isEnabled != oldValue { availabilityChanged() } } }
  /// What must be done first, said by buttons while the command is disabled.
  public var disabledReason: String? { didSet { if disabledReason != oldValue { changed() } } }
  /// What a request does while the work runs, wherever it comes from. The default is ``ActivationPolicy/drop``.
  public var activationPolicy: ActivationPolicy {
    get { runner.policy }
    set { runner.policy = newValue }
  }
  /// Called with what the work throws, `CancellationError` excepted, even if the command has gone meanwhile. Without a handler
  /// the error is logged.
  public var errorHandler: (@MainActor (any Error) -> Void)? {
    get { runner.failures.handler }
    set { runner.failures.handler = newValue }
  }
  /// The source of time for ``ActivationPolicy/debounce(_:)``. Tests set their own.
  public var pacemaker: Pacemaker {
    get { runner.pacemaker }
    set { runner.pacemaker = newValue }
  }

  /// Whether its work runs.
  public var isRunning: Bool { runner.isRunning }
  /// The part of the running work that is done, 0…1; nil while that is unknown.
  public var progressFraction: Double? { runner.fraction }

  private let work: Work
  let runner = WorkRunner()
  private var running: ObservationToken?
  private let observers = Observers<Void>()
  private var shortcutPlaces: [@MainActor ([KeyboardShortcut]) -> Void] = []

  /// A command that does something at once.
  ///
  /// - Parameters:
  ///   - id: the action's name: letters, digits, dashes and dots. Any other is a programmer's error.
  ///   - title: what it is called; a blank one is a programmer's error.
  ///   - icon: its picture.
  ///   - shortcut: the keys that do it.
  ///   - action: what it does.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Action(id), title, icon, shortcut, .run(.now(action)))
  }

  /// A command that owns the work it starts.
  ///
  /// - Parameters:
  ///   - id: the action's name: letters, digits, dashes and dots. Any other is a programmer's error.
  ///   - title: what it is called; a blank one is a programmer's error.
  ///   - icon: its picture.
  ///   - shortcut: the keys that do it.
  ///   - action: the work. What it throws goes to ``errorHandler``; `CancellationError` is no failure.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Action(id), title, icon, shortcut, .run(.task { _ in try await action() }))
  }

  /// A command that owns the work it starts, and reports how much of it is done.
  ///
  /// - Parameters:
  ///   - id: the action's name: letters, digits, dashes and dots. Any other is a programmer's error.
  ///   - title: what it is called; a blank one is a programmer's error.
  ///   - icon: its picture.
  ///   - shortcut: the keys that do it.
  ///   - action: the work. What it throws goes to ``errorHandler``; `CancellationError` is no failure.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil,
    action: @escaping @MainActor (ActionProgress) async throws -> Void
  ) {
    self.init(Action(id), title, icon, shortcut, .run(.task(action)))
  }

  /// A command that switches something.
  ///
  /// - Parameters:
  ///   - id: the action's name, without a prefix.
  ///   - title: what it is called. `_` marks the next letter as its key with Alt.
  ///   - icon: its picture.
  ///   - shortcut: the keys that do it.
  ///   - isOn: whether it is on at first.
  ///   - onChange: told whether it is, after each change.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil, isOn: Bool,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Action(id, state: .bool(isOn)), title, icon, shortcut, .toggle(onChange))
  }

  /// A command that chooses one of several: ``option(_:_:icon:)`` makes what becomes a button or a menu item.
  ///
  /// - Parameters:
  ///   - id: the action's name, without a prefix.
  ///   - title: what it is called.
  ///   - icon: its picture.
  ///   - selection: what is chosen at first. Its kind stays.
  ///   - onChange: told what is chosen, after each change.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, selection: ActionValue,
    onChange: @escaping @MainActor (ActionValue) -> Void
  ) {
    self.init(Action(id, state: selection, taking: selection.kind), title, icon, nil, .choose(onChange))
  }

  private init(_ action: Action, _ title: String, _ icon: Icon?, _ shortcut: KeyboardShortcut?, _ work: Work) {
    id = action.name
    self.action = action
    self.title = AccessibleName.required(title, of: Self.self)
    self.icon = icon
    self.shortcut = shortcut
    self.work = work
    action.connect(.activateWithTarget) { [weak self] _, target in self?.perform(target) }
    action.connect(.changeState) { [weak self] _, state in self?.change(to: state) }
    running = runner.events.add { [weak self] event in
      if case .progressed = event { return }
      self?.availabilityChanged()
    }
  }

  // MARK: State

  /// Whether it is on; nil for one that switches nothing. Setting it tells nobody but what shows it.
  public var isOn: Bool? {
    get { action.state?.bool }
    set { if let newValue { setState(.bool(newValue)) } }
  }

  /// What is chosen; nil for one that chooses nothing. Setting it tells nobody but what shows it.
  public var selection: ActionValue? {
    get { if case .choose = work { action.state } else { nil } }
    set { if let newValue { setState(newValue) } }
  }

  private func setState(_ state: ActionValue) {
    guard action.state != state else { return }
    action.state = state
    changed()
  }

  // MARK: Doing it

  /// Does it, if it is enabled and its ``activationPolicy`` allows it while its work runs.
  public func activate(_ target: ActionValue? = nil) { action.activate(target) }

  /// Asks the running work to stop, and forgets requests that wait. The work ends when it heeds the cancellation.
  public func cancel() { runner.cancel() }

  private func perform(_ target: ActionValue?) {
    switch work {
    case .run(let work): _ = runner.request(work, named: AccessibleName.withoutMnemonic(title))
    case .toggle: change(to: .bool(action.state != .bool(true)))
    case .choose: change(to: target)
    }
  }

  private func change(to state: ActionValue?) {
    guard let state, state.kind == action.state?.kind, state != action.state else { return }
    setState(state)
    switch (work, state) {
    case (.toggle(let change), .bool(let isOn)): change(isOn)
    case (.choose(let change), _): change(state)
    default: break
    }
  }

  // MARK: Following

  /// Calls `handler` after anything about the command changed, for as long as what it answers is kept.
  public func observe(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    observers.add { _ in handler() }
  }

  private func availabilityChanged() {
    action.isEnabled = isEnabled && !runner.isClosed
    changed()
  }

  private func shortcutChanged() {
    for place in shortcutPlaces { place(shortcut.map { [$0] } ?? []) }
    changed()
  }

  /// Tells a place where the keys do it what they are, now and after each change.
  func onShortcuts(_ place: @escaping @MainActor ([KeyboardShortcut]) -> Void) {
    shortcutPlaces.append(place)
    place(shortcut.map { [$0] } ?? [])
  }

  private func changed() { observers.tell(()) }
}
