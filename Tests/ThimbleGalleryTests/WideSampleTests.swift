import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

/// A sample that is wider than its page: it scrolls sideways.
@preconcurrency @MainActor
final class WideSampleTests: GalleryTestCase {
  func testFocusBringsAControlOutsideOfThePageIntoView() {
    let buttons = (1...6).map { Button("Button number \($0)") }
    let frame = SampleFrame(Box(.horizontal) { buttons })
    withWindow(frame) { window in
      wait("the sample scrolls") { buttons[0].isMapped && frame.children.first is ScrolledWindow }
      for button in [buttons[5], buttons[0]] {
        button.grabFocus()
        wait("\(button.title) is whole in the frame") {
          guard let place = button.bounds(in: frame) else { return false }
          return place.width > 0 && place.x >= 0 && place.x + place.width <= Double(frame.width)
        }
      }
    }
  }
}
