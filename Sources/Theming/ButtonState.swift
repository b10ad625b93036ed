/// The states of a button, as a set.
///
/// If several states give one property different values, the later in this order wins: focused, hovered, highlighted,
/// selected, pending, disabled. A value for exactly two states, such as `[.selected, .hovered]`, wins over both.
public struct ButtonState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The state at rest: none of the others.
  public static let normal: ButtonState = []
  /// The button has keyboard focus and shows it.
  public static let focused = ButtonState(rawValue: 1)
  /// The pointer is over the button.
  public static let hovered = ButtonState(rawValue: 2)
  /// The pointer or a key holds the button down.
  public static let highlighted = ButtonState(rawValue: 4)
  /// The button is on.
  public static let selected = ButtonState(rawValue: 8)
  /// The button shows running work.
  public static let pending = ButtonState(rawValue: 16)
  /// The button cannot be used, with or without a reason.
  public static let disabled = ButtonState(rawValue: 32)

  /// The single states, the strongest first.
  package static let byStrength = named.map(\.state)

  /// The single states with their names in code and in token files, the strongest first.
  private static let named: [(state: ButtonState, name: String, token: String)] = [
    (.disabled, "disabled", "disabled"), (.pending, "pending", "loading"), (.selected, "selected", "selected"),
    (.highlighted, "highlighted", "pressed"), (.hovered, "hovered", "hovered"), (.focused, "focused", "focused"),
  ]
}

extension ButtonState: CustomStringConvertible {
  /// The names, joined by `+`, the strongest first.
  public var description: String {
    let names = Self.named.filter { contains($0.state) }.map(\.name)
    return names.isEmpty ? "normal" : names.joined(separator: "+")
  }
}

// MARK: - In token files

extension ButtonState {
  /// The states that have a group in token files.
  static let inTokens: [ButtonState] = [.normal, .hovered, .highlighted, .focused, .selected, .disabled, .pending]

  /// The name of the strongest of these states in token files.
  package var tokenName: String { Self.named.first { contains($0.state) }?.token ?? "default" }

  /// The strongest of these states alone.
  var strongest: ButtonState { Self.byStrength.first { contains($0) } ?? .normal }

  /// The state whose tokens apply if this one has none; nil for the state at rest.
  var fallback: ButtonState? {
    switch self {
    case .normal: nil
    case .highlighted: .hovered
    case .selected: .highlighted
    default: .normal
    }
  }
}

// MARK: - In CSS

extension ButtonState {
  /// A state that CSS can select. Each of its suffixes, after the button's selector, selects it.
  struct Row {
    let state: ButtonState
    let suffixes: [String]
    /// Indicates whether the button only looks disabled: it can have keyboard focus.
    var isInactive = false
  }

  /// All rows, the weakest first: of two rules with the same specificity, the later one wins.
  static let rows: [Row] = [
    Row(state: .normal, suffixes: [""]),
    Row(state: .focused, suffixes: [":focus:focus-visible"]),
    Row(state: .hovered, suffixes: [":hover:not(.pending)"]),
    Row(state: .highlighted, suffixes: [":active:not(.pending)", ".keyboard-activating:not(.pending)"]),
    Row(state: .selected, suffixes: [":checked:not(.pending)"]),
    Row(state: [.selected, .hovered], suffixes: [":checked:hover:not(.pending)"]),
    Row(
      state: [.selected, .highlighted],
      suffixes: [":checked:active:not(.pending)", ":checked.keyboard-activating:not(.pending)"]),
    Row(state: .pending, suffixes: [".loading.pending"]),
    Row(state: [.pending, .selected], suffixes: [":checked.pending"]),
    Row(state: .disabled, suffixes: [":disabled:not(.pending)", ":disabled.pending"]),
    Row(state: [.disabled, .selected], suffixes: [":disabled:checked:not(.pending)", ":disabled:checked.pending"]),
    Row(state: .disabled, suffixes: [".inactive:not(.pending)"], isInactive: true),
    Row(state: [.disabled, .selected], suffixes: [".inactive:checked:not(.pending)"], isInactive: true),
  ]
}
