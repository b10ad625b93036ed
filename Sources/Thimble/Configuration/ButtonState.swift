/// The states of a button, several at a time.
///
/// Where two of them say different things of one property, the later in this order wins: focused, hovered, highlighted,
/// selected, pending, disabled. A value for exactly two of them, such as `[.selected, .hovered]`, wins over both.
public struct ButtonState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None of the others.
  public static let normal: ButtonState = []
  /// Has keyboard focus, and shows it.
  public static let focused = ButtonState(rawValue: 1)
  /// Under the pointer.
  public static let hovered = ButtonState(rawValue: 2)
  /// Held down, by pointer or key.
  public static let highlighted = ButtonState(rawValue: 4)
  /// On.
  public static let selected = ButtonState(rawValue: 8)
  /// Shows that work is going on.
  public static let pending = ButtonState(rawValue: 16)
  /// Cannot be used, with a reason or without.
  public static let disabled = ButtonState(rawValue: 32)

  /// The states one by one, the strongest first.
  static let byStrength: [ButtonState] = [.disabled, .pending, .selected, .highlighted, .hovered, .focused]
}

extension ButtonState: CustomStringConvertible {
  /// The names, joined by `+`, the strongest first.
  public var description: String {
    let names = zip(Self.byStrength, ["disabled", "pending", "selected", "highlighted", "hovered", "focused"])
      .filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "normal" : names.joined(separator: "+")
  }
}
