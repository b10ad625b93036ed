import CGtk
public import GtkHost
public import Thimble

/// An action of the application, declared once. It becomes buttons, a keyboard shortcut and an action on D-Bus, and all of
/// them follow when its properties change.
///
/// Give it a #ThimbleCommand:name and a #ThimbleCommand:title, and connect to #ThimbleCommand::activate, or to
/// #ThimbleCommand::work-started for work that takes time. thimble_application_add_command() and
/// thimble_application_window_add_command() make it the action `app.NAME` or `win.NAME`, with its shortcut;
/// thimble_button_new_with_command() makes a button of it.
public final class CommandObject: Object {
  override public class var nativeType: NativeType { NativeType(deriving: cgtk_type_object, name: "ThimbleCommand") }

  override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "name", \CommandObject.name, initial: "", access: .constructOnly,
        "The name of the action, without a prefix: letters, digits, dashes and dots."),
      NativeProperty("title", \CommandObject.title, initial: "", "The title, with a mnemonic."),
      NativeProperty("subtitle", \CommandObject.subtitle, initial: nil, "A short explanation."),
      NativeProperty("icon-name", \CommandObject.iconName, initial: nil, "The icon of the desktop's theme."),
      NativeProperty("shortcut", \CommandObject.shortcut, initial: nil, "The keyboard shortcut, such as <Control>s."),
      NativeProperty("enabled", \CommandObject.isEnabled, initial: true, "Whether the command can be activated."),
      NativeProperty(
        "disabled-reason", \CommandObject.disabledReason, initial: nil,
        "The step that the user must take first. A text disables the command."),
      NativeProperty("destructive", \CommandObject.isDestructive, initial: false, "Whether it destroys something."),
      NativeProperty(readOnly: "running", \CommandObject.isRunning, initial: false, "Whether the work is running."),
    ]
  }

  override public class var nativeSignals: [NativeSignal] { [activateSignal, workSignal] }

  /// Emitted when the command is activated: by a button, a menu, its shortcut, D-Bus or thimble_command_activate(). Not
  /// emitted when #ThimbleCommand::work-started has handlers.
  static var activateSignal: NativeSignal { NativeSignal("activate") }

  /// Emitted when the command is activated and the program does work that takes time. The buttons of the command are
  /// pending until thimble_command_finish_work() or thimble_command_fail_work(). Further activations are dropped.
  ///
  /// The token is cancelled when the user presses Escape on a button, and by thimble_command_cancel_work().
  static var workSignal: NativeSignal { NativeSignal("work-started", carrying: Cancellable.self) }

  /// The name of the action, without a prefix: letters, digits, dashes and dots.
  public var name = ""
  /// The title. `_` marks the next letter as the mnemonic, pressed with Alt; `__` shows an underscore.
  public var title = "" { didSet { change("title", title != oldValue) { $0.title = $1.wordedTitle } } }
  /// The subtitle: a short explanation for a title that does not explain itself.
  public var subtitle: String? { didSet { change("subtitle", subtitle != oldValue) { $0.subtitle = $1.subtitle } } }
  /// The icon of the desktop's theme.
  public var iconName: String? {
    didSet { change("icon-name", iconName != oldValue) { $0.icon = $1.iconName.map { .named($0) } } }
  }
  /// The keyboard shortcut, such as `<Control>s`. It works once the command is added to an application or a window.
  public var shortcut: String? {
    didSet { change("shortcut", shortcut != oldValue) { $0.shortcut = $1.parsedShortcut } }
  }
  /// Indicates whether the command can be activated. Setting it to true removes the disabled reason.
  public var isEnabled: Bool {
    get { isAllowed && spokenReason == nil }
    set {
      guard newValue != isAllowed || newValue != isEnabled else { return }
      isAllowed = newValue
      if newValue { disabledReason = nil }
      change("enabled", true) { command, _ in command.isEnabled = newValue }
    }
  }
  /// The step that the user must take first. A text disables the command, and its buttons show and announce the reason.
  public var disabledReason: String? {
    didSet {
      change("disabled-reason", disabledReason != oldValue) { $0.disabledReason = $1.spokenReason }
      if isAllowed, (disabledReason == nil) != (oldValue == nil) { notify("enabled") }
    }
  }
  /// Indicates whether the command destroys something.
  public var isDestructive = false {
    didSet { change("destructive", isDestructive != oldValue) { $0.isDestructive = $1.isDestructive } }
  }
  /// Indicates whether the work is running.
  public var isRunning: Bool { made?.isRunning ?? false }

  private var isAllowed = true
  /// The reason, unless it is blank.
  private var spokenReason: String? { disabledReason.flatMap { isSpoken($0) ? $0 : nil } }

  private var made: Command?
  private var observation: ObservationToken?
  private var work: SignalWork?
  private var progress: ActionProgress?

  /// The kit's command, made when it is first needed: the properties are set by then.
  fileprivate var command: Command {
    if let made { return made }
    let command = Command(validName, wordedTitle, icon: iconName.map { .named($0) }, shortcut: parsedShortcut) {
      [weak self] progress in try await self?.begin(progress)?.waitForEnd()
    }
    command.subtitle = subtitle
    command.isEnabled = isAllowed
    command.disabledReason = spokenReason
    command.isDestructive = isDestructive
    var wasRunning = false
    observation = command.observe { [weak self] in
      guard let self, wasRunning != isRunning else { return }
      wasRunning = isRunning
      notify("running")
    }
    made = command
    return command
  }

  /// Notifies observers in C and the kit's command of a change.
  private func change(_ property: StaticString, _ hasChanged: Bool, _ body: (Command, CommandObject) -> Void) {
    guard hasChanged else { return }
    if let made { body(made, self) }
    notify(property)
  }

  /// The name. An invalid name is replaced, and logged as critical.
  private var validName: String {
    if g_action_name_is_valid(name) != 0 { return name }
    Log.critical("The name of a ThimbleCommand has letters, digits, dashes and dots only: \"\(name)\".")
    return "command"
  }

  /// The title. The name replaces a blank title, which is logged as critical.
  private var wordedTitle: String {
    if isSpoken(title) { return title }
    Log.critical("The ThimbleCommand \"\(name)\" has no title.")
    return isSpoken(name) ? name : "command"
  }

  private var parsedShortcut: KeyboardShortcut? {
    guard let shortcut, !shortcut.isEmpty else { return nil }
    do throws(KeyboardShortcutError) {
      return try KeyboardShortcut(parsing: shortcut)
    } catch {
      Log.critical("The shortcut of the ThimbleCommand \"\(name)\" cannot be used. \(error)")
      return nil
    }
  }

  // MARK: Work

  /// Begins one run; nil when it has ended already.
  private func begin(_ progress: ActionProgress) -> SignalWork? {
    guard hasHandlers(of: "work-started") else {
      emit("activate")
      return nil
    }
    let run = SignalWork()
    work = run
    self.progress = progress
    emit("work-started", run.cancellable)
    return run
  }

  fileprivate func finish(_ result: Result<Void, any Error>) -> Bool {
    guard let run = work else { return false }
    (work, progress) = (nil, nil)
    run.end(result)
    return true
  }

  fileprivate func setProgress(_ fraction: Double) { progress?.fraction = fraction }
}

