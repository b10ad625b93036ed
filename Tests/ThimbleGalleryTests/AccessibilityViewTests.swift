import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

@preconcurrency @MainActor
final class AccessibilityViewTests: GalleryTestCase {
  func testItTellsWhatAssistiveTechnologiesGetAndFollows() throws {
    let (save, mute, entry) = (Button("_Save"), ToggleButton("Mute", isOn: true), Entry())
    save.accessibilityHint = "Writes the file"
    let sample = Box(.vertical, spacing: 60) {
      save
      mute
      entry
    }
    let accessibility = AccessibilityView(of: sample, title: "Two")
    let pale = try Theme(
      tokens: """
        {"theme": {"color": {"$type": "color", "button": {"primary": {"default": {
          "background": {"$value": "#ffffff"}, "foreground": {"$value": "#cccccc"}}}}}}}
        """)
    let facts = { ((accessibility.view as? ScrolledWindow)?.child as? TextView)?.text ?? "" }
    let content = Box(.vertical) {
      sample
      accessibility.view
    }
    withWindow(content) { _ in
      wait("the facts are there") { facts().hasPrefix("3 controls, 1 finding\n\n") }
      wait("the targets are measured, after the layout") { facts().contains("target: ") }
      let text = facts()
      let start = "\u{201C}Save, button, Writes the file\u{201D}\n  role: push-button\n  name: Save\n"
      XCTAssertTrue(text.contains(start + "  description: Writes the file\n  states: focusable"), text)
      XCTAssertNotNil(
        text.firstMatch(
          of:
            #/actions: click\n  target: \d+ × 48 px\n  contrast of text: \d+(\.\d)?:1.*\n  contrast of focus ring: \d/#),
        text)
      XCTAssertTrue(text.contains("pressed\u{201D}") || text.contains("checked\u{201D}"), text)
      XCTAssertTrue(text.contains("\n\nViolation: "), text)
      save.variant = .primary
      let neutral = text.firstMatch(of: #/contrast of text: .+/#)?.output
      wait("the facts follow the colours") {
        facts().contains("contrast of text: ") && facts().firstMatch(of: #/contrast of text: .+/#)?.output != neutral
      }
      let theme = ThemeController.shared.theme
      defer { ThemeController.shared.theme = theme }
      ThemeController.shared.theme = pale
      wait("the facts tell of too little contrast") {
        facts().contains("contrast of text: 1.6:1, too little: it needs 4.5:1")
      }
      save.title = "Store"
      wait("the facts follow the title") { facts().contains("\u{201C}Store, button") }
      mute.isOn = false
      wait("the facts follow the state") {
        facts().contains("not pressed\u{201D}") || facts().contains("not checked\u{201D}")
      }
      save.isEnabled = false
      wait("the facts follow the disabled control") {
        facts().contains("\u{201C}Store, button, grayed") && facts().contains("states: focusable, disabled")
      }
    }
  }
}
