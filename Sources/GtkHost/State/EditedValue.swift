/// A value of an object that the user edits and that is no GObject property, for `bind(_:to:_:)` of a ``Hosted`` object.
@MainActor
public struct EditedValue<Owner: Object, Value> {
  let name: AnyHashable
  let get: @MainActor (Owner) -> Value
  let set: @MainActor (Owner, Value) -> Void
  let observe: @MainActor (Owner, @escaping @MainActor () -> Void) -> ObservationToken

  /// Names a value by its property in Swift and the signal that the object emits after the user has changed it.
  public init(_ path: ReferenceWritableKeyPath<Owner, Value>, changes: Signal<Owner, Void, Void>) {
    self.init(path) { owner, tell in
      let connection = owner.connect(changes) { _ in tell() }
      return ObservationToken { connection.disconnect() }
    }
  }

  /// Names a value by its property in Swift and by a function that calls a closure after each change by the user.
  package init(
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    observe: @escaping @MainActor (Owner, @escaping @MainActor () -> Void) -> ObservationToken
  ) {
    name = path
    get = { $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
    self.observe = observe
  }
}

/// A widget in which the user chooses one of several values, such as a menu of a button, a drop-down or a group of toggle
/// buttons.
///
/// ```swift
/// menuButton.bind(.selection, to: settings, \.order)
/// ```
@MainActor
public protocol Choosing: Widget {
  /// The type of the values.
  associatedtype Choice: Equatable

  /// The chosen value; nil for none.
  var choice: Choice? { get set }

  /// Calls `handler` after each change of ``choice`` by the user, for as long as the token is kept.
  func observeChoice(_ handler: @escaping @MainActor () -> Void) -> ObservationToken
}

extension EditedValue where Owner: Choosing, Value == Owner.Choice? {
  /// The chosen value. The property of the model may be an optional, a value, or an enumeration with such raw values.
  public static var selection: Self { Self(\.choice) { $0.observeChoice($1) } }
}
