/// The first look at the keys of one window, popover or menu, before any widget in it. Two rules need it:
///
/// - One key-down has one receiver. If the first press of a held Space or Return moves keyboard focus, or opens or closes
///   something, the repetitions of the keyboard go nowhere.
/// - Escape closes what is on top, and one thing for each press: first a tooltip; then a popover or a menu, which has the
///   keys while it is open; then the widget with keyboard focus and those around it have their turn; ``EscapeKey`` comes last.
@MainActor
final class SurfaceKeys {
  /// The widget that had keyboard focus at the latest first press of such a key.
  private static weak var receiver: Widget?

  private static let ofSurfaces = WidgetValue<SurfaceKeys>("surface-keys")

  private weak var surface: Widget?

  /// Follows the keys of a window, a popover or a menu as long as that lives.
  static func follow(_ surface: Widget) {
    if surface.value(for: ofSurfaces) == nil { surface.setValue(SurfaceKeys(of: surface), for: ofSurfaces) }
  }

  private init(of surface: Widget) {
    self.surface = surface
    let keys = KeyController { [weak self] _, key in self?.takes(key) ?? false }
    keys.setPhase(.capture)
    surface.add(keys)
  }

  /// The tooltip of keyboard focus, which the window shows for its popovers as well.
  private var tooltip: FocusTooltip? { surface?.window.flatMap { LargeContentViewer.shared.focusTooltip(in: $0) } }

  /// Removes the tooltip of keyboard focus or of the pointer, and returns whether there was one. GTK hides its own after any
  /// key.
  private func closeTooltip() -> Bool { tooltip?.close() == true || surface?.showsPointerTooltip == true }

  /// Returns whether a press of a key goes no further.
  private func takes(_ key: Key) -> Bool {
    let isRepeat = InputEvent.current?.isRepeat == true
    switch key {
    case "Escape": return isRepeat || closeTooltip()
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
