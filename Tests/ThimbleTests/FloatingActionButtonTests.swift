import GtkHost
import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class FloatingActionButtonTests: ThimbleTestCase {
  private func make(
    _ shape: FloatingActionButton.Shape = .regular, _ mode: FloatingActionButton.Mode = .normal
  ) -> FloatingActionButton {
    FloatingActionButton(icon: "list-add-symbolic", label: "Add Item", shape: shape, mode: mode)
  }

  private func box(of button: Widget) -> [Double] {
    button.bounds(in: button).map { [$0.width, $0.height] } ?? []
  }

  func testShapesAreRound() {
    for (shape, size) in [(FloatingActionButton.Shape.small, 40.0), (.regular, 56), (.large, 96)] {
      let button = make(shape)
      withWindow(Box(.vertical) { button }) { _ in XCTAssertEqual(box(of: button), [size, size]) }
    }
  }

  func testTheNameStaysAndTheTooltipIsThereWhileTheLabelIsNot() {
    let button = make()
    XCTAssertEqual(button.accessibilityLabel, "Add Item")
    XCTAssertEqual(button.tooltip, "Add Item")
    XCTAssertTrue(button.hasStyleClass("icon-only"))
    button.mode = .expanded
    XCTAssertEqual(button.accessibilityLabel, "Add Item")
    XCTAssertNil(button.tooltip)
    XCTAssertTrue(button.hasStyleClass("icon-and-title"))
    button.title = "Add Place"
    XCTAssertEqual(button.accessibilityLabel, "Add Place")
    button.mode = .normal
    XCTAssertEqual(button.tooltip, "Add Place")
  }

  func testTheWidthMovesAndTheHeightDoesNot() throws {
    let button = make()
    var fractions: [Double] = []
    var isDone = false
    withWindow(Box(.vertical) { button }) { _ in
      button.setMode(.expanded, alongside: { fractions.append($0) }, completion: { isDone = true })
      XCTAssertEqual(button.mode, .expanded)
      XCTAssertFalse(isDone)
      XCTAssertEqual(button.measured(.horizontal).natural, 56, "The animation begins at the current size.")
      wait("the button is expanded") { isDone && self.box(of: button)[0] > 100 }
      XCTAssertEqual(box(of: button)[1], 56)
      XCTAssertEqual(fractions, fractions.sorted())
      XCTAssertEqual(fractions.last, 1)
      button.mode = .normal
      XCTAssertTrue(button.hasStyleClass("icon-and-title"), "As long as a part of it is visible.")
      wait("the button has its normal size again") {
        button.hasStyleClass("icon-only") && self.box(of: button) == [56, 56]
      }
    }
  }

  func testWithoutAnimationsItIsThereAtOnce() {
    Settings.shared[.enablesAnimations] = false
    defer { Settings.shared[.enablesAnimations] = true }
    let button = make()
    withWindow(Box(.vertical) { button }) { _ in
      var isDone = false
      button.setMode(.expanded, completion: { isDone = true })
      XCTAssertTrue(isDone)
    }
  }

  func testAChangeOfShapeOrModeKeepsTheApplicationsProperties() {
    let button = make()
    button.contentInsets = Insets(20)
    button.size = .large
    button.variant = .danger
    button.configuration.labelStyle = .titleOnly
    button.mode = .expanded
    XCTAssertTrue(button.hasStyleClass("title-only"))
    button.mode = .normal
    XCTAssertTrue(button.hasStyleClass("icon-only"))
    button.shape = .small
    XCTAssertEqual(button.configuration.labelStyle, .titleOnly)
    XCTAssertEqual(button.contentInsets, Insets(20))
    XCTAssertEqual(button.size, .large)
    XCTAssertEqual(button.variant, .danger)
    button.setLimits(.init(contentInsets: Insets(4)), for: .small, in: .normal)
    button.setLimits(nil, for: .small, in: .normal)
    XCTAssertEqual(button.contentInsets, Insets(20))
    button.size = make().with { $0.shape = .small }.size
    button.shape = .large
    XCTAssertEqual(button.size.name, "floating-large")
  }

  func testLimitsHoldForTheirShapeAndMode() {
    let button = make()
    button.setLimits(.init(minimumWidth: 80, minimumHeight: 70), for: .regular, in: .normal)
    button.setLimits(.init(maximumWidth: 90), for: .regular, in: .expanded)
    button.setLimits(.init(contentInsets: Insets(4)), for: .small, in: .normal)
    withWindow(Box(.vertical) { button }) { _ in
      XCTAssertEqual(box(of: button), [80, 70])
      button.setMode(.expanded, isAnimated: false)
      wait("the greatest width holds") { self.box(of: button) == [90, 56] }
      button.setMode(.normal, isAnimated: false)
      button.shape = .small
      wait("the insets hold") { self.box(of: button) == [32, 32] }
    }
  }

  func testWithoutAnIconItShowsItsLabel() {
    let button = make()
    button.icon = nil
    withWindow(Box(.vertical) { button }) { _ in
      XCTAssertTrue(button.hasStyleClass("title-only"))
      XCTAssertGreaterThan(box(of: button)[0], 80)
    }
  }

  func testTheLastLineIsNotCovered() throws {
    let last = Label("Last line")
    let lines = Box(.vertical) {
      (0..<60).map { _ in Label("A line") }
      last
    }
    let button = make(.regular, .expanded)
    let overlay = FloatingActionOverlay(lines, button: button)
    try withWindow(overlay) { _ in
      let scroller = try XCTUnwrap(overlay.scrolledWindow)
      wait("the content is higher than the view") {
        scroller.verticalLimit > 0 && lines.parent?.height ?? 0 > lines.height
      }
      scroller.verticalOffset = scroller.verticalLimit
      wait("the button has collapsed") { button.mode == .normal && button.hasStyleClass("icon-only") }
      wait("the last line is above the button") {
        guard let line = last.bounds(in: overlay), let box = button.bounds(in: overlay) else { return false }
        return line.y + line.height <= box.y && line.y >= 0
      }
      scroller.verticalOffset -= 40
      wait("the button has expanded") { button.mode == .expanded }
    }
  }

  func testContentAndButtonCanBeReplaced() {
    let (first, second) = (Label("First"), Label("Second"))
    let button = FloatingActionButton(icon: "list-add-symbolic", label: "Add")
    let overlay = FloatingActionOverlay(first, button: button)
    overlay.content = second
    XCTAssertTrue(overlay.content === second && first.parent == nil)
    XCTAssertTrue(overlay.children.last === button, "The button stays above the content.")
    let other = FloatingActionButton(icon: "list-remove-symbolic", label: "Remove")
    overlay.button = other
    XCTAssertTrue(other.parent === overlay && button.parent == nil)
    overlay.content = nil
    overlay.button = nil
    XCTAssertTrue(overlay.children.isEmpty)
  }

  func testTheViewHasANameForWhenItTakesFocus() throws {
    let overlay = FloatingActionOverlay(Label("Content"), button: make(.regular, .expanded))
    let view = try XCTUnwrap(overlay.scrolledWindow)
    XCTAssertEqual(view.accessibleRole, .group)
    XCTAssertEqual(overlay.accessibilityLabel, "Content")
    overlay.accessibilityLabel = "Letters"
    overlay.accessibilityLabel = " "
    XCTAssertEqual(overlay.accessibilityLabel, "Letters")
    XCTAssertEqual(LogWatch.forget().count, 1)
    XCTAssertTrue(isCalled("Letters", view))
  }

  func testItIsAtTheTrailingCornerAndInsideATinyView() throws {
    let button = make(.regular, .expanded)
    let overlay = FloatingActionOverlay(Label("Content"), button: button)
    try withWindow(overlay) { _ in
      var frame = try XCTUnwrap(button.bounds(in: overlay))
      XCTAssertEqual(frame.x + frame.width, Double(overlay.width - 16))
      XCTAssertEqual(frame.y + frame.height, Double(overlay.height - 16))
      overlay.textDirection = .rightToLeft
      wait("the button stands at the left") { button.bounds(in: overlay)?.x == 16 }
      overlay.position = .bottomCenter
      wait("the button stands in the middle of the tiny view") {
        frame = button.bounds(in: overlay) ?? frame
        return abs(frame.x + frame.width / 2 - Double(overlay.width) / 2) <= 1
      }
      button.unparent()
      wait("the button has left the overlay") { button.parent == nil }
    }
  }

  func testPendingTakesTheIconsPlaceAndKeepsTheWidth() {
    let button = make(.regular, .expanded)
    withWindow(Box(.vertical) { button }) { _ in
      let before = box(of: button)
      button.work.start()
      wait("the ring is shown") { button.hasStyleClass("loading") }
      XCTAssertEqual(box(of: button), before)
      let ring = button.children.first { $0 is ProgressRing }?.bounds(in: button)
      XCTAssertEqual(ring?.x, button.shown.iconBox.x)
      button.work.stop()
      wait("the button is idle, without a sign") { !button.isPending && !button.hasStyleClass("loading") }
    }
  }
}
