/// The common base of ``ButtonGroup`` and ``ToggleButtonGroup``: buttons in one row or column.
///
/// ## CSS nodes
/// ```
/// thimble-button-group.large-content-group
/// ╰── thimble-button[.linked[.vertical]][.linked-first | .linked-middle | .linked-last]
/// ```
/// The classes of linked buttons decide which of their corners are square. A row mirrors them in right-to-left text.
///
/// ## Accessibility
/// One object with its own name. A screen reader speaks the name when keyboard focus enters the group.
///
/// ## Hit area
/// Each linked button keeps its own box, and its minimum target grows outwards only. A long press shows large content,
/// and the pointer can slide from button to button; see ``LargeContentGroup``.
@MainActor
public class ControlGroup: Widget, Measuring, Allocating, FocusMoving, Rooting {
  @_spi(Hooks) override public class var nativeType: NativeType {
    .widget(cssName: "thimble-button-group", role: .group)
  }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("accessibility-label", \ControlGroup.name, initial: nil, "The accessible name of the group."),
      NativeProperty("orientation", \ControlGroup.orientation, initial: .horizontal, "A row or a column."),
      NativeProperty("linked", \ControlGroup.isLinked, initial: true, "Whether the buttons make one shape."),
      NativeProperty(
        "spacing", \ControlGroup.spacing, initial: 6, in: 0...Int(Int16.max), "Between buttons, logical pixels."),
      NativeProperty("justified", \ControlGroup.isJustified, initial: false, "Whether all buttons are equally long."),
      NativeProperty("wraps", \ControlGroup.wraps, initial: false, "Whether a long row continues in another line."),
    ]
  }

  /// The buttons, in order.
  public internal(set) var buttons: [Button] = []

  /// The accessible name of the group.
  public private(set) var accessibilityLabel = ""

  /// The button that last had keyboard focus, if known.
  weak var lastFocused: Button?

  private var places: [LinkedPlace] = []

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    groupsLargeContent = true
    add(KeyController { [weak self] in $0.modifiers.isSubset(of: .shift) && self?.keyPressed($1) == true })
  }

  /// Sets the accessible name of the group. A group needs one: a blank label, or nil, is a programming error and ends the
  /// process with a message in every build.
  override public func setAccessibilityLabel(_ label: String?) {
    let isChange = label != accessibilityLabel
    accessibilityLabel = AccessibleName.required(label ?? "", of: Self.self)
    exposeLabel(accessibilityLabel)
    if isChange { notify("accessibility-label") }
  }

  // MARK: Arrangement

  /// The direction of the row or column. The default is horizontal.
  public var orientation: Orientation = .horizontal {
    didSet { if orientation != oldValue { arrangementChanged(by: "orientation") } }
  }

  /// Indicates whether the buttons form one shape: no space between them, and only the outer corners are round. The
  /// default is true.
  public var isLinked = true {
    didSet { if isLinked != oldValue { arrangementChanged(by: "linked") } }
  }

  /// The space between lines, and between buttons that are not linked, logical pixels. Negative values count as 0. The
  /// default is 6.
  public var spacing = 6 {
    didSet {
      spacing = max(0, spacing)
      if spacing != oldValue { layoutChanged(by: "spacing") }
    }
  }

  /// Indicates whether all buttons have the length of the longest, and fill the available space. The default is false:
  /// each button has its own length.
  public var isJustified = false {
    didSet { if isJustified != oldValue { layoutChanged(by: "justified") } }
  }

  /// Indicates whether a row that is too long wraps at once. The default is false: the row first shortens the longest
  /// titles, down to 16 characters.
  public var wraps = false {
    didSet { if wraps != oldValue { layoutChanged(by: "wraps") } }
  }

  private func arrangementChanged(by property: StaticString) {
    for button in buttons { link(button) }
    layoutChanged(by: property)
  }

  private func link(_ button: Button) {
    button.setStyleClass("linked", isLinked)
    button.setStyleClass("vertical", isLinked && orientation == .vertical)
    button.updatePlace()
  }

  // MARK: Buttons

  func insertButton(_ button: Button, at index: Int) {
    guard button.parent == nil || button.parent === self else {
      return Log.warning(
        "\(typeName): the button \"\(button.accessibilityLabel)\" is in another container and stays there. Take it out "
          + "of that first.")
    }
    let index = min(max(0, index), buttons.count)
    if index < buttons.count { button.setParent(self, before: buttons[index]) } else { button.setParent(self) }
    buttons.insert(button, at: index)
    places.insert(.alone, at: index)
    button.horizontalAlignment = .fill
    button.verticalAlignment = .fill
    button.content.isShortened = true
    link(button)
  }

  func removeButton(_ button: Button) {
    guard let index = buttons.firstIndex(of: button) else { return }
    if button.isFocused {
      let others = zip(buttons.indices, reachable).filter { $0 != index && $1 }.map(\.0)
      let neighbour = others.first { $0 > index } ?? others.last
      if let neighbour { buttons[neighbour].grabFocus() }
    }
    buttons.remove(at: index)
    places.remove(at: index)
    LinkedPlace.alone.apply(to: button)
    button.removeStyleClass("linked")
    button.removeStyleClass("vertical")
    button.unparent()
  }

  /// The visible buttons, without those that other code has taken out of the row.
  var shown: [Button] { buttons.filter { $0.isVisible && $0.parent === self } }

  // MARK: Keyboard focus

  /// Indicates whether the group is one Tab stop, and arrow keys move between buttons.
  var hasOneTabStop: Bool { true }

  /// Indicates whether the arrow keys of the other axis move too.
  var takesBothAxes: Bool { false }

  /// The button that Tab focuses: by default the latest focused button, else the first that takes focus.
  var tabStop: Button? {
    if let lastFocused, isReachable(lastFocused) { return lastFocused }
    return buttons.first(where: isReachable)
  }

  /// The Tab stop of a group with one Tab stop; nil for a group in which each button is a Tab stop.
  package var ownTabStops: [Widget]? { hasOneTabStop ? tabStop.map { [$0] } ?? [] : nil }

  /// Called before an arrow key moves focus to a button.
  func willArrive(at button: Button) {}

  /// Returns whether keyboard focus can move to a button of the group.
  func isReachable(_ button: Button) -> Bool {
    button.parent == self && button.isVisible && button.isChildVisible && button.takesInput
  }

  private var reachable: [Bool] { buttons.map(isReachable) }

  /// The button with keyboard focus; nil also while focus is in a button's menu, which has a surface of its own.
  private var focusedIndex: Int? {
    guard let focused = window?.focusedWidget, focused.surfaceOwner === surfaceOwner else { return nil }
    return buttons.firstIndex { $0.contains(focused) }
  }

  public func moveFocus(_ direction: FocusDirection) -> Bool {
    guard hasOneTabStop else { return native.moveFocus(direction) }
    if let focusedIndex {
      lastFocused = buttons[focusedIndex]
      return false
    }
    if let focused = window?.focusedWidget, let opener = buttons.first(where: { $0.contains(focused) }) {
      // An open menu keeps focus until it closes.
      opener.moveFocusInside(direction)
      return true
    }
    return tabStop?.grabFocus() ?? false
  }

  private func keyPressed(_ key: Key) -> Bool {
    guard hasOneTabStop, let current = focusedIndex,
      let move = RovingFocus.move(
        for: key, orientation, isReversed: textDirection == .rightToLeft, takesBothAxes: takesBothAxes),
      let target = RovingFocus.target(of: move, from: current, among: reachable)
    else { return false }
    let button = buttons[target]
    lastFocused = button
    window?.showsFocus = true
    // The state changes first, so that a screen reader that follows focus speaks the new one.
    willArrive(at: button)
    button.grabFocus()
    return true
  }

  @_spi(Hooks) public func didRoot() {
    let bar = bar
    keepHeight(in: bar)
    guard (bar != nil) != staysInLine else { return }
    staysInLine.toggle()
    queueResize()
  }

  @_spi(Hooks) public func willUnroot() {}

  // MARK: Layout

  @_spi(Hooks) public var tradesHeightForWidth: Bool { isRow }

  /// Indicates whether the group is in a bar, whose height a second line would change.
  private var staysInLine = false

  /// Indicates whether the group is a row that wraps when its titles would become unreadable.
  var isRow: Bool { orientation == .horizontal && (wraps || !staysInLine) }

  /// Returns the lines of a row in the given room; one line if it fits. GTK can make the content of a popover a pixel
  /// shorter than it asked to be, without room for a second line.
  private func lines(of layout: GroupLayout, in room: Int) -> [(items: Range<Int>, lengths: [Int])] {
    let isEnough = !isRow || (wraps ? layout.line.natural : layout.line.minimum) <= room + 1
    return isEnough ? [(layout.lengths.indices, layout.fitted(in: room))] : layout.lines(in: room)
  }

  /// Returns the layout of these buttons along the group's direction.
  func layout(of buttons: [Button]) -> GroupLayout {
    GroupLayout(
      lengths: buttons.map { $0.measured(orientation) }, spacing: isLinked ? 0 : spacing, isJustified: isJustified)
  }

  /// Returns the thickness of these buttons across the group's direction.
  func thickness(of buttons: [Button]) -> RequestedSize {
    GroupLayout(lengths: buttons.map { $0.measured(orientation == .horizontal ? .vertical : .horizontal) }).longest
  }

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let shown = shown
    if orientation == self.orientation {
      let layout = layout(of: shown)
      return isRow ? RequestedSize(minimum: layout.longest.minimum, natural: layout.line.natural) : layout.line
    }
    guard isRow, crossSize >= 0 else { return thickness(of: shown) }
    let count = lines(of: layout(of: shown), in: crossSize).count
    let height = count * thickness(of: shown).natural + max(0, count - 1) * spacing
    return RequestedSize(minimum: height, natural: height)
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    place(shown, width: width, height: height)
  }

  /// Places these buttons in as many lines as needed, and sets the corners of each.
  func place(_ shown: [Button], width: Int, height: Int) {
    let layout = layout(of: shown)
    let room = orientation == .horizontal ? width : height
    let lines = lines(of: layout, in: room)
    let thickness = lines.count > 1 ? thickness(of: shown).natural : orientation == .horizontal ? height : width
    let isReversed = orientation == .horizontal && textDirection == .rightToLeft
    var across = 0
    for line in lines {
      var along = 0
      for (index, length) in zip(line.items, line.lengths) {
        setPlace(isLinked ? LinkedPlace(index, in: line.items) : .alone, of: shown[index])
        let start = isReversed ? width - along - length : along
        if orientation == .horizontal {
          shown[index].allocate(x: start, y: across, width: length, height: thickness)
        } else {
          shown[index].allocate(x: across, y: start, width: thickness, height: length)
        }
        along += length + layout.spacing
      }
      across += thickness + spacing
    }
  }

  private func setPlace(_ place: LinkedPlace, of button: Button) {
    guard let index = buttons.firstIndex(of: button), places[index] != place else { return }
    places[index] = place
    place.apply(to: button)
  }
}

// MARK: - Properties for C and interface files

extension ControlGroup {
  /// The group's accessible name; nil if it is not set. A blank name from C code changes nothing.
  private var name: String? {
    get { accessibilityLabel.isEmpty ? nil : accessibilityLabel }
    set {
      guard let newValue, AccessibleName.spoken(newValue) != nil else {
        return Log.warning("\(typeName): a blank accessibility-label is no name and is not used.")
      }
      setAccessibilityLabel(newValue)
    }
  }
}

extension ControlGroup: BuilderChecked {
  /// The required properties that a `.ui` file leaves out.
  public var builderProblem: String? {
    accessibilityLabel.isEmpty ? "It has no name: give it an accessibility-label." : nil
  }
}
