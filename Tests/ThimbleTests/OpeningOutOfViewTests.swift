import GtkTesting
import Thimble
import XCTest

/// Menus and popovers of buttons that are scrolled out of view, which an assistive technology opens.
@preconcurrency @MainActor
final class OpeningOutOfViewTests: ThimbleTestCase {
  /// Shows a button far below the window's edge, and expects that it has come into view once `open` has opened what
  /// it opens.
  private func expectInView<Opener: Button>(
    _ button: Opener, _ open: (Opener, Bool) -> Void, isOpen: (Opener) -> Bool
  ) {
    let space = Box(.vertical) {}
    space.setSizeRequest(height: 3_000)
    let scroller = ScrolledWindow(
      Box(.vertical) {
        space
        button
      })
    scroller.expandsVertically = true
    withWindow(scroller) { window in
      wait("the button is laid out below the window") {
        button.bounds(in: window).map { $0.y > Double(window.height) } ?? false
      }
      open(button, true)
      wait("what the button \(button.title) opens is open") { isOpen(button) }
      let box = button.bounds(in: window) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
      XCTAssertGreaterThan(box.height, 0)
      XCTAssertLessThanOrEqual(box.y + box.height / 2, Double(window.height))
      open(button, false)
      wait("what the button \(button.title) opens is closed") { !isOpen(button) }
    }
  }

  func testAPopoverOpensAtAButtonThatHasComeIntoView() {
    let button = Button("Filter").opensPopover(Label("Filters"))
    expectInView(button) { button, isOpen in
      button.isPopoverOpen = isOpen
    } isOpen: {
      $0.isPopoverOpen
    }
  }

  func testAMenuOpensAtAButtonThatHasComeIntoView() {
    let button = MenuButton("More") {
      MenuItem("Copy") {}
    }
    expectInView(button) { button, isOpen in
      isOpen ? button.open() : button.close()
    } isOpen: {
      $0.isOpen
    }
  }
}
