import AccessibilityAudit

/// The windows of an X display. GTK 4 makes each popover a window of its own, and tells its place to nobody else.
enum ScreenWindows {
  /// The places of all windows on the screen, by X's names for them.
  static func places(on session: DesktopSession) async throws -> [String: AccessibleRect] {
    let tool = try session.launch(try ProgramFile.named("xwininfo"), ["-root", "-tree"])
    guard await tool.end(allowing: .seconds(30)) == 0 else { throw TestFailure("xwininfo: \(tool.standardError)") }
    return places(in: tool.standardOutput)
  }

  /// Reads lines such as `0x400007 (has no name): ()  136x92+12+40  +24+80`, whose last numbers are from the screen's corner.
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
