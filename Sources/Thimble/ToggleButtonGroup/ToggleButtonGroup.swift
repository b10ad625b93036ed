/// A group of toggle buttons for one choice or for several.
///
/// ```swift
/// let periods = [ToggleItem(Period.day, "Day"), ToggleItem(Period.week, "Week"), ToggleItem(Period.month, "Month")]
/// let view = ToggleButtonGroup("View", selected: .week, items: periods) { period in calendar.show(period) }
/// ```
/// Each button has a value. ``SelectionMode`` sets how many buttons can be on. A press calls ``onChange`` once. Setting
/// ``selection`` or the state of a button, and adding or removing buttons in code does not call it.
///
/// ## CSS nodes
/// As ``ControlGroup``; the buttons are ``ToggleButton``s.
///
/// ## Accessibility
/// In a single mode the role is radio group, and the buttons are radio buttons, checked or not. Before GTK 4.10 the
/// role is group, because screen readers of that time speak the name of no other role. In a multiple mode the role is
/// tool bar, and the buttons are toggle buttons. The label is the group's name.
///
/// The group is one Tab stop: Tab focuses the button that is on. Arrow keys move from there and wrap at the ends. Home
/// and End go to the first and the last button. Left and right are mirrored in right-to-left text. In a single mode all
/// four arrow keys press the button that they reach, unless it is on, as ARIA asks of radio groups. Disabled buttons are
/// skipped.
///
/// ## Example
/// Gallery page `toggle-button-group`.
@MainActor
public final class ToggleButtonGroup<Tag: Hashable>: ControlGroup, ToggleOwner {
  // The GType for text values has a name that other languages can write.
  @_spi(Hooks) override public class var nativeType: NativeType {
    Tag.self == String.self ? super.nativeType.named("ThimbleToggleButtonGroup") : super.nativeType
  }

