/// A GObject signal that a Swift class has, for handlers in C, in Swift and in `.ui` files.
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
/// It asks its handlers nothing. Like properties, signals are made with the type and cost an instance nothing.
@MainActor
public struct NativeSignal {
  /// The name in C: lower case, with dashes.
  public let name: String
  /// What it carries, in order, besides the object that emits it.
  public let carried: [any ValueConvertible.Type]

  /// A signal that carries values of these types, or nothing.
  public init(_ name: String, carrying types: any ValueConvertible.Type...) {
    self.name = name
    carried = types
  }
}
