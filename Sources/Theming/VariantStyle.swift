/// The appearance of one variant of a button in each state: a group under `theme.color.button`.
public struct VariantStyle: Hashable, Sendable {
  /// The name, which is also the style class.
  public var name: String
  /// The appearance at rest.
  public var normal: ButtonAppearance
  private var others: [ButtonState: ButtonAppearance] = [:]

  /// Creates a variant that looks the same in every state.
  init(name: String, normal: ButtonAppearance) {
    self.name = name
    self.normal = normal
  }

  /// The appearance in a state. If the button has several states, the strongest one decides.
  ///
  /// A state without its own appearance falls back: pressed to hovered, selected to pressed, and every other state to
  /// the state at rest. A selected button that is pending or disabled keeps the selected look if the theme has no
  /// appearance for that state.
  public internal(set) subscript(state: ButtonState) -> ButtonAppearance {
    get {
      let strongest = state.strongest
      let own = others[strongest]
      if state.contains(.selected), strongest != .selected, own ?? normal == normal { return self[.selected] }
      return own ?? strongest.fallback.map { self[$0] } ?? normal
    }
    set { if state == .normal { normal = newValue } else { others[state] = newValue } }
  }

  /// The name of the variant whose visited links have this appearance: NAME if this variant is NAME-visited, otherwise
  /// the name of this variant.
  var unvisitedName: String {
    name.hasSuffix("-visited") && name.utf8.count > 8 ? String(name.dropLast(8)) : name
  }

  /// Indicates whether the variant is for coloured surfaces. Its name then begins with `on-color`.
  package var isOnColor: Bool { name.hasPrefix("on-color") }
}
