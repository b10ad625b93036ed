import CGtk
import GtkHost
import GtkTesting
import Observation
import XCTest

@preconcurrency @MainActor
final class StateTests: GtkTestCase {
  @Observable
  @MainActor
  final class Model {
    var title = "first"
    var isOn = false
    var items = [1, 2, 3]
    var selection: Int?
  }

  func testAPropertyFollowsAModel() {
    let model = Model()
    let label = Label().bind(\.text) { "“\(model.title)”" }
    XCTAssertEqual(label.text, "“first”", "It is right at once.")
    model.title = "second"
    wait("the label has the second text") { label.text == "“second”" }
    withWindow(label) { _ in
      model.title = "third"
      wait("the label on screen has the third text") { label.text == "“third”" }
    }
  }

  func testAPropertyWithoutANameInSwiftFollowsAModel() {
    let model = Model()
    let button = Widget.adopt(unsafeGtkWidget: gtk_button_new())
    button?.bind(Property<Widget, String?>("label")) { model.title }
    XCTAssertEqual(button?[Property<Widget, String?>("label")], "first")
    model.title = "second"
    wait("the label of the GTK button follows the model") { button?[Property<Widget, String?>("label")] == "second" }
  }

  func testTheSelectionOfAListAndAModelFollowEachOther() {
    let model = Model()
    model.selection = 3
    let list = ListBox().bind({ model.items }, id: \.self) { ListBoxRow(Label("\($0)")) }
    list.bindSelection(to: model, \.selection)
    XCTAssertEqual(list.selectedID, 3)
    list.selectedRow = list.row(withID: 1)
    XCTAssertEqual(model.selection, 1)
    model.items = [2, 3]
    wait("the row of the removed element goes") { list.rows.count == 2 }
    XCTAssertEqual(model.selection, 1, "The model decides.")
    model.items = [1, 2, 3]
    wait("the row of the element comes back selected") { list.selectedID == AnyHashable(1) }
    // Like a deletion: the item is removed, and its neighbour is selected.
    (model.items, model.selection) = ([2, 3], 2)
    wait("the neighbour is selected") { list.selectedID == AnyHashable(2) && list.rows.count == 2 }
    XCTAssertEqual(model.selection, 2)
    model.selection = nil
    wait("nothing is selected") { list.selectedID == nil }
  }

  func testTheSelectionOfAGridAndAModelFollowEachOther() {
    let model = Model()
    model.selection = 3
    let grid = FlowBox().bind({ model.items }, id: \.self) { FlowBoxChild(Label("\($0)")) }
    grid.bindSelection(to: model, \.selection)
    XCTAssertEqual(grid.selectedID, 3)
    grid.selectedID = 1
    XCTAssertEqual(model.selection, 1)
    model.items = [2, 3]
    wait("the child of the removed element goes") { grid.children.count == 2 }
    XCTAssertEqual(model.selection, 1, "The model decides.")
    model.items = [1, 2, 3]
    wait("the child of the element comes back selected") { grid.selectedID == AnyHashable(1) }
    (model.items, model.selection) = ([2, 3], 2)
    wait("the neighbour is selected") { grid.selectedID == AnyHashable(2) && grid.children.count == 2 }
    XCTAssertEqual(model.selection, 2)
  }

  func testAnotherModelOfASelectionReplacesTheFirst() {
    let (first, second) = (Model(), Model())
    second.selection = 2
    let list = ListBox().bind({ first.items }, id: \.self) { ListBoxRow(Label("\($0)")) }
    list.bindSelection(to: first, \.selection)
    list.bindSelection(to: second, \.selection)
    XCTAssertEqual(list.selectedID, 2)
    list.selectedID = 3
    XCTAssertEqual(second.selection, 3)
    XCTAssertNil(first.selection)
  }

  func testItFollowsAtMostOnceAFrame() {
    let model = Model()
    let label = Label()
    var readings = 0
    label.bind(\.text) {
      readings += 1
      return model.title
    }
    withWindow(label) { _ in
      var (frames, last, most) = (0, readings, 0)
      label.onEachFrame { _ in
        frames += 1
        (last, most) = (readings, max(most, readings - last))
        return frames < 20
      }
      // A task in each turn of the main loop, many of them between two frames.
      Task {
        for number in 0..<2_000 {
          model.title = "\(number)"
          await Task.yield()
        }
      }
      wait("frames are drawn") { frames >= 20 }
      wait("the label has the last number") { label.text == "1999" }
      XCTAssertEqual(most, 1, "The number of reads between two frames.")
    }
  }

  func testAMillionChangesLeaveNothingBehind() {
    let model = Model()
    let label = Label().bind(\.text) { model.title }
    for number in 0..<10_000 { model.title = "\(number)" }
    drain()
    let before = memoryInUse
    for number in 0..<1_000_000 {
      model.title = number % 2 == 0 ? "even" : "odd"
      if number % 1_000 == 0 { MainLoop.iterate(waiting: false) }
    }
    model.title = "last"
    wait("the label has the last text") { label.text == "last" }
    XCTAssertLessThan(memoryInUse - before, 2_000, "The growth in KiB.")
  }

  func testABindingLeavesNothingInAModelThatStaysTheSame() {
    let model = Model()
    let makeLabels = { (count: Int) in
      for number in 0..<count {
        Label().bind(\.text) { model.title }
        if number % 1_000 == 0 { self.drain() }
      }
      self.drain()
    }
    makeLabels(10_000)
    let before = memoryInUse
    makeLabels(100_000)
    XCTAssertLessThan(memoryInUse - before, 4_000, "The growth in KiB.")
    // A follower that still lives takes the change; a dead one would cost as much as it.
    let label = Label().bind(\.text) { model.title }
    model.title = "second"
    wait("the living label follows") { label.text == "second" }
    XCTAssertLessThan(memoryInUse - before, 4_000, "The growth in KiB.")
  }

