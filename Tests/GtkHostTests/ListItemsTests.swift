import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class ListItemsTests: GtkTestCase {
  private struct Item {
    var id: Int
    var title: String

    init(_ id: Int) { (self.id, title) = (id, "Item \(id)") }
  }

  func testTheNewestCollectionIsShownWhenARowShowsAnother() {
    let list = ListBox()
    var isFirst = true
    let make = { (item: Item) -> ListBoxRow in
      if isFirst, item.id == 2 {
        isFirst = false
        self.show([3, 4, 5], in: list)
      }
      return ListBoxRow(Label(item.title))
    }
    list.show([1, 2, 3, 4].map(Item.init), id: \.id, row: make)
    XCTAssertEqual(titles(of: list), ["Item 3", "Item 4", "Item 5"])
    list.show([4, 3].map(Item.init), id: \.id, row: make) { _, item in
      if item.id == 4, list.rows.count == 2 { self.show([7], in: list) }
    }
    XCTAssertEqual(titles(of: list), ["Item 7"])
    show([], in: list)
    XCTAssertEqual(list.rows, [])
  }

  func testARowThatIsInAListAlreadyIsRefused() {
    let (one, other) = (ListBox(), ListBox())
    let row = ListBoxRow(Label("Row"))
    one.append(row)
    other.append(row)
    other.insert(row, at: 0)
    other.show([Item(1)], id: \.id) { _ in row }
    let grid = FlowBox()
    let child = FlowBoxChild(Label("Child"))
    grid.append(child)
    FlowBox().append(child)
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("already has a parent") }.count, 4)
    XCTAssertEqual(one.rows, [row])
    XCTAssertEqual(other.rows, [])
    one.remove(row)
    other.show([Item(1)], id: \.id) { _ in row }
    XCTAssertEqual(other.rows, [row])
  }

  func testItemsKeepTheirRowsWhereverTheyMove() {
    let list = ListBox()
    show([1, 2, 3, 4], in: list)
    let before = (1...4).map { list.row(withID: $0) }
    show([4, 9, 2, 1], in: list)
    XCTAssertEqual(titles(of: list), ["Item 4", "Item 9", "Item 2", "Item 1"])
    XCTAssertEqual([4, 2, 1].map { list.row(withID: $0) }, [before[3], before[1], before[0]])
    XCTAssertNil(list.row(withID: 3))
    XCTAssertEqual(list.rows.first.flatMap { list.id(of: $0) }, 4)
    show([], in: list)
    XCTAssertEqual(list.rows, [])
  }

  func testARowThatMovesKeepsSelectionAndFocus() {
    let list = ListBox()
    show([1, 2, 3], in: list)
    withWindow(list) { window in
      list.selectedID = 2
      list.row(withID: 2)?.grabFocus()
      show([2, 3, 5, 1], in: list)
      XCTAssertEqual(list.selectedID, 2)
      XCTAssertTrue(window.focusedWidget === list.row(withID: 2))
    }
  }

  func testASelectedItemThatComesBackIsSelectedAgain() {
    let list = ListBox()
    show([1, 2, 3], in: list)
    list.selectedID = 2
    show([1, 3], in: list)
    XCTAssertNil(list.selectedID)
    show([1, 2, 3], in: list)
    XCTAssertEqual(list.selectedID, 2)
    list.selectedID = 4
    show([1, 2, 4], in: list)
    XCTAssertEqual(list.selectedID, 4, "It was selected before it existed.")
    show([1], in: list)
    list.selectedID = 1
    show([1, 4], in: list)
    XCTAssertEqual(list.selectedID, 1, "Another item was selected meanwhile.")
  }

  func testFocusGoesToTheRowThatTakesThePlace() {
    let list = ListBox()
    show([1, 2, 3], in: list)
    withWindow(list) { window in
      list.row(withID: 2)?.grabFocus()
      show([1, 3], in: list)
      XCTAssertTrue(window.focusedWidget === list.row(withID: 3))
      show([1], in: list)
      XCTAssertTrue(window.focusedWidget === list.row(withID: 1))
    }
  }

  func testARowOfAnItemThatStaysIsUpdated() {
    let list = ListBox()
    show([1], in: list)
    list.show([Item(1)], id: \.id) { _ in
      XCTFail("The item has a row.")
      return ListBoxRow(Label())
    } update: { row, _ in
      (row.child as? Label)?.text = "changed"
    }
    XCTAssertEqual(titles(of: list), ["changed"])
  }

  func testASecondItemOfTheSameIdentityIsLeftOut() {
    let list = ListBox()
    let complaints = LogWatch.complaints { show([1, 1, 2], in: list) }
    XCTAssertEqual(complaints.count, 1)
    XCTAssertEqual(titles(of: list), ["Item 1", "Item 2"])
  }

  func testAnItemWhoseRowWasRemovedGetsAnother() {
    let list = ListBox()
    show([1, 2], in: list)
    if let row = list.row(withID: 1) { list.remove(row) }
    show([2, 1], in: list)
    XCTAssertEqual(titles(of: list), ["Item 2", "Item 1"])
  }

  func testAGridKeepsItsChildrenToo() {
    let grid = FlowBox(spacing: 6)
    let make = { (item: Item) in FlowBoxChild(Label(item.title)) }
    grid.show([1, 2, 3].map(Item.init), id: \.id, child: make)
    grid.selectedID = 2
    grid.show([3, 2, 7].map(Item.init), id: \.id, child: make)
    XCTAssertEqual(
      grid.children.map { (($0 as? FlowBoxChild)?.child as? Label)?.text }, ["Item 3", "Item 2", "Item 7"])
    XCTAssertEqual(grid.selectedID, 2)
    grid.removeAll()
    XCTAssertEqual(grid.children, [])
  }

  func testRandomChangesGiveTheSameAsANewList() {
    var generator = SystemRandomNumberGenerator()
    let list = ListBox()
    for _ in 0..<60 {
      let ids = (0..<20).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
      show(ids, in: list)
      XCTAssertEqual(titles(of: list), ids.map { "Item \($0)" })
    }
  }

  private func show(_ ids: [Int], in list: ListBox) {
    list.show(ids.map(Item.init), id: \.id) { ListBoxRow(Label($0.title)) }
  }

  private func titles(of list: ListBox) -> [String?] { list.rows.map { ($0.child as? Label)?.text } }
}
