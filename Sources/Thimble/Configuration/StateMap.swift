/// A value for each state of a button; a state without one falls back to another.
///
/// ```swift
/// button.configuration.look.background = [.normal: .white, .hovered: Color(hex: 0xeeeeee)]
/// ```
/// Looked up for several states at a time, the value for exactly these counts; then that of the strongest of them alone
/// which has one; then the one for ``/Theming/ButtonState/normal``.
public struct StateMap<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where no other holds.
  public var normal: Value?
  /// Nil where there are none: an empty dictionary costs more to copy.
  private var others: [ButtonState: Value]?

  /// A map with one value for all states, or with none.
  public init(_ normal: Value? = nil) { self.normal = normal }

  /// Whether it has no value at all.
  public var isEmpty: Bool { normal == nil && others == nil }

  /// All values that there are.
  var values: [Value] { (normal.map { [$0] } ?? []) + (others.map { Array($0.values) } ?? []) }

  /// Whether all states have the same.
  public var isUniform: Bool { others == nil }

  /// The value for exactly these states; nil where there is none, and to take it away.
  public subscript(exactly state: ButtonState) -> Value? {
    get { state == .normal ? normal : others?[state] }
    set {
      guard state != .normal else { return normal = newValue }
      var values = others ?? [:]
      values[state] = newValue
      others = values.isEmpty ? nil : values
    }
  }

  /// The value that holds in these states.
  public subscript(state: ButtonState) -> Value? { special(state) ?? normal }

  /// The same without the values that are not to be kept.
  func keeping(_ isKept: (Value) -> Bool) -> Self {
    var result = self
    result.normal = normal.flatMap { isKept($0) ? $0 : nil }
    for (state, value) in others ?? [:] where !isKept(value) { result[exactly: state] = nil }
    return result
  }

  /// The value that holds in these states, if it is another than the normal one.
  func special(_ state: ButtonState) -> Value? {
    guard let others else { return nil }
    if let exact = others[state] { return exact }
    return ButtonState.byStrength.lazy.filter { state.contains($0) }.compactMap { others[$0] }.first
  }
}

extension StateMap: ExpressibleByDictionaryLiteral {
  /// A map of states to values; of two for one state the later counts.
  public init(dictionaryLiteral elements: (ButtonState, Value)...) {
    for (state, value) in elements { self[exactly: state] = value }
  }
}
