import GtkTesting
import Thimble
import ThimbleGallery
import XCTest

/// The field for a colour: its entry and its sliders show one colour.
@preconcurrency @MainActor
final class ColorPickerTests: GalleryTestCase {
  /// Opens the sliders of a picker, and runs `body` with the entry, the sliders and the line of contrasts.
  private func withSliders(_ text: String, _ body: (Entry, [Scale], Label) throws -> Void) throws {
    let (widget, entry) = ColorPicker.make("Accent", text: text)
    try withWindow(widget) { window in
      let button = try XCTUnwrap(widget.descendants(of: IconButton.self).first)
      button.isPopoverOpen = true
      wait("the sliders are shown") { window.descendants(of: Scale.self).count { $0.isMapped } == 3 }
      let sliders = window.descendants(of: Scale.self)
      let contrast = try XCTUnwrap(window.descendants(of: Label.self).first { $0.text.contains("White text") })
      try body(entry, sliders, contrast)
      button.isPopoverOpen = false
      wait("the sliders are hidden") { !sliders[0].isMapped }
    }
  }

  func testTheSlidersFollowEachColorOfCSS() throws {
    try withSliders("#ff0000") { entry, sliders, contrast in
      // The numbers are those of CSS Color 4 for red: oklch(62.8% 0.2577 29.23).
      for (slider, value) in zip(sliders, [62.8, 64.4, 29.2]) { XCTAssertEqual(slider.value, value, accuracy: 0.1) }
      XCTAssertEqual(contrast.text, "White text has 3.9:1, black text has 5.2:1.")
      entry.text = "oklch(60% 0.1 30)"
      for (slider, value) in zip(sliders, [60.0, 25, 30]) { XCTAssertEqual(slider.value, value, accuracy: 1.5) }
      entry.text = "white"
      XCTAssertEqual(contrast.text, "White text has 1:1, black text has 21:1.")
    }
  }

  func testASliderWritesTheColorAndTheOthersStay() throws {
    try withSliders("#813d9c") { entry, sliders, _ in
      let (chroma, hue) = (sliders[1].value, sliders[2].value)
      sliders[0].value = 80
      XCTAssertNotEqual(entry.text, "#813d9c")
      XCTAssertTrue(entry.text.hasPrefix("#"), entry.text)
      XCTAssertEqual(sliders[1].value, chroma)
      XCTAssertEqual(sliders[2].value, hue)
      sliders[0].value = 100
      XCTAssertEqual(entry.text, "#ffffff")
      entry.text = "rgba(129, 61, 156, 0.5)"
      sliders[0].value = 0
      XCTAssertEqual(entry.text, "rgba(0,0,0,0.5)", "The opacity stays.")
    }
  }

  func testATextThatIsNoColorLeavesTheSliders() throws {
    try withSliders("#813d9c") { entry, sliders, contrast in
      let before = sliders.map(\.value)
      entry.text = "#81"
      XCTAssertEqual(sliders.map(\.value), before)
      XCTAssertEqual(contrast.text, "The text is no colour of CSS.")
      XCTAssertEqual(entry.text, "#81")
    }
  }
}
