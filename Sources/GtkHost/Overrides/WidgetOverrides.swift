import CGtk

/// The overrides of one Swift class, each looked up once, when its type is registered.
///
/// A trampoline finds the Swift object and calls the entry; before the Swift object has joined and after it has left,
/// it does what the C parent does. Looking a conformance up in each call would cost more than the call.
@MainActor
final class WidgetOverrides: NativeOverrides {
  let contains: (@MainActor (Object, Double, Double) -> Bool)?
  let isReaching: Bool
  let measure: (@MainActor (Object, Orientation, Int) -> RequestedSize)?
  let tradesHeightForWidth: (@MainActor (Object) -> Bool)?
  let allocate: (@MainActor (Object, Int, Int, Int) -> Void)?
  let draw: (@MainActor (Object, Snapshot) -> Void)?
  let stateFlagsChanged: (@MainActor (Object, StateFlags) -> Void)?
  let root: (did: @MainActor (Object) -> Void, will: @MainActor (Object) -> Void)?
  let map: (did: @MainActor (Object) -> Void, will: @MainActor (Object) -> Void)?
  let moveFocus: (@MainActor (Object, FocusDirection) -> Bool)?
  let activation: (click: @MainActor (Object) -> Bool, activate: @MainActor (Object) -> Bool)?

  init(of type: Object.Type) {
    contains = (type as? any HitTesting.Type).map { Self.contains($0) }
    isReaching = type is any Reaching.Type
    measure = (type as? any Measuring.Type).map { Self.measure($0) }
    tradesHeightForWidth = (type as? any Measuring.Type).map { Self.tradesHeightForWidth($0) }
    allocate = (type as? any Allocating.Type).map { Self.allocate($0) }
    draw = (type as? any Drawing.Type).map { Self.draw($0) }
    stateFlagsChanged = (type as? any StateObserving.Type).map { Self.stateFlagsChanged($0) }
    root = (type as? any Rooting.Type).map { Self.root($0) }
    map = (type as? any Mapping.Type).map { Self.map($0) }
    moveFocus = (type as? any FocusMoving.Type).map { Self.moveFocus($0) }
    activation = (type as? any Activating.Type).map { Self.activation($0) }
  }

  /// Indicates whether the class lays its content out itself. GTK would ask a layout manager instead of it.
  var replacesLayout: Bool { measure != nil || allocate != nil }
}

// MARK: - Opening the conformances

// An object of a type's record is of that type's class, so the downcasts need no check.
@MainActor
extension WidgetOverrides {
  private static func contains<T: HitTesting>(_: T.Type) -> @MainActor (Object, Double, Double) -> Bool {
    { unsafeDowncast($0, to: T.self).contains(x: $1, y: $2) }
  }

  private static func measure<T: Measuring>(_: T.Type) -> @MainActor (Object, Orientation, Int) -> RequestedSize {
    { unsafeDowncast($0, to: T.self).measure($1, crossSize: $2) }
  }

  private static func tradesHeightForWidth<T: Measuring>(_: T.Type) -> @MainActor (Object) -> Bool {
    { unsafeDowncast($0, to: T.self).tradesHeightForWidth }
  }

  private static func allocate<T: Allocating>(_: T.Type) -> @MainActor (Object, Int, Int, Int) -> Void {
    { unsafeDowncast($0, to: T.self).allocateChildren(width: $1, height: $2, baseline: $3) }
  }

  private static func draw<T: Drawing>(_: T.Type) -> @MainActor (Object, Snapshot) -> Void {
    { unsafeDowncast($0, to: T.self).draw($1) }
  }

  private static func stateFlagsChanged<T: StateObserving>(_: T.Type) -> @MainActor (Object, StateFlags) -> Void {
    { unsafeDowncast($0, to: T.self).stateFlagsChanged(from: $1) }
  }

  private static func root<T: Rooting>(
    _: T.Type
  ) -> (did: @MainActor (Object) -> Void, will: @MainActor (Object) -> Void) {
    ({ unsafeDowncast($0, to: T.self).didRoot() }, { unsafeDowncast($0, to: T.self).willUnroot() })
  }

  private static func map<T: Mapping>(
    _: T.Type
  ) -> (did: @MainActor (Object) -> Void, will: @MainActor (Object) -> Void) {
    ({ unsafeDowncast($0, to: T.self).didMap() }, { unsafeDowncast($0, to: T.self).willUnmap() })
  }

  private static func moveFocus<T: FocusMoving>(_: T.Type) -> @MainActor (Object, FocusDirection) -> Bool {
    { unsafeDowncast($0, to: T.self).moveFocus($1) }
  }

  private static func activation<T: Activating>(
    _: T.Type
  ) -> (click: @MainActor (Object) -> Bool, activate: @MainActor (Object) -> Bool) {
    ({ unsafeDowncast($0, to: T.self).willClick() }, { unsafeDowncast($0, to: T.self).willActivate() })
  }
}

extension Widget: Overridable {
  static func makeOverrides() -> any NativeOverrides { WidgetOverrides(of: self) }
}
