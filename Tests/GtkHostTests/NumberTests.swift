import GtkHost
import GtkTesting
import XCTest

/// Numbers that C cannot hold, or with which GTK cannot reckon.
@preconcurrency @MainActor
final class NumberTests: GtkTestCase {
  private static let numbers = [Int.max, .min, Int(Int32.max), Int(Int32.max) + 1, Int(Int32.min) - 1]

  func testEveryNumberOfALayoutIsClamped() {
    for number in Self.numbers {
      let label = Label("Label")
      label.setMargins(top: number, bottom: number, leading: number, trailing: number)
      label.setSizeRequest(width: number, height: number)
      label.wraps = true
      label.lineLimit = number
      let grid = Grid(rowSpacing: number, columnSpacing: number)
      grid.attach(Label("Cell"), column: number, row: number, width: number, height: number)
      let scroller = ScrolledWindow(label)
      scroller.setContentHeight(minimum: number < 0 ? number : 0, maximum: number)
      let text = TextView()
      text.setTextMargins(top: number, bottom: number, left: number, right: number)
      let box = Box(.vertical, spacing: number) { [scroller, grid, text, FlowBox(spacing: number)] }
      for orientation in [Orientation.horizontal, .vertical] {
        // GTK from 4.18 on warns of a size in the other direction below the minimum.
        for size in [box.measured(orientation), Box(.vertical).measured(orientation, crossSize: number)] {
          XCTAssertTrue((0...Int(Int32.max)).contains(size.natural), "\(size) for \(number)")
        }
      }
      let window = Window("Window", child: box)
      window.setDefaultSize(width: number, height: number)
      window.destroy()
      let image = Image()
      image.pixelSize = number
    }
  }

  func testNumbersOfAnOverrideAreClamped() {
    for number in Self.numbers {
      let widget = Odd()
      widget.number = number
      let box = Box(.vertical) { [widget, Odd()] }
      let size = box.measured(.vertical)
      XCTAssertTrue((0...Int(Int32.max)).contains(size.natural), "\(size) for \(number)")
    }
  }

  private final class Odd: Widget, Measuring {
    override class var nativeType: NativeType { .widget(cssName: "odd") }
    var number = 10

    required init(_ native: NativeInstance) { super.init(native) }

    convenience init() { self.init(Self.make()) }

    func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
      RequestedSize(minimum: number, natural: number)
    }
  }

  func testADoubleTakesTheNearestNumber() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1.9, 2.5]
    XCTAssertEqual(numbers.map { Int32(clamping: $0) }, [0, .max, .min, .max, -1, 2])
    XCTAssertEqual(Int(clamping: Double.infinity), .max)
    XCTAssertEqual(UInt8(clamping: -3.0), 0)
  }
}
