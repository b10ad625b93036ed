import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

/// The style of the gallery around its samples.
@preconcurrency @MainActor
final class GalleryStyleTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = Self.style
  }

  func testTheFocusOfAPageInTheListIsSeen() throws {
    let controller = ThemeController.shared
    Settings.shared[.enablesAnimations] = false
    defer {
      (controller.contrastOverride, controller.schemeOverride) = (nil, nil)
      Settings.shared[.enablesAnimations] = true
    }
    let list = ListBox()
    for title in ["One", "Two"] { list.append(ListBoxRow(Label(title))) }
    let sidebar = Box(.vertical) { list }
    sidebar.addStyleClass("sidebar")
    let window = Box(.vertical) { sidebar }
    window.addStyleClass("gallery")
    try withWindow(window) { _ in
      let row = list.rows[0]
      for isSelected in [true, false] {
        list.selectedRow = isSelected ? row : list.rows[1]
        for scheme in ColorScheme.allCases {
          for contrast in Contrast.allCases {
            (controller.schemeOverride, controller.contrastOverride) = (scheme, contrast)
            row.unsetStateFlags([.focused, .focusVisible])
            let before = try XCTUnwrap(Pixels(of: sidebar))
            row.setStateFlags([.focused, .focusVisible])
            let after = try XCTUnwrap(Pixels(of: sidebar))
            // WCAG 2.2, 2.4.13: at least the area of a line of two pixels around the row, without corners and insets.
            let around = 2 * 2 * (row.width + row.height) - 100
            XCTAssertGreaterThan(
              changed(before, after, by: 3), around, "selected: \(isSelected), \(scheme), \(contrast)")
          }
        }
      }
    }
  }

  /// Returns the number of pixels with this contrast between two pictures.
  private func changed(_ before: Pixels, _ after: Pixels, by contrast: Double) -> Int {
    var count = 0
    for y in 0..<before.height {
      for x in 0..<before.width where color(after[x, y]).contrast(on: color(before[x, y])) >= contrast { count += 1 }
    }
    return count
  }

  private func color(_ pixel: Pixels.Color) -> RGBA {
    RGBA(red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
  }
}
