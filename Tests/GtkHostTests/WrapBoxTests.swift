import GtkHost
import GtkTesting
import XCTest

/// Lines of children have one baseline, and a widget reports whether it has a place.
@preconcurrency @MainActor
final class WrapBoxTests: GtkTestCase {
  func testAChildThatFillsALineHasTheBaselineOfTheLine() {
    let (tall, low, plain, centered) = (Line.make(34, 22), Line.make(20, 15), Line.make(40, -1), Line.make(20, 15))
    centered.verticalAlignment = .center
    let wrap = WrapBox(spacing: 6) {
      tall
      low
      plain
      centered
    }
    wrap.verticalAlignment = .start
    withWindow(wrap) { _ in
      XCTAssertEqual(wrap.height, 40)
      XCTAssertEqual([tall.baseline, low.baseline], [25, 25], "In the middle of the higher one.")
      XCTAssertEqual([tall.height, low.height, centered.height], [40, 40, 20])
      XCTAssertEqual(centered.baseline, -1)
    }
  }

  func testALineHasRoomAboveAndBelowItsBaseline() {
    let (high, deep) = (Line.make(30, 28), Line.make(30, 5))
    let wrap = WrapBox {
      high
      deep
    }
    XCTAssertEqual(wrap.measured(.vertical).natural, 28 + 25)
    withWindow(wrap) { _ in XCTAssertEqual([high.baseline, deep.baseline], [28, 28]) }
  }

  func testChildrenThatExpandShareTheRoomOfTheirLine() {
    let lines = (0..<4).map { _ in Line.make(20, -1) }
    for line in lines[1...2] { line.expandsHorizontally = true }
    let wrap = WrapBox(spacing: 5) { Array(lines[0...2]) }
    let second = WrapBox { lines[3] }
    withWindow(
      Box(.vertical) {
        wrap
        second
      }
    ) { _ in
      let free = wrap.width - 3 * 10 - 2 * 5
      XCTAssertGreaterThan(free, 0)
      XCTAssertEqual(lines.map(\.width), [10, 10 + free / 2, 10 + free - free / 2, 10])
      XCTAssertEqual(lines[2].bounds(in: wrap).map { $0.x + $0.width }, Double(wrap.width))
    }
  }

  func testAViewThatScrollsSidewaysAsksForTheWidthOfItsChild() {
    let child = Label("A text that is wider than a scroll bar")
    let view = ScrolledWindow(sideways: child)
    XCTAssertEqual(view.measured(.horizontal).natural, child.measured(.horizontal).natural)
    XCTAssertLessThan(view.measured(.horizontal).minimum, child.measured(.horizontal).minimum)
  }

  func testTabGoesInOrderWhateverTheHeights() {
    // The middle of the first is half a pixel below that of the others.
    let lines = [Line.make(51, -1), Line.make(34, -1), Line.make(34, -1)]
    for line in lines {
      line.isFocusable = true
      line.verticalAlignment = .center
    }
    lines[0].verticalAlignment = .fill
    let wrap = WrapBox { lines }
    let (before, after) = (Entry("before"), Entry("after"))
    withWindow(
      Box(.vertical) {
        before
        wrap
        after
      }
    ) { window in
      before.grabFocus()
      let forward = (0..<3).map { _ in
        window.moveFocusInside(.tabForward)
        return lines.firstIndex(where: \.isFocused)
      }
      XCTAssertEqual(forward, [0, 1, 2])
      window.moveFocusInside(.tabForward)
      XCTAssertTrue(after.contains(window.focusedWidget ?? before))
      let backward = (0..<3).map { _ in
        window.moveFocusInside(.tabBackward)
        return lines.firstIndex(where: \.isFocused)
      }
      XCTAssertEqual(backward, [2, 1, 0])
      window.moveFocusInside(.tabBackward)
      XCTAssertTrue(before.contains(window.focusedWidget ?? after))
    }
  }

  func testAScrolledViewShowsWhatItIsAskedFor() {
    let labels = (0..<60).map { Label("Line \($0)") }
    let view = ScrolledWindow(Box(.vertical) { labels })
    // The request comes before any layout.
    view.scroll(to: labels[59])
    let isSeen = { (label: Label) in
      label.bounds(in: view).map { $0.height > 0 && $0.y >= 0 && $0.y + $0.height <= Double(view.height) } ?? false
    }
    withWindow(view) { _ in
      wait("the last line is on screen") { isSeen(labels[59]) }
      let offset = view.verticalOffset
      view.scroll(to: labels[58])
      view.scroll(to: labels[0])
      wait("the first line is on screen") { isSeen(labels[0]) && view.verticalOffset == 0 }
      XCTAssertGreaterThan(offset, 0)
      XCTAssertFalse(isSeen(labels[59]))
    }
  }

  func testAWidgetIsLaidOutUntilItIsToMoveAgain() {
    let label = Label("Here")
    XCTAssertFalse(label.isLaidOut)
    withWindow(Box(.vertical) { label }) { _ in
      wait("the label has a position") { label.isLaidOut }
      label.queueResize()
      XCTAssertFalse(label.isLaidOut)
      wait("the label has a position again") { label.isLaidOut }
    }
  }
}

/// A widget with a given height and baseline.
@MainActor
private final class Line: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "line") }

  private(set) var baseline = -2
  private var natural = (height: 0, baseline: -1)

  static func make(_ height: Int, _ baseline: Int) -> Line {
    let line = Line(Line.make())
    line.natural = (height, baseline)
    return line
  }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    switch orientation {
    case .horizontal: .init(minimum: 10, natural: 10)
    case .vertical:
      .init(
        minimum: natural.height, natural: natural.height, minimumBaseline: natural.baseline,
        naturalBaseline: natural.baseline)
    }
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) { self.baseline = baseline }
}
