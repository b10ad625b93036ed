import FoundationEssentials
import Synchronization

/// Keys to add to an X display, for characters that its keyboard does not have.
///
/// xdotool itself adds such a key only while it presses it. An application that reads the keyboard a little later does
/// not find the character.
final class ExtraKeys: Sendable {
  /// The numbers of keys that most keyboards do not have, or have only for media and screen brightness.
  private static let codes = Array(147...190) + Array(208...255)
  /// The maximum number of characters at one time.
  static let count = codes.count

  private let characters = Mutex<[Unicode.Scalar]>([])

  /// Adds a key for each character of a text.
  ///
  /// - Parameters:
  ///   - text: A text with at most ``count`` different characters that are not ASCII.
  ///   - keyboard: The keyboard without extra keys, in xkbcomp's format.
  /// - Returns: The keyboard with the keys; nil if it has them already.
  func keyboard(for text: String, from keyboard: String) -> String? {
    let all: [Unicode.Scalar]? = characters.withLock { characters in
      let missing = Set(text.unicodeScalars).filter { !$0.isASCII && !characters.contains($0) }
      guard !missing.isEmpty else { return nil }
      // Keys of earlier texts stay while there is room, because an application may not have read the last text to its
      // end.
      let wanted = Set(text.unicodeScalars).filter { !$0.isASCII }
      characters = characters.count + missing.count > Self.count ? Array(wanted) : characters + missing
      return characters
    }
    guard let all else { return nil }
    let keys = zip(Self.codes, all).map { code, character in
      let hex = String(character.value, radix: 16, uppercase: true)
      let name = "U" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      // With one level, Shift does not change the letter.
      return "replace key <I\(code)> { type = \"ONE_LEVEL\", symbols[Group1] = [ \(name) ] };\n"
    }
    // The last line closes the keyboard.
    var lines = keyboard.split(separator: "\n").map { "\($0)\n" }
    lines.insert(contentsOf: keys, at: lines.count - 1)
    return lines.joined()
  }
}

extension DesktopSession {
  /// Types text where the keyboard focus is. A line break presses Return, and a tab character Tab.
  ///
  /// - Throws: ``TestFailure`` on Wayland for a character that is not ASCII, because its keyboard has no key for it.
  func type(_ text: String) async throws(TestFailure) {
    for run in Typing.runs(of: text, letters: kind == .x11 ? ExtraKeys.count : .max) {
      switch run {
      case .key(let key): try await act(["key", "--delay", "20", key])
      case .characters(let characters):
        try await addKeys(for: characters)
        try await act(["type", "--delay", "20", characters])
      }
    }
  }

  /// Adds a key for each character of a text to the keyboard of an X display.
  private func addKeys(for text: String) async throws(TestFailure) {
    guard kind == .x11, let file = environment["THIMBLE_KEYBOARD"], let display = environment["DISPLAY"] else { return }
    let url = URL(fileURLWithPath: "\(file).extra")
    do {
      let keyboard = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
      guard let keyboard = extraKeys.keyboard(for: text, from: keyboard) else { return }
      try Data(keyboard.utf8).write(to: url)
    } catch {
      throw TestFailure("the keyboard \(file) cannot be changed: \(error)")
    }
    let tool = try launch(try ProgramFile.named("xkbcomp"), ["-w0", url.path, display])
    guard await tool.end(allowing: .seconds(30)) == 0 else { throw TestFailure("xkbcomp: \(tool.standardError)") }
  }
}
