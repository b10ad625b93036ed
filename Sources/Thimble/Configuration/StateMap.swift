/// A value for each state of a button; a state without one falls back to another.
///
/// ```swift
/// button.configuration.look.background = [.normal: .white, .hovered: Color(hex: 0xeeeeee)]
/// ```
/// A look-up for several states takes the value for exactly these states. Otherwise it takes the value of the strongest
/// single state that has one, and then the value for ``/Theming/ButtonState/normal``.
public struct StateMap<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value for states without their own.
  public var normal: Value?
  /// Nil if there are none: an empty dictionary costs more to copy.
  private var others: [ButtonState: Value]?

  /// Creates a map with one value for all states, or with none.
  public init(_ normal: Value? = nil) { self.normal = normal }

  /// Indicates whether the map has no value.
  public var isEmpty: Bool { normal == nil && others == nil }

  /// All values of the map.
  var values: [Value] { (normal.map { [$0] } ?? []) + (others.map { Array($0.values) } ?? []) }

  /// Indicates whether all states have the same value.
  public var isUniform: Bool { others == nil }

  /// The value for exactly these states; nil if there is none. Setting nil removes it.
  public subscript(exactly state: ButtonState) -> Value? {
    get { state == .normal ? normal : others?[state] }
    set {
      guard state != .normal else { return normal = newValue }
      var values = others ?? [:]
      values[state] = newValue
      others = values.isEmpty ? nil : values
    }
  }

  /// The value for these states, with fallback.
  public subscript(state: ButtonState) -> Value? { special(state) ?? normal }

  /// Returns the map without the values that `isKept` rejects.
  func keeping(_ isKept: (Value) -> Bool) -> Self {
    var result = self
    result.normal = normal.flatMap { isKept($0) ? $0 : nil }
    for (state, value) in others ?? [:] where !isKept(value) { result[exactly: state] = nil }
    return result
  }

  /// Returns the value for these states if it differs from the normal one.
  func special(_ state: ButtonState) -> Value? {
    guard let others else { return nil }
    if let exact = others[state] { return exact }
    return ButtonState.byStrength.lazy.filter { state.contains($0) }.compactMap { others[$0] }.first
  }
}

extension StateMap: ExpressibleByDictionaryLiteral {
  /// Creates a map from states and values. The later of two values for one state wins.
  public init(dictionaryLiteral elements: (ButtonState, Value)...) {
    for (state, value) in elements { self[exactly: state] = value }
  }
}
