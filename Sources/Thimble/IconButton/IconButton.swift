/// A button that shows an icon and no text, and always has an accessible name.
///
/// ```swift
/// IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item") { list.add() }
/// ```
/// The label is the accessible name and, unless another is set, the tooltip. ``setIcon(_:accessibilityLabel:theme:)``
/// changes icon and label together, so that neither is forgotten.
///
/// ## CSS nodes
/// As ``Button``, with the classes `icon-only` and `icon-button`.
///
/// ## Accessibility
/// Role button, action `click`. Selected is exposed as pressed. The image is presentational.
///
/// ## Example
/// Gallery page `icon-button`.
@MainActor
public final class IconButton: Button {
  @_spi(Hooks) override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  /// The colours of the icon. ``setIcon(_:accessibilityLabel:theme:)`` sets them.
  public private(set) var theme: Theme = .default {
    didSet { if theme != oldValue { configuration.look.foreground = theme.look.foreground } }
  }

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("icon-button")
    horizontalAlignment = .center
    verticalAlignment = .center
  }

  /// Creates a button with an immediate action.
  ///
  /// - Parameters:
  ///   - icon: the icon.
  ///   - accessibilityLabel: the accessible name. A blank one is a programming error: it ends the process with a
  ///     message in every build.
  ///   - theme: the colours of the icon.
  ///   - action: the action of a press.
  public convenience init(
    icon: Icon, accessibilityLabel: String, theme: Theme = .default, action: @escaping @MainActor () -> Void = {}
  ) {
    let label = AccessibleName.required(accessibilityLabel, of: Self.self)
    self.init(Self.make())
    setIcon(icon, accessibilityLabel: label, theme: theme)
    pressAction = .now(action)
  }

  /// Creates a button that owns the work it starts.
  ///
  /// - Parameters:
  ///   - icon: the icon.
  ///   - accessibilityLabel: the accessible name. A blank one is a programming error: it ends the process with a
  ///     message in every build.
  ///   - theme: the colours of the icon.
  ///   - action: the work. Thrown errors go to ``ButtonWork/errorHandler``.
  public convenience init(
    icon: Icon, accessibilityLabel: String, theme: Theme = .default,
    action: @escaping @MainActor () async throws -> Void
  ) {
    let label = AccessibleName.required(accessibilityLabel, of: Self.self)
    self.init(Self.make())
    setIcon(icon, accessibilityLabel: label, theme: theme)
    pressAction = .task { _ in try await action() }
  }

  /// Creates an icon button for a command, with the command's icon and its title as the accessible name.
  ///
  /// - Parameters:
  ///   - command: the command that a press runs. It needs an icon.
  ///   - variant: the emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - theme: the colours of the icon.
  public convenience init(
    _ command: Command, variant: Variant? = nil, size: Size? = nil, theme: Theme = .default
  ) {
    self.init(Self.make())
    take(theme)
    follow(command, variant, size)
  }

  /// Creates an icon button for one choice of a command. It is selected while the choice is the current one.
  public convenience init(
    _ option: Command.Option, variant: Variant? = nil, size: Size? = nil, theme: Theme = .default
  ) {
    self.init(Self.make())
    take(theme)
    follow(ButtonCommand(self, option.command, option), variant, size, nil)
  }

  /// Makes the compiler say what an icon button needs, where it would otherwise name ``NativeInstance``.
  @available(*, unavailable, message: "It shows no text: write init(icon:accessibilityLabel:theme:action:).")
  public convenience init(_ title: String, action: @escaping @MainActor () async throws -> Void = {}) {
    self.init(Self.make())
  }

  /// Changes the icon and the accessible name together.
  ///
  /// - Parameters:
  ///   - icon: the icon.
  ///   - accessibilityLabel: the accessible name. A blank one is a programming error: it ends the process with a
  ///     message in every build.
  ///   - theme: the colours of the icon; nil, the default, keeps them.
  public func setIcon(_ icon: Icon, accessibilityLabel: String, theme: Theme? = nil) {
    setAccessibilityLabel(accessibilityLabel)
    self.icon = icon
    if let theme { take(theme) }
  }

  /// Sets the theme. An initializer would not call the property's observer.
  private func take(_ theme: Theme) { self.theme = theme }

  override var showsLabelAsTooltip: Bool { true }

  override var whatIsMissing: String? {
    guard icon == nil || super.whatIsMissing != nil else { return super.whatIsMissing }
    return "It shows no text, so it needs both an icon-name and an accessibility-label."
  }

  override var isIconOnly: Bool { true }

  override var standardVariant: Variant { .plain }
}
