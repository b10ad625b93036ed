/// The size of a window on an X display, and the least width that it asks for.
package struct WindowSize: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The least width in pixels; 0 for a window that asks for none.
  package let leastWidth: Int

  /// Reads the output of `xwininfo -stats -size`.
  ///
  /// - Returns: nil for a text without a size.
  package init?(_ facts: String) {
    func number(_ match: Regex<(Substring, Substring)>.Match?) -> Int? { match.flatMap { Int($0.1) } }
    guard let width = number(facts.firstMatch(of: /\n +Width: (\d+)/)),
      let height = number(facts.firstMatch(of: /\n +Height: (\d+)/))
    else { return nil }
    self.width = width
    self.height = height
    leastWidth = number(facts.firstMatch(of: /minimum size: (\d+) by \d+/)) ?? 0
  }

  /// Returns the width that a window manager gives it on a screen: no more than that of the screen, unless the window asks
  /// for more.
  package func width(onScreenOf most: Int) -> Int { min(width, max(most, leastWidth)) }
}
