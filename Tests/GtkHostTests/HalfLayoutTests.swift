import CGtk
import GtkHost
import GtkTesting
import XCTest

/// Classes that decide only one half of their layout, and children that Swift adds to classes of C.
@preconcurrency @MainActor
final class HalfLayoutTests: GtkTestCase {
  private final class PlacingRow: ListBoxRow, Allocating {
    override class var nativeType: NativeType { NativeType(deriving: gtk_list_box_row_get_type()) }
    var places = 0

    func allocateChildren(width: Int, height: Int, baseline: Int) {
      places += 1
      native.allocateChildren(width: width, height: height, baseline: baseline)
    }
  }

  private final class MeasuringRow: ListBoxRow, Measuring {
    override class var nativeType: NativeType { NativeType(deriving: gtk_list_box_row_get_type()) }

    func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
      native.measure(orientation, crossSize: crossSize)
    }
  }

  func testARowThatOnlyPlacesItsChildHasTheHeightOfTheChild() {
    let content = Label("Content")
    content.setSizeRequest(width: 50, height: 68)
    let row = PlacingRow(content)
    XCTAssertGreaterThanOrEqual(row.measured(.vertical).natural, 68)
    let text = Label("A text that is long enough for two lines at least, and for three in a narrow window")
    text.wraps = true
    let wrapping = PlacingRow(text)
    XCTAssertGreaterThan(
      wrapping.measured(.vertical, crossSize: 100).natural, wrapping.measured(.vertical, crossSize: 600).natural)
    let list = ListBox()
    list.append(row)
    list.append(wrapping)
    withWindow(list) { _ in
      XCTAssertGreaterThanOrEqual(row.height, 68)
      XCTAssertGreaterThan(row.places, 0)
      XCTAssertGreaterThan(wrapping.height, 1)
      XCTAssertGreaterThanOrEqual(content.height, 68)
    }
  }

  func testARowThatOnlyMeasuresPlacesItsChild() {
    let content = Label("Content")
    let list = ListBox()
    list.append(MeasuringRow(content))
    withWindow(list) { _ in XCTAssertGreaterThan(content.width, 0) }
  }

  func testAStockRowWithAPopoverEndsWithoutAWarning() {
    for _ in 0..<2 {
      let list = ListBox()
      let row = ListBoxRow(Label("Row"))
      let popover = Popover(Label("Menu"))
      popover.setParent(row)
      let other = Popover(Label("Other menu"))
      other.setParent(row, before: nil)
      list.append(row)
      withWindow(list) { _ in
        popover.popUp()
        wait("the popover is on screen") { popover.isMapped }
        popover.popDown()
        wait("the popover is closed") { !popover.isVisible }
      }
      list.remove(row)
    }
    let label = Label("A label is of C, too")
    Popover(Label("Menu")).setFirst(in: label)
    drain()
    XCTAssertEqual(LogWatch.forget(), [])
  }

  func testTheValueOfADropIsReadByItsType() throws {
    var read: [String?] = []
    let target = try XCTUnwrap(gtk_drop_target_new(cgtk_type_string, GDK_ACTION_COPY))
    let controller = try XCTUnwrap(EventController.adopt(unsafeGObject: target, ownership: .transferred))
    controller.connect(Signal<EventController, String?, Bool>("drop") { $0.read(0) }) { _, text in
      read.append(text)
      return true
    }
    for type in [cgtk_type_string, cgtk_type_int] {
      var values = [GValue](repeating: GValue(), count: 4)
      var content = GValue()
      g_value_init(&content, type)
      if type == cgtk_type_string { g_value_set_string(&content, "dropped") } else { g_value_set_int(&content, 3) }
      g_value_init(&values[0], gtk_drop_target_get_type())
      g_value_set_object(&values[0], UnsafeMutableRawPointer(target))
      g_value_init(&values[1], g_value_get_type())
      g_value_set_boxed(&values[1], &content)
      g_value_init(&values[2], cgtk_type_double)
      g_value_init(&values[3], cgtk_type_double)
      var answer = GValue()
      g_value_init(&answer, cgtk_type_boolean)
      g_signal_emitv(values, g_signal_lookup("drop", gtk_drop_target_get_type()), 0, &answer)
      XCTAssertNotEqual(g_value_get_boolean(&answer), 0)
      for index in values.indices { g_value_unset(&values[index]) }
      g_value_unset(&content)
    }
    XCTAssertEqual(read, ["dropped", nil])
  }
}
