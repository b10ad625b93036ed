/// A widget whose target is larger than its visible box and is shared with its neighbours.
///
/// GTK asks one widget after the other, the last sibling first, whether a point is its own, and takes the first that
/// says yes. GTK answers for the pixels of a conforming type; the ``PickArbiter`` decides once about each point beyond
/// them, and every widget answers accordingly, also a label or a box that GTK happens to ask first.
@MainActor
package protocol Reaching: Widget {}

/// Decides which reaching widget has a point that is on no widget's own pixels.
@MainActor
package protocol PickArbiter {
  /// The widget that has a point.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the surface.
  ///   - survey: the widgets that matter to the point.
  /// - Returns: the index of a node with a reaching widget, or nil.
  func owner(of point: Point, in survey: PickSurvey) -> Int?

  /// GTK was told that a point is the widget's.
  func didAnswer(_ widget: Widget)
}
