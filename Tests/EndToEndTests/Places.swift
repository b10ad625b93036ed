import ATSPI
import AccessibilityAudit
import ThimbleTesting

extension Gallery {
  /// Returns the place of an object in its window, which is in the screen's corner.
  func place(of accessible: Accessible) async throws -> AccessibleRect {
    try await wait(for: "a place") {
      let place = try await accessible.extents()
      return place.isEmpty ? nil : place
    }
  }

  /// Returns the middle of an object in its window.
  func middle(of accessible: Accessible) async throws -> (x: Int, y: Int) {
    let place = try await place(of: accessible)
    return (place.x + place.width / 2, place.y + place.height / 2)
  }
}
