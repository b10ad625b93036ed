/// A control that does one thing when it is pressed.
///
/// ```swift
/// Button("Save", icon: "document-save-symbolic", variant: .primary) {
///   try await document.save()
/// }
/// ```
/// An action that is `async` runs as a task of the button: meanwhile the button is pending, further presses are dropped,
/// and the task is cancelled when the button leaves its window for good. Capture weakly what owns the button.
///
/// ## CSS nodes
/// ```
/// thimble-button[.icon-only | .title-only | .icon-and-title][.pending][.loading | .succeeded | .failed][.inactive]
/// ├── image
/// ├── label
/// ├── ring            (once it has been needed)
/// ╰── image.outcome   (once it has been needed)
/// ```
///
/// ## Style classes
/// One of the theme's variants (`neutral` unless set) and one of `small`, `medium`, `large`.
///
/// ## Accessibility
/// Role button, action `click`. The name is the title without its mnemonic's underscore, unless
/// ``setAccessibilityLabel(_:)`` says another. `busy` and `disabled` are exposed while pending; focus stays, and what
/// takes longer is said. See ``disable(because:leadingTo:)`` for a button that says why it cannot be pressed.
///
/// ## Example
/// Gallery page `button`.
@MainActor
open class Button: Control, Measuring, Allocating, Activating {
  override open class var nativeType: NativeType { .button(cssName: "thimble-button") }

  let iconImage = Image(isPresentation: true)
  let titleLabel = Label()
  private var ownLabel: String?
  private var contentClass = ""
  private var isSettingUp = false

  /// What a press does. An `async` one is run by the button.
  enum Work {
    case none
    case now(@MainActor () -> Void)
    case task(@MainActor (ActionProgress) async throws -> Void)
  }

  var work: Work = .none

  /// The pending side, once it has been needed.
  private(set) var existingPending: ButtonPending?

