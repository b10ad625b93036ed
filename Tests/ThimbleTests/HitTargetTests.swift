import GtkTesting
import Inspecting
import Thimble
import XCTest

/// GTK's own picking, which decides about presses.
final class HitTargetTests: ThimbleTestCase {
  private func small(_ label: String) -> IconButton {
    IconButton(icon: "starred-symbolic", accessibilityLabel: label).with { $0.contentInsets = .zero }
  }

  /// Returns the control at a point that is `dx`, `dy` from the centre of `widget`.
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

  func testADisabledNeighbourKeepsItsCornersToo() {
    let (a, b) = (small("A"), small("B"))
    b.isEnabled = false
    b.addStyleClass("round")
    let style = CSSProvider()
    style.load(".round { border-radius: 8px; }")
    style.install(above: 50)
    defer { style.uninstall() }
    withWindow(row(spacing: 8, [a, b])) { window in
      for dy in [-7.5, 0, 7.5] {
        XCTAssertTrue(isHit(a, pick(-8.5, dy, from: b, in: window)), "beside, \(dy)")
        XCTAssertFalse(isHit(a, pick(-7.5, dy, from: b, in: window)), "in the box, \(dy)")
      }
      b.isEnabled = true
      XCTAssertTrue(isHit(b, pick(-7.5, -7.5, from: b, in: window)), "An enabled one has its corners in reach.")
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

  func testALabelLeavesItsPixelsToAButtonOnEitherSide() {
    for isAfter in [true, false] {
      let (button, label) = (small("A"), Label("Some longer text"))
      withWindow(row(spacing: 4, isAfter ? [button, label] : [label, button])) { window in
        let side = isAfter ? 1.0 : -1.0
        XCTAssertTrue(isHit(button, pick(side * 20, 0, from: button, in: window)))
        XCTAssertFalse(isHit(button, pick(side * 25, 0, from: button, in: window)))
        XCTAssertTrue(isHit(label, pick(side * 25, 0, from: button, in: window)))
      }
    }
  }

  func testAWidgetAboveCoversATarget() {
    let (button, cover) = (small("A"), Label("Cover"))
    let overlay = Overlay(row(spacing: 0, [button]))
    cover.setSizeRequest(width: 300, height: 60)
    (cover.horizontalAlignment, cover.verticalAlignment) = (.center, .center)
    overlay.addOverlay(cover)
    withWindow(overlay) { window in
      XCTAssertFalse(isHit(button, pick(0, 0, from: button, in: window)))
      XCTAssertFalse(isHit(button, pick(20, 0, from: button, in: window)))
    }
  }

  func testAButtonInARowReachesNotIntoTheNextRow() {
    let button = small("A")
    let list = ListBox()
    let rows = [ListBoxRow(row(spacing: 0, [button])), ListBoxRow(Label("Next"))]
    for row in rows { list.append(row) }
    list.verticalAlignment = .center
    withWindow(list) { window in
      guard let first = rows[0].bounds(in: window), let box = button.bounds(in: window) else {
        return XCTFail("not on screen")
      }
      let (x, below) = (box.x + 8, first.y + first.height)
      XCTAssertTrue(isHit(button, window.pick(x: x, y: below - 1)))
      XCTAssertTrue(isHit(rows[1], window.pick(x: x, y: below + 1)))
    }
  }

  func testAPendingNeighbourKeepsItsArea() {
    let (a, b) = (small("A"), small("B"))
    b.work.start()
    withWindow(row(spacing: 8, [a, b])) { window in
      XCTAssertTrue(isHit(b, pick(12.5, 0, from: a, in: window)))
      XCTAssertTrue(isHit(b, pick(40, 0, from: a, in: window)))
    }
  }

  func testAPolicyHoldsForWhatIsInsideAndGivesWayToTheControlsOwn() {
    let (a, b, c) = (small("A"), small("B"), small("C"))
    let inner = row(spacing: 60, [a, b])
    inner.hitPolicy = .always(30)
    b.minimumHitSize = Size(40)
    withWindow(row(spacing: 60, [inner, c])) { window in
      for (button, half) in [(a, 15.0), (b, 20), (c, 24)] {
        XCTAssertTrue(isHit(button, pick(half - 0.5, 0, from: button, in: window)), button.accessibilityLabel)
        XCTAssertFalse(isHit(button, pick(half + 0.5, 0, from: button, in: window)), button.accessibilityLabel)
      }
      b.resetMinimumHitSize()
      inner.hitPolicy = nil
      XCTAssertEqual(b.minimumHitSize, Size(48))
      XCTAssertTrue(isHit(a, pick(23.5, 0, from: a, in: window)))
    }
  }

  func testAPolicyAsksTheDevice() {
    let button = small("A")
    button.hitPolicy = .byDevice
    defer { deliver(.pointer) }
    withWindow(row(spacing: 0, [button])) { window in
      for (device, half) in [(InputEvent.Device.pointer, 12.0), (.touch, 24), (.pen, 12)] {
        deliver(device)
        XCTAssertTrue(isHit(button, pick(half - 0.5, 0, from: button, in: window)), "\(device)")
        XCTAssertFalse(isHit(button, pick(half + 0.5, 0, from: button, in: window)), "\(device)")
      }
    }
  }

  private func deliver(_ device: InputEvent.Device) {
    InputEvent.observer?(.init(kind: .other, device: device, point: Point(x: 0, y: 0)))
  }

  func testInsetsGrowTheAreaInTheDirectionOfText() {
    let button = small("A")
    button.hitAreaInsets = Insets(leading: -40)
    let row = row(spacing: 0, [button])
    withWindow(row) { window in
      XCTAssertTrue(isHit(button, pick(-47, 0, from: button, in: window)))
      XCTAssertFalse(isHit(button, pick(25, 0, from: button, in: window)))
      button.textDirection = .rightToLeft
      XCTAssertTrue(isHit(button, pick(47, 0, from: button, in: window)))
      XCTAssertFalse(isHit(button, pick(-25, 0, from: button, in: window)))
    }
  }

  func testAnAnswerIsNeverOlderThanTheLayout() {
    let (a, b, entry) = (small("A"), small("B"), Entry("Text"))
    let row = row(spacing: 8, [a, b, entry])
    withWindow(row) { window in
      let gap = { self.pick(10, 0, from: a, in: window) }
      XCTAssertTrue(isHit(a, gap()))
      a.isEnabled = false
      XCTAssertTrue(isHit(b, gap()))
      a.isEnabled = true
      XCTAssertTrue(isHit(a, gap()))
      a.minimumHitSize = nil
      XCTAssertTrue(isHit(b, gap()))
      a.minimumHitSize = Size(48)
      guard let point = a.bounds(in: window).map({ ($0.x + 18, $0.y + 8) }) else { return XCTFail("not on screen") }
      XCTAssertTrue(isHit(a, window.pick(x: point.0, y: point.1)))
      a.setMargins(leading: 200)
      wait("the row has grown") { (a.bounds(in: window)?.x ?? 0) != point.0 - 18 }
      XCTAssertFalse(isHit(a, window.pick(x: point.0, y: point.1)))
    }
  }

  func testAPointIsSettledOnceForEachPick() {
    let buttons = (0..<8).map { small("\($0)") }
    withWindow(row(spacing: 8, buttons + [Label("Text")])) { window in
      let before = Picking.settledCount
      XCTAssertTrue(isHit(buttons[2], pick(10, 0, from: buttons[2], in: window)))
      XCTAssertEqual(Picking.settledCount, before + 1)
      XCTAssertTrue(isHit(buttons[2], pick(0, 0, from: buttons[2], in: window)))
      XCTAssertLessThanOrEqual(Picking.settledCount, before + 2)
    }
  }

  func testACellIsWhatIsPicked() {
    let (a, b) = (small("A"), small("B"))
    withWindow(row(spacing: 8, [a, b])) { window in
      let cell = Control.hitCell(of: a)
      guard let box = a.bounds(in: window), let bounds = cell.bounds else { return XCTFail("not on screen") }
      XCTAssertEqual(bounds, Rectangle(x: box.x - 16, y: box.y - 16, width: 36, height: 48))
      for x in stride(from: bounds.x - 3.5, to: bounds.x + bounds.width + 4, by: 1) {
        let picked = isHit(a, window.pick(x: x, y: box.y + 8.5))
        XCTAssertEqual(cell.contains(x: x, y: box.y + 8.5), picked, "\(x)")
      }
      b.isVisible = false
      XCTAssertEqual(Control.hitCell(of: b), HitCell(rectangles: []))
    }
  }

  func testLayoutKnowsNothingOfIt() {
    let button = small("A")
    XCTAssertEqual(button.measured(.horizontal).natural, 16)
    XCTAssertEqual(button.measured(.vertical).natural, 16)
  }

  func testADestructiveButtonHasALongerReflowDelayUnlessOneIsSet() {
    let button = Button("Next")
    XCTAssertEqual(button.reflowDelay, .milliseconds(150))
    let danger = Button("Delete", variant: .danger)
    XCTAssertEqual(danger.reflowDelay, .milliseconds(500))
    button.configuration.role = .destructive
    XCTAssertEqual(button.reflowDelay, .milliseconds(500))
    button.reflowDelay = nil
    XCTAssertNil(button.reflowDelay)
    danger.reflowDelay = .seconds(1)
    XCTAssertEqual(danger.reflowDelay, .seconds(1))
  }
}
