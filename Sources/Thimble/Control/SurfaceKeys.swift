/// The first look at the keys of one window or menu, before any widget in it. Two rules need it:
///
/// - One key-down has one receiver. If the first press of a held Space or Return moves keyboard focus, or opens or closes
///   something, the repetitions of the keyboard go nowhere.
/// - Escape closes what is on top, and one thing for each press: first a tooltip; then a menu, which has the keys while it
///   is open; then the widget with keyboard focus and those around it have their turn; ``EscapeKey`` comes last.
@MainActor
final class SurfaceKeys {
  /// The widget that had keyboard focus at the latest first press of such a key.
  private static weak var receiver: Widget?

  private weak var surface: Widget?
  private weak var tooltip: FocusTooltip?

  /// Follows the keys of a window or a menu as long as that lives.
  ///
  /// - Parameters:
  ///   - surface: the window or the menu.
  ///   - tooltip: the tooltip of keyboard focus in the window.
  init(of surface: Widget, _ tooltip: FocusTooltip? = nil) {
    self.surface = surface
    self.tooltip = tooltip
    let keys = KeyController { [weak self] _, key in self?.takes(key) ?? false }
    keys.setPhase(.capture)
    surface.add(keys)
  }

  /// Returns whether a press of a key goes no further.
  private func takes(_ key: Key) -> Bool {
    let isRepeat = InputEvent.current?.isRepeat == true
    switch key {
    case "Escape": return isRepeat || tooltip?.close() == true
    case "space", "KP_Space", "Return", "ISO_Enter", "KP_Enter":
      let focused = surface?.window?.focusedWidget
      if isRepeat { return focused !== Self.receiver }
      Self.receiver = focused
      tooltip?.stop()
      return false
    default: return false
    }
  }
}
