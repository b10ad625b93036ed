import ATSPI
import AccessibilityAudit

/// Moves the pointer over small controls, and measures where they react. It presses nothing.
struct PointerProbe {
  private let app: TestApplication
  private var eyes: Eyes
  private let deadline: ContinuousClock.Instant
  /// The small controls that show nothing when the pointer is over them.
  private(set) var unknown: [String] = []

  /// The least side of a target in pixels: WCAG 2.5.8.
  private static let least = 24

  init(_ app: TestApplication, eyes: Eyes, until deadline: ContinuousClock.Instant) {
    self.app = app
    self.eyes = eyes
    self.deadline = deadline
  }

  /// Returns the areas of the controls that were seen on the screen: up to 24 pixels for small ones, as drawn for
  /// others.
  mutating func hitAreas(
    of tree: AccessibleTree, seen: [AccessibleID: AccessibleRect], _ placement: Placement
  ) async throws -> [AccessibleID: AccessibleRect] {
    var areas: [AccessibleID: AccessibleRect] = [:]
    for node in tree.preorder {
      guard let look = seen[node.id], let reported = placement.box(of: node), ContinuousClock.now < deadline
      else { continue }
      // A ring may be inside of the control's edge.
      let box = look.union(reported)
      if min(box.width, box.height) >= Self.least {
        areas[node.id] = box
      } else if try await app.application.accessible(node)
        .extents(onScreen: Application.placesOnScreen(toolkit: tree.toolkit)) != node.extents
      {
        // The control was scrolled away in the meantime.
        unknown.append("\(node.role.name) \"\(node.name)\"")
      } else if let area = try await area(around: box) {
        areas[node.id] = area
      } else {
        unknown.append("\(node.role.name) \"\(node.name)\"")
      }
    }
    return areas
  }

  /// Returns the area in which a control reacts; nil if it does not show that.
  private mutating func area(around box: AccessibleRect) async throws -> AccessibleRect? {
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    let away = try await picture(at: (eyes.size.width - 1, eyes.size.height - 1))
    guard try await reacts(at: (x, y), in: box, away) else { return nil }
    var (left, right, top, bottom) = (box.x, box.x + box.width, box.y, box.y + box.height)
    let half = Self.least / 2
    if right - left < Self.least {
      if try await reacts(at: (x - half, y), in: box, away) { left = x - half }
      if try await reacts(at: (x + half - 1, y), in: box, away) { right = x + half }
    }
    if bottom - top < Self.least {
      if try await reacts(at: (x, y - half), in: box, away) { top = y - half }
      if try await reacts(at: (x, y + half - 1), in: box, away) { bottom = y + half }
    }
    return AccessibleRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns true if the control looks different with the pointer at a place.
  private mutating func reacts(at place: (x: Int, y: Int), in box: AccessibleRect, _ away: Picture) async throws -> Bool
  {
    try await picture(at: place).differs(from: away, in: box)
  }

  private mutating func picture(at place: (x: Int, y: Int)) async throws -> Picture {
    // The pointer moves in two steps, because GTK ignores a pointer that jumps.
    let (x, y) = (max(1, place.x), max(0, place.y))
    try await app.session.act(["mousemove", "\(x - 1)", "\(y)", "mousemove", "\(x)", "\(y)"])
    return try await eyes.settled(mayChange: true)
  }
}
