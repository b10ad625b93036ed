import GtkTesting
import Inspecting
import Thimble
import XCTest

@testable import ThimbleGallery

@preconcurrency @MainActor
final class OverlayDrawingTests: GalleryTestCase {
  private let add = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add").with { $0.contentInsets = .zero }
  private let drawing = OverlayDrawing()

  /// A frame of 300 × 200 px with a button of 16 px at a distance of 60 px from its start and its top.
  private func frame(_ overlays: [SampleOverlay]) -> SampleFrame {
    add.horizontalAlignment = .start
    add.verticalAlignment = .start
    add.setMargins(top: 60, leading: 60)
    let frame = SampleFrame(Box(.horizontal) { add })
    show(overlays, on: frame)
    return frame
  }

  private func show(_ overlays: [SampleOverlay], on frame: SampleFrame) {
    guard !overlays.isEmpty else { return frame.drawAbove = nil }
    frame.drawAbove = { [drawing] frame, snapshot in drawing.draw(overlays, of: frame, snapshot) }
  }

  func testHitAreasAreTheCellsAndFollowTheLayout() throws {
    let frame = frame([])
    try withWindow(frame) { _ in
      let plain = try XCTUnwrap(Pixels(of: frame))
      show([.hitAreas], on: frame)
      let shown = try XCTUnwrap(Pixels(of: frame))
      let cell = try XCTUnwrap(Control.hitCell(of: add).bounds)
      let box = try XCTUnwrap(add.bounds(in: frame))
      XCTAssertEqual([cell.width, cell.height], [48, 48])
      // Fifteen pixels left of the button belong to it, and the seventeenth does not.
      let (x, y) = (Int(box.x), Int(box.y + box.height / 2))
      XCTAssertNotEqual(shown[x - 15, y], plain[x - 15, y])
      XCTAssertEqual(shown[x - 17, y], plain[x - 17, y])
      add.setMargins(top: 60, leading: 160)
      let moved = try XCTUnwrap(Pixels(of: frame))
      XCTAssertEqual(moved[x - 15, y], plain[x - 15, y], "The old place is clear.")
      XCTAssertNotEqual(moved[x + 85, y], plain[x + 85, y], "The new place is marked.")
      XCTAssertTrue(frame.pick(x: Double(x + 108), y: Double(y)) === add, "The drawing takes no input.")
      show([], on: frame)
      let hidden = try XCTUnwrap(Pixels(of: frame))
      XCTAssertEqual(hidden[x + 85, y], plain[x + 85, y])
    }
  }

  func testTheNumberIsOnTheCornerWhereReadingBegins() throws {
    let frame = frame([.focusOrder])
    try withWindow(frame) { _ in
      let box = try XCTUnwrap(add.bounds(in: frame))
      let left = try XCTUnwrap(Pixels(of: frame))
      // At the edge of the badge, beside the digit.
      XCTAssertEqual(left[Int(box.x) - 6, Int(box.y)].alpha, 255)
      XCTAssertEqual(left[Int(box.x + box.width) + 6, Int(box.y)].alpha, 0)
      frame.textDirection = .rightToLeft
      for child in frame.descendants(of: Widget.self) { child.textDirection = .rightToLeft }
      wait("the button is at the other side") { (add.bounds(in: frame)?.x ?? 0) > 150 }
      let other = try XCTUnwrap(add.bounds(in: frame))
      let right = try XCTUnwrap(Pixels(of: frame))
      XCTAssertEqual(right[Int(other.x + other.width) + 6, Int(other.y)].alpha, 255)
      XCTAssertEqual(right[Int(other.x) - 6, Int(other.y)].alpha, 0)
      add.isEnabled = false
      let none = try XCTUnwrap(Pixels(of: frame))
      XCTAssertEqual(none[Int(other.x + other.width) + 6, Int(other.y)].alpha, 0, "Tab does not stop here.")
    }
  }

  func testBoxesAreLinesAroundEachAllocation() throws {
    let frame = frame([.boxes])
    try withWindow(frame) { _ in
      let box = try XCTUnwrap(add.bounds(in: frame))
      let pixels = try XCTUnwrap(Pixels(of: frame))
      let line = pixels[Int(box.x) + 3, Int(box.y)]
      XCTAssertEqual(line.alpha, 255)
      XCTAssertGreaterThan(line.blue, line.red, "A control.")
      let around = pixels[Int(box.x) + 3, 0]
      XCTAssertGreaterThan(around.red, around.blue, "The container.")
    }
  }

  func testAnOpenPopoverOfASampleHasThemToo() throws {
    let note = Button("Note")
    let popover = Popover(
      Box(.vertical) { note.with { $0.setMargins(top: 40, bottom: 40, leading: 40, trailing: 40) } })
    // GTK 4.8 leaks a popover that hides by itself.
    popover.hidesByItself = false
    let (sample, other) = (Box(.horizontal) { add }, Box(.horizontal) {})
    let frame = SampleFrame(sample)
    let content = Box(.vertical) {
      frame
      other
    }
    defer { PopoverOverlays.overlays = [] }
    try withWindow(content) { _ in
      popover.setParent(sample)
      popover.popUp()
      wait("the popover is open") { popover.isMapped && note.width > 0 }
      let plain = try XCTUnwrap(Pixels(of: popover))
      PopoverOverlays.overlays = [.boxes, .focusOrder]
      let shown = try XCTUnwrap(Pixels(of: popover))
      let box = try XCTUnwrap(note.bounds(in: popover))
      let (x, y) = (Int(box.x + box.width / 2), Int(box.y))
      XCTAssertNotEqual(shown[x, y], plain[x, y], "The box of the button.")
      XCTAssertNotEqual(shown[Int(box.x) - 5, y], plain[Int(box.x) - 5, y], "The number.")
      XCTAssertEqual(FocusOrder.stops(in: popover), [note])
      XCTAssertEqual(FocusOrder.stops(in: frame), [add], "The sample's order does not include it.")
      close(popover)
      popover.unparent()
      popover.setParent(other)
      popover.popUp()
      wait("the popover is open") { popover.isMapped && note.width > 0 }
      XCTAssertEqual(try XCTUnwrap(Pixels(of: popover))[x, y], plain[x, y], "It belongs to no sample.")
      close(popover)
      popover.unparent()
    }
  }

  private func close(_ popover: Popover) {
    add.grabFocus()
    popover.popDown()
    wait("the popover is closed") { !popover.isMapped }
  }
}
