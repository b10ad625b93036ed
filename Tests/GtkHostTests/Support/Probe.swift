import GtkHost

/// A widget that overrides everything, chains up, and counts the calls.
@MainActor
class Probe: Widget, HitTesting, Measuring, Allocating, Drawing, StateObserving, Rooting, Mapping {
  override class var nativeType: NativeType { .button(cssName: "button") }

  private(set) var calls: [String: Int] = [:]
  var log: [String] = []
  private(set) var previousStates: [StateFlags] = []

  /// The left edge of the children; nil for GTK's own place.
  var shift: Int?

  func contains(x: Double, y: Double) -> Bool {
    calls["contains", default: 0] += 1
    return native.contains(x: x, y: y) || x >= -12 && x < 0 && native.contains(x: 1, y: y)
  }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    var size = native.measure(orientation, crossSize: crossSize)
    if orientation == .horizontal { size.natural += 100 }
    return size
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let shift else { return native.allocateChildren(width: width, height: height, baseline: baseline) }
    for child in children {
      child.allocate(x: shift, y: 0, width: child.measured(.horizontal).natural, height: height, baseline: baseline)
    }
  }

  func draw(_ snapshot: Snapshot) {
    calls["draw", default: 0] += 1
    native.draw(snapshot)
  }

  func stateFlagsChanged(from previous: StateFlags) { previousStates.append(previous) }

  func didRoot() { log.append("root") }
  func willUnroot() { log.append("unroot") }
  func didMap() { log.append("map") }
  func willUnmap() { log.append("unmap") }
}

/// A Swift subclass of a Swift class.
@MainActor
final class SecondProbe: Probe {
  override func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    var size = super.measure(orientation, crossSize: crossSize)
    if orientation == .horizontal { size.natural += 1_000 }
    return size
  }

  override func didRoot() {
    super.didRoot()
    log.append("second root")
  }
}
