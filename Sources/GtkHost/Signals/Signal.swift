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
  ///
  /// Some signals carry a value of any type, such as that of `GtkDropTarget::drop`. Read it as an optional, which is nil
  /// for a value of another type:
  ///
  /// ```swift
  /// let drop = Signal<EventController, String?, Bool>("drop") { $0.read(0) }
  /// ```
  /// A wrong index or type is a programming error: it ends the process with a message in every build.
  public func read<Value: ValueConvertible>(_ index: Int, as type: Value.Type = Value.self) -> Value {
    guard let base = values.baseAddress, index >= 0, index + 1 < values.count else {
      fatalError("The signal carries no argument at \(index).")
    }
    let argument = ValueReference(base + index + 1)
    let carried = argument.pointer.pointee.g_type
    guard argument.holds(Value.valueType.gtype) || argument.holds(g_value_get_type()) else {
      fatalError("The signal carries a \(String(cString: g_type_name(carried))) at \(index), and no \(type).")
    }
    guard let value = Value.read(argument, orInside: Value.valueType.gtype) else {
      fatalError("The signal carries no \(type) at \(index).")
    }
    return value
  }
}

extension ValueReference {
  /// Returns whether the content can be read as a value of a type. Objects of any class can, and are nil if they are of
  /// another one, and so can numbers of any enumeration; but each boxed type has a form of its own.
  fileprivate func holds(_ type: GType) -> Bool {
    let kind = g_type_fundamental(type)
    let isBoxed = kind == g_type_fundamental(g_value_get_type())
    return g_type_check_value_holds(pointer, isBoxed ? type : kind) != 0
  }
}

extension ValueConvertible {
  /// Returns the content of `value`, or of the value of any type that it holds, if that one is of a type.
  fileprivate static func read(_ value: ValueReference, orInside type: GType) -> Self? {
    guard value.holds(g_value_get_type()) else { return read(value) }
    let inner = g_value_get_boxed(value.pointer)?.assumingMemoryBound(to: GValue.self)
    if let inner = inner.map(ValueReference.init), inner.holds(type) { return read(inner) }
    // An empty value of the type: nil for an optional.
    guard Self.self is any ExpressibleByNilLiteral.Type else { return nil }
    return ValueReference.withValue(of: type) { read($0) }
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
