/// Buttons of which one, or several, are on: a choice that is seen at a glance.
///
/// ```swift
/// let periods = [ToggleItem(Period.day, "Day"), ToggleItem(Period.week, "Week"), ToggleItem(Period.month, "Month")]
/// let view = ToggleButtonGroup("View", selected: .week, items: periods) { period in calendar.show(period) }
/// ```
/// Each button stands for a value. ``SelectionMode`` says how many can be on. What the program sets, by ``selection`` or by
/// adding and removing buttons, calls nobody; a press calls ``onChange`` once.
///
/// ## CSS nodes
/// As ``ControlGroup``; the buttons are ``ToggleButton``s.
///
/// ## Accessibility
/// Where one can be on, role radio group (a plain group before GTK 4.10, as screen readers of that time speak the name of no
/// other), and the buttons are radio buttons: checked or not. Where several can, role tool
/// bar, and they are toggle buttons. The label is the group's name.
///
/// The group is one stop of the Tab key: it comes to the button that is on. Arrow keys go on from there, round the end, Home
/// and End to the first and the last; left and right are mirrored where text runs from right to left. Where one can be on,
/// all four arrows turn on what they come to, as ARIA asks of radio groups. Disabled buttons are passed over.
///
/// ## Example
/// Gallery page `toggle-button-group`.
@MainActor
public final class ToggleButtonGroup<Tag: Hashable>: ControlGroup, ToggleOwner {
  /// Told of each change that a press or a key made, after it, with the selected values.
  public var onChange: (@MainActor (Set<Tag>) -> Void)?

  private var model = SelectionModel<Tag>(.single)

  /// A choice of any kind.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: what is chosen here, in a word or two. A blank one is a programmer's error: it ends the process
  ///     with a message, in every build.
  ///   - mode: how many can be on at once.
  ///   - selection: the values whose buttons begin on, as ``selection`` takes them.
  ///   - items: the buttons, in order.
  ///   - onChange: told of each change that a press or a key made.
  public convenience init(
    _ accessibilityLabel: String, selecting mode: SelectionMode, selection: Set<Tag> = [],
    items: [ToggleItem<Tag>] = [],
    onChange: (@MainActor (Set<Tag>) -> Void)? = nil
  ) {
    self.init(Self.make(accessibleRole: mode.isMultiple ? .toolbar : .radioGroup))
    model = SelectionModel(mode)
    setAccessibilityLabel(accessibilityLabel)
    for item in items { append(item) }
    self.selection = selection
    self.onChange = onChange
  }

  /// A choice of always one.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: what is chosen here, in a word or two. A blank one is a programmer's error: it ends the process
  ///     with a message, in every build.
  ///   - selected: the value whose button begins on.
  ///   - items: the buttons, in order.
  ///   - onChange: told of each new value that a press or a key chose.
  public convenience init(
    _ accessibilityLabel: String, selected: Tag, items: [ToggleItem<Tag>],
    onChange: (@MainActor (Tag) -> Void)? = nil
  ) {
    self.init(accessibilityLabel, selecting: .requiredSingle, selection: [selected], items: items)
    if let onChange { self.onChange = { selection in selection.first.map(onChange) } }
  }

  // MARK: Selection

  /// How many buttons can be on at once.
  public var selectionMode: SelectionMode { model.mode }

  /// The values whose buttons are on.
  ///
  /// Setting it passes over values that no button stands for. Of several, where one can be on, the first in order counts;
  /// none, where one must be on, changes nothing. With no buttons it is empty in every mode.
  public var selection: Set<Tag> {
    get { model.selected }
    set { change { $0.select(newValue) } }
  }

  /// The value whose button is on; the first in order where several are.
  public var selected: Tag? { model.inOrder.first }

  // MARK: Buttons

  /// The values, in order.
  public var tags: [Tag] { model.items }

  /// The button that stands for a value, to enable it, change what it shows, or make it mixed. A press goes through the
  /// group whatever is changed.
  public func button(for tag: Tag) -> ToggleButton? {
    model.items.firstIndex(of: tag).flatMap { buttons[$0] as? ToggleButton }
  }

  /// Adds a button at the end.
  public func append(_ item: ToggleItem<Tag>) { insert(item, at: model.items.count) }

  /// Adds a button before the one at `index`. A value that is there already is not added again; that is logged. The first
  /// button, where one must be on, is turned on.
  public func insert(_ item: ToggleItem<Tag>, at index: Int) {
    guard !model.items.contains(item.tag) else {
      return Log.warning("ToggleButtonGroup \"\(accessibilityLabel)\": there is a button for \(item.tag) already.")
    }
    let button = makeButton(item)
    insertButton(button, at: index)
    change { _ = $0.insert(item.tag, at: index) }
    button.isOn = model.selected.contains(item.tag)
  }

  /// Takes a button away. Where it was the only one on and one must be, the next one is turned on, or the one before.
  public func remove(_ tag: Tag) {
    guard let button = button(for: tag) else { return }
    button.toggleOwner = nil
    let enabled = model.items.filter { self.button(for: $0)?.isEnabled == true }
    change(removing: button) { $0.remove(tag) { enabled.contains($0) } }
  }

  private func makeButton(_ item: ToggleItem<Tag>) -> ToggleButton {
    let button = ToggleButton(ToggleButton.make(accessibleRole: model.mode.isMultiple ? .toggleButton : .radio))
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
    button.toggleOwner = self
    return button
  }

  /// How much all buttons stand out, also those that come later; nil, the default, leaves that to the container around.
  public var variant: Button.Variant? {
    didSet { for button in buttons { button.configuration.variant = variant } }
  }

  /// How large all buttons are, also those that come later; nil, the default, leaves that to the container around.
  public var size: Button.Size? {
    didSet { for button in buttons { button.configuration.size = size } }
  }

  // MARK: Changes

  func pressed(_ toggle: ToggleButton) {
    guard let index = buttons.firstIndex(of: toggle) else { return }
    let tag = model.items[index]
    var isChanged = false
    change { isChanged = $0.press(tag) }
    // What was mixed is on or off after a press, whatever the group makes of it.
    toggle.isOn = model.selected.contains(tag)
    if isChanged { onChange?(model.selected) }
  }

  /// Changes the model, and shows in what it is another now.
  private func change(removing gone: ToggleButton? = nil, _ transition: (inout SelectionModel<Tag>) -> Void) {
    let before = model.selected
    transition(&model)
    if let gone { removeButton(gone) }
    for tag in before.symmetricDifference(model.selected) { button(for: tag)?.isOn = model.selected.contains(tag) }
  }

  override var takesBothAxes: Bool { !model.mode.isMultiple }

  override var tabStop: Button? {
    if !model.mode.isMultiple, let selected, let button = button(for: selected), button.isEffectivelySensitive {
      return button
    }
    return super.tabStop
  }

  override func willArrive(at button: Button) {
    guard !model.mode.isMultiple, let toggle = button as? ToggleButton, !toggle.isOn, toggle.togglesOnPress,
      toggle.availability.isEnabled
    else { return }
    pressed(toggle)
  }
}
