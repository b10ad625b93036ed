/// A keyboard controller of a button that is where the button is shown: on the button, or on the container that shows it in an
/// overflow menu. GTK gives no keys to a widget that is not on screen.
@MainActor
final class PlacedKey {
  private static let ofButtons = WidgetValue<[PlacedKey]>("placed-keys")

  private weak var button: Button?
  private let make: @MainActor (_ isOnButton: Bool) -> ShortcutController
  private var controller: ShortcutController?
  /// The widget with the controller.
  private weak var host: Widget?

  /// Adds a controller, until ``end()`` or the end of the button.
  ///
  /// - Parameters:
  ///   - button: the button.
  ///   - make: makes the controller for a place: on the button itself or on its container.
  init(of button: Button, _ make: @escaping @MainActor (_ isOnButton: Bool) -> ShortcutController) {
    self.button = button
    self.make = make
    button.setValue((button.value(for: Self.ofButtons) ?? []) + [self], for: Self.ofButtons)
    follow()
  }

  /// Moves the keys of a button to the place where it is shown now.
  static func follow(_ button: Button) {
    for key in button.value(for: ofButtons) ?? [] { key.follow() }
  }

  private func follow() {
    guard let button, let place = button.shownPlace === button ? button : button.parent, place !== host else { return }
    if let controller { host?.remove(controller) }
    let new = make(place === button)
    place.add(new)
    (controller, host) = (new, place)
  }

  /// Removes the controller. Later calls do nothing.
  func end() {
    if let controller { host?.remove(controller) }
    (controller, host) = (nil, nil)
    let others = button?.value(for: Self.ofButtons)?.filter { $0 !== self } ?? []
    button?.setValue(others.isEmpty ? nil : others, for: Self.ofButtons)
  }
}
