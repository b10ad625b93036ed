/// A command for objects of one kind, such as the rows of a list: declared once, with work and availability of its own for
/// each object.
///
/// ```swift
/// let download = ObjectCommand<Episode>("download", "_Download", icon: "folder-download-symbolic") {
///   episode, progress in try await episode.download { progress.fraction = $0 }
/// }
/// download.bind(\.disabledReason) { $0.isOnline ? nil : "You are offline" }
///
/// list.bind({ podcast.episodes }, id: \.id) { episode in
///   ListBoxRow(
///     Box {
///       Label(episode.title)
///       IconButton(download(episode))
///     })
/// }
/// ```
/// Calling it with an object gives that object's ``Command``: the same one each time, as long as anything uses it or its
/// work runs. So a row that is scrolled away or made again shows the running work, and several objects are at work at
/// once. Releasing this object cancels all of that work.
@MainActor
public final class ObjectCommand<Subject: Identifiable> {
  /// The name of the commands, to which a number is added for each object.
  public let id: String
  /// The title. `_` marks the next letter as the mnemonic; `__` shows an underscore.
  public let title: String
  /// The icon.
  public let icon: Icon?
  /// Indicates whether the command destroys something. Set it before the first object's command is made.
  public var isDestructive = false
  /// The effect of a request while the work of the same object runs. Set it before the first object's command is made.
  public var activationPolicy = ActivationPolicy.drop
  /// Called when the work throws an error other than `CancellationError`. Without a handler, the error is logged. Set it
  /// before the first object's command is made.
  public var errorHandler: (@MainActor (Subject, any Error) -> Void)?

  private let make: @MainActor (String, ObjectCommand, Subject) -> Command
  private var setups: [@MainActor (Command, Subject) -> Void] = []
  private var known: [Subject.ID: Known] = [:]
  private var running: [Subject.ID: Command] = [:]
  private var count = 0
  /// The number of known commands at which those that are gone are forgotten.
  private var limit = 64

  private struct Known {
    weak var command: Command?
    var work: ObservationToken
  }

  private init(
    _ id: String, _ title: String, _ icon: Icon?, make: @escaping @MainActor (String, ObjectCommand, Subject) -> Command
  ) {
    self.id = id
    self.title = AccessibleName.required(title, of: Self.self)
    self.icon = icon
    self.make = make
  }

  /// Creates a command that runs its action immediately.
  ///
  /// - Parameters:
  ///   - id: the name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - title: the title. A blank title is a programmer's error.
  ///   - icon: the icon.
  ///   - action: the action.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, action: @escaping @MainActor (Subject) -> Void
  ) {
    self.init(id, title, icon) { id, shared, subject in
      Command(id, shared.title, icon: shared.icon) { action(subject) }
    }
  }

  /// Creates a command that owns the work it starts.
  ///
  /// - Parameters:
  ///   - id: the name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - title: the title. A blank title is a programmer's error.
  ///   - icon: the icon.
  ///   - action: the work for one object.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, action: @escaping @MainActor (Subject) async throws -> Void
  ) {
    self.init(id, title, icon) { id, shared, subject in
      Command(id, shared.title, icon: shared.icon) { () async throws in try await action(subject) }
    }
  }

  /// Creates a command that owns the work it starts and reports its progress.
  ///
  /// - Parameters:
  ///   - id: the name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - title: the title. A blank title is a programmer's error.
  ///   - icon: the icon.
  ///   - action: the work for one object.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil,
    action: @escaping @MainActor (Subject, ActionProgress) async throws -> Void
  ) {
    self.init(id, title, icon) { id, shared, subject in
      Command(id, shared.title, icon: shared.icon) { progress in try await action(subject, progress) }
    }
  }

  /// Creates a command that switches something of each object on and off.
  ///
  /// - Parameters:
  ///   - id: the name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - title: the title. A blank title is a programmer's error.
  ///   - icon: the icon.
  ///   - isOn: reads from the object, or from other `@Observable` models, whether it is on. The command follows changes.
  ///   - onChange: called with the new state after the user changes it.
  public convenience init(
    _ id: String, _ title: String, icon: Icon? = nil, isOn: @escaping @MainActor (Subject) -> Bool,
    onChange: @escaping @MainActor (Subject, Bool) -> Void
  ) {
    self.init(id, title, icon) { id, shared, subject in
      Command(id, shared.title, icon: shared.icon, isOn: isOn(subject)) { onChange(subject, $0) }
        .bind(\.isOn) { isOn(subject) }
    }
  }

  /// Returns the command of an object.
  public func callAsFunction(_ subject: Subject) -> Command {
    if let command = known[subject.id]?.command { return command }
    count += 1
    let command = make("\(id).\(count)", self, subject)
    command.subject = AnyHashable(subject.id)
    command.isDestructive = isDestructive
    command.activationPolicy = activationPolicy
    if let errorHandler { command.errorHandler = { errorHandler(subject, $0) } }
    for setUp in setups { setUp(command, subject) }
    let subjectID = subject.id
    let work = command.observe { [weak self, weak command] in
      if let command, command.isRunning {
        self?.running[subjectID] = command
      } else {
        // The last reference to the command may be this one: it is released when the list has changed.
        _ = self?.running.removeValue(forKey: subjectID)
      }
    }
    known[subjectID] = Known(command: command, work: work)
    if known.count > limit {
      known = known.filter { $0.value.command != nil }
      limit = max(64, 2 * known.count)
    }
    return command
  }

  /// Keeps a property of each object's command equal to a value that is read from the object or from other `@Observable`
  /// models. Call it before the first object's command is made.
  ///
  /// - Returns: this command.
  @discardableResult
  public func bind<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Command, Value>, to value: @escaping @MainActor (Subject) -> Value
  ) -> Self {
    setups.append { command, subject in command.bind(property) { value(subject) } }
    return self
  }
}
