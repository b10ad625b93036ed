import GtkTesting
import Thimble
import ThimbleGallery
import XCTest

/// The field for a colour: its entry and its sliders show one colour.
@preconcurrency @MainActor
final class ColorFieldTests: GalleryTestCase {
  /// Opens the sliders of a field, and runs `body` with the field, the sliders and the two contrasts.
  private func withSliders(_ text: String, _ body: (ColorField, [Scale], [Label]) throws -> Void) throws {
    let field = ColorField("Accent", text: text)
    try withWindow(Box(.vertical) { field }) { window in
      let button = try XCTUnwrap(field.descendants(of: IconButton.self).first)
      button.isPopoverOpen = true
      wait("the sliders are shown") { window.descendants(of: Scale.self).count { $0.isMapped } == 3 }
      let sliders = window.descendants(of: Scale.self)
      let contrasts = window.descendants(of: Label.self).filter { $0.text.contains(" text has ") }
      try body(field, sliders, contrasts)
      button.isPopoverOpen = false
      wait("the sliders are hidden") { !sliders[0].isMapped }
    }
  }

  func testTheSlidersFollowEachColorOfCSS() throws {
    try withSliders("#ff0000") { field, sliders, contrasts in
      // The numbers are those of CSS Color 4 for red: oklch(62.8% 0.2577 29.23).
      for (slider, value) in zip(sliders, [62.8, 64.4, 29.2]) { XCTAssertEqual(slider.value, value, accuracy: 0.1) }
      XCTAssertEqual(contrasts.map(\.text), ["White text has 3.9:1", "Black text has 5.2:1"])
      field.entry.text = "oklch(60% 0.1 30)"
      for (slider, value) in zip(sliders, [60.0, 25, 30]) { XCTAssertEqual(slider.value, value, accuracy: 1.5) }
      field.entry.text = "white"
      XCTAssertEqual(contrasts.map(\.text), ["White text has 1:1", "Black text has 21:1"])
    }
  }

  func testASliderWritesTheColorAndTheOthersStay() throws {
    try withSliders("#813d9c") { field, sliders, _ in
      let entry = field.entry
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
    try withSliders("#813d9c") { field, sliders, contrasts in
      let (entry, before) = (field.entry, sliders.map(\.value))
      entry.text = "#81"
      XCTAssertEqual(sliders.map(\.value), before)
      XCTAssertEqual(contrasts.map(\.text), ["The text is no colour of CSS.", ""])
      XCTAssertEqual(entry.text, "#81")
    }
  }

  func testAStepOfASliderIsOneEdit() throws {
    try withSliders("#813d9c") { field, sliders, _ in
      var edits: [String] = []
      field.onEdit = { edits.append($0) }
      sliders[0].value = 100
      XCTAssertEqual(edits, ["#ffffff"])
    }
  }

  func testEscapeInTheSlidersBringsTheColorBackAndReturnKeepsIt() throws {
    for (key, text) in [("Escape", "#813d9c"), ("Return", "#ffffff")] as [(Key, String)] {
      try withSliders("#813d9c") { [self] field, sliders, _ in
        let lightness = sliders[0].value
        sliders[0].value = 100
        XCTAssertTrue(TestKeys.press(key, at: sliders[0]))
        wait("the sliders are closed") { !sliders[0].isMapped }
        XCTAssertEqual(field.entry.text, text)
        if key == "Escape" { XCTAssertEqual(sliders[0].value, lightness, accuracy: 0.1) }
      }
    }
  }

  func testTheSlidersAreNoWiderWithTextTwiceAsLarge() throws {
    let width = {
      var width = 0
      try self.withSliders("#813d9c") { _, sliders, _ in
        width = sliders[0].parent?.measured(.horizontal).natural ?? 0
      }
      return width
    }
    let normal = try width()
    Settings.shared.textScale = 2
    defer { Settings.shared.textScale = 1 }
    XCTAssertLessThanOrEqual(try width(), max(normal, 340), "A window of 360 pixels has room for them.")
  }
}
