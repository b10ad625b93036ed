/// A value for each state of a button; a state without one falls back to another.
///
/// ```swift
/// button.configuration.look.background = [.normal: .white, .hovered: Color(hex: 0xeeeeee)]
/// ```
/// Looked up for several states at a time, the value for exactly these counts; then that of the strongest of them alone
/// which has one; then the one for ``ButtonState/normal``.
public struct StateMap<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where no other holds.
  public var normal: Value?
  private var others: [ButtonState: Value] = [:]

  /// A map with one value for all states, or with none.
  public init(_ normal: Value? = nil) { self.normal = normal }

  /// Whether it has no value at all.
  public var isEmpty: Bool { normal == nil && others.isEmpty }

  /// Whether all states have the same.
  public var isUniform: Bool { others.isEmpty }

  /// The value for exactly these states; nil where there is none, and to take it away.
  public subscript(exactly state: ButtonState) -> Value? {
    get { state == .normal ? normal : others[state] }
    set { if state == .normal { normal = newValue } else { others[state] = newValue } }
  }

  /// The value that holds in these states.
  public subscript(state: ButtonState) -> Value? { special(state) ?? normal }

  /// The same without the values that are not to be kept.
  func keeping(_ isKept: (Value) -> Bool) -> Self {
    var result = self
    result.normal = normal.flatMap { isKept($0) ? $0 : nil }
    result.others = others.filter { isKept($0.value) }
    return result
  }

  /// The value that holds in these states, if it is another than the normal one.
  func special(_ state: ButtonState) -> Value? {
    guard !others.isEmpty else { return nil }
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
