/// A person's hands on a desktop, in the words of xdotool, such as `mousemove 20 30 click 1` and `key ctrl+f`.
extension DesktopSession {
  /// The longest time that hands need. A busy machine must not make a test fail.
  private static let patience = Duration.seconds(30)

  /// Moves and presses the pointer and keys, and returns when the display has all of it.
  ///
  /// The words are those of xdotool: `mousemove X Y`, `mousedown BUTTON`, `mouseup BUTTON`, `click BUTTON`, `key KEY…`,
  /// `keydown KEY`, `keyup KEY` and `type TEXT`.
  ///
  /// - Throws: ``TestFailure`` with the program's words when it fails.
  public func act(_ words: [String]) async throws(TestFailure) {
    let tool = try launch(kind.hands, words)
    let status = await tool.end(allowing: Self.patience)
    guard status == 0 else { throw TestFailure("\(words): status \(status), \(tool.standardError)") }
  }
}
