import CGtk

/// The overrides of one Swift class, each looked up once, when the class's type is registered.
///
/// A lookup of the conformance in each call would cost more than the call. Each lookup also searches all conformances
/// of the program, so a class copies the overrides of its superclass, and only the others are looked up. To add an
/// override, write its protocol, a property and an `add…` function here, and the function that C calls in `install`.
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

  /// Copies the overrides of the superclass. The copied closures call a subclass's methods too, by dynamic dispatch.
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

  /// Indicates whether the class measures itself or places its children itself, so that it must have no layout manager.
  var replacesLayout: Bool { measure != nil || allocate != nil }

  // MARK: Closures for each conformance

  // The closures get only objects of the class, or of its subclasses, so the downcasts need no check.

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
