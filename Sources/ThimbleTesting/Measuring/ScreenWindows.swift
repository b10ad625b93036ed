import AccessibilityAudit

/// The windows of an X display. Each popover of GTK 4 is such a window; GTK does not report its place otherwise.
enum ScreenWindows {
  /// Returns the places of all windows on the screen, by their names in X.
  static func places(on session: DesktopSession) async throws -> [String: AccessibleRect] {
    let tool = try session.launch(try ProgramFile.named("xwininfo"), ["-root", "-tree"])
    guard await tool.end(allowing: .seconds(30)) == 0 else { throw TestFailure("xwininfo: \(tool.standardError)") }
    return places(in: tool.standardOutput)
  }

  /// Gives the keyboard focus to the topmost window: a dialog that opens with the application is above its window, and a
  /// modal one lets no key through to that.
  ///
  /// - Throws: ``TestFailure`` when no window is shown.
  static func focusTopmost(on session: DesktopSession) async throws(TestFailure) {
    guard let topmost = try await shown(on: session).last else { throw TestFailure("No window is shown") }
    try await session.act(["windowfocus", topmost])
  }

  /// Makes windows that are wider than the screen narrower, as a window manager does, but no narrower than they ask for.
  ///
  /// - Returns: The widest window, in pixels.
  /// - Throws: ``TestFailure`` when no window is shown.
  static func fit(within screen: (width: Int, height: Int), on session: DesktopSession) async throws -> Int {
    var widest = 0
    for window in try await shown(on: session) {
      let tool = try session.launch(try ProgramFile.named("xwininfo"), ["-id", window, "-stats", "-size"])
      guard await tool.end(allowing: .seconds(30)) == 0, let size = WindowSize(tool.standardOutput) else { continue }
      let width = size.width(onScreenOf: screen.width)
      if width < size.width { try await session.act(["windowsize", window, String(width), String(size.height)]) }
      widest = max(widest, width)
    }
    return widest
  }

  /// Returns the windows that are shown, in the order of stacking, the topmost last. A dialog may have no title.
  private static func shown(on session: DesktopSession) async throws(TestFailure) -> [String] {
    let tool = try session.launch(session.kind.hands, ["search", "--onlyvisible", "--class", "."])
    let status = await tool.end(allowing: .seconds(30))
    guard status == 0 else { throw TestFailure("No window is shown: status \(status), \(tool.standardError)") }
    return tool.standardOutput.split(separator: "\n").map(String.init)
  }

  /// Reads lines such as `0x400007 (has no name): ()  136x92+12+40  +24+80`, whose last numbers are relative to the
  /// screen's corner.
  static func places(in list: String) -> [String: AccessibleRect] {
    var places: [String: AccessibleRect] = [:]
    for line in list.split(separator: "\n") {
      let pattern = /\s+(0x[0-9a-f]+) .*\s(\d+)x(\d+)\+-?\d+\+-?\d+\s+\+(-?\d+)\+(-?\d+)\s*/
      guard let match = line.wholeMatch(of: pattern), let width = Int(match.2), let height = Int(match.3),
        let x = Int(match.4), let y = Int(match.5)
      else { continue }
      places[String(match.1)] = AccessibleRect(x: x, y: y, width: width, height: height)
    }
    return places
  }
}

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