  func testABindingThatIsReplacedLeavesNothingInItsModel() {
    let model = Model()
    let label = Label()
    var token: ObservationToken?
    let bind = { (count: Int) in
      for _ in 0..<count {
        label.bind(\.text) { model.title }
        token = ObservationToken(following: { model.title }) { _ in }
      }
      self.drain()
    }
    bind(5_000)
    let before = memoryInUse
    bind(50_000)
    XCTAssertLessThan(memoryInUse - before, 4_000, "The growth in KiB.")
    withExtendedLifetime(token) {}
  }

  func testABindingEndsWithItsWidget() {
    let model = Model()
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      let label = Label().bind(\.text) {
        kept.touch()
        return model.title
      }
      XCTAssertEqual(label.text, "first")
    }
    XCTAssertNil(token, "The widget and its observations are released.")
    model.title = "second"
    drain()
  }

  func testAnotherBindingTakesThePlaceOfTheFirst() {
    let model = Model()
    let label = Label().bind(\.text) { model.title }
    label.bind(\.text) { model.isOn ? "on" : "off" }
    model.title = "not shown"
    drain()
    XCTAssertEqual(label.text, "off")
  }

  func testASwitchAndAModelFollowEachOther() {
    let model = Model()
    let toggle = Switch("Light").bind(.isOn, to: model, \.isOn)
    toggle.isOn = true
    XCTAssertTrue(model.isOn, "The model knows at once.")
    model.isOn = false
    wait("the switch follows the model") { !toggle.isOn }
    let entry = Entry().bind(.text, to: model, \.title)
    XCTAssertEqual(entry.text, "first")
    entry.text = "typed"
    XCTAssertEqual(model.title, "typed")
    model.title = "set"
    wait("the entry follows the model") { entry.text == "set" }
    let view = TextView()
    view.buffer.bind(.text, to: model, \.title)
    wait("the text of the model follows the entry") { view.text == "set" }
    view.text = "written"
    XCTAssertEqual(model.title, "written")
    wait("the entry follows the model again") { entry.text == "written" }
  }

  func testAMarkAndAModelFollowEachOther() {
    let model = Model()
    let check = CheckButton("Light").bind(.isOn, to: model, \.isOn)
    check.isOn = true
    XCTAssertTrue(model.isOn)
    model.isOn = false
    wait("the check button follows the model") { !check.isOn }
  }

  func testAnotherModelTakesThePlaceOfTheFirst() {
    let (one, other) = (Model(), Model())
    (one.title, other.title) = ("one", "other")
    let view = TextView()
    view.buffer.bind(.text, to: one, \.title)
    view.buffer.bind(.text, to: other, \.title)
    view.text = "written"
    drain()
    XCTAssertEqual([one.title, other.title], ["one", "written"])
    one.title = "not shown"
    drain()
    XCTAssertEqual(view.text, "written")
  }

  func testAModelNeverSeesATextHalfWayThere() {
    let model = Model()
    let view = TextView()
    view.buffer.bind(.text, to: model, \.title)
    var seen: [String] = []
    let token = ObservationToken(following: { model.title }) { seen.append($0) }
    model.title = "second"
    wait("the text follows the model") { view.text == "second" }
    drain()
    XCTAssertEqual(seen, ["first", "second"])
    withExtendedLifetime(token) {}
  }

  func testAChangeOnTheWayToTheScreenDoesNotTakeBackWhatIsTyped() {
    let model = Model()
    let entry = Entry().bind(.text, to: model, \.title)
    withWindow(entry) { _ in
      model.title = "from the model"
      entry.text = "typed meanwhile"
      wait("a frame is drawn") { entry.text == model.title }
      drain()
      XCTAssertEqual(model.title, "typed meanwhile")
    }
  }

  func testRowsFollowAModel() {
    let model = Model()
    let list = ListBox().bind({ model.items }, id: \.self) { ListBoxRow(Label("\($0)")) }
    let second = list.row(withID: 2)
    model.items = [2, 5]
    wait("the rows follow the model") { list.rows.count == 2 }
    XCTAssertTrue(list.rows.first === second)
    let grid = FlowBox().bind({ model.items }, id: \.self) { FlowBoxChild(Label("\($0)")) }
    model.items.append(7)
    wait("the children of the grid follow the model") { grid.children.count == 3 && list.rows.count == 3 }
  }

  func testAnActionFollowsAModel() {
    let model = Model()
    let action = Action("save").bind(\.isEnabled) { model.isOn }
    XCTAssertFalse(action.isEnabled)
    model.isOn = true
    wait("the action follows the model") { action.isEnabled }
  }

  func testAnythingElseFollowsForAsLongAsItsTokenIsKept() {
    let model = Model()
    var seen: [String] = []
    var token: ObservationToken? = ObservationToken(following: { model.title }) { seen.append($0) }
    XCTAssertEqual(seen, ["first"])
    model.title = "second"
    wait("the handler is called for the change") { seen.count == 2 }
    model.title = "first"
    model.title = "second"
    drain()
    XCTAssertEqual(seen, ["first", "second"], "The value is unchanged.")
    withExtendedLifetime(token) {}
    token = nil
    model.title = "third"
    drain()
    XCTAssertEqual(seen.count, 2)
  }
}
