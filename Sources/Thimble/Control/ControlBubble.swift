/// A small bubble of text below a control, or at another side if there is no room below, in the window's own layer. A
/// popover is above that layer, so the bubble of a control in a popover is beside the popover. Assistive technologies do not
/// see it. It disappears with the window or with ``remove()``. Until then, no tooltip of the pointer covers it.
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
      guard let label, let window, let control, let box = control.shownBounds(in: window),
        let cover = control.surfaceOwner === window ? box : control.surfaceOwner?.shownBounds(in: window)
      else { return (x: 0, y: 0, width: 0, height: 0) }
      let own = label.measured(.horizontal)
      let wide = min(own.natural, max(width, own.minimum))
      let tall = label.measured(.vertical, crossSize: wide).natural
      let x = min(max(0, Int(clamping: box.center.x) - wide / 2), max(0, width - wide))
      let y = min(max(0, Int(clamping: box.center.y) - tall / 2), max(0, height - tall))
      let above = (x: x, y: Int(clamping: cover.y) - Self.gap - tall)
      let places = [
        (x: x, y: Int(clamping: cover.bottom) + Self.gap), above, (x: Int(clamping: cover.right) + Self.gap, y: y),
        (x: Int(clamping: cover.x) - Self.gap - wide, y: y),
      ]
      let place = places.first {
        $0.x >= 0 && $0.y >= 0 && $0.x + wide <= max(width, wide) && $0.y + tall <= height
      }
      return (x: place?.x ?? x, y: place?.y ?? max(0, above.y), width: wide, height: tall)
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
