import GtkTesting
import Observation
import Thimble
import XCTest

/// The rows of a list of any length: their names, their buttons and their place among Tab's stops.
final class ListRowTests: ThimbleTestCase {
  struct Letter: Identifiable {
    let id: Int
    var title: String { "Letter \(id)" }
  }

  @Observable
  @MainActor
  final class Letters {
    var all = (1...1_000).map { Letter(id: $0) }
  }

  private let letters = Letters()

  /// Returns a list of letters, each with a button that opens it and one without an action.
  private func list(_ open: ObjectCommand<Letter>) -> ListView {
    ListView("Letters").bind({ [letters] in letters.all }, id: \.id, label: \.title) {
      Box(.horizontal) {
        Button("Open")
        Button("Delete")
      }
    } update: { row, letter in
      guard let button = row.children.first as? Button else { return }
      button.command = open(letter)
      button.setAccessibilityLabel("Open letter \(letter.id)")
    }
  }

  private func row(_ number: Int, in list: ListView) -> Widget? {
    list.children.first { $0.isMapped && isCalled("Letter \(number)", $0) }
  }

  private func openButton(_ number: Int, in list: ListView) -> Button? {
    list.descendants(of: Button.self).first { $0.isMapped && isCalled("Open letter \(number)", $0) }
  }

  func testARowHasTheNameOfTheItemThatItShowsNow() {
    let list = list(ObjectCommand("open", "Open") { _ in })
    withWindow(ScrolledWindow(list)) { _ in
      wait("the first row has its name") { row(1, in: list) != nil }
      letters.all.removeFirst(2)
      wait("the first row has the name of the third letter") { row(3, in: list) != nil && row(1, in: list) == nil }
    }
  }

  func testTabGoesThroughTheControlsOfARowAndThenOutOfTheList() throws {
    let list = list(ObjectCommand("open", "Open") { _ in })
    let (before, after) = (Button("Before"), Button("After"))
    let box = Box(.vertical) {
      before
      ScrolledWindow(list).with { $0.setContentHeight(minimum: 100, maximum: 100) }
      after
    }
    try withHands(box) { window in
      wait("the rows are shown") { openButton(1, in: list) != nil }
      before.grabFocus()
      let isAt = { (name: String) in window.focusedWidget.map { self.isCalled(name, $0) } ?? false }
      let go = { (name: String) in
        // Newer GTKs stop at the row, too.
        for _ in 0..<2 where !isAt(name) {
          let before = window.focusedWidget
          Hands.key("Tab")
          self.wait("focus has moved") { window.focusedWidget != before }
        }
        XCTAssertTrue(isAt(name), "Tab leads to \(name).")
      }
      for stop in ["Before", "Open letter 1", "Delete", "After"] { go(stop) }
    }
  }

  func testTheKeysOfAContextMenuOpenThatOfTheFocusedRow() throws {
    let list = ListView("Letters").bind({ [letters] in letters.all }, id: \.id, label: \.title) {
      Label().contextMenu { MenuItem("Archive") {} }
    } update: {
      $0.text = $1.title
    }
    try withHands(ScrolledWindow(list)) { window in
      wait("the first row is shown") { row(1, in: list) != nil }
      let isOpen = { window.descendants(of: Popover.self).contains(where: \.isMapped) }
      let isAtRow = { window.focusedWidget?.parent === list }
      list.focusFirstChild()
      wait("a row has focus", until: isAtRow)
      for key in ["Menu", "shift+F10"] {
        Hands.key(key)
        wait("the row's menu is open after \(key)", until: isOpen)
        Hands.key("Escape")
        wait("the menu is closed, and the row has focus") { !isOpen() && isAtRow() }
      }
    }
  }
}
