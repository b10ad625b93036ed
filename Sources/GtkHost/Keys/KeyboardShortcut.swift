import CGtk

/// A key with modifiers: `<Control>s`.
///
/// ```swift
/// let save: KeyboardShortcut = "<Control>s"
/// let chosen = try KeyboardShortcut(parsing: settings.text)
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: Key
  public let modifiers: Modifiers

  public init(_ key: Key, modifiers: Modifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Reads GTK's form: modifiers in angle brackets, then the key by GDK's name.
  ///
  /// `<Control>` (also `<Ctrl>`, `<Primary>`), `<Shift>`, `<Alt>`, `<Super>`, `<Hyper>` and `<Meta>` are known, in any
  /// case and order.
  ///
  /// - Throws: ``KeyboardShortcutError`` for an unknown name, and for a key that is text without Control, Alt or Super.
  public init(parsing text: String) throws(KeyboardShortcutError) {
    var rest = text[...]
    var modifiers: Modifiers = []
    while rest.first == "<" {
      guard let end = rest.firstIndex(of: ">") else { throw KeyboardShortcutError(code: .unclosed, text: text) }
      let name = String(rest[rest.index(after: rest.startIndex)..<end])
      guard let modifier = Self.names[name.lowercased()] else {
        throw KeyboardShortcutError(code: .unknownModifier(name), text: text)
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    guard !rest.isEmpty else { throw KeyboardShortcutError(code: .noKey, text: text) }
    let value = gdk_keyval_from_name(String(rest))
    guard value != guint(GDK_KEY_VoidSymbol) else {
      throw KeyboardShortcutError(code: .unknownKey(String(rest)), text: text)
    }
    let key = Key(value: gdk_keyval_to_lower(value))
    if key.isText, modifiers.isDisjoint(with: [.control, .alt, .super, .hyper, .meta]) {
      throw KeyboardShortcutError(code: .isText(String(rest)), text: text)
    }
    self.init(key, modifiers: modifiers)
  }

  private static let names: [String: Modifiers] = [
    "control": .control, "ctrl": .control, "ctl": .control, "primary": .control, "shift": .shift, "shft": .shift,
    "alt": .alt, "mod1": .alt, "super": .super, "hyper": .hyper, "meta": .meta,
  ]

  /// The text for users, in their language: `Ctrl+S`.
  public var label: String { String(taking: gtk_accelerator_get_label(key.value, modifiers.gtk)) ?? "" }

  /// GTK's form: `<Control>s`.
  public var name: String { String(taking: gtk_accelerator_name(key.value, modifiers.gtk)) ?? "" }

  /// ARIA's form (`aria-keyshortcuts`), the same in every language: `Control+S`.
  public var ariaName: String {
    let order: [(Modifiers, String)] = [
      (.control, "Control"), (.alt, "Alt"), (.shift, "Shift"), (.super, "Super"), (.hyper, "Hyper"), (.meta, "Meta"),
    ]
    let name = key.name
    return (order.filter { modifiers.contains($0.0) }.map(\.1) + [name.count == 1 ? name.uppercased() : name])
      .joined(separator: "+")
  }
}

extension KeyboardShortcut: ExpressibleByStringLiteral {
  /// A shortcut in GTK's form. A text that ``init(parsing:)`` refuses is a programmer's error: it ends the process with
  /// the message, in every build.
  public init(stringLiteral text: String) {
    do { self = try KeyboardShortcut(parsing: text) } catch { fatalError("\(error)") }
  }
}

/// An error in the text of a keyboard shortcut.
public struct KeyboardShortcutError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Code: Equatable, Sendable {
    /// A `<` without its `>`.
    case unclosed
    case unknownModifier(String)
    /// There are modifiers, and nothing after them.
    case noKey
    case unknownKey(String)
    /// The key types a character, so the shortcut would make typing it impossible.
    case isText(String)
  }

  public let code: Code
  public let text: String

  public var description: String {
    let reason =
      switch code {
      case .unclosed: "a \"<\" has no \">\"."
      case .unknownModifier(let name):
        "there is no modifier \"\(name)\": use Control, Shift, Alt, Super, Hyper or Meta."
      case .noKey: "there is no key. Write it after the modifiers, as in <Control>s."
      case .unknownKey(let name):
        "GDK knows no key named \"\(name)\". Names are those of gdkkeysyms.h, such as s, F5, Delete, plus."
      case .isText(let name): "\(name) alone writes text. Add a modifier, as in <Control>\(name)."
      }
    return "The keyboard shortcut \"\(text)\": \(reason)"
  }
}