// MARK: - Functions

/// Creates a command.
///
/// - Parameters:
///   - name: the name of the action, without a prefix: letters, digits, dashes and dots.
///   - title: the title. `_` marks the next letter as the mnemonic; `__` shows an underscore.
/// - Returns: a new command.
@_cdecl("thimble_command_new")
public func thimbleCommandNew(_ name: Text, _ title: Text) -> NewObject<CommandObject> {
  make(CommandObject.self) { command in
    command.name = words(name)
    command.title = words(title)
  }
}

/// Activates the command, if it is enabled and no work of it is running.
@_cdecl("thimble_command_activate")
public func thimbleCommandActivate(_ command: Instance<CommandObject>) {
  method(command, CommandObject.self) { $0.command.activate() }
}

/// Ends the work that the signal #ThimbleCommand::work-started began, with success. The buttons show and announce it.
///
/// It is safe to call when no such work is running.
///
/// - Returns: whether there was work to end.
@_cdecl("thimble_command_finish_work")
public func thimbleCommandFinishWork(_ command: Instance<CommandObject>) -> Truth {
  method(command, CommandObject.self, or: 0) { $0.finish(.success(())) ? 1 : 0 }
}

/// Ends the work that the signal #ThimbleCommand::work-started began, with an error, as thimble_button_fail_work() does.
///
/// - Parameters:
///   - command: the command.
///   - cause: the error that ended the work.
/// - Returns: whether there was work to end.
@_cdecl("thimble_command_fail_work")
public func thimbleCommandFailWork(_ command: Instance<CommandObject>, _ cause: BorrowedError) -> Truth {
  method(command, CommandObject.self, or: 0) { $0.finish(.failure(failure(cause))) ? 1 : 0 }
}

