import CGtk

/// The name of a GObject signal, with its class, its arguments and the result of its handlers.
///
/// ```swift
/// extension Signal where Owner: Switch, Arguments == Bool, Result == Bool {
///   static var stateSet: Self { Signal("state-set") { $0.read(0) } }
/// }
/// toggle.connect(.stateSet) { toggle, isOn in … }
/// ```
@MainActor
public struct Signal<Owner: Object, Arguments, Result> {
  public let name: String

  let decode: @MainActor (SignalArguments) -> Arguments
  let answer: @MainActor (Result, ValueReference?) -> Void
}

/// The arguments of a signal, after the object that emits it.
@MainActor
public struct SignalArguments {
  let values: UnsafeMutableBufferPointer<GValue>

  /// Returns the argument at `index`, counted from 0 after the emitting object.
  public func read<Value: ValueConvertible>(_ index: Int, as type: Value.Type = Value.self) -> Value {
    guard let base = values.baseAddress, index + 1 < values.count,
      let value = Value.read(ValueReference(base + index + 1))
    else { preconditionFailure("The signal carries no \(type) at \(index).") }
    return value
  }
}

// MARK: - Making signals

extension Signal where Arguments == Void, Result == Void {
  public init(_ name: String) { self.init(name: name, decode: { _ in }, answer: { _, _ in }) }
}

extension Signal where Result == Void {
  /// Names a signal without a result. `decode` reads its arguments.
  public init(_ name: String, decode: @escaping @MainActor (SignalArguments) -> Arguments) {
    self.init(name: name, decode: decode, answer: { _, _ in })
  }
}

extension Signal where Result: ValueConvertible {
  /// Names a signal with a result. `decode` reads its arguments.
  public init(_ name: String, decode: @escaping @MainActor (SignalArguments) -> Arguments) {
    self.init(name: name, decode: decode) { result, value in
      if let value { result.write(to: value) }
    }
  }
}

extension Signal where Arguments == Void, Result: ValueConvertible {
  public init(_ name: String) { self.init(name) { _ in } }
}
