import ATSPI
import AccessibilityAudit
import DesktopSession
import Foundation
import Testing

extension Gallery {
  /// Returns the place of an object in its window, which stands in the screen's corner.
  func place(of accessible: Accessible) async throws -> AccessibleRect {
    let id = try await accessible.node().id
    let tool = try session.launch(
      URL(fileURLWithPath: "/usr/bin/dbus-send"),
      [
        "--bus=\(session.accessibilityBus)", "--print-reply=literal", "--dest=\(id.busName)", id.path,
        "org.a11y.atspi.Component.GetExtents", "uint32:1",
      ])
    #expect(await tool.end(allowing: patience) == 0, "\(tool.standardError)")
    let numbers = Array(tool.standardOutput.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.suffix(4))
    try #require(numbers.count == 4, "\(tool.standardOutput)")
    return AccessibleRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the middle of an object in its window.
  func middle(of accessible: Accessible) async throws -> (x: Int, y: Int) {
    let place = try await place(of: accessible)
    return (place.x + place.width / 2, place.y + place.height / 2)
  }
}
