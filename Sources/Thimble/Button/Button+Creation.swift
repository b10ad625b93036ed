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
  ///   - action: the work. Its errors go to ``errorHandler``; `CancellationError` is not an error here.
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
  ///   - action: the work. Its errors go to ``errorHandler``; `CancellationError` is not an error here.
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

  /// Creates a button with a purpose, which gives it its look and its key, that runs its action immediately.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name, in which `_` marks the next letter as the mnemonic; nil, the
  ///     default, for the standard title of the role, in the user's language.
  ///   - role: the purpose.
  ///   - action: the action of a press.
  public convenience init(_ title: String? = nil, role: Role, action: @escaping @MainActor () -> Void = {}) {
    self.init(title ?? role.standardTitle, action: action)
    self.role = role
  }

  /// Creates a button with a purpose, which gives it its look and its key, that owns the work it starts.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name, in which `_` marks the next letter as the mnemonic; nil, the
  ///     default, for the standard title of the role, in the user's language.
  ///   - role: the purpose.
  ///   - action: the work. Its errors go to ``errorHandler``; `CancellationError` is not an error here.
  public convenience init(_ title: String? = nil, role: Role, action: @escaping @MainActor () async throws -> Void) {
    self.init(title ?? role.standardTitle, action: action)
    self.role = role
  }
}
