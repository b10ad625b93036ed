import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

/// A sample that is wider than its page: it scrolls sideways.
@preconcurrency @MainActor
final class WideSampleTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = (Self.style, Self.panels)
  }

  func testNoSampleIsWiderThanAPhoneWithLargeTextInHighContrast() throws {
    var phone = Surroundings()
    (phone[.width], phone[.textScale], phone[.contrast]) = ("phone", "2", "high")
    var wide: [String: String] = [:]
    try showEachKitPage(in: phone) { page, shell in
      // A sample that follows its width does so with the next frame.
      try shell.window.waitForFrames(2)
      for (function, frame) in shell.frames {
        let least = try XCTUnwrap(frame.sample).measured(.horizontal).minimum
        if least > frame.width { wide["\(page.id)/\(function)"] = "\(least) px in \(frame.width)" }
      }
    }
    // Its titles keep 16 characters each, which the sample shows.
    XCTAssertNotNil(wide.removeValue(forKey: "toggle-button-group/long"))
    XCTAssertEqual(wide, [:])
  }

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