/// Ends the work that the signal #ThimbleCommand::work-started began, with a failure, as
/// thimble_button_fail_work_with_message() does.
///
/// - Parameters:
///   - command: the command.
///   - message: the reason, for the user: a sentence without a full stop.
/// - Returns: whether there was work to end.
@_cdecl("thimble_command_fail_work_with_message")
public func thimbleCommandFailWorkWithMessage(_ command: Instance<CommandObject>, _ message: Text) -> Truth {
  method(command, CommandObject.self, or: 0) {
    $0.finish(.failure(ReportedError(reason: words(message)))) ? 1 : 0
  }
}

/// Cancels the running work: the #GCancellable of #ThimbleCommand::work-started is cancelled. The work ends when the
/// program calls thimble_command_fail_work().
@_cdecl("thimble_command_cancel_work")
public func thimbleCommandCancelWork(_ command: Instance<CommandObject>) {
  method(command, CommandObject.self) { $0.command.cancel() }
}

/// Sets the completed share of the work. It never decreases; smaller values and NaN are ignored.
///
/// - Parameters:
///   - command: the command.
///   - fraction: the share, from 0 to 1.
@_cdecl("thimble_command_set_progress")
public func thimbleCommandSetProgress(_ command: Instance<CommandObject>, _ fraction: Double) {
  method(command, CommandObject.self) { $0.setProgress(fraction) }
}

/// Creates a button of a command. Its title, icon, tooltip with shortcut, enabled state and pending state follow the
/// command.
///
/// - Parameter command: the command that a press activates. The button keeps it.
/// - Returns: a new widget.
@_cdecl("thimble_button_new_with_command")
public func thimbleButtonNewWithCommand(_ command: Instance<CommandObject>) -> NewInstance<Button> {
  make(Button.self) { button in
    if let command = required(command, CommandObject.self, "thimble_button_new_with_command") { button.show(command) }
  }
}

/// Sets the command that a press activates, also of an icon button, of a floating button and of the primary part of a split
/// button. The button follows the command as one of thimble_button_new_with_command(), and keeps its variant and size.
///
/// - Parameters:
///   - button: the button, which keeps the command.
///   - command: the command; %NULL for none. The title and the icon then stay, and a press does nothing.
@_cdecl("thimble_button_set_command")
public func thimbleButtonSetCommand(_ button: Instance<Button>, _ command: InstanceOrNull<CommandObject>) {
  method(button, Button.self) { button in
    let new = optional(command, CommandObject.self, "thimble_button_set_command")
    if command == 0 || new != nil { button.show(new) }
  }
}

/// Adds a command to an application as the action `app.NAME`. Its shortcut works in every window, and D-Bus callers can
/// activate it.
///
/// - Parameters:
///   - application: the application, which keeps the command.
///   - command: the command.
@_cdecl("thimble_application_add_command")
public func thimbleApplicationAddCommand(
  _ application: Instance<Application>, _ command: Instance<CommandObject>
) {
  method(application, Application.self, with: command, CommandObject.self) { application, command in
    if isFree(command.command.id, in: OpaquePointer(application.instance), "thimble_application_add_command") {
      application.addCommand(command.command)
      application.keep(command)
    }
  }
}

/// Adds a command to a window as the action `win.NAME`. Its shortcut works in this window.
///
/// - Parameters:
///   - window: the window, which keeps the command.
///   - command: the command.
@_cdecl("thimble_application_window_add_command")
public func thimbleApplicationWindowAddCommand(
  _ window: Instance<ApplicationWindow>, _ command: Instance<CommandObject>
) {
  method(window, ApplicationWindow.self, with: command, CommandObject.self) { window, command in
    if isFree(command.command.id, in: OpaquePointer(window.instance), "thimble_application_window_add_command") {
      window.addCommand(command.command)
      window.keep(command)
    }
  }
}

/// Returns whether no action has a name. If one has, logs a critical message; the new command would replace it.
@MainActor
private func isFree(_ action: String, in map: OpaquePointer, _ function: StaticString) -> Bool {
  guard g_action_map_lookup_action(map, action) != nil else { return true }
  Log.critical("\(function): there is an action \"\(action)\" already. Give the ThimbleCommand another name.")
  return false
}

extension Button {
  /// Makes this a button of a command, and keeps the command; nil for none.
  fileprivate func show(_ command: CommandObject?) {
    self.command = command?.command
    g_object_set_data_full(instance, "thimble-command", command.map { g_object_ref($0.instance) } ?? nil) {
      g_object_unref($0)
    }
  }
}

extension Object {
  /// Keeps a command for as long as this object lives.
  fileprivate func keep(_ command: CommandObject) {
    g_object_set_data_full(instance, "thimble-command-\(command.name)", g_object_ref(command.instance)) {
      g_object_unref($0)
    }
  }
}
