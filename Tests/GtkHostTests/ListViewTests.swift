import GtkHost
import GtkTesting
import Observation
import XCTest

@preconcurrency @MainActor
final class ListViewTests: GtkTestCase {
  @Observable
  @MainActor
  final class Model {
    var items: [Int] = []
    var selected: Int?
    var chosen: Set<Int> = [] { didSet { choices.append(chosen) } }
    var choices: [Set<Int>] = []
  }

  private func texts(in list: ListView) -> [String] {
    list.descendants(of: Label.self).filter(\.isMapped).map(\.text)
  }

  func testAHundredThousandItemsHaveAFewRows() {
    let model = Model()
    model.items = Array(0..<100_000)
    var made = 0
    let list = ListView("Numbers").bind({ model.items }, id: \.self, label: \.description) { () -> Label in
      made += 1
      return Label()
    } update: {
      $0.text = "\($1)"
    }
    withWindow(ScrolledWindow(list)) { _ in
      wait("the first items are shown") { texts(in: list).contains("0") }
      XCTAssertLessThan(made, 1_000)
      model.items.removeFirst(2)
      wait("the rows follow the model") { texts(in: list).contains("2") && !texts(in: list).contains("0") }
      model.items = []
      wait("the list is empty") { texts(in: list).isEmpty }
    }
  }

  func testARowShowsTheNewContentOfAnItemThatStays() {
    let model = Model()
    model.items = [1, 2]
    var suffix = "a"
    let list = ListView("Numbers").bind({ model.items }, id: \.self, label: \.description) {
      Label()
    } update: {
      $0.text = "\($1) \(suffix)"
    }
    withWindow(ScrolledWindow(list)) { _ in
      wait("the items are shown") { texts(in: list) == ["1 a", "2 a"] }
      suffix = "b"
      model.items.append(3)
      wait("all rows are up to date") { texts(in: list) == ["1 b", "2 b", "3 b"] }
    }
  }

  func testTheSelectionAndAModelFollowEachOther() {
    let model = Model()
    model.items = [1, 2, 3]
    let list = ListView("Numbers").bind({ model.items }, id: \.self, label: \.description) {
      Label()
    } update: {
      $0.text = "\($1)"
    }
    XCTAssertNil(list.selectedIndex)
    list.bind(.selection, to: model, \.selected)
    list.selectedIndex = 2
    XCTAssertEqual(model.selected, 2)
    model.selected = nil
    wait("nothing is selected") { list.selectedIndex == nil }
  }

  func testTheNeighbourOfARemovedItemIsSelected() {
    let model = Model()
    model.items = [1, 2, 3, 4]
    let list = ListView("Numbers").bind({ model.items }, id: \.self, label: \.description) {
      Label()
    } update: {
      $0.text = "\($1)"
    }
    list.bind(.selection, to: model, \.selected)
    withWindow(ScrolledWindow(list)) { _ in
      model.selected = 1
      wait("the second item is selected") { list.selectedIndex == 1 && texts(in: list).count == 4 }
      model.items.remove(at: 1)
      wait("the list is shorter") { texts(in: list) == ["1", "3", "4"] }
      XCTAssertEqual(list.selectedIndex, 1)
      XCTAssertEqual(model.selected, 1)
      model.items.insert(0, at: 0)
      wait("the selection stays with its item") { list.selectedIndex == 2 && model.selected == 2 }
      model.items.removeLast(2)
      wait("the last item is selected") { list.selectedIndex == 1 && model.selected == 1 }
      model.items = [7, 8, 9]
      wait("nothing of another list is selected") { list.selectedIndex == nil && model.selected == nil }
    }
  }

  private func numbers(of model: Model) -> ListView {
    ListView("Numbers", allowsMultipleSelection: true)
      .bind({ model.items }, id: \.self, label: \.description) {
        Label()
      } update: {
        $0.text = "\($1)"
      }
  }

  func testSeveralSelectedItemsAndAModelFollowEachOther() {
    let model = Model()
    model.items = [1, 2, 3, 4, 5]
    let list = numbers(of: model)
    XCTAssertEqual(list.selectedIndices, [])
    list.bind(.selectedIndices, to: model, \.chosen)
    list.selectedIndices = [3, 1, 7, -1]
    XCTAssertEqual(model.chosen, [1, 3], "An index without an item is left out.")
    XCTAssertEqual(list.selectedIndex, 1)
    model.chosen = [0, 4]
    wait("the list follows the model") { list.selectedIndices == [0, 4] }
    list.selectedIndex = 2
    XCTAssertEqual(model.chosen, [2])
  }

  func testSelectedItemsStaySelectedWhereverTheyMove() {
    let model = Model()
    model.items = [1, 2, 3, 4, 5]
    let list = numbers(of: model)
    list.bind(.selectedIndices, to: model, \.chosen)
    model.chosen = [1, 3]
    wait("two items are selected") { list.selectedIndices == [1, 3] }
    model.items = [2, 4, 3, 1, 5]
    wait("the selection has moved with its items") { model.chosen == [0, 1] }
    model.items = [3, 1, 5]
    wait("the item in the place of the first is selected") { model.chosen == [0] }
    XCTAssertEqual(model.choices, [[1, 3], [0, 1], [0]], "Each change of the list is told as one.")
  }

  func testAListWithoutMultipleSelectionHasOneSelectedItemAtMost() {
    let model = Model()
    model.items = [1, 2, 3]
    let list = ListView("Numbers").bind({ model.items }, id: \.self, label: \.description) {
      Label()
    } update: {
      $0.text = "\($1)"
    }
    list.selectedIndices = [2, 1]
    XCTAssertEqual(list.selectedIndices, [1])
    list.selectedIndices = []
    XCTAssertNil(list.selectedIndex)
  }

  func testItScrollsToAnItem() {
    let model = Model()
    model.items = Array(0..<1_000)
    let list = ListView("Numbers").bind({ model.items }, id: \.self, label: \.description) {
      Label()
    } update: {
      $0.text = "\($1)"
    }
    withWindow(ScrolledWindow(list)) { _ in
      wait("the first items are shown") { texts(in: list).contains("0") }
      list.scroll(to: 700)
      wait("the item is in view") { texts(in: list).contains("700") }
      list.scroll(to: 5_000)
      list.scroll(to: -1)
      XCTAssertTrue(texts(in: list).contains("700"))
    }
  }

  func testItGoesWithItsRows() {
    let model = Model()
    model.items = [1, 2]
    weak var gone: ListView?
    do {
      let list = ListView("Numbers").bind({ model.items }, id: \.self, label: \.description) {
        Label()
      } update: {
        $0.text = "\($1)"
      }
      withWindow(ScrolledWindow(list)) { _ in
        wait("the items are shown") { texts(in: list).count == 2 }
      }
      gone = list
    }
    wait("the list is released") { gone == nil }
  }
}
