/// The appearance of one variant of a button, state by state: a group under `theme.color.button`.
public struct VariantStyle: Hashable, Sendable {
  /// The name: also the style class.
  public var name: String
  /// The appearance at rest.
  public var normal: ButtonAppearance
  private var others: [ButtonState: ButtonAppearance] = [:]

  /// A variant that looks the same in every state.
  init(name: String, normal: ButtonAppearance) {
    self.name = name
    self.normal = normal
  }

  /// The appearance in a state; of several at a time, that of the strongest.
  ///
  /// A state that the theme does not give looks like another: pressed like hovered, selected like pressed, and everything
  /// else like the state at rest. A selected button that is pending or disabled stays selected where the theme gives that
  /// state no appearance of its own.
  public internal(set) subscript(state: ButtonState) -> ButtonAppearance {
    get {
      let strongest = state.strongest
      let own = others[strongest]
      if state.contains(.selected), strongest != .selected, own ?? normal == normal { return self[.selected] }
      return own ?? strongest.fallback.map { self[$0] } ?? normal
    }
    set { if state == .normal { normal = newValue } else { others[state] = newValue } }
  }

  /// Whether it is made for coloured surfaces: its name begins with `on-color`.
  package var isOnColor: Bool { name.hasPrefix("on-color") }
}
