/// The popover of a button.
@MainActor
final class ButtonPopover {
  static let ofButtons = WidgetValue<ButtonPopover>("button-popover")

  private let popover: Popover
  private weak var button: Button?

  init(_ button: Button, _ content: Widget) {
    self.button = button
    popover = Popover(content)
    popover.attach(to: button)
    button.setAccessibleHasPopup(true)
    button.setAccessibleExpanded(false)
    popover.connect(.closed) { [weak button] popover in
      guard let button else { return }
      // A disabled button takes no focus.
      if let focus = popover.window?.focusedWidget, popover.contains(focus), !button.grabFocus() {
        button.passFocusOn()
      }
      button.holdsOpen = false
      button.setAccessibleExpanded(false)
    }
  }

  var isOpen: Bool { popover.isVisible }

  func toggle() {
    guard !isOpen else { return popover.popDown() }
    guard let button, button.canShowMenu else { return }
    guard button.isInView else { return button.comeIntoView { [weak self] in self?.toggle() } }
    popover.setAccessibilityLabel(button.accessibilityLabel)
    button.holdsOpen = true
    button.setAccessibleExpanded(true)
    popover.popUp()
  }
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
