import GtkTesting
import Inspecting
import Thimble
import XCTest

final class HitAreaFrameTests: ThimbleTestCase {
  func testASizeThatIsNoneIsToldOnceAndHasAnEnd() {
    for (size, expected) in [(Size(.nan), 0), (Size(.infinity), 4096), (Size(-5), 0)] {
      LogWatch.forget()
      let button = Button("Add")
      let own = button.measured(.horizontal).natural
      let frame = HitAreaFrame(button)
      button.minimumHitSize = size
      let told = LogWatch.forget()
      XCTAssertEqual(told.count, size.width >= 0 && size.width.isFinite || size.width < 0 ? 0 : 1, "\(told)")
      XCTAssertTrue(told.allSatisfy { $0.contains("A hit area cannot reach") })
      XCTAssertEqual(frame.measured(.horizontal).natural, max(own, expected), "\(size)")
      XCTAssertNotNil(button.minimumHitSize)
    }
  }

  private func small(_ label: String) -> IconButton {
    IconButton(icon: "starred-symbolic", accessibilityLabel: label).with { $0.contentInsets = .zero }
  }

  func testItAsksForTheLeastAreaAndCentresWhatIsSeen() throws {
    let button = small("A")
    let frame = HitAreaFrame(button)
    (frame.horizontalAlignment, frame.verticalAlignment) = (.center, .center)
    try withWindow(Box(.horizontal) { frame }) { window in
      let box = try XCTUnwrap(frame.bounds(in: window))
      XCTAssertEqual([box.width, box.height], [48, 48])
      XCTAssertEqual(frame.visibleBox, Rectangle(x: 16, y: 16, width: 16, height: 16))
      // Every pixel of the frame belongs to the control.
      for (x, y) in [(0.5, 0.5), (47.5, 0.5), (0.5, 47.5), (47.5, 47.5), (24, 24)] {
        let picked = window.pick(x: box.x + x, y: box.y + y)
        XCTAssertTrue(picked.map { button.contains($0) } ?? false, "\(x), \(y)")
      }
    }
  }

  func testNeighboursInFramesHaveTheirWholeAreas() {
    let buttons = [small("A"), small("B")]
    let row = Box(.horizontal) { buttons.map { HitAreaFrame($0) } }
    (row.horizontalAlignment, row.verticalAlignment) = (.center, .center)
    withWindow(row) { _ in
      for button in buttons { XCTAssertEqual(Control.hitCell(of: button).largestSquare, 48) }
    }
  }

  func testALargerControlIsFramedTightlyAndTheSizeFollows() {
    let button = Button("A long enough title for anybody")
    let frame = HitAreaFrame(button)
    let own = (button.measured(.horizontal), button.measured(.vertical))
    XCTAssertEqual(frame.measured(.horizontal).natural, own.0.natural)
    XCTAssertEqual(frame.measured(.vertical).natural, 48)
    XCTAssertLessThan(own.1.natural, 48)
    button.minimumHitSize = Size(60)
    XCTAssertEqual(frame.measured(.vertical).natural, 60)
    button.minimumHitSize = nil
    XCTAssertEqual(frame.measured(.vertical).natural, own.1.natural)
    button.resetMinimumHitSize()
    XCTAssertEqual(frame.measured(.vertical).natural, 48)
  }

  func testAPolicyThatAsksTheDeviceKeepsTheRoomForItsGreatest() {
    let frame = HitAreaFrame(small("A"))
    let box = Box(.horizontal) { frame }
    XCTAssertEqual(frame.measured(.horizontal).natural, 48)
    box.hitPolicy = .visibleBox
    XCTAssertEqual(frame.measured(.horizontal).natural, 16)
    box.hitPolicy = .byDevice
    XCTAssertEqual(frame.measured(.horizontal).natural, 48)
  }
}
