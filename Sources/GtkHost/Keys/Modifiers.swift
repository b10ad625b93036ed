import CGtk

/// The modifier keys that are held with another key or a pointer button.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  public static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
  public static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)
  public static let hyper = Modifiers(rawValue: GDK_HYPER_MASK.rawValue)
  public static let meta = Modifiers(rawValue: GDK_META_MASK.rawValue)

  /// All modifiers, without locks and pointer buttons.
  static let all: Modifiers = [.shift, .control, .alt, .super, .hyper, .meta]

  init(_ state: GdkModifierType) { self = Modifiers(rawValue: state.rawValue).intersection(.all) }

  var gtk: GdkModifierType { GdkModifierType(rawValue) }
}
