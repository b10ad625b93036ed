/// A button that is on or off, and stays so.
///
/// ```swift
/// ToggleButton("Repeat", icon: "media-playlist-repeat-symbolic", isOn: false) { isOn in player.repeats = isOn }
/// ```
/// A press turns it over and then calls ``onChange``. What the program sets, by ``isOn`` or ``toggleState``, calls nobody:
/// the program knows. A change that has to be allowed first, by a server or by a question, is what
/// ``init(_:icon:isOn:variant:size:confirm:)`` is for; where the app decides altogether, set ``togglesOnPress`` to false.
///
/// The title says what is on or off, and does not change with it: "Repeat", not "Stop repeating". An icon may, by
/// ``Button/Configuration/icons`` for ``/Theming/ButtonState/selected``; so may what is seen of the title, but not what is heard.
///
/// ## CSS nodes
/// As ``Button``, with the class `toggle`. `:checked` while it is on, `:indeterminate` while it is mixed.
///
/// ## Style classes
/// As ``Button``.
///
/// ## Accessibility
/// Role toggle button, action `click`; on is exposed as pressed, and mixed as both. GTK has had that role since 4.10. Before,
/// it is a check box, and on is exposed as checked: of all roles it is the one of which screen readers speak the state. A
/// mixed toggle button is described as such.
///
/// ## Example
/// Gallery page `toggle-button`.
@MainActor
open class ToggleButton: Button {
  override open class var nativeType: NativeType { .button(cssName: "thimble-button", role: .toggleButton) }

  override open class var nativeProperties: [NativeProperty] { toggleProperties }

  /// Told of each change that a press made, after it, with the new value. Not called for what the program sets.
  public var onChange: (@MainActor (Bool) -> Void)?

  /// Whether a press changes the state. The default is true; where it is false, a press does what it does on any button,
  /// and the program sets ``isOn`` if it agrees.
  public var togglesOnPress = true {
    didSet { if togglesOnPress != oldValue { notify("toggles-on-press") } }
  }

  /// Whether the button looks on while it is, as its configuration says. The default is true; where it is false, the state
  /// is only exposed to assistive technologies, and the program shows it in its own way.
  public var automaticallyUpdatesForSelection: Bool {
    get { configuration.automaticallyUpdatesForSelection }
    set { configuration.automaticallyUpdatesForSelection = newValue }
  }

  override func configurationChanged(from old: Configuration, isForced: Bool) {
    super.configurationChanged(from: old, isForced: isForced)
    if configuration.automaticallyUpdatesForSelection != old.automaticallyUpdatesForSelection { showState() }
  }

  /// Decides about presses instead of the button, where it is in a group.
  weak var toggleOwner: (any ToggleOwner)?

  private var isConfirmed = false

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    begin()
  }

  /// A toggle that does something at once when it is pressed.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - action: what a press does, beside turning it over.
  override public init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    super.init(title, icon: icon, variant: variant, size: size, action: action)
    begin()
  }

  private func begin() {
    addStyleClass("toggle")
    setAccessibleOn(false)
  }

  /// A toggle.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - isOn: whether it begins on.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - onChange: told of each change that a press made.
  public convenience init(
    _ title: String, icon: Icon? = nil, isOn: Bool, variant: Variant? = nil, size: Size? = nil,
    onChange: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .none)
    self.isOn = isOn
    self.onChange = onChange
  }

  /// A toggle that shows an icon and no text.
  ///
  /// - Parameters:
  ///   - icon: what it shows.
  ///   - accessibilityLabel: what it is called, and its tooltip. A blank one is a programmer's error: it ends the process
  ///     with a message, in every build.
  ///   - isOn: whether it begins on.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - onChange: told of each change that a press made.
  public convenience init(
    icon: Icon, accessibilityLabel: String, isOn: Bool, variant: Variant? = .plain, size: Size? = nil,
    onChange: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(Self.make())
    setUp(iconOnly: icon, accessibilityLabel, variant, size)
    self.isOn = isOn
    self.onChange = onChange
  }

  /// A toggle whose presses have to be allowed: it is pending while that is decided, and changes only if it is.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - isOn: whether it begins on.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - confirm: makes the change come true, and throws to refuse it: the state then stays. What it throws goes to
  ///     ``Button/errorHandler``; `CancellationError` refuses without a sign. ``onChange`` is called once it has returned.
  public convenience init(
    _ title: String, icon: Icon? = nil, isOn: Bool, variant: Variant? = nil, size: Size? = nil,
    confirm: @escaping @MainActor (Bool) async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .none)
    self.isOn = isOn
    isConfirmed = true
    work = .task { [weak self] _ in
      guard let wanted = self?.toggleState.toggled else { return }
      try await confirm(wanted == .on)
      self?.change(to: wanted)
    }
  }

  // MARK: State

  /// What the button says. The default is ``ToggleState/off``.
  public var toggleState: ToggleState = .off {
    didSet {
      guard toggleState != oldValue else { return }
      showState()
      notifyChange(from: oldValue)
    }
  }

  /// Whether the button is on. Mixed is not; setting it, true or false, ends that.
  public var isOn: Bool {
    get { toggleState == .on }
    set { toggleState = newValue ? .on : .off }
  }

  /// Whether the button is on: another name for ``isOn``.
  override public var isSelected: Bool {
    get { isOn }
    set { isOn = newValue }
  }

  override open func willClick() -> Bool {
    guard super.willClick() else { return false }
    if togglesOnPress, !isConfirmed {
      if let toggleOwner { toggleOwner.pressed(self) } else { change(to: toggleState.toggled) }
    }
    return true
  }

  private func change(to state: ToggleState) {
    toggleState = state
    onChange?(isOn)
  }

  private func showState() {
    setStateFlag(.checked, automaticallyUpdatesForSelection && toggleState == .on)
    setStateFlag(.inconsistent, automaticallyUpdatesForSelection && toggleState == .mixed)
    setAccessibleOn(toggleState == .mixed ? nil : isOn)
    updateDescription()
  }

  /// Screen readers have words for a mixed check box, and say of a mixed toggle button that it is not pressed.
  override var unspokenState: String? {
    toggleState == .mixed && accessibleRoleName != "checkbox" ? localized("Partially on") : nil
  }

  private func setStateFlag(_ flag: StateFlags, _ isOn: Bool) {
    if isOn { setStateFlags(flag) } else { unsetStateFlags(flag) }
  }
}

/// What decides about the presses of toggles that belong together.
@MainActor
protocol ToggleOwner: AnyObject {
  /// A toggle was pressed, and has not changed.
  func pressed(_ toggle: ToggleButton)
}
