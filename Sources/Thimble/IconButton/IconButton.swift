/// A button that shows an icon and no text, and is known by a label that is never empty.
///
/// ```swift
/// IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item") { list.add() }
/// ```
/// The label is the accessible name and, unless another is set, the tooltip. Icon, label and theme change together, by
/// ``setIcon(_:accessibilityLabel:theme:)``, so that none of them can be forgotten.
///
/// ## CSS nodes
/// As ``Button``, with the classes `icon-only` and `icon-button`.
///
/// ## Accessibility
/// Role button, action `click`; selected is exposed as pressed. The image is presentation only.
///
/// ## Example
/// Gallery page `icon-button`.
@MainActor
public final class IconButton: Button {
  override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  /// The colours of the icon. Set by ``setIcon(_:accessibilityLabel:theme:)``.
  public private(set) var theme: Theme = .default {
    didSet { if theme != oldValue { configuration.look.foreground = theme.look.foreground } }
  }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("icon-button")
    horizontalAlignment = .center
    verticalAlignment = .center
    configuration.look = theme.look
  }

  /// A button that does something at once.
  ///
  /// - Parameters:
  ///   - icon: what it shows.
  ///   - accessibilityLabel: what it is called. A blank one is a programmer's error: it ends the process with a message,
  ///     in every build.
  ///   - theme: the colours of the icon.
  ///   - action: what a press does.
  public convenience init(
    icon: Icon, accessibilityLabel: String, theme: Theme = .default, action: @escaping @MainActor () -> Void = {}
  ) {
    let label = AccessibleName.required(accessibilityLabel, of: Self.self)
    self.init(Self.make())
    setIcon(icon, accessibilityLabel: label, theme: theme)
    work = .now(action)
  }

  /// A button that owns the work it starts.
  ///
  /// - Parameters:
  ///   - icon: what it shows.
  ///   - accessibilityLabel: what it is called. A blank one is a programmer's error: it ends the process with a message,
  ///     in every build.
  ///   - theme: the colours of the icon.
  ///   - action: the work. What it throws goes to ``Button/errorHandler``.
  public convenience init(
    icon: Icon, accessibilityLabel: String, theme: Theme = .default,
    action: @escaping @MainActor () async throws -> Void
  ) {
    let label = AccessibleName.required(accessibilityLabel, of: Self.self)
    self.init(Self.make())
    setIcon(icon, accessibilityLabel: label, theme: theme)
    work = .task { _ in try await action() }
  }

  /// An icon button of a command: it shows the command's icon, and is called by its title.
  ///
  /// - Parameters:
  ///   - command: what a press does. It needs an icon.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - theme: the colours of the icon.
  public convenience init(
    _ command: Command, variant: Variant? = nil, size: Size? = nil, theme: Theme = .default
  ) {
    self.init(Self.make())
    take(theme)
    follow(command, variant, size)
  }

  /// An icon button of one choice of a command: selected while that is what is chosen.
  public convenience init(
    _ option: Command.Option, variant: Variant? = nil, size: Size? = nil, theme: Theme = .default
  ) {
    self.init(Self.make())
    take(theme)
    follow(ButtonCommand(self, option.command, option), variant, size, nil)
  }

  /// Changes what the button shows and is called, together.
  ///
  /// - Parameters:
  ///   - icon: what it shows.
  ///   - accessibilityLabel: what it is called. A blank one is a programmer's error: it ends the process with a message,
  ///     in every build.
  ///   - theme: the colours of the icon.
  public func setIcon(_ icon: Icon, accessibilityLabel: String, theme: Theme = .default) {
    setAccessibilityLabel(accessibilityLabel)
    self.icon = icon
    self.theme = theme
  }

  /// The room around the icon, logical pixels; nil for the theme's.
  public var contentEdgeInsets: Insets? {
    get { contentInsets }
    set { contentInsets = newValue }
  }

  /// A method, because an initializer would not call the property's observer.
  private func take(_ theme: Theme) { self.theme = theme }

  override var showsLabelAsTooltip: Bool { true }

  override var whatIsMissing: String? {
    guard icon == nil || super.whatIsMissing != nil else { return super.whatIsMissing }
    return "It shows no text, so it needs both an icon-name and an accessibility-label."
  }

  override var isIconOnly: Bool { true }

  override var standardVariant: Variant { .plain }
}
