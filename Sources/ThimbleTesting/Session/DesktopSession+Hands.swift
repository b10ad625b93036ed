/// Pointer and keyboard input on a desktop, with the commands of xdotool, such as `mousemove 20 30 click 1` and
/// `key ctrl+f`.
extension DesktopSession {
  /// The longest time for input. It is long, so that no test fails on a busy machine.
  private static let patience = Patience.usualLimit(atLeast: .seconds(30))

  /// Moves the pointer and presses buttons and keys. Returns when the display has received all of it.
  ///
  /// The words are commands of xdotool: `mousemove X Y`, `mousedown BUTTON`, `mouseup BUTTON`, `click BUTTON`,
  /// `key KEY…`, `keydown KEY`, `keyup KEY` and `type TEXT`.
  ///
  /// - Throws: ``TestFailure`` with the program's output when it fails.
  public func act(_ words: [String]) async throws(TestFailure) {
    let tool = try launch(kind.hands, words)
    let status = await tool.end(allowing: Self.patience)
    guard status == 0 else { throw TestFailure("\(words): status \(status), \(tool.standardError)") }
  }
}
