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
  /// GDK's name of the key.
  public var name: String { gdk_keyval_name(value).map { String(cString: $0) } ?? "" }

  /// Indicates whether the key alone writes a character.
  var isText: Bool { gdk_keyval_to_unicode(value) >= 0x20 && gdk_keyval_to_unicode(value) != 0x7f }
}
