/// A button that floats above a view, for the view's main action.
///
/// ```swift
/// let compose = FloatingActionButton(icon: "document-edit-symbolic", label: "Compose") { newMail() }
/// window.child = FloatingActionOverlay(inbox, button: compose)
/// ```
/// It shows only its icon or, in expanded mode, its icon and its label. A change of mode animates the width; if the
/// desktop turns animations off, the change is immediate. The label is the accessible name in both modes, and the
/// tooltip while it is hidden.
///
/// ## CSS nodes
/// ```
/// thimble-button.floating-action-button[.icon-only | .icon-and-title]
/// ```
///
/// ## Style classes
/// `floating` or `floating-secondary`, which are variants of the theme with a shadow for each state. One of
/// `floating-small`, `floating-regular`, `floating-large`.
///
/// ## Accessibility
/// Role button, action `click`. The name is the title in both modes.
///
/// ## Example
/// Gallery page `floating-action-button`.
@MainActor
public final class FloatingActionButton: Button {
  @_spi(Hooks) override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("extended", \FloatingActionButton.isExtended, initial: false, "Whether the label is shown."),
      NativeProperty("shape", \FloatingActionButton.shape, initial: .regular, "The size of the button."),
      NativeProperty("shade", \FloatingActionButton.shade, initial: .primary, "The button's colours."),
    ]
  }

  /// The mode of a floating action button: with or without its label.
  public enum Mode: Sendable, CaseIterable {
    /// The icon alone.
    case normal
    /// The icon and the label.
    case expanded
  }

  /// The visible fraction of the label, 0…1.
  private var transition = Transition(at: 0)
  private var isTicking = false
  private var followUp: FollowUp?
  private var limits: [Form: Limits] = [:]

  /// The callbacks of a change of mode.
  private struct FollowUp {
    let alongside: (@MainActor (Double) -> Void)?
    let completion: (@MainActor () -> Void)?
  }

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("floating-action-button")
    horizontalAlignment = .center
    verticalAlignment = .center
    // Clips the content that does not fit during the animation or in a narrow view.
    clipsContent = true
  }

  /// Creates a button with an immediate action.
  ///
  /// - Parameters:
  ///   - icon: the icon.
  ///   - label: the accessible name, visible in expanded mode. A blank one is a programming error: it ends the process
  ///     with a message in every build.
  ///   - shape: the size.
  ///   - mode: whether the label is shown.
  ///   - shade: its colours.
  ///   - action: the action of a press.
  public convenience init(
    icon: Icon, label: String, shape: Shape = .regular, mode: Mode = .normal, shade: Shade = .primary,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Self.make())
    setUp(icon, label, shape, mode, shade, .now(action))
  }

  /// Creates a button that owns the work it starts. The ring takes the icon's place during the work.
  ///
  /// - Parameters:
  ///   - icon: the icon.
  ///   - label: the accessible name, visible in expanded mode. A blank one is a programming error: it ends the process
  ///     with a message in every build.
  ///   - shape: the size.
  ///   - mode: whether the label is shown.
  ///   - shade: its colours.
  ///   - action: the work. Thrown errors go to ``ButtonWork/errorHandler``.
  public convenience init(
    icon: Icon, label: String, shape: Shape = .regular, mode: Mode = .normal, shade: Shade = .primary,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(icon, label, shape, mode, shade, .task { _ in try await action() })
  }

  private func setUp(_ icon: Icon, _ label: String, _ shape: Shape, _ mode: Mode, _ shade: Shade, _ action: PressAction)
  {
    setUp(label, icon, shade.variant, shape.size, action)
    take(shape, mode, shade)
  }

  private func take(_ shape: Shape, _ mode: Mode, _ shade: Shade) {
    self.shape = shape
    self.shade = shade
    setMode(mode, isAnimated: false)
  }

  // MARK: Form

  /// The size of the button. The default is ``Shape/regular``.
  public var shape: Shape = .regular {
    didSet {
      guard shape != oldValue else { return }
      // Keeps a size that the application set.
      if size == oldValue.size { size = shape.size }
      update(.insets)
      notify("shape")
    }
  }

  /// The button's colours. The default is ``Shade/primary``.
  public var shade: Shade = .primary {
    didSet {
      guard shade != oldValue else { return }
      // Keeps a variant that the application set.
      if variant == oldValue.variant { variant = shade.variant }
      notify("shade")
    }
  }

  override var standardVariant: Variant { shade.variant }

  override var standardSize: Size { shape.size }

  // MARK: Mode

  /// The mode, or the target mode of the current animation. Setting it animates.
  public var mode: Mode {
    get { transition.end == 1 ? .expanded : .normal }
    set { setMode(newValue) }
  }

  /// Shows or hides the label. A change in the opposite direction continues from the current position.
  ///
  /// - Parameters:
  ///   - mode: whether the label is shown.
  ///   - isAnimated: false changes at once. A button that is not on screen, and a desktop without animations, also
  ///     change at once.
  ///   - alongside: called during the animation with the visible fraction of the label, 0…1.
  ///   - completion: called at the end of the animation. A change that another change replaces does not call it.
  public func setMode(
    _ mode: Mode, isAnimated: Bool = true, alongside: (@MainActor (Double) -> Void)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) {
    let isChange = mode != self.mode
    followUp = FollowUp(alongside: alongside, completion: completion)
    let isStill = !isAnimated || !isMapped || ThemeController.shared.context.reducesMotion
    transition.turn(to: mode == .expanded ? 1 : 0, duration: isStill ? 0 : 0.2)
    transitionChanged()
    if isChange { notify("extended") }
    guard transition.isMoving, !isTicking else { return }
    isTicking = true
    onEachFrame { [weak self] time in self?.advance(to: time) ?? false }
  }

  private func advance(to time: Double) -> Bool {
    transition.advance(to: time)
    transitionChanged()
    isTicking = transition.isMoving
    return isTicking
  }

  private func transitionChanged() {
    showsLabel = transition.isMoving || transition.end == 1
    queueResize()
    let followUp = self.followUp
    followUp?.alongside?(transition.value)
    guard !transition.isMoving else { return }
    self.followUp = nil
    followUp?.completion?()
  }

  /// Indicates whether any part of the label is visible.
  private var showsLabel = false { didSet { if showsLabel != oldValue { update(.mode) } } }

  /// The icon alone without the label; a button without an icon shows the label even so. With the label, the
  /// configuration decides.
  override var labelStyle: Configuration.LabelStyle {
    showsLabel ? configuration.labelStyle ?? .titleAndIcon : .iconOnly
  }

  // MARK: Size

  /// Sets the minimum and maximum size of the button in a shape and a mode, and the padding around its content; nil for
  /// the theme's.
  public func setLimits(_ limits: Limits?, for shape: Shape, in mode: Mode) {
    self.limits[Form(shape: shape, mode: mode)] = limits
    update(.insets)
  }

  /// Returns the limits that ``setLimits(_:for:in:)`` set.
  public func limits(for shape: Shape, in mode: Mode) -> Limits? { limits[Form(shape: shape, mode: mode)] }

  private var ownLimits: Limits? { limits[Form(shape: shape, mode: mode)] }

  /// The padding from the limits wins over the configuration's.
  override var shownInsets: Insets? { ownLimits?.contentInsets ?? super.shownInsets }

  @_spi(Hooks) override public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    var own = super.measure(orientation, crossSize: crossSize)
    let around = shownInsets == nil ? 2 * ThemeController.shared.metrics(of: self).size(size.name).iconPadding : 0
    if orientation == .horizontal {
      // Without room for the label, only the icon remains.
      let alone = min(own.natural, super.measure(.vertical, crossSize: -1).natural)
      let fraction = icon == nil ? 1 : transition.value
      own.natural = alone + Int(clamping: (Double(own.natural - alone) * fraction).rounded())
      own.minimum = min(alone, own.natural)
    }
    return ownLimits?.applied(to: own, orientation, around: around) ?? own
  }
}

extension FloatingActionButton: ToastObstacle {}

// MARK: - Commands

extension FloatingActionButton {
  /// Creates a floating button for a command. It shows the command's icon, and its title in expanded mode.
  ///
  /// - Parameters:
  ///   - command: the command that a press runs. It needs an icon.
  ///   - shape: the size.
  ///   - mode: whether the title is shown.
  ///   - shade: its colours.
  public convenience init(
    _ command: Command, shape: Shape = .regular, mode: Mode = .normal, shade: Shade = .primary
  ) {
    self.init(Self.make())
    follow(command, shade.variant, shape.size)
    take(shape, mode, shade)
  }
}

// MARK: - Properties for C and interface files

extension FloatingActionButton {
  /// Indicates whether the label is shown, or will be shown after the current transition.
  var isExtended: Bool {
    get { mode == .expanded }
    set { mode = newValue ? .expanded : .normal }
  }
}

extension FloatingActionButton.Shape: NativeEnumeration {}
extension FloatingActionButton.Shade: NativeEnumeration {}

extension Property where Owner == FloatingActionButton, Value == Bool {
  /// Indicates whether the label is shown, or will be shown after the current transition.
  public static var extended: Self { Property("extended") }
}
