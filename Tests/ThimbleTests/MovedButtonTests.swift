import GtkTesting
import Thimble
import XCTest

/// Buttons that move between containers while they are shown.
final class MovedButtonTests: ThimbleTestCase {
  func testAButtonThatMovesAndComesBackIsReleased() throws {
    let (one, other) = (Box(.vertical), Box(.vertical))
    weak var moved: Button?
    try withWindow(
      Box(.vertical) {
        one; other
      }
    ) { window in
      do {
        let button = Button("Save", icon: "document-save-symbolic")
        moved = button
        one.append(button)
        try window.waitForFrames(1)
        one.remove(button)
        other.append(button)
        try window.waitForFrames(1)
        other.remove(button)
        one.append(button)
        try window.waitForFrames(1)
        one.remove(button)
      }
      wait("the button is released") { moved == nil }
    }
  }
}