  /// Why a press does nothing, while something must be done first.
  var inactivity: Inactivity?

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    iconImage.isVisible = false
    titleLabel.isVisible = false
    // The pointer finds the button itself, so GTK need not ask its parts.
    iconImage.canTarget = false
    titleLabel.canTarget = false
    iconImage.setParent(self)
    titleLabel.setParent(self)
    addStyleClass(variant.name)
    addStyleClass(size.name)
  }

  /// A button that does something at once.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out.
  ///   - size: how large it is.
  ///   - action: what a press does.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant = .neutral, size: Size = .medium,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .now(action))
  }

  /// A button that owns the work it starts.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out.
  ///   - size: how large it is.
  ///   - action: the work. What it throws goes to ``errorHandler``; `CancellationError` is no failure.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant = .neutral, size: Size = .medium,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .task { _ in try await action() })
  }

  func setUp(_ title: String, _ icon: Icon?, _ variant: Variant, _ size: Size, _ work: Work) {
    // One change of style for both.
    isSettingUp = true
    self.title = AccessibleName.required(title, of: Self.self)
    self.icon = icon
    isSettingUp = false
    contentChanged()
    self.variant = variant
    self.size = size
    self.work = work
  }

  // MARK: Content

  /// What the button shows and, unless another label is set, is called. Never blank but on icon buttons.
  public var title: String = "" {
    didSet {
      guard title != oldValue else { return }
      existingPending?.freeze(titleLabel)
      titleLabel.setText(withMnemonic: title, for: self)
      titleLabel.isVisible = !title.isEmpty
      contentChanged()
      if ownLabel == nil { setName(AccessibleName.withoutMnemonic(title)) }
    }
  }

  /// The picture before the title.
  public var icon: Icon? {
    didSet {
      guard icon != oldValue else { return }
      existingPending?.freeze(titleLabel)
      if let icon { IconLoader.show(icon, in: iconImage) } else { iconImage.clear() }
      iconImage.isVisible = icon != nil
      contentChanged()
    }
  }

  /// Sets what the button is called; nil goes back to the title. A blank label is a programmer's error, in every build.
  public func setAccessibilityLabel(_ label: String?) {
    ownLabel = label.map { AccessibleName.required($0, of: Self.self) }
    setName(ownLabel ?? AccessibleName.withoutMnemonic(title))
  }

  private func contentChanged() {
    guard !isSettingUp else { return }
    let new = title.isEmpty ? (icon == nil ? "" : "icon-only") : (icon == nil ? "title-only" : "icon-and-title")
    exchangeStyleClass(contentClass, new)
    contentClass = new
  }

  // MARK: Appearance

  /// How much the button stands out. The default is ``Variant/neutral``.
  public var variant: Variant = .neutral {
    didSet { exchangeStyleClass(oldValue.name, variant.name) }
  }

  /// How large the button is. The default is ``Size/medium``.
  public var size: Size = .medium {
    didSet { exchangeStyleClass(oldValue.name, size.name) }
  }

  /// The room around the content, logical pixels, instead of the theme's; nil for the theme's.
  public var contentInsets: Insets? {
    didSet {
      setStyleClass("custom-insets", contentInsets != nil)
      queueResize()
    }
  }

  private func exchangeStyleClass(_ old: String, _ new: String) {
    guard old != new else { return }
    if !old.isEmpty { removeStyleClass(old) }
    if !new.isEmpty { addStyleClass(new) }
  }

  // MARK: Activation

  var pending: ButtonPending {
    if let existingPending { return existingPending }
    let pending = ButtonPending(self)
    existingPending = pending
    return pending
  }

  /// Whether the button can be used. Disabling drops keyboard focus; ``disable(because:leadingTo:)`` keeps it and says
  /// why, and true ends both.
  override public var isEnabled: Bool {
    get { super.isEnabled && inactivity == nil }
    set {
      endInactivity()
      super.isEnabled = newValue
    }
  }

  open func willClick() -> Bool {
    guard !HitArbiter.shared.pressGuard.refuses(self) else { return false }
    if inactivity != nil {
      sayWhyInactive()
      return false
    }
    switch work {
    case .none where existingPending == nil: return true
    case .now(let action) where existingPending == nil:
      action()
      return true
    case .none, .now, .task: return pending.press()
    }
  }

  override var standardReflowDelay: Duration { variant == .danger ? .milliseconds(500) : super.standardReflowDelay }

  open func willActivate() -> Bool {
    if inactivity != nil {
      sayWhyInactive()
      return false
    }
    return existingPending?.refusesPresses != true && isEffectivelySensitive
  }

  // MARK: Layout

  open func measure(_ orientation: Orientation, crossSize: Int) -> Measurement {
    let insets = contentInsets ?? .zero
    let layout = existingPending?.frozenLayout ?? layout
    switch orientation {
    case .horizontal: return layout.width.adding(insets.leading + insets.trailing, before: 0)
    case .vertical: return layout.height.adding(insets.top + insets.bottom, before: insets.top)
    }
  }

  open func allocateChildren(width: Int, height: Int, baseline: Int) {
    let insets = contentInsets ?? .zero
    let isReversed = textDirection == .rightToLeft
    let left = isReversed ? insets.trailing : insets.leading
    let frames = layout.frames(
      width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom,
      baseline: baseline < 0 ? -1 : baseline - insets.top, isReversed: isReversed)
    let place = { (widget: Widget, frame: ButtonLayout.Frame) in
      widget.allocate(
        x: frame.x + left, y: frame.y + insets.top, width: frame.width, height: frame.height, baseline: frame.baseline)
    }
    if iconImage.isVisible { place(iconImage, frames.icon) }
    if titleLabel.isVisible { place(titleLabel, frames.title) }
    for sign in existingPending?.sign.widgets ?? [] {
      let size = (sign.measured(.horizontal).natural, sign.measured(.vertical).natural)
      place(sign, (iconImage.isVisible ? frames.icon : frames.title).centered(width: size.0, height: size.1))
    }
  }

  /// What the content needs now.
  var layout: ButtonLayout {
    ButtonLayout(
      icon: part(iconImage), title: part(titleLabel), gap: ThemeController.shared.gap(of: self))
  }

  func part(_ widget: Widget) -> ButtonLayout.Part {
    guard widget.isVisible else { return .none }
    return ButtonLayout.Part(width: widget.measured(.horizontal), height: widget.measured(.vertical))
  }
}

/// Room on four sides, in logical pixels; leading is left where text runs left to right.
public struct Insets: Hashable, Sendable {
  public var top: Int
  public var leading: Int
  public var bottom: Int
  public var trailing: Int

  /// Room on each side.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same room on every side.
  public init(_ all: Int) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// No room.
  public static let zero = Insets(0)
}

extension Measurement {
  /// Larger by `extra`, with the baselines moved down by `offset`.
  fileprivate func adding(_ extra: Int, before offset: Int) -> Measurement {
    Measurement(
      minimum: minimum + extra, natural: natural + extra,
      minimumBaseline: minimumBaseline < 0 ? -1 : minimumBaseline + offset,
      naturalBaseline: naturalBaseline < 0 ? -1 : naturalBaseline + offset)
  }
}

extension Signal where Owner: Button, Arguments == Void, Result == Void {
  /// The button was pressed, by pointer, key or assistive technology; not while it is pending.
  public static var clicked: Self { Signal("clicked") }
}
