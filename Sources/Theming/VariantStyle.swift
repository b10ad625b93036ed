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

  /// The appearance in a state; of several states, the appearance of the strongest.
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

  /// The variant whose visited links have this look: the group NAME-visited is the look of visited links with the
  /// variant NAME. Otherwise the variant itself.
  var unvisitedName: String {
    name.hasSuffix("-visited") && name.utf8.count > 8 ? String(name.dropLast(8)) : name
  }

  /// Indicates whether the variant is for coloured surfaces: its name begins with `on-color`.
  package var isOnColor: Bool { name.hasPrefix("on-color") }
}
