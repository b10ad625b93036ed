import CGtk

/// The distance that targets reach beyond the border boxes of their widgets, surface by surface. Widgets farther from a
/// point are not asked.
@MainActor
package enum PickReach {
  /// The latest answer, which holds until a claim or a reaching widget is added or removed.
  private struct Known {
    let top: UnsafeMutableRawPointer
    let reach: Double
  }

  private static var ofRoot: Known?
  private static var ofSurface: Known?
  fileprivate static var claims: [ObjectIdentifier: ReachClaim.Held] = [:]

  static func invalidate() { (ofRoot, ofSurface) = (nil, nil) }

  /// Returns the reach on one surface: the largest claim of a widget on it or around it.
  package static func reach(onSurfaceOf widget: Widget) -> Double {
    Picking.surface(of: widget.pointer).map { reach(on: $0) } ?? 0
  }

  static func reach(on surface: WidgetPointer) -> Double {
    let top = UnsafeMutableRawPointer(surface)
    if let ofSurface, ofSurface.top == top { return ofSurface.reach }
    let reach = largest { claimant in
      Picking.surface(of: claimant) == surface || gtk_widget_is_ancestor(surface, claimant) != 0
    }
    ofSurface = Known(top: top, reach: reach)
    return reach
  }

  /// Returns whether a target of the widget can reach a point of its coordinates. Returns true if in doubt.
  static func isNear(_ widget: WidgetPointer, _ x: Double, _ y: Double) -> Bool {
    // GTK stores the root of each widget, but must search for the surface.
    guard let root = gtk_widget_get_root(widget).map({ UnsafeMutableRawPointer($0) }) else { return false }
    let outer = reach(in: root)
    guard isNear(widget, x, y, outer) else { return false }
    guard let surface = Picking.surface(of: widget) else { return false }
    let inner = reach(on: surface)
    return inner == outer || isNear(widget, x, y, inner)
  }

  /// Returns the reach on the root's own surface and on those of its popovers.
  private static func reach(in root: UnsafeMutableRawPointer) -> Double {
    if let ofRoot, ofRoot.top == root { return ofRoot.reach }
    let reach = largest { gtk_widget_get_root($0).map { UnsafeMutableRawPointer($0) } == root }
    ofRoot = Known(top: root, reach: reach)
    return reach
  }

  private static func isNear(
    _ widget: WidgetPointer, _ x: Double, _ y: Double, _ reach: Double
  ) -> Bool {
    // The size includes margin, border and padding, whichever side of the content they are on.
    let width = Double(cgtk_widget_allocated_width(widget)) + reach
    if x < -width || x > width { return false }
    let height = Double(cgtk_widget_allocated_height(widget)) + reach
    return y >= -height && y <= height
  }

  /// Returns the largest claim of the program and of the visible widgets for which `holds` is true.
  private static func largest(where holds: (WidgetPointer) -> Bool) -> Double {
    claims.values.reduce(0) { most, claim in
      guard claim.reach > most else { return most }
      if claim.isEverybodys { return claim.reach }
      guard let widget = claim.widget, widget.isMapped, holds(widget.pointer) else { return most }
      return claim.reach
    }
  }
}

/// A claim that targets on a surface reach up to a distance, for as long as this object is kept.
@MainActor
package final class ReachClaim {
  fileprivate struct Held {
    let reach: Double
    let isEverybodys: Bool
    weak var widget: Widget?
  }

  /// The claimed reach, in logical pixels.
  package let reach: Double

  /// Claims `reach` logical pixels, 0 or more, for `widget` and everything inside it, or for the whole program.
  package init(_ reach: Double, for widget: Widget?) {
    self.reach = reach
    PickReach.claims[ObjectIdentifier(self)] = Held(reach: reach, isEverybodys: widget == nil, widget: widget)
    PickReach.invalidate()
    Picking.invalidate()
  }

  isolated deinit {
    PickReach.claims[ObjectIdentifier(self)] = nil
    PickReach.invalidate()
    Picking.invalidate()
  }
}
