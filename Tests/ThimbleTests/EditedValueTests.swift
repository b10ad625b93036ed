import GtkTesting
import Observation
import Thimble
import XCTest

/// Values that the user edits and a model has, equal in both directions.
@preconcurrency @MainActor
final class EditedValueTests: ThimbleTestCase {
  enum Order: String { case name, date, size }

  @Observable
  @MainActor
  final class Model {
    var volume = 40.0
    var days = 3
    var order = Order.date
    var plainOrder = "date"
    var optionalOrder: String? = "date"
    var index = 1
    var optionalIndex: Int? = 1
    var page: String? = "two"
  }

  func testAScaleAndASpinButtonHaveTheModelsNumber() {
    let model = Model()
    let scale = Scale("Volume", in: 0...100, step: 5).bind(.value, to: model, \.volume)
    let spin = SpinButton("Volume", in: 0...100).bind(.value, to: model, \.volume)
    let days = SpinButton("Days", in: 1...30).bind(.value, to: model, \.days)
    XCTAssertEqual([scale.value, spin.value, days.value], [40, 40, 3])
    scale.value = 55
    XCTAssertEqual(model.volume, 55)
    wait("the other widget follows the model") { spin.value == 55 }
    days.value = 7
    XCTAssertEqual(model.days, 7)
    (model.volume, model.days) = (10, 5)
    wait("the widgets follow the model") { scale.value == 10 && spin.value == 10 && days.value == 5 }
  }

  func testAMenuButtonHasTheModelsChoice() {
    let model = Model()
    let make = {
      MenuButton("Sort by", selection: "date") {
        MenuItem("Name", id: "name")
        MenuItem("Date", id: "date")
        MenuItem("Size", id: "size")
      }
    }
    let enumeration = make().bind(.selection, to: model, \.order)
    let text = make().bind(.selection, to: model, \.plainOrder)
    let optional = make().bind(.selection, to: model, \.optionalOrder)
    for button in [enumeration, text, optional] {
      withWindow(button) { _ in
        button.open()
        button.children.first { $0 is PopoverMenu }?.activateAction("menu.selection", target: "size")
        button.close()
        wait("the menu is closed") { !button.isOpen }
        letGo(of: button)
      }
    }
    XCTAssertEqual(model.order, .size)
    XCTAssertEqual([model.plainOrder, model.optionalOrder], ["size", "size"])
    (model.order, model.plainOrder, model.optionalOrder) = (.name, "name", "name")
    wait("the buttons follow the model") { [enumeration, text, optional].allSatisfy { $0.selection == "name" } }
  }

  func testAGroupOfToggleButtonsHasTheModelsChoice() {
    let model = Model()
    let items = [ToggleItem(Order.name, "Name"), ToggleItem(.date, "Date"), ToggleItem(.size, "Size")]
    let group = ToggleButtonGroup("Order", selected: Order.name, items: items).bind(.selection, to: model, \.order)
    XCTAssertEqual(group.selected, .date)
    group.button(for: .size).map { press($0) }
    XCTAssertEqual(model.order, .size)
    model.order = .name
    wait("the group follows the model") { group.selected == .name }
  }

  func testADropDownHasTheModelsChoice() {
    let model = Model()
    let index = DropDown("Order", items: ["Name", "Date", "Size"]).bind(.selection, to: model, \.index)
    let optional = DropDown("Order", items: ["Name", "Date", "Size"]).bind(.selection, to: model, \.optionalIndex)
    XCTAssertEqual([index.selectedIndex, optional.selectedIndex], [1, 1])
    index.selectedIndex = 2
    optional.selectedIndex = nil
    XCTAssertEqual(model.index, 2)
    XCTAssertEqual(model.optionalIndex, optional.selectedIndex, "Newer GTKs keep the choice.")
    index.selectedIndex = nil
    XCTAssertEqual(model.index, 2, "A model that always has a value keeps it.")
    (model.index, model.optionalIndex) = (0, 0)
    wait("the drop-downs follow the model") { index.selectedIndex == 0 && optional.selectedIndex == 0 }
  }

  func testAStackHasTheModelsPage() {
    let model = Model()
    let stack = Stack()
    for name in ["one", "two"] { stack.add(Label(name), named: name) }
    stack.bind(.visibleChildName, to: model, \.page)
    XCTAssertEqual(stack.visibleChildName, "two")
    stack.visibleChildName = "one"
    XCTAssertEqual(model.page, "one")
  }
}
