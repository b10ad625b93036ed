import CGtk

/// The overrides of one Swift class, each looked up once, when its type is registered.
///
/// Looking a conformance up in each call would cost more than the call. A new override takes its protocol, a property and
/// its `add…` function here, and the function that C calls in `install`.
@MainActor
final class WidgetOverrides: NativeOverrides {
  let isReaching: Bool
  private(set) var contains: (@MainActor (Object, Double, Double) -> Bool)?
  private(set) var measure: (@MainActor (Object, Orientation, Int) -> RequestedSize)?
  private(set) var tradesHeightForWidth: (@MainActor (Object) -> Bool)?
  private(set) var allocate: (@MainActor (Object, Int, Int, Int) -> Void)?
  private(set) var draw: (@MainActor (Object, Snapshot) -> Void)?
  private(set) var stateFlagsChanged: (@MainActor (Object, StateFlags) -> Void)?
  private(set) var root: (did: @MainActor (Object) -> Void, will: @MainActor (Object) -> Void)?
  private(set) var map: (did: @MainActor (Object) -> Void, will: @MainActor (Object) -> Void)?
  private(set) var moveFocus: (@MainActor (Object, FocusDirection) -> Bool)?
  private(set) var activation: (click: @MainActor (Object) -> Bool, activate: @MainActor (Object) -> Bool)?

  init(of type: Object.Type) {
    isReaching = type is any Reaching.Type
    if let type = type as? any HitTesting.Type { addHitTesting(type) }
    if let type = type as? any Measuring.Type { addMeasuring(type) }
    if let type = type as? any Allocating.Type { addAllocating(type) }
    if let type = type as? any Drawing.Type { addDrawing(type) }
    if let type = type as? any StateObserving.Type { addStateObserving(type) }
    if let type = type as? any Rooting.Type { addRooting(type) }
    if let type = type as? any Mapping.Type { addMapping(type) }
    if let type = type as? any FocusMoving.Type { addFocusMoving(type) }
    if let type = type as? any Activating.Type { addActivating(type) }
  }

  /// Indicates whether the class lays its content out itself. GTK would ask a layout manager instead of it.
  var replacesLayout: Bool { measure != nil || allocate != nil }

  // MARK: Opening the conformances

  // An object of a type's record is of that type's class, so the downcasts need no check.

  private func addHitTesting<T: HitTesting>(_: T.Type) {
    contains = { unsafeDowncast($0, to: T.self).contains(x: $1, y: $2) }
  }

  private func addMeasuring<T: Measuring>(_: T.Type) {
    measure = { unsafeDowncast($0, to: T.self).measure($1, crossSize: $2) }
    tradesHeightForWidth = { unsafeDowncast($0, to: T.self).tradesHeightForWidth }
  }

  private func addAllocating<T: Allocating>(_: T.Type) {
    allocate = { unsafeDowncast($0, to: T.self).allocateChildren(width: $1, height: $2, baseline: $3) }
  }

  private func addDrawing<T: Drawing>(_: T.Type) {
    draw = { unsafeDowncast($0, to: T.self).draw($1) }
  }

  private func addStateObserving<T: StateObserving>(_: T.Type) {
    stateFlagsChanged = { unsafeDowncast($0, to: T.self).stateFlagsChanged(from: $1) }
  }

  private func addRooting<T: Rooting>(_: T.Type) {
    root = ({ unsafeDowncast($0, to: T.self).didRoot() }, { unsafeDowncast($0, to: T.self).willUnroot() })
  }

  private func addMapping<T: Mapping>(_: T.Type) {
    map = ({ unsafeDowncast($0, to: T.self).didMap() }, { unsafeDowncast($0, to: T.self).willUnmap() })
  }

  private func addFocusMoving<T: FocusMoving>(_: T.Type) {
    moveFocus = { unsafeDowncast($0, to: T.self).moveFocus($1) }
  }

  private func addActivating<T: Activating>(_: T.Type) {
    activation = ({ unsafeDowncast($0, to: T.self).willClick() }, { unsafeDowncast($0, to: T.self).willActivate() })
  }
}

extension Widget: Overridable {
  static func makeOverrides() -> any NativeOverrides { WidgetOverrides(of: self) }
}
