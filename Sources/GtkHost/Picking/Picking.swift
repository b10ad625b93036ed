import CGtk

/// Who has which point, where targets reach beyond what is seen.
///
/// A point is settled when the first widget that it matters to is asked. GTK walks through the widgets more than once for
/// one event, for the pointer's place and for the tooltip; the answer holds for all of them. Outside an event it holds for
/// one walk, until somebody has said yes; so it is never older than the layout.
@MainActor
public enum Picking {
  /// The one that decides; nil leaves everything to GTK.
  public static var arbiter: (any PickArbiter)?

  /// How far beyond its border box a target may reach at most, in its widget's own logical pixels: the largest
  /// ``ReachClaim`` that is kept. Widgets that are farther from a point are never asked.
  package internal(set) static var reach = 0.0

  /// The walk that looks at what is there; everybody answers no meanwhile.
  static var probe: PickProbe?

  @MainActor
  private struct Settled {
    let surface: UnsafeMutablePointer<GtkWidget>
    let point: Point
    let frame: gint64
    /// The one that has the point. It may go while its event is still under way.
    weak var owner: Widget?
    let isNobodys: Bool

    /// Whether the owner is still what it was when it was found.
    var holds: Bool {
      guard !isNobodys else { return true }
      return owner.map { $0.isMapped && $0.isEffectivelySensitive } ?? false
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

  /// The turn that the latest event came with.
  private static var eventDispatch: Dispatch?

  /// How many points were settled since the process began: for tests.
  public private(set) static var settledCount = 0

  /// Forgets what was settled.
  public static func invalidate() { settled = nil }

  /// An event comes: what was settled for the one before it is forgotten.
  static func eventBegins() {
    settled = nil
    eventDispatch = .current
  }

  /// A walk has come to its end. What it found counts for the other walks of the same event, and no longer.
  private static func walkEnds() {
    if let eventDispatch, settled != nil, eventDispatch == .current { return }
    settled = nil
  }

  // MARK: Asked by GTK

  /// Whether a reaching widget has a point of its coordinates.
  static func isOwn(_ widget: Widget, x: Double, y: Double) -> Bool {
    guard let arbiter else { return realContains(widget.pointer, x, y) }
    let pointer = widget.pointer
    if !realContains(pointer, x, y) {
      guard let native = gtk_widget_get_native(pointer).map({ UnsafeMutableRawPointer($0) }) else { return false }
      let surface = native.assumingMemoryBound(to: GtkWidget.self)
      guard owner(x: x, y: y, of: pointer, on: surface, lookingFrom: surface) == pointer else { return false }
    }
    walkEnds()
    arbiter.didAnswer(widget)
    return true
  }

  /// Whether a widget of any type, on whose box the point is, leaves it to a reaching one that GTK would ask later.
  static func isLeft(_ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) -> Bool {
    guard let native = gtk_widget_get_native(widget).map({ UnsafeMutableRawPointer($0) }) else {
      return false
    }
    let surface = native.assumingMemoryBound(to: GtkWidget.self)
    // Where the box covers everything that could reach here, whoever comes later lies under it.
    var around = widget
    var point = Point(x: x, y: y)
    while !covers(around, point, reach) {
      guard around != surface, let parent = gtk_widget_get_parent(around) else { break }
      var (outX, outY) = (0.0, 0.0)
      guard gtk_widget_translate_coordinates(around, parent, point.x, point.y, &outX, &outY) != 0 else { break }
      (around, point) = (parent, Point(x: outX, y: outY))
    }
    guard around != widget, !PointerReaction.isThere(on: widget) else {
      walkEnds()
      return false
    }
    if let owner = owner(x: x, y: y, of: widget, on: surface, lookingFrom: around), owner != widget,
      gtk_widget_is_ancestor(owner, widget) == 0
    {
      return true
    }
    walkEnds()
    return false
  }

  private static func owner(
    x: Double, y: Double, of widget: UnsafeMutablePointer<GtkWidget>, on surface: UnsafeMutablePointer<GtkWidget>,
    lookingFrom top: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var point = Point(x: 0, y: 0)
    guard gtk_widget_translate_coordinates(widget, surface, x, y, &point.x, &point.y) != 0 else { return nil }
    let frame = gtk_widget_get_frame_clock(surface).map { gdk_frame_clock_get_frame_counter($0) } ?? -1
    if let settled, settled.surface == surface, settled.frame == frame, abs(settled.point.x - point.x) < 0.01,
      abs(settled.point.y - point.y) < 0.01, settled.holds
    {
      return settled.owner?.pointer
    }
    let owner = settle(point, on: surface, lookingFrom: top)
    settled = Settled(surface: surface, point: point, frame: frame, owner: owner, isNobodys: owner == nil)
    return owner?.pointer
  }

  private static func settle(
    _ point: Point, on surface: UnsafeMutablePointer<GtkWidget>, lookingFrom top: UnsafeMutablePointer<GtkWidget>
  ) -> Widget? {
    guard let arbiter, let face = Widget.face(of: surface) else { return nil }
    settledCount += 1
    let probe = PickProbe()
    let candidates = probe.candidates(at: point, on: surface, lookingFrom: top)
    guard !candidates.isEmpty, let index = arbiter.owner(among: candidates, of: point, on: face) else { return nil }
    return candidates[index].widget
  }

  // MARK: Boxes

  /// Whether a point may be within `reach` of the widget's border box. Errs on the near side: it must be quick.
  static func isNear(_ widget: UnsafeMutablePointer<GtkWidget>, _ x: Double, _ y: Double, _ reach: Double) -> Bool {
    // The room includes margin, border and padding, whichever side of the content they are on.
    let width = Double(gtk_widget_get_allocated_width(widget)) + reach
    if x < -width || x > width { return false }
    let height = Double(gtk_widget_get_allocated_height(widget)) + reach
    return y >= -height && y <= height
  }

  private static func covers(_ widget: UnsafeMutablePointer<GtkWidget>, _ point: Point, _ reach: Double) -> Bool {
    var box = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, widget, &box) != 0 else { return false }
    let (left, top) = (Double(box.origin.x), Double(box.origin.y))
    return point.x - reach >= left && point.x + reach <= left + Double(box.size.width) && point.y - reach >= top
      && point.y + reach <= top + Double(box.size.height)
  }
}
