/// A small bubble of text below a control, or above it if there is no room below, in the window's own layer. Assistive
/// technologies do not see it. It disappears with the window or with ``remove()``. Until then, no tooltip of the pointer
/// covers it.
@MainActor
final class ControlBubble {
  /// The gap between the control and the bubble, in logical pixels.
  private static let gap = 6

  let label: Label
  private let layer: WindowLayer
  private var pause: TooltipPause?

  init(_ text: String, at control: Control, in window: Window) {
    let label = Label(isHidden: text)
    label.addStyleClass("focus-tooltip")
    layer = WindowLayer(label, over: window) { [weak label, weak control, weak window] width, height in
      guard let label, let window, let box = control?.bounds(in: window) else {
        return (x: 0, y: 0, width: 0, height: 0)
      }
      let own = label.measured(.horizontal)
      let wide = min(own.natural, max(width, own.minimum))
      let tall = label.measured(.vertical, crossSize: wide).natural
      let x = min(max(0, Int(clamping: box.x + box.width / 2) - wide / 2), max(0, width - wide))
      let below = Int(clamping: box.y + box.height) + Self.gap
      let y = below + tall <= height ? below : Int(clamping: box.y) - Self.gap - tall
      return (x: x, y: max(0, y), width: wide, height: tall)
    }
    self.label = label
    pause = label.bounds(in: window).map { TooltipPause(near: $0, in: window) }
  }

  /// Removes the bubble. Later calls do nothing.
  func remove() {
    layer.remove()
    pause = nil
  }
}

/// A container that can show another control in the place of one, such as the button of a menu that has it.
@MainActor
protocol StandInProvider: Widget {
  /// Returns the control that is on screen instead of a control; nil for none.
  func standIn(for control: Control) -> Control?
}

extension Control {
  /// The control that is on screen for this one: the control itself, or the one that a container shows instead.
  var shownPlace: Control { (parent as? any StandInProvider)?.standIn(for: self) ?? self }
}

extension Label {
  /// Creates a visible label that is hidden from assistive technologies.
  fileprivate convenience init(isHidden text: String) {
    self.init(Self.make(accessibleRole: .none))
    setAccessibleHidden(true)
    self.text = text
    // Nothing that explains is cut.
    wraps = true
    breaksWords = true
  }
}
