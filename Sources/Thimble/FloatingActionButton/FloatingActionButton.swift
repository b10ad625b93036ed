/// A button for the one action that a view is about, floating above the view.
///
/// ```swift
/// let compose = FloatingActionButton(icon: "document-edit-symbolic", label: "Compose") { newMail() }
/// window.child = FloatingActionOverlay(inbox, button: compose)
/// ```
/// It shows its icon alone, or, expanded, its icon and its label. The change between the two moves its width; where the
/// desktop's animations are off it is there at once. The label is its spoken name in both modes, and its tooltip while it
/// is not shown.
///
/// ## CSS nodes
/// ```
/// thimble-button.floating-action-button[.icon-only | .icon-and-title]
/// ├── image
/// ╰── label
/// ```
///
/// ## Style classes
/// `floating` or `floating-secondary`, which are variants of the theme with a shadow for each state, and one of
/// `floating-small`, `floating-regular`, `floating-large`.
///
/// ## Accessibility
/// Role button, action `click`. The name is the title in both modes, and does not change with them.
///
/// ## Example
/// Gallery page `floating-action-button`.
@MainActor
public final class FloatingActionButton: Button {
  override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  override public class var nativeProperties: [NativeProperty] { floatingProperties }

  /// Whether the label is shown.
  public enum Mode: Sendable, CaseIterable {
    /// The icon alone.
    case normal
    /// The icon and the label.
    case expanded
  }

  private var transition = ModeTransition(isExpanded: false)
  private var isTicking = false
  private var followUp: FollowUp?
  private var limits: [Form: Limits] = [:]

