import CGtk

/// The overrides of one Swift class, each looked up once, when its type is registered.
///
/// Looking a conformance up in each call would cost more than the call. Each look also reads every conformance of the
/// program, so a class takes the overrides of the class above it as they are, and is asked only for others. A new
/// override takes its protocol, a property and its `add…` function here, and the function that C calls in `install`.
@MainActor
final class WidgetOverrides: NativeOverrides {
  private(set) var isReaching = false
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

  init(of type: Object.Type, above: WidgetOverrides?) {
    if let above { take(above) }
    isReaching = isReaching || type is any Reaching.Type
    if contains == nil, let type = type as? any HitTesting.Type { addHitTesting(type) }
    if measure == nil, let type = type as? any Measuring.Type { addMeasuring(type) }
    if allocate == nil, let type = type as? any Allocating.Type { addAllocating(type) }
    if draw == nil, let type = type as? any Drawing.Type { addDrawing(type) }
    if stateFlagsChanged == nil, let type = type as? any StateObserving.Type { addStateObserving(type) }
    if root == nil, let type = type as? any Rooting.Type { addRooting(type) }
    if map == nil, let type = type as? any Mapping.Type { addMapping(type) }
    if moveFocus == nil, let type = type as? any FocusMoving.Type { addFocusMoving(type) }
    if activation == nil, let type = type as? any Activating.Type { addActivating(type) }
  }

  /// Takes the overrides of the class above. They call the overrides of its subclasses.
  private func take(_ above: WidgetOverrides) {
    isReaching = above.isReaching
    contains = above.contains
    (measure, tradesHeightForWidth) = (above.measure, above.tradesHeightForWidth)
    allocate = above.allocate
    draw = above.draw
    stateFlagsChanged = above.stateFlagsChanged
    root = above.root
    map = above.map
    moveFocus = above.moveFocus
    activation = above.activation
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
  static func makeOverrides(above: (any NativeOverrides)?) -> any NativeOverrides {
    WidgetOverrides(of: self, above: above as? WidgetOverrides)
  }
}
