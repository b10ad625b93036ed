import CGtk

/// A key, by the names that GDK gives it: `Escape`, `space`, `F1`, `a`.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: guint

  /// A key by its name. An unknown name is a programmer's error.
  public init(stringLiteral name: String) {
    value = gdk_keyval_from_name(name)
    precondition(value != guint(GDK_KEY_VoidSymbol), "GDK knows no key named \"\(name)\".")
  }

  init(value: guint) { self.value = value }

  /// The key that writes a character.
  package init(_ character: Unicode.Scalar) { value = gdk_unicode_to_keyval(character.value) }

  /// The same key without Shift.
  public var lowercased: Key { Key(value: gdk_keyval_to_lower(value)) }

  /// Lets a switch over keys name them: `case "Tab":`.
  public static func ~= (pattern: Key, key: Key) -> Bool { pattern == key }
}

extension Key {
  public var name: String { gdk_keyval_name(value).map { String(cString: $0) } ?? "" }

  /// Indicates whether the key alone writes a character.
  var isText: Bool { gdk_keyval_to_unicode(value) >= 0x20 && gdk_keyval_to_unicode(value) != 0x7f }
}

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

/// The direction in which a key moves keyboard focus.
public enum FocusDirection: Sendable, CaseIterable {
  case tabForward, tabBackward, up, down, left, right

  init(_ direction: GtkDirectionType) { self = Self.allCases.first { $0.gtk == direction } ?? .tabForward }

  var gtk: GtkDirectionType {
    switch self {
    case .tabForward: GTK_DIR_TAB_FORWARD
    case .tabBackward: GTK_DIR_TAB_BACKWARD
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }
}
