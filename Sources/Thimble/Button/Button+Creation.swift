// MARK: - Making buttons
//
// Convenience initializers: a subclass has them only if it overrides both designated initializers of `Button`. One that shows
// no title, or needs more than that, has its own instead.

extension Button {
  /// What a press does.
  enum Work {
    case none
    /// The button's own work.
    case own(WorkRunner.Work)
    /// An action that is found by its name.
    case action(ButtonAction)
    /// A command, whose work all of its buttons show.
    case command(ButtonCommand)

    static func now(_ action: @escaping @MainActor () -> Void) -> Self { .own(.now(action)) }

    static func task(_ action: @escaping @MainActor (ActionProgress) async throws -> Void) -> Self {
      .own(.task(action))
    }
  }

  /// A button that owns the work it starts.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - action: the work. What it throws goes to ``errorHandler``; `CancellationError` is no failure.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .task { _ in try await action() })
  }

  func setUp(_ title: String, _ icon: Icon?, _ variant: Variant?, _ size: Size?, _ work: Work) {
    var new = configuration
    new.title = AccessibleName.required(title, of: Self.self)
    new.icon = icon
    new.variant = variant
    new.size = size
    configuration = new
    self.work = work
  }

  /// The same for one that shows an icon and no text.
  func setUp(iconOnly icon: Icon, _ label: String, _ variant: Variant?, _ size: Size?) {
    setAccessibilityLabel(label)
    var new = configuration
    new.icon = icon
    new.variant = variant
    new.size = size
    configuration = new
  }

  /// A button that shows what a configuration says.
  ///
  /// - Parameters:
  ///   - configuration: what it shows. A blank title with no accessibility label is a programmer's error: it ends the
  ///     process with a message, in every build.
  ///   - accessibilityLabel: what it is called; nil for the title.
  ///   - action: what a press does.
  public convenience init(
    configuration: Configuration, accessibilityLabel: String? = nil, action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Self.make())
    setUp(configuration, accessibilityLabel, .now(action))
  }

  /// A button that shows what a configuration says, and owns the work it starts.
  ///
  /// - Parameters:
  ///   - configuration: what it shows. A blank title with no accessibility label is a programmer's error: it ends the
  ///     process with a message, in every build.
  ///   - accessibilityLabel: what it is called; nil for the title.
  ///   - action: the work. What it throws goes to ``errorHandler``; `CancellationError` is no failure.
  public convenience init(
    configuration: Configuration, accessibilityLabel: String? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(configuration, accessibilityLabel, .task { _ in try await action() })
  }

  private func setUp(_ configuration: Configuration, _ label: String?, _ work: Work) {
    let title = AccessibleName.withoutMnemonic(configuration.title)
    setAccessibilityLabel(AccessibleName.required(label ?? title, of: Self.self))
    self.configuration = configuration
    if label == nil { setAccessibilityLabel(nil) }
    self.work = work
  }

  /// A button that says what its role is for, in the user's language, and does something at once.
  ///
  /// - Parameters:
  ///   - role: what it is for; also its title.
  ///   - action: what a press does.
  public convenience init(role: Role, action: @escaping @MainActor () -> Void = {}) {
    self.init(role.standardTitle, action: action)
    self.role = role
  }

  /// A button that says what its role is for, in the user's language, and owns the work it starts.
  ///
  /// - Parameters:
  ///   - role: what it is for; also its title.
  ///   - action: the work. What it throws goes to ``errorHandler``; `CancellationError` is no failure.
  public convenience init(role: Role, action: @escaping @MainActor () async throws -> Void) {
    self.init(role.standardTitle, action: action)
    self.role = role
  }
}