  // A generic class has properties only where its values have a type of C.
  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    guard Tag.self == String.self else { return [] }
    return [
      NativeProperty(
        "selection-mode", \ToggleButtonGroup<String>.initialMode, initial: .single,
        "How many buttons can be on. Set it before the group has buttons."
      ),
      NativeProperty(
        "selected", \ToggleButtonGroup<String>.awaitedSelection, initial: nil,
        "The value of the button that is on, the first in order if several are. A file can set it before the buttons."
      ),
    ]
  }

  @_spi(Hooks) override public class var nativeSignals: [NativeSignal] { [changedSignal] }

  /// Emitted after each change by a press or a key.
  static var changedSignal: NativeSignal { NativeSignal("changed") }

  /// Called after each change by a press or a key, with the selected values.
  public var onChange: (@MainActor (Set<Tag>) -> Void)?

  private var model = SelectionModel<Tag>(.single)
  private let choices = Observers<Void>()
  /// The value that C code has selected before the group had a button for it.
  private var awaited: Tag?

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a group with any selection mode.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: the subject of the choice, in a word or two. A blank one is a programming error: it ends
  ///     the process with a message in every build.
  ///   - mode: the number of buttons that can be on at once.
  ///   - selection: the initial values, with the rules of ``selection``.
  ///   - items: the buttons, in order.
  ///   - onChange: called after each change by a press or a key.
  public convenience init(
    _ accessibilityLabel: String, selecting mode: SelectionMode, selection: Set<Tag> = [],
    items: [ToggleItem<Tag>] = [],
    onChange: (@MainActor (Set<Tag>) -> Void)? = nil
  ) {
    self.init(Self.make(accessibleRole: Self.role(mode)))
    model = SelectionModel(mode)
    setAccessibilityLabel(accessibilityLabel)
    for item in items { append(item) }
    self.selection = selection
    self.onChange = onChange
  }

  /// Creates a group in which exactly one button is on.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: the subject of the choice, in a word or two. A blank one is a programming error: it ends
  ///     the process with a message in every build.
  ///   - selected: the initial value.
  ///   - items: the buttons, in order.
  ///   - onChange: called with each new value that a press or a key chooses.
  public convenience init(
    _ accessibilityLabel: String, selected: Tag, items: [ToggleItem<Tag>],
    onChange: (@MainActor (Tag) -> Void)? = nil
  ) {
    self.init(accessibilityLabel, selecting: .requiredSingle, selection: [selected], items: items)
    if let onChange { self.onChange = { selection in selection.first.map(onChange) } }
  }

  // MARK: Selection

  /// The number of buttons that can be on at once.
  public var selectionMode: SelectionMode { model.mode }

  /// Sets the mode of a group that has no buttons yet.
  package func setSelectionMode(_ mode: SelectionMode) {
    precondition(model.items.isEmpty, "Set the mode of a group before you add buttons.")
    model = SelectionModel(mode)
    accessibleRole = Self.role(mode)
  }

  /// The mode as C code sets it: it cannot know that the group has buttons.
  fileprivate var initialMode: SelectionMode {
    get { selectionMode }
    set {
      guard newValue != selectionMode else { return }
      if buttons.isEmpty { return setSelectionMode(newValue) }
      Log.warning("\(typeName) \"\(accessibilityLabel)\": set the selection-mode before the group has buttons.")
    }
  }

  private static func role(_ mode: SelectionMode) -> AccessibleRole { mode.isMultiple ? .toolbar : .radioGroup }

  /// The values whose buttons are on.
  ///
  /// Setting it ignores values without a button. In a single mode the first of several values, in the order of the
  /// buttons, is selected. In a required mode an empty set changes nothing. A group without buttons has an empty
  /// selection in every mode.
  public var selection: Set<Tag> {
    get { model.selected }
    set { change { $0.select(newValue) } }
  }

  /// The value of the button that is on; the first in order if several are. Setting it turns on that button alone; nil turns
  /// all off, unless the mode requires one.
  public var selected: Tag? {
    get { model.inOrder.first }
    set { selection = newValue.map { [$0] } ?? [] }
  }

  /// The value of the button that is on. A value without a button is selected when its button comes.
  fileprivate var awaitedSelection: Tag? {
    get { selected }
    set {
      awaited = newValue.flatMap { model.items.contains($0) ? nil : $0 }
      if awaited == nil { selected = newValue }
      if isMapped { warnOfAwaitedSelection() }
    }
  }

  @_spi(Hooks) override public func didRoot() {
    super.didRoot()
    warnOfAwaitedSelection()
  }

  /// Warns of a value that C code has selected, if the group comes into a window without a button for it.
  private func warnOfAwaitedSelection() {
    guard let awaited else { return }
    let known = model.items.map { "\"\($0)\"" }.joined(separator: ", ")
    Log.warning(
      "ToggleButtonGroup \"\(accessibilityLabel)\": no button has the selected value \"\(awaited)\". The values are \(known)."
    )
  }

  // MARK: Buttons

  /// The values, in order.
  public var tags: [Tag] { model.items }

  /// Returns the button for a value, to enable it, to change its content, or to make it mixed. The group still handles
  /// its presses, and changes of its state in code.
  public func button(for tag: Tag) -> ToggleButton? {
    model.items.firstIndex(of: tag).flatMap { buttons[$0] as? ToggleButton }
  }

  /// Adds a button at the end.
  public func append(_ item: ToggleItem<Tag>) { insert(item, at: model.items.count) }

  /// Adds a button before the one at `index`. A value that the group already has is not added again, which is logged.
  /// In a required mode the first button is turned on.
  public func insert(_ item: ToggleItem<Tag>, at index: Int) {
    guard !model.items.contains(item.tag) else {
      return Log.warning("ToggleButtonGroup \"\(accessibilityLabel)\": there is a button for \(item.tag) already.")
    }
    take(makeButton(item), item.tag, at: index)
  }

  private func take(_ button: ToggleButton, _ tag: Tag, at index: Int) {
    button.toggleOwner = self
    insertButton(button, at: index)
    change { _ = $0.insert(tag, at: index) }
    if awaited == tag {
      awaited = nil
      selected = tag
    }
    button.isOn = model.selected.contains(tag)
  }

  /// Removes a button. If a required mode needs another selection, the next enabled button is turned on, or else the
  /// one before.
  public func remove(_ tag: Tag) {
    guard let button = button(for: tag) else { return }
    button.toggleOwner = nil
    let enabled = model.items.filter { self.button(for: $0)?.isEnabled == true }
    change(removing: button) { $0.remove(tag) { enabled.contains($0) } }
  }

  private func makeButton(_ item: ToggleItem<Tag>) -> ToggleButton {
    let button = ToggleButton(ToggleButton.make(accessibleRole: buttonRole))
    if item.title.isEmpty {
      button.setAccessibilityLabel(item.accessibilityLabel ?? "")
      button.icon = item.icon
    } else {
      button.setUp(item.title, item.icon, nil, nil, .none)
      if let label = item.accessibilityLabel { button.setAccessibilityLabel(label) }
    }
    button.configuration.variant = variant
    button.configuration.size = size
    button.isEnabled = item.isEnabled
    return button
  }

  private var buttonRole: AccessibleRole { model.mode.isMultiple ? .toggleButton : .radio }

  /// The emphasis of all buttons, including later ones; nil, the default, leaves it to the container.
  public var variant: Button.Variant? {
    didSet { for button in buttons { button.configuration.variant = variant } }
  }

  /// The size of all buttons, including later ones; nil, the default, leaves it to the container.
  public var size: Button.Size? {
    didSet { for button in buttons { button.configuration.size = size } }
  }

  // MARK: Changes

  private func tag(of toggle: ToggleButton) -> Tag? {
    guard let index = buttons.firstIndex(of: toggle), model.items.indices.contains(index) else { return nil }
    return model.items[index]
  }

  func settle(_ state: ToggleState, of toggle: ToggleButton) -> ToggleState {
    guard let tag = tag(of: toggle), (state == .on) != model.selected.contains(tag) else { return state }
    change { _ = $0.press(tag) }
    return (state == .on) == model.selected.contains(tag) ? state : state.toggled
  }

  func pressed(_ toggle: ToggleButton) {
    guard let tag = tag(of: toggle) else { return }
    var isChanged = false
    change { isChanged = $0.press(tag) }
    // A press ends the mixed state, whatever the group decides.
    toggle.isOn = model.selected.contains(tag)
    guard isChanged else { return }
    choices.tell(())
    onChange?(model.selected)
    emit("changed")
  }

  /// Changes the model, and updates the buttons that differ.
  private func change(removing gone: ToggleButton? = nil, _ transition: (inout SelectionModel<Tag>) -> Void) {
    let before = model.selected
    transition(&model)
    if let gone { removeButton(gone) }
    for tag in before.symmetricDifference(model.selected) {
      guard let button = button(for: tag), button.isOn != model.selected.contains(tag) else { continue }
      button.isOn.toggle()
    }
    if Tag.self == String.self, model.selected != before { notify("selected") }
  }

  override var takesBothAxes: Bool { !model.mode.isMultiple }

  override var tabStop: Button? {
    if !model.mode.isMultiple, let selected, let button = button(for: selected), isReachable(button) {
      return button
    }
    return super.tabStop
  }

  override func willArrive(at button: Button) {
    guard !model.mode.isMultiple, let toggle = button as? ToggleButton, !toggle.isOn, toggle.togglesOnPress,
      toggle.availability.isEnabled
    else { return }
    // A click, not an activation: GTK clicks a quarter of a second after that, when a screen reader has spoken the state.
    PressOrigin.declare(Press(.key)) { toggle.emitClicked() }
  }
}

