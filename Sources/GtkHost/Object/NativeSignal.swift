/// A GObject signal of a Swift class, for handlers in C, in Swift and in `.ui` files.
///
/// ```swift
/// override class var nativeSignals: [NativeSignal] { [NativeSignal("dismissed")] }
///
/// extension Signal where Owner: Card, Arguments == Void, Result == Void {
///   static var dismissed: Self { Signal("dismissed") }
/// }
/// card.connect(.dismissed) { card in … }
/// card.emit("dismissed")
/// ```
/// Its handlers return nothing. Signals are registered with the type and cost an instance nothing.
@MainActor
public struct NativeSignal {
  /// The name in C: lower case, with dashes.
  public let name: String
  /// The types of its arguments, in order, after the object that emits it.
  package let carried: [any ValueConvertible.Type]

  /// A signal with arguments of these types, or none.
  public init(_ name: String, carrying types: any ValueConvertible.Type...) {
    self.name = name
    carried = types
  }
}
