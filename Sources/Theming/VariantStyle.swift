public import DesignTokens

/// What one variant of a button looks like, state by state: a group under `theme.color.button`.
public struct VariantStyle: Hashable, Sendable {
  /// A state that has an appearance of its own.
  public enum State: String, CaseIterable, Sendable {
    case `default`
    case hovered
    case pressed
    case focused
    case selected
    case disabled
    case loading
  }

  /// The appearance in one state.
  public struct Appearance: Hashable, Sendable {
    /// What is behind the title.
    public var background: RGBA
    /// The title.
    public var foreground: RGBA
    /// The line around, seen where its alpha is above 0.
    public var border: RGBA
    /// The icon; nil for the title's colour.
    public var icon: RGBA?
    /// Layers of shadow, the topmost first.
    public var shadow: [ShadowValue]
  }

  /// The name: also the style class.
  public var name: String
  /// The appearance at rest.
  public var normal: Appearance
  private var others: [State: Appearance] = [:]

  /// A variant that looks the same in every state.
  public init(name: String, normal: Appearance) {
    self.name = name
    self.normal = normal
  }

  /// The appearance in a state. One that the theme says nothing of looks like another: pressed like hovered, selected
  /// like pressed, and everything else like the state at rest.
  public subscript(state: State) -> Appearance {
    get { others[state] ?? state.fallback.map { self[$0] } ?? normal }
    set { if state == .default { normal = newValue } else { others[state] = newValue } }
  }

  /// Whether it is made for coloured surfaces: its name begins with `on-color`.
  public var isOnColor: Bool { name.hasPrefix("on-color") }

  /// Whether nothing shows through its background, so that the focus ring goes outside it.
  public var isOpaque: Bool { normal.background.alpha >= 1 }
}

extension VariantStyle.State {
  /// The state whose properties hold where this one has none.
  public var fallback: Self? {
    switch self {
    case .default: nil
    case .pressed: .hovered
    case .selected: .pressed
    case .hovered, .focused, .disabled, .loading: .default
    }
  }
}
