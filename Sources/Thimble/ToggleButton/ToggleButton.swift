/// A button that stays on or off.
///
/// ```swift
/// ToggleButton("Repeat", icon: "media-playlist-repeat-symbolic", isOn: false) { isOn in player.repeats = isOn }
/// ```
/// A press toggles the state and then calls ``onChange``. Setting ``isOn`` or ``toggleState`` in code does not call it.
/// Use ``init(_:icon:isOn:variant:size:confirm:)`` for a change that needs approval first, from a server or from the
/// user. Set ``togglesOnPress`` to false if the application decides about every change.
///
/// The title names the thing that is on or off, and stays the same in both states: "Repeat", not "Stop repeating". The
/// icon may change with the state: set ``Button/Configuration/icons`` for ``/Theming/ButtonState/selected``. The
/// visible title may change too, but the spoken one may not.
///
/// ## CSS nodes
/// As ``Button``, with the class `toggle`. `:checked` while the button is on, `:indeterminate` while it is mixed.
///
/// ## Style classes
/// As ``Button``.
///
/// ## Accessibility
/// Role toggle button, action `click`. The state on is exposed as pressed, and the state mixed as both. GTK has this
/// role since 4.10. With an older GTK the role is check box and on is exposed as checked, because screen readers speak
/// the state of a check box. The description of a mixed toggle button says that it is mixed.
///
/// ## Example
/// Gallery page `toggle-button`.
@MainActor
open class ToggleButton: Button {
  @_spi(Hooks) override open class var nativeType: NativeType {
    .button(cssName: "thimble-button", role: .toggleButton)
  }

  @_spi(Hooks) override open class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("active", \ToggleButton.isOn, initial: false, "Whether it is on, by GtkToggleButton's name."),
      NativeProperty("toggle-state", \ToggleButton.toggleState, initial: .off, "Whether it is on, off or mixed."),
      NativeProperty(
        "toggles-on-press", \ToggleButton.togglesOnPress, initial: true, "Whether a press changes the state."
      ),
    ]
  }

  /// Called after each change by a press, with the new value. Changes in code do not call it.
  public var onChange: (@MainActor (Bool) -> Void)?

  /// Indicates whether a press changes the state. The default is true. While it is false, a press only runs the action,
  /// as on any button, and the application sets ``isOn``.
  public var togglesOnPress = true {
    didSet { if togglesOnPress != oldValue { notify("toggles-on-press") } }
  }

  /// The group that handles presses instead of the button; nil outside a group.
  weak var toggleOwner: (any ToggleOwner)?

  private var isConfirmed = false

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) {
    super.init(native)
    begin()
  }

  /// Creates a toggle with an immediate action.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name. `_` marks the next letter as the mnemonic; `__` shows `_`.
  ///   - icon: the icon before the title.
  ///   - variant: the emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - action: the action of a press, besides the toggling.
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

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name. `_` marks the next letter as the mnemonic; `__` shows `_`.
  ///   - icon: the icon before the title.
  ///   - isOn: the initial state.
  ///   - variant: the emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - onChange: called after each change by a press.
  public convenience init(
    _ title: String, icon: Icon? = nil, isOn: Bool, variant: Variant? = nil, size: Size? = nil,
    onChange: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .none)
    self.isOn = isOn
    self.onChange = onChange
  }

  /// Creates a toggle that shows an icon and no text.
  ///
  /// - Parameters:
  ///   - icon: the icon.
  ///   - accessibilityLabel: the accessible name, and the tooltip. A blank one is a programming error: it ends the
  ///     process with a message in every build.
  ///   - isOn: the initial state.
  ///   - variant: the emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - onChange: called after each change by a press.
  public convenience init(
    icon: Icon, accessibilityLabel: String, isOn: Bool, variant: Variant? = .plain, size: Size? = nil,
    onChange: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(Self.make())
    setUp(iconOnly: icon, accessibilityLabel, variant, size)
    self.isOn = isOn
    self.onChange = onChange
  }

  /// Creates a toggle whose presses need approval. It is pending during the decision, and changes only when approved.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name. `_` marks the next letter as the mnemonic; `__` shows `_`.
  ///   - icon: the icon before the title.
  ///   - isOn: the initial state.
  ///   - variant: the emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - confirm: makes the change. It throws to refuse the change, and the state stays. The error goes to
  ///     ``ButtonWork/errorHandler``; `CancellationError` refuses without a visible sign. ``onChange`` is called after it
  ///     returns.
  public convenience init(
    _ title: String, icon: Icon? = nil, isOn: Bool, variant: Variant? = nil, size: Size? = nil,
    confirm: @escaping @MainActor (Bool) async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .none)
    self.isOn = isOn
    isConfirmed = true
    pressAction = .task { [weak self] _ in
      guard let wanted = self?.toggleState.toggled else { return }
      try await confirm(wanted == .on)
      self?.change(to: wanted)
    }
  }

  // MARK: State

  /// The state. The default is ``ToggleState/off``. A button of a ``ToggleButtonGroup`` turns on and off by the rules of
  /// the group, as if the group's selection were set.
  public var toggleState: ToggleState = .off {
    didSet {
      guard toggleState != oldValue else { return }
      if let toggleOwner { toggleState = toggleOwner.settle(toggleState, of: self) }
      guard toggleState != oldValue else { return }
      showSelection()
      notifyChange(from: oldValue)
    }
  }

  /// Indicates whether the button is on; false for mixed. Setting either value ends the mixed state.
  public var isOn: Bool {
    get { toggleState == .on }
    set { toggleState = newValue ? .on : .off }
  }

  /// Another name for ``isOn``.
  override public var isSelected: Bool {
    get { isOn }
    set { isOn = newValue }
  }

  @_spi(Hooks) override open func willClick() -> Bool {
    let before = toggleState
    guard super.willClick() else { return false }
    if pressAction.hasState {
      // The button follows its action.
      if toggleState != before { onChange?(isOn) }
    } else if togglesOnPress, !isConfirmed {
      if let toggleOwner { toggleOwner.pressed(self) } else { change(to: toggleState.toggled) }
    }
    return true
  }

  private func change(to state: ToggleState) {
    toggleState = state
    onChange?(isOn)
  }

  override func showSelection() {
    let isShown = configuration.automaticallyUpdatesForSelection
    setStateFlag(.checked, isShown && toggleState == .on)
    setStateFlag(.inconsistent, isShown && toggleState == .mixed)
    setAccessibleOn(toggleState == .mixed ? nil : isOn)
    updateDescription()
  }

  /// Screen readers have words for a mixed check box, but call a mixed toggle button "not pressed".
  override var unspokenState: String? {
    accessibleRoleName == "checkbox" ? nil : mixedWord
  }

  /// The word for the mixed state; nil in other states.
  var mixedWord: String? {
    toggleState == .mixed ? localized("Partially on", de: "Teilweise aktiviert", ja: "一部オン") : nil
  }

  private func setStateFlag(_ flag: StateFlags, _ isOn: Bool) {
    if isOn { setStateFlags(flag) } else { unsetStateFlags(flag) }
  }
}

