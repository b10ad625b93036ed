/// A widget whose target is larger than what is seen of it, and is shared with its neighbours.
///
/// GTK asks widgets one after the other, the last sibling first, whether a point is theirs, and takes the first that
/// says yes. A type that conforms is asked about its own pixels by GTK; of points beyond them, the
/// ``PickArbiter`` decides once who has them, and everybody answers accordingly: also a label or a box that GTK happens
/// to ask first.
@MainActor
public protocol Reaching: Widget {}

/// Decides which reaching widget has a point that is on nobody's own pixels.
@MainActor
public protocol PickArbiter {
  /// Which of the widgets near a point has it.
  ///
  /// - Parameters:
  ///   - candidates: those that may have it, in focus order: on screen, sensitive, clipped by nothing, covered by
  ///     nothing, and inside whatever interactive widget is visible there.
  ///   - point: in the coordinates of `surface`.
  ///   - surface: the widget that has the surface.
  /// - Returns: an index into `candidates`, or nil.
  func owner(among candidates: [PickCandidate], of point: Point, on surface: Widget) -> Int?

  /// GTK was told that a point is the widget's.
  func didAnswer(_ widget: Widget)
}

/// A reaching widget near a point.
@MainActor
public struct PickCandidate {
  /// The widget.
  public let widget: Widget
  /// The point in the widget's coordinates.
  public let point: Point
}
