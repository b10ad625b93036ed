/// An action of the application, declared once. A command becomes a button, a menu item, a row in a list of shortcuts,
/// a keyboard shortcut and an action on D-Bus. All of them follow changes of its title, icon, shortcut, state and
/// availability.
///
/// ```swift
/// let save = Command("save", "_Save", icon: "document-save-symbolic", shortcut: "<Control>s") { try await store() }
/// application.addCommand(save)  // keys, and org.gtk.Actions on D-Bus
/// Button(save)
/// MenuButton("File") { save }
/// ShortcutList([save])
/// ```
/// A button or menu item works even if the command is not added to an application, a window or a widget. The command
/// owns its `async` work: while the work runs, every button of the command is pending, shows the progress and can
/// cancel the work with Escape. Further requests are dropped, whatever their source, unless ``activationPolicy`` says
/// otherwise. Capture the owner of the command weakly.
@MainActor
public final class Command {
  enum Work {
    case run(WorkRunner.Work)
    case toggle(@MainActor (Bool) -> Void)
    case choose(@MainActor (ActionValue) -> Void)
  }

  /// The action's name without a prefix: letters, digits, dashes and dots.
  public let id: String
  /// The action that menus and D-Bus callers activate.
  public let action: Action

  /// The title. `_` marks the next letter as the mnemonic, pressed with Alt; `__` shows an underscore.
  public var title: String { didSet { if title != oldValue { changed() } } }
  /// The subtitle: a short explanation for a title that does not explain itself.
  public var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
  /// The icon.
  public var icon: Icon? { didSet { if icon != oldValue { changed() } } }
  /// The keyboard shortcut. It works once the command is added to an application or to one of its windows.
  public var shortcut: KeyboardShortcut? { didSet { if shortcut != oldValue { shortcutChanged() } } }
  /// Indicates whether the command destroys something.
  public var isDestructive = false { didSet { if isDestructive != oldValue { changed() } } }
  /// Indicates whether the command is enabled. As for a ``Button``, a command with a ``disabledReason`` is not, and
  /// setting this property to true removes the reason. The action is also disabled while the work runs and drops requests.
  public var isEnabled: Bool {
    get { isAllowed && disabledReason == nil }
    set {
      guard newValue != isAllowed || newValue != isEnabled else { return }
      isAllowed = newValue
      if newValue, disabledReason != nil { disabledReason = nil } else { availabilityChanged() }
    }
  }
  /// The step that the user must take first, in spoken words. A reason disables the command, and its buttons give it to the
  /// user. Nil, the default, enables the command again, unless ``isEnabled`` was set to false. A blank reason is a
  /// programmer's error, as for a ``Button``. Bind either the reason or ``isEnabled``, not both.
  ///
  /// ```swift
  /// save.bind(\.disabledReason) { notes.hasChanges ? nil : "Nothing has changed" }
  /// ```
  public var disabledReason: String? { didSet { if disabledReason != oldValue { availabilityChanged() } } }
  /// The effect of a request while the work runs, whatever its source. The default is ``ActivationPolicy/drop``.
  public var activationPolicy: ActivationPolicy {
    get { runner.policy }
    set { runner.policy = newValue }
  }
  /// Indicates whether a held shortcut activates the command again and again, as the keyboard repeats the key: for steps,
  /// such as making a picture larger. The default is ``RepeatBehavior/automatic``: each press of the keys counts once.
  public var repeatBehavior = RepeatBehavior.automatic
  /// Called when the work throws an error other than `CancellationError`, even if the command has been released
  /// meanwhile. Without a handler, the error is logged.
  public var errorHandler: (@MainActor (any Error) -> Void)? {
    get { runner.failures.handler }
    set { runner.failures.handler = newValue }
  }
  /// The source of time for ``ActivationPolicy/debounce(_:)``. Tests can replace it.
  public var pacemaker: Pacemaker {
    get { runner.pacemaker }
    set { runner.pacemaker = newValue }
  }

