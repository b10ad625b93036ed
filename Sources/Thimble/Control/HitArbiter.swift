/// Decides which control a point belongs to: what is visible there first, then the nearest edge.
@MainActor
enum HitArbiter {
  /// While the arbiter looks at what is visible, controls answer for their own pixels only.
  private(set) static var isLookingAtPixels = false

  /// The controls on screen, by the widget that has their surface.
  private static var mapped: [ObjectIdentifier: [ObjectIdentifier: WeakControl]] = [:]

  private struct WeakControl {
    weak var control: Control?
    let order: Int
  }

  private static var count = 0

  static func add(_ control: Control) {
    guard let surface = control.surfaceOwner else { return }
    count += 1
    mapped[ObjectIdentifier(surface), default: [:]][ObjectIdentifier(control)] = WeakControl(
      control: control, order: count)
  }

  static func remove(_ control: Control) {
    guard let surface = control.surfaceOwner else { return }
    let key = ObjectIdentifier(surface)
    mapped[key]?[ObjectIdentifier(control)] = nil
    if mapped[key]?.isEmpty == true { mapped[key] = nil }
  }

  /// The control that owns a point of `surface` beyond its own pixels.
  static func owner(of point: (x: Double, y: Double), on surface: Widget) -> Control? {
    isLookingAtPixels = true
    let visible = surface.pick(x: point.x, y: point.y, includingInsensitive: true)
    isLookingAtPixels = false
    let blocker = visible?.nearestInteractive
    var candidates: [(order: Int, candidate: HitArea.Candidate<Control>)] = []
    for entry in (mapped[ObjectIdentifier(surface)] ?? [:]).values {
      guard let control = entry.control, let candidate = candidate(control, at: point, on: surface) else { continue }
      if let blocker, blocker === control || !blocker.contains(control) { continue }
      candidates.append((entry.order, candidate))
    }
    return HitArea.owner(of: point, among: candidates.sorted { $0.order < $1.order }.map(\.candidate))
  }

  private static func candidate(
    _ control: Control, at point: (x: Double, y: Double), on surface: Widget
  ) -> HitArea.Candidate<Control>? {
    guard let minimum = control.minimumHitSize, let box = control.bounds(in: surface),
      HitArea.expanded(box, to: minimum).contains(point), control.isEffectivelySensitive, control.canTarget,
      !control.isClipped(at: point, on: surface)
    else { return nil }
    return HitArea.Candidate(id: control, box: box, minimum: minimum)
  }
}

extension Widget {
  /// The nearest widget, from this one outwards, that does something when it is pressed.
  fileprivate var nearestInteractive: Widget? {
    var widget: Widget? = self
    while let current = widget {
      if current.isInteractive { return current }
      widget = current.parent
    }
    return nil
  }

  /// Whether something around this widget cuts its content off before `point`.
  fileprivate func isClipped(at point: (x: Double, y: Double), on surface: Widget) -> Bool {
    var widget = parent
    while let current = widget, current !== surface {
      if current.clipsContent, let box = current.bounds(in: surface), !box.contains(point) { return true }
      widget = current.parent
    }
    return false
  }
}
