/// The search for the heir of keyboard focus in one window with controls.
///
/// A widget that becomes insensitive loses keyboard focus, and GTK gives it to nobody: Tab would begin at the first widget
/// of the window. `Widget.isEnabled` moves focus on before. A `GAction`, a property binding and code in another language
/// make a widget insensitive behind the kit's back, so the window's focus tells.
@MainActor
final class FocusHeir {
  private static let heirs = WidgetValue<FocusHeir>("focus-heir")

  /// The widget that has keyboard focus, or that had it until now.
  private weak var focused: Widget?

  private init(_ window: Window) {
    focused = window.focusedWidget
    window.observe(.focusWidget) { [weak self] _, focused in self?.focusMoved(to: focused) }
  }

  /// Passes focus on in a window from now on. Call it when a control enters a window.
  static func follow(_ window: Window) {
    if window.value(for: heirs) == nil { window.setValue(FocusHeir(window), for: heirs) }
  }

  private func focusMoved(to widget: Widget?) {
    let before = focused
    focused = widget
    if widget == nil { before?.passLostFocusOn() }
  }
}