extension ToggleButtonGroup: Choosing {
  /// The value of the button that is on: ``selected``.
  public var choice: Tag? {
    get { selected }
    set { selected = newValue }
  }

  public func observeChoice(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    choices.add { _ in handler() }
  }
}

// MARK: - Support for .ui files

extension ToggleButtonGroup: BuilderParent {
  /// Adds a toggle button, whose widget name is its value.
  public func takeChild(_ child: Widget) -> String? {
    guard let button = child as? ToggleButton else { return "It takes objects of the class ThimbleToggleButton alone." }
    let name = button[Property<ToggleButton, String>("name")]
    guard let tag = name as? Tag else { return "Its values are no texts: append its buttons in code." }
    guard !name.isEmpty else {
      return "It takes buttons with a name, which is their value: set the property name of each."
    }
    guard !model.items.contains(tag) else { return "It has a button with the name \"\(name)\" already." }
    let isOn = button.isOn
    button.accessibleRole = buttonRole
    take(button, tag, at: model.items.count)
    if isOn { change { $0.select($0.mode.isMultiple ? $0.selected.union([tag]) : [tag]) } }
    return nil
  }
}

/// A button of a ``ToggleButtonGroup``: its value and its content.
public struct ToggleItem<Tag: Hashable> {
  /// The value.
  public var tag: Tag
  /// The visible title; empty if the button shows only its icon.
  public var title: String
  /// The icon before the title.
  public var icon: Icon?
  /// The accessible name; nil for the title.
  public var accessibilityLabel: String?
  /// Indicates whether the button can be pressed.
  public var isEnabled = true

  /// Creates a button with a title. A blank title is a programming error, as for ``Button``.
  public init(_ tag: Tag, _ title: String, icon: Icon? = nil) {
    self.tag = tag
    self.title = title
    self.icon = icon
  }

  /// Creates a button that shows an icon and no text. A blank label is a programming error, as for ``IconButton``.
  public init(_ tag: Tag, icon: Icon, accessibilityLabel: String) {
    self.tag = tag
    title = ""
    self.icon = icon
    self.accessibilityLabel = accessibilityLabel
  }
}

extension ToggleItem: Sendable where Tag: Sendable {}
