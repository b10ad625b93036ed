/// The handler of Escape in one window or popover, while a button there has a role for that key.
///
/// The handler comes last, when the key event bubbles out of the window: widgets inside that use Escape come first. In a
/// popover it comes before the popover closes.
@MainActor
final class EscapeKey {
  private static let keys = WidgetValue<EscapeKey>("escape-key")

  private let controller: KeyController
  private var buttons: Set<ObjectIdentifier> = []

  private init(_ surface: Widget) {
    controller = KeyController { [weak surface] controller, key in
      guard key == "Escape", controller.modifiers.isEmpty, let surface else { return false }
      return EscapeKey.press(in: surface)
    }
    surface.add(controller)
  }

  /// Adds a button to the handler of its window or popover. Call it when a button with such a role enters a window.
  static func add(_ button: Button) {
    guard button.window != nil, let surface = button.surfaceOwner else { return }
    let key = surface.value(for: keys) ?? EscapeKey(surface)
    surface.setValue(key, for: keys)
    key.buttons.insert(ObjectIdentifier(button))
  }

  /// Removes a button from the handler. Call it when the button leaves its window or changes its role.
  static func remove(_ button: Button) {
    guard keys.isInUse, let surface = button.surfaceOwner, let key = surface.value(for: keys),
      key.buttons.remove(ObjectIdentifier(button)) != nil, key.buttons.isEmpty
    else { return }
    surface.remove(key.controller)
    surface.setValue(nil, for: keys)
  }

  /// Presses the button for Escape. If a neighbouring button runs work, Escape stops that work first.
  ///
  /// - Returns: whether the key was used. A popover closes by it, too.
  private static func press(in surface: Widget) -> Bool {
    let focus = surface.window?.focusedWidget
    let buttons = surface.descendants(of: Button.self).filter { button in
      button.role?.isForEscape == true && button.availabilityToWindowKeys.isEnabled && button.surfaceOwner === surface
    }
    let ways = buttons.map { Array($0.selfAndAncestors) }
    let focusedWay = focus.map { Array($0.selfAndAncestors) } ?? []
    guard let index = NearestChoice.nearest(of: ways, to: focusedWay) else { return false }
    let button = buttons[index]
    let neighbours = button.parent?.descendants(of: Button.self) ?? []
    if neighbours.contains(where: { $0.existingPending?.stopByEscape() == true }) { return true }
    let closes = surface is Popover
    button.press(byWindowKey: Press(.key), isLeaving: closes)
    return !closes
  }
}

extension Button {
  /// Presses the button for a key of its whole window or popover. GTK activates only what stays on screen for a moment.
  func press(byWindowKey press: Press, isLeaving: Bool = false) {
    PressOrigin.declare(press) { if isMapped, !isLeaving { _ = activate() } else { emitClicked() } }
  }
}

// MARK: - Keys of roles

/// The keys that press a button from anywhere in its window, as its role demands.
@MainActor
enum RoleKeys {
  /// Registers a button for Return or Escape in its window or popover. Each presses the button nearest to the focused
  /// control, unless that control uses the key.
  static func add(_ button: Button) {
    guard let role = button.configuration.role else { return }
    if role.isForReturn { DefaultKey.add(button) }
    if role.isForEscape { EscapeKey.add(button) }
  }

  /// Takes the keys from a button.
  static func remove(_ button: Button) {
    EscapeKey.remove(button)
    DefaultKey.remove(button)
  }
}

extension Button.Role {
  /// Indicates whether Return presses a button of this role from anywhere in the window.
  var isForReturn: Bool { self == .primary || self == .confirm }

  /// Indicates whether Escape presses a button of this role from anywhere in the window.
  var isForEscape: Bool { self == .cancel || self == .close }
}

/// The choice of the button that Return or Escape presses, as values.
enum NearestChoice {
  /// Returns the nearest button: the one whose ancestor chain meets the chain of the focused widget first. Of equally
  /// near buttons, the first one wins.
  ///
  /// - Parameters:
  ///   - candidates: the ancestor chain of each button, starting with the button, in reading order.
  ///   - focus: the ancestor chain of the widget with keyboard focus, starting with that widget; empty if there is
  ///     none.
  /// - Returns: an index into `candidates`; nil if `candidates` is empty.
  static func nearest<ID: Hashable>(of candidates: [[ID]], to focus: [ID]) -> Int? {
    let steps = Dictionary(zip(focus, focus.indices), uniquingKeysWith: min)
    let distances = candidates.map { way in way.compactMap { steps[$0] }.first ?? .max }
    return distances.indices.min { (distances[$0], $0) < (distances[$1], $1) }
  }
}
