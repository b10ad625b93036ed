/// The popover of a button. While an overflow menu shows the button, the popover opens beside the menu's button.
@MainActor
final class ButtonPopover {
  static let ofButtons = WidgetValue<ButtonPopover>("button-popover")

  private let popover: Popover
  private weak var button: Button?
  /// The button beside which the popover opens.
  private weak var place: Button?
  private var attachment: [SignalConnection] = []

  init(_ button: Button, _ content: Widget) {
    self.button = button
    popover = Popover(content)
    move(to: button)
    button.setAccessibleHasPopup(true)
    button.setAccessibleExpanded(false)
    popover.connect(.closed) { [weak self] _ in self?.closed() }
    // The menu's button stays enabled.
    for change in ["state-flags-changed", "notify::disabled-reason"] {
      button.connect(Signal<Button, Void, Void>(change)) { [weak self] button in
        if self?.isOpen == true, !button.availability.isEnabled { self?.popover.popDown() }
      }
    }
  }

  isolated deinit { if place !== button { popover.unparent() } }

  var isOpen: Bool { popover.isVisible }

  func toggle() {
    guard !isOpen else { return popover.popDown() }
    guard let button, button.availabilityToWindowKeys.isEnabled else { return }
    let place = button.shownPlace as? Button ?? button
    // A compositor shows one popup at a time.
    if let opener = place as? any MenuOpening, opener.isOpen {
      return opener.afterMenu { [weak self] in self?.toggle() }
    }
    guard place.isInView else { return place.comeIntoView { [weak self] in self?.toggle() } }
    if popover.parent !== place { move(to: place) }
    popover.setAccessibilityLabel(button.accessibilityLabel)
    place.holdsOpen = true
    place.setAccessibleExpanded(true)
    popover.popUp()
  }

  private func move(to place: Button) {
    for connection in attachment { connection.disconnect() }
    if popover.parent != nil { popover.unparent() }
    attachment = popover.attach(to: place)
    self.place = place
  }

  private func closed() {
    guard let place else { return }
    // A disabled button takes no focus.
    if let focus = popover.window?.focusedWidget, popover.contains(focus), !place.grabFocus() { place.passFocusOn() }
    place.holdsOpen = false
    place.setAccessibleExpanded(false)
  }
}

/// A button with a menu.
@MainActor
protocol MenuOpening: Button {
  var isOpen: Bool { get }

  /// Runs `body` in a later turn, after the open menu has closed.
  func afterMenu(_ body: @escaping @MainActor () -> Void)
}

// MARK: - A place to open at

extension Button {
  /// Indicates whether the middle of the button is on the window's surface. A compositor refuses what opens elsewhere.
  var isInView: Bool {
    guard let surface = surfaceOwner, let box = bounds(in: surface) else { return false }
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    return 0...Double(surface.width) ~= x && 0...Double(surface.height) ~= y
  }

  /// Scrolls the button into view before `body` runs. An assistive technology may press a button that is scrolled out of
  /// view, and there is no place for a menu or a popover there.
  func comeIntoView(then body: @escaping @MainActor () -> Void) {
    // Focus scrolls in all directions, unless it is there already.
    grabFocus()
    sequence(first: self as Widget, next: \.parent).compactMap { $0 as? ScrolledWindow }.forEach { $0.scroll(to: self) }
    var framesLeft = 20
    onEachFrame { [weak self] _ in
      guard let self, self.isMapped, !self.isInView else {
        body()
        return false
      }
      framesLeft -= 1
      return framesLeft > 0
    }
  }
}
