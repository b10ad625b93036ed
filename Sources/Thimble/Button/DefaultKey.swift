/// The choice of the button that Return presses in one window or popover, while buttons there have a role for that key.
///
/// GTK has one default widget for each window and each popover. The choice follows keyboard focus, and the buttons as
/// they appear, leave, and are enabled or disabled. A default widget that the application has set stays.
@MainActor
final class DefaultKey {
  private static let keys = WidgetValue<DefaultKey>("default-key")
  /// The property of `GtkWindow` and of `GtkPopover`.
  private static let defaultWidget = Property<Widget, Widget?>("default-widget")

  private struct Candidate {
    weak var button: Button?
    let watches: [SignalConnection]
  }

  private weak var surface: Widget?
  private var candidates: [Candidate] = []
  private weak var chosen: Button?
  private var focus: SignalConnection?

  private init(_ surface: Widget, in window: Window) {
    self.surface = surface
    focus = window.observe(.focusWidget) { [weak self] _, _ in self?.choose() }
  }

  /// Adds a button to the choice of its window or popover. Call it when a button with such a role enters a window.
  static func add(_ button: Button) {
    guard let window = button.window, let surface = button.surfaceOwner, surface is Window || surface is Popover
    else { return }
    let key = surface.value(for: keys) ?? DefaultKey(surface, in: window)
    surface.setValue(key, for: keys)
    let watches = ["map", "unmap", "state-flags-changed", "notify::disabled-reason"].map { name in
      button.connect(Signal<Button, Void, Void>(name)) { [weak key] _ in key?.choose() }
    }
    key.candidates.append(Candidate(button: button, watches: watches))
    key.choose()
  }

  /// Removes a button from the choice. Call it when the button leaves its window or changes its role.
  static func remove(_ button: Button) {
    guard keys.isInUse, let surface = button.surfaceOwner, let key = surface.value(for: keys),
      let index = key.candidates.firstIndex(where: { $0.button === button })
    else { return }
    for watch in key.candidates.remove(at: index).watches { watch.disconnect() }
    key.choose()
    guard key.candidates.isEmpty else { return }
    key.focus?.disconnect()
    surface.setValue(nil, for: keys)
  }

  /// Makes the nearest visible button the default widget, and of equally near ones the one that came last. An enabled
  /// button comes before a disabled one.
  private func choose() {
    guard let surface else { return }
    let current = surface[Self.defaultWidget]
    guard current == nil || current === chosen else { return }
    let visible = candidates.reversed().compactMap(\.button).filter(\.shownPlace.isMapped)
    let enabled = visible.filter(\.availability.isEnabled)
    let buttons = enabled.isEmpty ? visible : enabled
    let focusedWay = surface.window?.focusedWidget.map { Array($0.selfAndAncestors) } ?? []
    chosen = NearestChoice.nearest(of: buttons.map { Array($0.selfAndAncestors) }, to: focusedWay).map { buttons[$0] }
    if chosen !== current { surface[Self.defaultWidget] = chosen }
  }
}