  /// What goes along with a change of mode.
  private struct FollowUp {
    let alongside: (@MainActor (Double) -> Void)?
    let completion: (@MainActor () -> Void)?
  }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("floating-action-button")
    horizontalAlignment = .center
    verticalAlignment = .center
    // What does not fit, while the width changes or where there is no room for it, is not seen.
    clipsContent = true
    configuration.labelStyle = .iconOnly
  }

  /// A button that does something at once.
  ///
  /// - Parameters:
  ///   - icon: what it shows.
  ///   - label: what it is called, and shows when it is expanded. A blank one is a programmer's error: it ends the
  ///     process with a message, in every build.
  ///   - shape: how large it is.
  ///   - mode: whether the label is shown.
  ///   - shade: its colours.
  ///   - action: what a press does.
  public convenience init(
    icon: Icon, label: String, shape: Shape = .regular, mode: Mode = .normal, shade: Shade = .primary,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Self.make())
    setUp(icon, label, shape, mode, shade, .now(action))
  }

  /// A button that owns the work it starts; the ring takes the icon's place meanwhile.
  ///
  /// - Parameters:
  ///   - icon: what it shows.
  ///   - label: what it is called, and shows when it is expanded. A blank one is a programmer's error: it ends the
  ///     process with a message, in every build.
  ///   - shape: how large it is.
  ///   - mode: whether the label is shown.
  ///   - shade: its colours.
  ///   - action: the work. What it throws goes to ``Button/errorHandler``.
  public convenience init(
    icon: Icon, label: String, shape: Shape = .regular, mode: Mode = .normal, shade: Shade = .primary,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(icon, label, shape, mode, shade, .task { _ in try await action() })
  }

  private func setUp(_ icon: Icon, _ label: String, _ shape: Shape, _ mode: Mode, _ shade: Shade, _ work: Work) {
    setUp(label, icon, shade.variant, shape.size, work)
    self.shape = shape
    self.shade = shade
    setMode(mode, isAnimated: false)
  }

  // MARK: Form

  /// How large the button is. The default is ``Shape/regular``.
  public var shape: Shape = .regular {
    didSet {
      guard shape != oldValue else { return }
      // A size of its own stays.
      if size == oldValue.size { size = shape.size }
      limitsChanged()
      notify("shape")
    }
  }

  /// The button's colours. The default is ``Shade/primary``.
  public var shade: Shade = .primary {
    didSet {
      guard shade != oldValue else { return }
      // A variant of its own stays.
      if variant == oldValue.variant { variant = shade.variant }
      notify("shade")
    }
  }

  override var standardVariant: Variant { shade.variant }

  override var standardSize: Size { shape.size }

  // MARK: Mode

  /// Whether the label is shown, or will be once the change that is under way has come to its end. Setting it animates.
  public var mode: Mode {
    get { transition.isExpanding ? .expanded : .normal }
    set { setMode(newValue) }
  }

  /// Shows or hides the label. A change that turns back on its way goes on from where it is.
  ///
  /// - Parameters:
  ///   - mode: whether the label is shown.
  ///   - isAnimated: false changes at once, as do a button that is not on screen and a desktop without animations.
  ///   - alongside: called as the change goes on, with how much of the label there is, 0…1.
  ///   - completion: called when it has come to its end. Not called where another change takes its place.
  public func setMode(
    _ mode: Mode, isAnimated: Bool = true, alongside: (@MainActor (Double) -> Void)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) {
    let isChange = mode != self.mode
    followUp = FollowUp(alongside: alongside, completion: completion)
    let isStill = !isAnimated || !isMapped || ThemeController.shared.context.reducesMotion
    transition.turn(toExpanded: mode == .expanded, duration: isStill ? 0 : 0.2)
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
    showLabel()
    queueResize()
    let followUp = self.followUp
    followUp?.alongside?(transition.fraction)
    guard !transition.isMoving else { return }
    self.followUp = nil
    followUp?.completion?()
  }

  /// Shows the label as long as any of it is to be seen. Without an icon the button always shows it.
  private func showLabel() {
    let isShown = transition.isMoving || transition.isExpanding
    guard (configuration.labelStyle == .iconOnly) == isShown else { return }
    configuration.labelStyle = isShown ? .titleAndIcon : .iconOnly
    limitsChanged()
  }

  // MARK: Size

  /// The least and the most that the button measures in a shape and a mode, and the room around its content; nil for
  /// the theme's.
  public func setLimits(_ limits: Limits?, for shape: Shape, in mode: Mode) {
    self.limits[Form(shape: shape, mode: mode)] = limits
    limitsChanged()
  }

  /// What ``setLimits(_:for:in:)`` has set.
  public func limits(for shape: Shape, in mode: Mode) -> Limits? { limits[Form(shape: shape, mode: mode)] }

  private var ownLimits: Limits? { limits[Form(shape: shape, mode: mode)] }

  /// The limits say the room around the content before the configuration does.
  override var shownInsets: Insets? { ownLimits?.contentInsets ?? super.shownInsets }

  private func limitsChanged() { updateLayout() }

  override public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    var own = super.measure(orientation, crossSize: crossSize)
    let around = shownInsets == nil ? 2 * ThemeController.shared.metrics(of: self).size(size.name).iconPadding : 0
    if orientation == .horizontal {
      // Where there is no room for the label, the icon stands alone.
      let alone = min(own.natural, super.measure(.vertical, crossSize: -1).natural)
      let fraction = icon == nil ? 1 : transition.fraction
      own.natural = alone + Int((Double(own.natural - alone) * fraction).rounded())
      own.minimum = min(alone, own.natural)
    }
    return ownLimits?.applied(to: own, orientation, around: around) ?? own
  }
}

// MARK: - Commands

extension FloatingActionButton {
  /// A floating button of a command: its icon, and its title while it is expanded.
  ///
  /// - Parameters:
  ///   - command: what a press does. It needs an icon.
  ///   - shape: how large it is.
  ///   - mode: whether the title is shown.
  ///   - shade: its colours.
  public convenience init(
    _ command: Command, shape: Shape = .regular, mode: Mode = .normal, shade: Shade = .primary
  ) {
    self.init(Self.make())
    follow(command, shade.variant, shape.size)
    self.shape = shape
    self.shade = shade
    setMode(mode, isAnimated: false)
  }
}
