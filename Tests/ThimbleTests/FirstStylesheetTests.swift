import Foundation
import GtkTesting
import Theming
import Thimble
import XCTest

/// The first stylesheet of a program, which has the rules of its first window. Each test runs in a process of its own,
/// because other tests have made the stylesheet complete before.
final class FirstStylesheetTests: ThimbleTestCase {
  func testAButtonWithALaterVariantHasItsColours() throws {
    try inOwnProcess {
      let box = Box(.vertical) { Button("Save") }
      withWindow(box) { _ in
        let button = Button("Delete", variant: .danger)
        box.append(button)
        wait("the button has the colour of the new variant") { ((try? self.background(button)) ?? 0) > 100 }
        button.configuration.variant = .success
        wait("the button has the colour of another new variant") { ((try? self.background(button)) ?? 0) > 100 }
      }
    }
  }

  func testAButtonWithALaterSizeHasItsHeight() throws {
    try inOwnProcess {
      // Of the variant that the first control of the program had, so that no rules of a variant are missing.
      let button = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add")
      withWindow(button) { _ in
        for (size, height) in [(Button.Size.small, 28), (.large, 44)] {
          button.configuration.size = size
          wait("the button is \(height) pixels high") { button.measured(.vertical).natural == height }
        }
      }
    }
  }

  func testAFirstWindowHasItsSizeFromTheTheme() throws {
    try inOwnProcess {
      let button = Button("Save")
      let window = Window("Window", child: Box(.vertical) { button })
      XCTAssertEqual(button.measured(.vertical).natural, 34)
      window.destroy()
    }
  }

  func testAVisitedLinkOfTheFirstWindowHasItsColours() throws {
    try inOwnProcess {
      let link = LinkButton("Website", url: "https://example.org")
      try withWindow(link) { _ in
        let before = try Picture(of: link).pixels
        link.isVisited = true
        wait("the link has the colour of a visited one") { (try? Picture(of: link).pixels) != before }
      }
    }
  }

  /// Returns the number of pixels in the background colour of the button's variant.
  private func background(_ button: Button) throws -> Int {
    let values = ThemeController.shared.theme.values(in: ThemeController.shared.context)
    let color = try XCTUnwrap(values.variant(button.variant.name)).normal.background
    let bytes = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    return try Picture(of: button).count(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
