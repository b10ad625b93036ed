import GtkTesting
import XCTest

@testable import Thimble

/// What GTK's own picking finds, which is what a press finds.
final class HitTargetTests: ThimbleTestCase {
  private func small(_ label: String) -> IconButton {
    IconButton(icon: "starred-symbolic", accessibilityLabel: label).with { $0.contentEdgeInsets = .zero }
  }

  /// The control at a point that is `dx`, `dy` from the centre of `widget`.
  private func pick(_ dx: Double, _ dy: Double, from widget: Widget, in window: Window) -> Widget? {
    guard let box = widget.bounds(in: window) else { return nil }
    return window.pick(x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 + dy)
  }

  private func isHit(_ widget: Widget, _ picked: Widget?) -> Bool { picked.map { widget.contains($0) } ?? false }

  private func row(spacing: Int, _ widgets: [Widget]) -> Box {
    let row = Box(.horizontal, spacing: spacing) { widgets }
    row.horizontalAlignment = .center
    row.verticalAlignment = .center
    return row
  }

  func testATargetOfSixteenPixelsIsHitInFortyEight() {
    let button = small("A")
    withWindow(row(spacing: 0, [button])) { window in
      XCTAssertEqual(button.bounds(in: window)?.width, 16)
      for (dx, dy) in [(0.0, 0.0), (-23, 0), (23, 0), (0, -23), (0, 23), (-23, -23), (23, 23)] {
        XCTAssertTrue(isHit(button, pick(dx, dy, from: button, in: window)), "\(dx), \(dy)")
      }
      for (dx, dy) in [(-25.0, 0.0), (25, 0), (0, -25), (0, 25)] {
        XCTAssertFalse(isHit(button, pick(dx, dy, from: button, in: window)), "\(dx), \(dy)")
      }
    }
  }

  func testTheMinimumCanBeChangedAndTurnedOff() {
    let button = small("A")
    withWindow(row(spacing: 0, [button])) { window in
      button.minimumHitSize = Size(width: 100, height: 100)
      XCTAssertTrue(isHit(button, pick(48, 0, from: button, in: window)))
      button.minimumHitSize = nil
      XCTAssertTrue(isHit(button, pick(7, 0, from: button, in: window)))
      XCTAssertFalse(isHit(button, pick(9, 0, from: button, in: window)))
    }
  }

  func testNeighboursShareTheGapInTheMiddleAndKeepTheirOwnPixels() {
    let (a, b) = (small("A"), small("B"))
    withWindow(row(spacing: 8, [a, b])) { window in
      // A is 16 wide: its edge is at 8, the middle of the gap at 12, the edge of B at 16.
      for dx in [7.0, 9, 11.5] { XCTAssertTrue(isHit(a, pick(dx, 0, from: a, in: window)), "\(dx)") }
      for dx in [12.5, 15, 17] { XCTAssertTrue(isHit(b, pick(dx, 0, from: a, in: window)), "\(dx)") }
    }
  }

  func testAnEntryKeepsItsPixels() {
    let button = small("A")
    let entry = Entry("Text")
    withWindow(row(spacing: 8, [button, entry])) { window in
      XCTAssertTrue(isHit(button, pick(15, 0, from: button, in: window)))
      XCTAssertTrue(isHit(entry, pick(17, 0, from: button, in: window)))
    }
  }

  func testADisabledNeighbourKeepsItsPixelsAndNoMore() {
    let (a, b) = (small("A"), small("B"))
    b.isEnabled = false
    withWindow(row(spacing: 8, [a, b])) { window in
      XCTAssertTrue(isHit(a, pick(15, 0, from: a, in: window)))
      XCTAssertFalse(isHit(a, pick(17, 0, from: a, in: window)))
    }
  }

  func testNothingReachesOutOfAViewThatClips() {
    let button = small("A")
    let inner = row(spacing: 0, [button])
    inner.clipsContent = true
    withWindow(row(spacing: 0, [inner])) { window in
      XCTAssertTrue(isHit(button, pick(7, 0, from: button, in: window)))
      XCTAssertFalse(isHit(button, pick(9, 0, from: button, in: window)))
    }
  }

  func testLayoutKnowsNothingOfIt() {
    let button = small("A")
    XCTAssertEqual(button.measured(.horizontal).natural, 16)
    XCTAssertEqual(button.measured(.vertical).natural, 16)
  }
}
