/// Buttons in one row or column, as one thing: what ``ButtonGroup`` and ``ToggleButtonGroup`` have in common.
///
/// ## CSS nodes
/// ```
/// thimble-button-group.large-content-group
/// ╰── thimble-button[.linked[.vertical]][.linked-first | .linked-middle | .linked-last]
/// ```
/// The classes of linked buttons say which of their corners are square. In a row they are mirrored where text runs from
/// right to left.
///
/// ## Accessibility
/// One object with a name of its own, so that a screen reader says where one has come to.
///
/// ## Hit area
/// Of two linked buttons each keeps its own pixels, and the least size of a target grows outwards only. A long press shows
/// large content, and slides from button to button; see ``LargeContentGroup``.
@MainActor
public class ControlGroup: Widget, Measuring, Allocating, FocusMoving, Rooting {
  override public class var nativeType: NativeType { .widget(cssName: "thimble-button-group", role: .group) }

  override public class var nativeProperties: [NativeProperty] { groupProperties }

  /// The buttons, in order.
  public internal(set) var buttons: [Button] = []

  /// What the group is called.
  public private(set) var accessibilityLabel = ""

  /// The button that last had keyboard focus, as far as is known.
  weak var lastFocused: Button?

  private var places: [LinkedPlace] = []

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    groupsLargeContent = true
    add(KeyController { [weak self] in $0.modifiers.isSubset(of: .shift) && self?.keyPressed($1) == true })
  }

  /// Sets what the group is called. A blank label is a programmer's error: it ends the process with a message, in every
  /// build.
  public func setAccessibilityLabel(_ label: String) {
    let isChange = label != accessibilityLabel
    accessibilityLabel = AccessibleName.required(label, of: Self.self)
    setAccessibleLabel(accessibilityLabel)
    if isChange { notify("accessibility-label") }
  }

  // MARK: Arrangement

  /// The direction in which the buttons follow each other. The default is horizontal.
  public var orientation: Orientation = .horizontal {
    didSet {
      arrangementChanged()
      if orientation != oldValue { notify("orientation") }
    }
  }

  /// Whether the buttons make one shape: no room between them, and only the outer corners round. The default is true.
  public var isLinked = true {
    didSet {
      arrangementChanged()
      if isLinked != oldValue { notify("linked") }
    }
  }

  /// The room between buttons that are not linked, and between lines, logical pixels, 0 for less. The default is 6.
  public var spacing = 6 {
    didSet {
      spacing = max(0, spacing)
      queueResize()
      if spacing != oldValue { notify("spacing") }
    }
  }

  /// Whether all buttons are as long as the longest, and fill the room there is. The default is false: each has its own
  /// length.
  public var isJustified = false {
    didSet {
      queueResize()
      if isJustified != oldValue { notify("justified") }
    }
  }

  /// Whether a row that is too long goes on in another line at once. The default is false: the longest titles are shortened
  /// first, down to 16 characters.
  public var wraps = false {
    didSet {
      queueResize()
      if wraps != oldValue { notify("wraps") }
    }
  }

  private func arrangementChanged() {
    for button in buttons { link(button) }
    queueResize()
  }

  private func link(_ button: Button) {
    button.setStyleClass("linked", isLinked)
    button.setStyleClass("vertical", isLinked && orientation == .vertical)
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
    let hadFocus = button.isFocused
    let next = RovingFocus.target(of: .next, from: index, among: reachable.enumerated().map { $0 != index && $1 })
    if hadFocus, let next { buttons[next].grabFocus() }
    buttons.remove(at: index)
    places.remove(at: index)
    LinkedPlace.alone.apply(to: button)
    button.removeStyleClass("linked")
    button.removeStyleClass("vertical")
    button.unparent()
  }

  /// Those that are in the row now: the visible ones, but for what was taken out by hand.
  var shown: [Button] { buttons.filter { $0.isVisible && $0.parent === self } }

  // MARK: Keyboard focus

  /// Whether the group is one stop of the Tab key, and the arrow keys go from button to button.
  var hasOneTabStop: Bool { true }

  /// Whether the keys of the other axis go from button to button as well.
  var takesBothAxes: Bool { false }

  /// Where Tab comes to: by default the button that had focus last, else the first that takes it.
  var tabStop: Button? {
    if let lastFocused, isReachable(lastFocused) { return lastFocused }
    return buttons.first(where: isReachable)
  }

  /// An arrow key leads to a button that is about to get focus.
  func willArrive(at button: Button) {}

  private func isReachable(_ button: Button) -> Bool {
    button.parent == self && button.isVisible && button.isChildVisible && button.isEffectivelySensitive
  }

  private var reachable: [Bool] { buttons.map(isReachable) }

  private var focusedIndex: Int? {
    guard let focused = window?.focusedWidget else { return nil }
    return buttons.firstIndex { $0.contains(focused) }
  }

  public func moveFocus(_ direction: FocusDirection) -> Bool {
    guard hasOneTabStop else { return native.moveFocus(direction) }
    if let focusedIndex {
      lastFocused = buttons[focusedIndex]
      return false
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
    // First the state, so that a screen reader that follows focus says the new one.
    willArrive(at: button)
    button.grabFocus()
    return true
  }

  public func didRoot() {
    keepHeightInBars()
    guard isInBar != staysInLine else { return }
    staysInLine = isInBar
    queueResize()
  }

  public func willUnroot() {}

  // MARK: Layout

  public var tradesHeightForWidth: Bool { isRow }

  /// Whether the group is in a bar, which a second line would make higher.
  private var staysInLine = false

  /// Whether the group is a row, which goes on in another line where titles could no longer be read.
  var isRow: Bool { orientation == .horizontal && (wraps || !staysInLine) }

  /// The lines of a row that has so much room: one while that is enough.
  private func lines(of layout: GroupLayout, in room: Int) -> [(items: Range<Int>, lengths: [Int])] {
    let isEnough = !isRow || (wraps ? layout.line.natural : layout.line.minimum) <= room
    return isEnough ? [(layout.lengths.indices, layout.fitted(in: room))] : layout.lines(in: room)
  }

  /// What one line of these buttons needs along the group's direction.
  func layout(of buttons: [Button]) -> GroupLayout {
    GroupLayout(
      lengths: buttons.map { button in
        let length = button.measured(orientation)
        return GroupLayout.Length(minimum: length.minimum, natural: length.natural)
      }, spacing: isLinked ? 0 : spacing, isJustified: isJustified)
  }

  /// How thick these buttons are across the group's direction.
  func thickness(of buttons: [Button]) -> GroupLayout.Length {
    let across = buttons.map { $0.measured(orientation == .horizontal ? .vertical : .horizontal) }
    return GroupLayout.Length(
      minimum: across.map(\.minimum).max() ?? 0, natural: across.map(\.natural).max() ?? 0)
  }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let shown = shown
    let needed: GroupLayout.Length
    if orientation == self.orientation {
      let layout = layout(of: shown)
      needed = isRow ? .init(minimum: layout.longest.minimum, natural: layout.line.natural) : layout.line
    } else if isRow, crossSize >= 0 {
      let count = lines(of: layout(of: shown), in: crossSize).count
      let line = thickness(of: shown).natural
      let height = count * line + max(0, count - 1) * spacing
      needed = .init(minimum: height, natural: height)
    } else {
      needed = thickness(of: shown)
    }
    return RequestedSize(minimum: needed.minimum, natural: needed.natural)
  }

  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    place(shown, width: width, height: height)
  }

  /// Places these buttons, in as many lines as they need, and gives each the corners of its place.
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