  /// Indicates whether the work is running.
  public var isRunning: Bool { runner.isRunning }
  /// The completed share of the running work, 0…1; nil while it is unknown.
  public var progressFraction: Double? { runner.fraction }

  private let work: Work
  /// The object of an ``ObjectCommand`` that this command is for; nil for a command of its own.
  var subject: AnyHashable?
  /// Indicates whether the program activates the command now, by ``activate(_:)``.
  private var isActivating = false
  /// The value that the application has set, independent of the disabled reason.
  private var isAllowed = true
  let runner = WorkRunner()
  private var running: ObservationToken?
  private var followers: [PartialKeyPath<Command>: ObservationToken] = [:]
  private let observers = Observers<Void>()
  private var shortcutPlaces: [@MainActor ([KeyboardShortcut]) -> Void] = []

  /// Creates a command that runs its action immediately.
  ///
  /// - Parameters:
  ///   - id: the action's name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - title: the title. A blank title is a programmer's error.
  ///   - icon: the icon.
  ///   - shortcut: the keyboard shortcut.
  ///   - action: the action.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Action(id), title, icon, shortcut, .run(.now(action)))
  }

  /// Creates a command that owns the work it starts.
  ///
  /// - Parameters:
  ///   - id: the action's name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - title: the title. A blank title is a programmer's error.
  ///   - icon: the icon.
  ///   - shortcut: the keyboard shortcut.
  ///   - action: the work. Its errors go to ``errorHandler``; `CancellationError` is not an error here.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Action(id), title, icon, shortcut, .run(.task { _ in try await action() }))
  }

  /// Creates a command that owns the work it starts and reports its progress.
  ///
  /// - Parameters:
  ///   - id: the action's name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - title: the title. A blank title is a programmer's error.
  ///   - icon: the icon.
  ///   - shortcut: the keyboard shortcut.
  ///   - action: the work. Its errors go to ``errorHandler``; `CancellationError` is not an error here.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil,
    action: @escaping @MainActor (ActionProgress) async throws -> Void
  ) {
    self.init(Action(id), title, icon, shortcut, .run(.task(action)))
  }

  /// Creates a command that switches something on and off.
  ///
  /// - Parameters:
  ///   - id: the action's name, without a prefix.
  ///   - title: the title. `_` marks the next letter as the mnemonic, pressed with Alt.
  ///   - icon: the icon.
  ///   - shortcut: the keyboard shortcut.
  ///   - isOn: whether the command is on at first.
  ///   - onChange: called with the new state after each change.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil, isOn: Bool,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Action(id, state: .bool(isOn)), title, icon, shortcut, .toggle(onChange))
  }

  /// Creates a command that chooses one of several options. ``option(_:_:icon:)`` returns an option, to make a button
  /// or a menu item from.
  ///
  /// - Parameters:
  ///   - id: the action's name, without a prefix.
  ///   - title: the title.
  ///   - icon: the icon.
  ///   - selection: the option that is chosen at first. Its kind never changes.
  ///   - onChange: called with the new selection after each change.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, selection: ActionValue,
    onChange: @escaping @MainActor (ActionValue) -> Void
  ) {
    self.init(Action(id, state: selection, taking: selection.kind), title, icon, nil, .choose(onChange))
  }

  /// Creates a command that chooses one of several options, each known by a text.
  ///
  /// - Parameters:
  ///   - id: the action's name, without a prefix.
  ///   - title: the title.
  ///   - icon: the icon.
  ///   - selection: the option that is chosen at first.
  ///   - onChange: called with the new selection after each change.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, selection: String,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    self.init(id, title, icon: icon, selection: .string(selection)) { onChange($0.string ?? selection) }
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
    action.observe(Property<Action, Bool>("enabled")) { [weak self] _, isEnabled in self?.actionChanged(isEnabled) }
    running = runner.events.add { [weak self] event in
      if case .progressed = event { return }
      self?.availabilityChanged()
    }
  }

  // MARK: State

  /// Indicates whether the command is on; nil for a command that has no on and off state. Setting it updates all
  /// buttons and menu items but does not call `onChange`.
  public var isOn: Bool? {
    get { action.state?.bool }
    set { if let newValue { setState(.bool(newValue)) } }
  }

  /// The chosen option; nil for a command without options. Setting it updates all buttons and menu items but does not
  /// call `onChange`.
  public var selection: ActionValue? {
    get { if case .choose = work { action.state } else { nil } }
    set { if let newValue { setState(newValue) } }
  }

  private func setState(_ state: ActionValue) {
    guard action.state != state else { return }
    action.state = state
    changed()
  }

  // MARK: Activation

  /// Activates the command if it is enabled and its ``activationPolicy`` allows it while work runs.
  public func activate(_ target: ActionValue? = nil) {
    isActivating = true
    defer { isActivating = false }
    action.activate(target)
  }

  /// Activates the command, and waits until its work has ended. If it is running already and drops the request, the call
  /// waits for the running work. With ``ActivationPolicy/cancel``, it cancels the running work, and waits for that.
  ///
  /// ```swift
  /// if await save.run() == .success { window.close() }
  /// ```
  /// An error of the work goes to ``errorHandler``, as always. Cancelling the task that waits cancels the work.
  ///
  /// - Parameter target: the value, for a command of options.
  /// - Returns: the outcome of the work: success, failure or cancelled; neutral for an action that has none; nil for a
  ///   command that is not enabled.
  @discardableResult
  public func run(_ target: ActionValue? = nil) async -> PendingOutcome? {
    guard isEnabled else { return nil }
    activate(target)
    return await withTaskCancellationHandler {
      await runner.waitForEnd()
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Cancels the running work and forgets waiting requests. The work ends when it responds to the cancellation.
  public func cancel() { runner.cancel() }

  private func perform(_ target: ActionValue?) {
    // The keyboard's own repetition is not a second request. The program's own requests all count.
    guard isActivating || repeatBehavior == .enabled || InputEvent.current?.isRepeat != true else { return }
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

  // MARK: Observation

  /// Calls `handler` after each change to the command, until the returned token is released.
  public func observe(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    observers.add { _ in handler() }
  }

  /// Keeps a property of the command equal to a value that is read from `@Observable` models, beginning now.
  ///
  /// ```swift
  /// let save = Command("save", "_Save") { try await notes.save() }.bind(\.isEnabled) { notes.hasChanges }
  /// ```
  /// The binding lives as long as the command, or until another one takes its place for the same property. It keeps what
  /// `value` captures, so capture the owner of the command weakly. The command follows in the next turn of the main loop.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - value: reads the models. A change of anything that it reads is followed.
  /// - Returns: this command.
  @discardableResult
  public func bind<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Command, Value>, to value: @escaping @MainActor () -> Value
  ) -> Self {
    // The user may have changed the property since the last reading.
    followers[property] = ObservationToken(reading: value) { [weak self] in self?[keyPath: property] = $0 }
    return self
  }

  /// Takes over a change that other code made to the action.
  private func actionChanged(_ isActionEnabled: Bool) {
    guard isActionEnabled != (isEnabled && !runner.isClosed) else { return }
    isEnabled = isActionEnabled
    availabilityChanged()
  }

  private func availabilityChanged() {
    action.isEnabled = isEnabled && !runner.isClosed
    changed()
  }

  private func shortcutChanged() {
    for place in shortcutPlaces { place(shortcut.map { [$0] } ?? []) }
    changed()
  }

  /// Calls `place` with the shortcuts, now and after each change.
  func onShortcuts(_ place: @escaping @MainActor ([KeyboardShortcut]) -> Void) {
    shortcutPlaces.append(place)
    place(shortcut.map { [$0] } ?? [])
  }

  private func changed() { observers.tell(()) }
}

// MARK: - Identity

extension Command: Hashable {
  nonisolated public static func == (one: Command, other: Command) -> Bool { one === other }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
