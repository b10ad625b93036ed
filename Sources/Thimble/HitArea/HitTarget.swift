/// A widget with its own hit area, as picking, the report and the guard against mistaken presses see a control.
@MainActor
package protocol HitTarget: Widget {
  var accessibilityLabel: String { get }

  /// The time for which presses are ignored after the widget came under a still pointer; nil ignores no press.
  var reflowDelay: Duration? { get }

  /// The time at which the widget last came on screen.
  var appearedAt: Duration? { get }

  /// The time from which a press is meant for what the widget does now. Until then it was meant for the undo of what the
  /// widget has done, for example. Nil for a widget whose meaning has not changed.
  var meaningSettlesAt: Duration? { get }

  func hitArea(of node: PickNode) -> HitArea
}
