import CGtk

/// The part of GTK's picking in which an arbiter decides who has a point, where targets reach beyond visible boxes.
///
/// A point is settled when GTK asks the first widget that it matters to. GTK walks through the widgets more than once
/// for one event, for the pointer's place and for the tooltip; the answer holds for all walks. Outside an event it holds
/// for one walk, until a widget has said yes; so it is never older than the layout.
@MainActor
package enum Picking {
  /// The arbiter; nil leaves every point to GTK.
  package static var arbiter: (any PickArbiter)?

  /// The walk under way that only looks; every widget answers no to it.
  static var probe: PickProbe?

  @MainActor
  private struct Settled {
    let surface: WidgetPointer
    let point: Point
    let frame: gint64
    /// The widget that has the point. It may go while its event is still under way.
    weak var owner: Widget?
    let isNobodys: Bool

    /// Indicates whether the owner is still what it was when it was found.
    var holds: Bool {
      guard !isNobodys else { return true }
      return owner.map { $0.isMapped && $0.takesInput } ?? false
    }
  }

  private static var settled: Settled?

  /// One turn of the main loop's work on one source.
  private struct Dispatch: Equatable {
    let source: UnsafeMutablePointer<GSource>
    let time: gint64

    static var current: Dispatch? {
      g_main_current_source().map { Dispatch(source: $0, time: g_source_get_time($0)) }
    }
  }

  /// The turn in which the latest event came.
  private static var eventDispatch: Dispatch?

  /// The number of points settled since the process began, for tests.
  package private(set) static var settledCount = 0

  package static func invalidate() { settled = nil }

  /// Forgets the point settled for the previous event, since a new event begins.
  static func eventBegins() {
    settled = nil
    eventDispatch = .current
  }

  /// Ends a walk. Its result holds only for the other walks of the same event.
  private static func walkEnds() {
    if let eventDispatch, settled != nil, eventDispatch == .current { return }
    settled = nil
  }

  // MARK: Asked by GTK

  /// Returns whether a reaching widget has a point of its coordinates.
  static func isOwn(_ widget: Widget, x: Double, y: Double) -> Bool {
    let pointer = widget.pointer
    let isVisible = realContains(pointer, x, y)
    guard let arbiter else { return isVisible }
    // A widget of the topmost pixel has the point, unless a widget above has left it to another.
    if !isVisible || settled != nil {
      guard let surface = surface(of: pointer),
        let point = Widget.convert(Point(x: x, y: y), from: pointer, to: surface)
      else { return false }
      if isVisible {
        if let known = settledOwner(of: point, on: surface), let owner = known.owner, owner != widget { return false }
      } else if owner(of: point, on: surface, lookingFrom: surface) != widget {
        return false
      }
    }
    walkEnds()
    arbiter.didAnswer(widget)
    return true
  }

  /// Returns whether a widget of any type, on whose box the point is, leaves it to a reaching one that GTK would ask
  /// later.
  static func isLeft(_ widget: WidgetPointer, x: Double, y: Double) -> Bool {
    guard let surface = surface(of: widget) else { return false }
    // If the box covers everything that could reach here, every widget that comes later lies under it.
    let reach = PickReach.reach(on: surface)
    let point = Point(x: x, y: y)
    var (around, pointAround) = (widget, point)
    while !covers(around, pointAround, reach) {
      guard around != surface, let parent = gtk_widget_get_parent(around),
        let outer = Widget.convert(pointAround, from: around, to: parent)
      else { break }
      (around, pointAround) = (parent, outer)
    }
    if around != widget, !PointerReaction.isThere(on: widget),
      let place = Widget.convert(point, from: widget, to: surface),
      let owner = owner(of: place, on: surface, lookingFrom: around), owner.pointer != widget,
      gtk_widget_is_ancestor(owner.pointer, widget) == 0
    {
      return true
    }
    walkEnds()
    return false
  }

  private static func settledOwner(of point: Point, on surface: WidgetPointer) -> Settled? {
    guard let settled, settled.surface == surface, settled.frame == frame(of: surface),
      abs(settled.point.x - point.x) < 0.01, abs(settled.point.y - point.y) < 0.01, settled.holds
    else { return nil }
    return settled
  }

  private static func owner(
    of point: Point, on surface: WidgetPointer, lookingFrom top: WidgetPointer
  ) -> Widget? {
    if let known = settledOwner(of: point, on: surface) { return known.owner }
    var owner: Widget?
    if let arbiter {
      settledCount += 1
      if let survey = PickProbe().survey(point, on: surface, lookingFrom: top) {
        owner = arbiter.owner(of: point, in: survey).flatMap { survey.reaching[$0] }
      }
    }
    settled = Settled(
      surface: surface, point: point, frame: frame(of: surface), owner: owner, isNobodys: owner == nil)
    return owner
  }

  // MARK: Places

  /// Returns the widget that owns the surface of another.
  static func surface(of widget: WidgetPointer) -> WidgetPointer? {
    gtk_widget_get_native(widget).map { $0.cast() }
  }

  private static func frame(of surface: WidgetPointer) -> gint64 {
    gtk_widget_get_frame_clock(surface).map { gdk_frame_clock_get_frame_counter($0) } ?? -1
  }

  private static func covers(_ widget: WidgetPointer, _ point: Point, _ reach: Double) -> Bool {
    guard let box = Widget.bounds(of: widget, in: widget) else { return false }
    return point.x - reach >= box.x && point.x + reach <= box.x + box.width && point.y - reach >= box.y
      && point.y + reach <= box.y + box.height
  }
}

/// A widget whose target is larger than its visible box and is shared with its neighbours.
///
/// GTK asks one widget after the other, the last sibling first, whether a point is its own, and takes the first that
/// says yes. GTK answers for the pixels of a conforming type; the ``PickArbiter`` decides once about each point beyond
/// them, and every widget answers accordingly, also a label or a box that GTK happens to ask first.
@MainActor
package protocol Reaching: Widget {}

/// A type that decides which reaching widget has a point that is on no widget's own pixels.
@MainActor
package protocol PickArbiter {
  /// Returns the widget that has a point.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the surface.
  ///   - survey: the widgets that matter to the point.
  /// - Returns: the index of a node with a reaching widget, or nil.
  func owner(of point: Point, in survey: PickSurvey) -> Int?

  /// Called after GTK was told that a point is the widget's.
  func didAnswer(_ widget: Widget)
}
