import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension Gallery {
  /// Returns the place of an object in its window, which is in the screen's corner.
  func place(of accessible: Accessible) async throws -> AccessibleRect {
    try await wait(for: "a place") {
      let place = try await accessible.extents()
      return place.isEmpty ? nil : place
    }
  }

  /// Waits until the whole object is in the first height of the window, to which the page scrolls when it gets the focus. mutter
  /// refuses a menu beyond the edge.
  func expectInView(_ accessible: Accessible) async throws {
    let isInView = try await eventually {
      let place = try await place(of: accessible)
      return place.y > 0 && place.y + place.height <= 760
    }
    #expect(isInView)
  }

  /// Returns the middle of an object in its window.
  func middle(of accessible: Accessible) async throws -> (x: Int, y: Int) {
    let place = try await place(of: accessible)
    return (place.x + place.width / 2, place.y + place.height / 2)
  }
}
