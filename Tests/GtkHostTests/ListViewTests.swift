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
  }

  private func texts(in list: ListView) -> [String] {
    list.descendants(of: Label.self).filter(\.isMapped).map(\.text)
  }

  func testAHundredThousandItemsHaveAFewRows() {
    let model = Model()
    model.items = Array(0..<100_000)
    var made = 0
    let list = ListView("Numbers").bind({ model.items }, id: \.self) { () -> Label in
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
    let list = ListView("Numbers").bind({ model.items }, id: \.self) {
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
    let list = ListView("Numbers").bind({ model.items }, id: \.self) {
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

  func testItGoesWithItsRows() {
    let model = Model()
    model.items = [1, 2]
    weak var gone: ListView?
    do {
      let list = ListView("Numbers").bind({ model.items }, id: \.self) {
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
