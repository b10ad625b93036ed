// A subclass inherits these convenience initializers only if it overrides both designated initializers of `Button`. A
// subclass that shows no title, or needs more than a title, has its own initializers instead.

extension Button {
  /// Creates a button that owns the work it starts.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name. `_` marks the next letter as the mnemonic, pressed with Alt;
  ///     `__` shows an underscore.
  ///   - icon: the icon before the title.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - action: the work. Its errors go to ``ButtonWork/errorHandler``; `CancellationError` is not an error here.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .task { _ in try await action() })
  }

  /// Creates a button that owns the work it starts and shows its progress.
  ///
  /// ```swift
  /// Button("Save") { progress in
  ///   for page in 1...12 {
  ///     try await document.save(page)
  ///     progress.fraction = Double(page) / 12
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - title: the visible title and accessible name. `_` marks the next letter as the mnemonic, pressed with Alt;
  ///     `__` shows an underscore.
  ///   - icon: the icon before the title.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - action: the work. Its errors go to ``ButtonWork/errorHandler``; `CancellationError` is not an error here.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor (ActionProgress) async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .task(action))
  }

  func setUp(_ title: String, _ icon: Icon?, _ variant: Variant?, _ size: Size?, _ action: PressAction) {
    var new = configuration
    new.title = AccessibleName.required(title, of: Self.self)
    new.icon = icon
    new.variant = variant
    new.size = size
    configuration = new
    pressAction = action
  }

  /// Sets up a button that shows only an icon.
  func setUp(iconOnly icon: Icon, _ label: String, _ variant: Variant?, _ size: Size?) {
    setAccessibilityLabel(label)
    var new = configuration
    new.icon = icon
    new.variant = variant
    new.size = size
    configuration = new
  }

  /// Creates a button from a configuration.
  ///
  /// - Parameters:
  ///   - configuration: the content and look. A blank title without an accessibility label is a programmer's error: it
  ///     ends the process with a message, in every build.
  ///   - accessibilityLabel: the accessible name; nil for the title.
  ///   - action: the action of a press.
  public convenience init(
    configuration: Configuration, accessibilityLabel: String? = nil, action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Self.make())
    setUp(configuration, accessibilityLabel, .now(action))
  }

  /// Creates a button from a configuration that owns the work it starts.
  ///
  /// - Parameters:
  ///   - configuration: the content and look. A blank title without an accessibility label is a programmer's error: it
  ///     ends the process with a message, in every build.
  ///   - accessibilityLabel: the accessible name; nil for the title.
  ///   - action: the work. Its errors go to ``ButtonWork/errorHandler``; `CancellationError` is not an error here.
  public convenience init(
    configuration: Configuration, accessibilityLabel: String? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(configuration, accessibilityLabel, .task { _ in try await action() })
  }

  private func setUp(_ configuration: Configuration, _ label: String?, _ action: PressAction) {
    let title = AccessibleName.withoutMnemonic(configuration.title)
    setAccessibilityLabel(AccessibleName.required(label ?? title, of: Self.self))
    self.configuration = configuration
    if label == nil { setAccessibilityLabel(nil) }
    pressAction = action
  }

  /// Creates a button with a purpose, which gives it its look and its key, that runs its action immediately.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name, in which `_` marks the next letter as the mnemonic; nil, the
  ///     default, for the standard title of the role, in the user's language.
  ///   - icon: the icon before the title.
  ///   - role: the purpose.
  ///   - action: the action of a press.
  public convenience init(
    _ title: String? = nil, icon: Icon? = nil, role: Role, action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(title ?? role.standardTitle, icon: icon, action: action)
    self.role = role
  }

  /// Creates a button with a purpose, which gives it its look and its key, that owns the work it starts.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name, in which `_` marks the next letter as the mnemonic; nil, the
  ///     default, for the standard title of the role, in the user's language.
  ///   - icon: the icon before the title.
  ///   - role: the purpose.
  ///   - action: the work. Its errors go to ``ButtonWork/errorHandler``; `CancellationError` is not an error here.
  public convenience init(
    _ title: String? = nil, icon: Icon? = nil, role: Role, action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(title ?? role.standardTitle, icon: icon, action: action)
    self.role = role
  }

  /// Creates a button of a named action.
  ///
  /// The button is enabled while the action is enabled. An action with a state also sets the selected state, exposed as
  /// pressed or not pressed: true while a boolean state is on, or while the state equals `target`. While the action
  /// does not exist, the button is disabled. This is reported once for each name when the button is shown. The button
  /// works as soon as the action is added.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name. `_` marks the next letter as the mnemonic, pressed with Alt;
  ///     `__` shows an underscore.
  ///   - icon: the icon before the title.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - actionName: the action's name with its prefix, such as `win.save`.
  ///   - target: the value that the action is activated with.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil, actionName: String,
    target: ActionValue? = nil
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .none)
    setAction(actionName, target: target)
  }

  /// Creates a button of a command. Its title, icon, tooltip with shortcut, selected state, enabled state and pending
  /// state always follow the command.
  ///
  /// - Parameters:
  ///   - command: the command that a press activates.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  public convenience init(_ command: Command, variant: Variant? = nil, size: Size? = nil) {
    self.init(Self.make())
    follow(command, variant, size)
  }

  /// Creates a button of one option of a command. The button is selected while the option is chosen.
  public convenience init(_ option: Command.Option, variant: Variant? = nil, size: Size? = nil) {
    self.init(Self.make())
    follow(ButtonCommand(self, option.command, option), variant, size, nil)
  }
}