/// The group that handles the presses of its toggles, and the changes of their states in code.
@MainActor
protocol ToggleOwner: AnyObject {
  /// Handles a press of a toggle that has not changed yet.
  func pressed(_ toggle: ToggleButton)

  /// Handles a change of a toggle that the program, or the state of the toggle's action, has set.
  ///
  /// - Returns: the state that the toggle has by the rules of the group.
  func settle(_ state: ToggleState, of toggle: ToggleButton) -> ToggleState
}

// MARK: - Properties for C and interface files

extension ToggleButton {
  /// Notifies C code of the changed properties.
  func notifyChange(from old: ToggleState) {
    notify("toggle-state")
    guard (old == .on) != isOn else { return }
    notify("active")
    notify("selected")
  }
}

extension ToggleState: NativeEnumeration {}

extension Property where Owner: ToggleButton, Value == Bool {
  /// Indicates whether the button is on.
  public static var isOn: Self { Property("active") }
  /// Indicates whether the button is on, by GTK's name: the same as `isOn`.
  public static var active: Self { isOn }
}

extension Property where Owner: ToggleButton, Value == ToggleState {
  /// Indicates whether the button is on, off or mixed.
  public static var toggleState: Self { Property("toggle-state") }
}

/// The state of a ``ToggleButton``: on, off or mixed.
public enum ToggleState: String, Sendable, CaseIterable {
  /// The setting is off.
  case off
  /// The setting is on.
  case on
  /// The setting is on for a part of the subject, such as bold for a selection with some bold words. Only code sets it.
  case mixed

  /// The state after a press: off becomes on, on becomes off, and mixed becomes on.
  public var toggled: ToggleState { self == .on ? .off : .on }
}
