/// Why a text is no keyboard shortcut.
public struct KeyboardShortcutError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: Equatable, Sendable {
    /// A `<` without its `>`.
    case unclosed
    /// No modifier has this name.
    case unknownModifier(String)
    /// There are modifiers, and nothing after them.
    case noKey
    /// GDK knows no key of this name.
    case unknownKey(String)
    /// The key is one that writes: it could not be typed any more.
    case isText(String)
  }

  public let code: Code
  /// The whole text.
  public let text: String

  init(_ code: Code, in text: String) {
    self.code = code
    self.text = text
  }

  public var description: String {
    let reason =
      switch code {
      case .unclosed: "a \"<\" has no \">\"."
      case .unknownModifier(let name):
        "no modifier is called \"\(name)\": Control, Shift, Alt, Super, Hyper and Meta are."
      case .noKey: "there is no key. Write it after the modifiers, as in <Control>s."
      case .unknownKey(let name):
        "GDK knows no key named \"\(name)\". Names are those of gdkkeysyms.h, such as s, F5, Delete, plus."
      case .isText(let name): "\(name) alone writes text. Add a modifier, as in <Control>\(name)."
      }
    return "The keyboard shortcut \"\(text)\": \(reason)"
  }
}
