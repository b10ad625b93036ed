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
    var chosen: Set<Int> = []
  }

  @Observable
  @MainActor
  final class Song: Identifiable {
    nonisolated let id: Int
    var state = "waiting"
    var title: String { "Song \(id), \(state)" }

    init(_ id: Int) { self.id = id }
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

  func testTheNameOfARowFollowsItsItem() {
    let songs = [Song(1), Song(2)]
    let list = ListView("Songs").bind({ songs }, id: \.id, label: \.title) {
      Label()
    } update: {
      $0.text = "\($1.id)"
    }
    withWindow(ScrolledWindow(list)) { _ in
      let hasRow = { (name: String) in list.children.contains { self.isCalled(name, $0) } }
      wait("the rows have their names") { hasRow("Song 1, waiting") && hasRow("Song 2, waiting") }
      songs[1].state = "done"
      wait("the second row has its new name") { hasRow("Song 2, done") }
      XCTAssertTrue(hasRow("Song 1, waiting"))
    }
  }

  func testShiftAndControlSelectSeveralRows() throws {
    let list = ListView("Letters", allowsMultipleSelection: true)
      .bind({ [letters] in letters.all }, id: \.id, label: \.title) {
        Label()
      } update: {
        $0.text = $1.title
      }
    list.bind(.selectedIndices, to: letters, \.chosen)
    try withHands(ScrolledWindow(list)) { _ in
      wait("the rows are shown") { row(4, in: list) != nil }
      row(1, in: list)?.grabFocus()
      for (key, chosen) in [("space", [0]), ("shift+Down", [0, 1])] as [(String, Set<Int>)] {
        Hands.key(key)
        wait("\(key) selects \(chosen)") { letters.chosen == chosen }
      }
      for number in [3, 4] {
        Hands.key("ctrl+Down")
        wait("letter \(number) has focus") { row(number, in: list)?.isFocused == true }
      }
      XCTAssertEqual(letters.chosen, [0, 1])
      Hands.key("ctrl+space")
      wait("one more row is selected") { letters.chosen == [0, 1, 3] }
      Hands.key("ctrl+a")
      wait("all rows are selected") { letters.chosen.count == 1_000 }
      letters.chosen = [2]
      wait("the list follows the model") { list.selectedIndices == [2] }
    }
  }

  func testWorkBelongsToTheItemAndNotToTheRowThatShowedIt() {
    var opened: [Int] = []
    let gate = Gate()
    let open = ObjectCommand<Letter>("open", "Open") { letter in
      await gate.pass()
      opened.append(letter.id)
    }
    let list = list(open)
    let scroller = ScrolledWindow(list)
    withWindow(scroller) { _ in
      wait("the first rows are shown") { openButton(1, in: list) != nil }
      openButton(1, in: list).map(press)
      wait("the first letter's button is at work") { openButton(1, in: list)?.isPending == true }
      scroller.verticalOffset = 8_000
      wait("the first rows are scrolled away") { openButton(1, in: list) == nil }
      XCTAssertEqual(list.descendants(of: Button.self).filter { $0.isMapped && $0.isPending }.count, 0)
      scroller.verticalOffset = 0
      wait("the first letter's button is at work in its new row") { openButton(1, in: list)?.isPending == true }
      openButton(2, in: list).map(press)
      gate.open()
      wait("both letters are opened") { opened.sorted() == [1, 2] }
      wait("no button is at work") { !list.descendants(of: Button.self).contains(where: \.isPending) }
    }
  }

  // GTK takes rows away while it gives the others their places. It crashed when a control moved the focus meanwhile.
  func testAListCanBeScrolledFarFromTheControlWithKeyboardFocus() {
    let list = list(ObjectCommand("open", "Open") { _ in })
    let scroller = ScrolledWindow(list).with { $0.setContentHeight(minimum: 300, maximum: 300) }
    withWindow(scroller) { window in
      wait("the first rows are shown") { openButton(1, in: list) != nil }
      for turn in 1...60 {
        guard let button = list.descendants(of: Button.self).first(where: \.isMapped) else { return XCTFail("No row.") }
        button.grabFocus()
        scroller.verticalOffset = Double(turn.isMultiple(of: 2) ? 0 : 1_000 + 300 * turn)
        wait("the focused button is out of view") { !button.isMapped || button.bounds(in: scroller) == nil }
        XCTAssertEqual(window.focusedWidget.map(list.contains), true, "Keyboard focus stays in the list.")
      }
    }
  }

  func testTabGoesFromARowThroughItsControlsAndThenOutOfTheList() throws {
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
      let go = { (key: String, name: String) in
        Hands.key(key)
        self.wait("\(key) leads to \(name)") { window.focusedWidget.map { self.isCalled(name, $0) } == true }
      }
      for stop in ["Letter 1", "Open letter 1"] { go("Tab", stop) }
      // The first arrow key out of a control does nothing from GTK 4.12 on.
      wait("Down leads to Letter 2") {
        Hands.key("Down")
        Hands.settle()
        return row(2, in: list)?.isFocused == true
      }
      go("Up", "Letter 1")
      for stop in ["Open letter 1", "Delete", "After"] { go("Tab", stop) }
      for stop in ["Letter 1", "Before"] { go("shift+Tab", stop) }
      for stop in ["Letter 1", "Open letter 1", "Delete"] { go("Tab", stop) }
      for stop in ["Open letter 1", "Letter 1"] { go("shift+Tab", stop) }
    }
  }

  func testTheNeighbourOfARowThatItsOwnButtonRemovesGetsKeyboardFocus() throws {
    let letters = letters
    let list = list(ObjectCommand("open", "Open") { letter in letters.all.removeAll { $0.id == letter.id } })
    try withHands(ScrolledWindow(list)) { window in
      wait("the rows are shown") { openButton(3, in: list) != nil }
      for (number, next) in [(2, 3), (1, 3)] {
        openButton(number, in: list)?.grabFocus()
        Hands.key("space")
        wait("letter \(number) is removed, and letter \(next) has focus") {
          row(number, in: list) == nil && row(next, in: list)?.isFocused == true
        }
      }
      letters.all.removeLast(letters.all.count - 1)
      Hands.key("Tab")
      wait("the button of the last letter has focus") { openButton(3, in: list)?.isFocused == true }
      Hands.key("space")
      wait("the list is empty") { row(3, in: list) == nil }
    }
  }

  func testThePlaceInALongListIsKept() throws {
    let letters = letters
    let list = list(ObjectCommand("open", "Open") { letter in letters.all.removeAll { $0.id == letter.id } })
    let after = Button("After")
    let box = Box(.vertical) {
      ScrolledWindow(list).with { $0.setContentHeight(minimum: 300, maximum: 300) }
      after
    }
    try withHands(box) { window in
      wait("the first rows are shown") { openButton(1, in: list) != nil }
      list.scroll(to: 499)
      wait("letter 500 is shown") { openButton(500, in: list) != nil }
      openButton(500, in: list)?.grabFocus()
      Hands.key("space")
      let isAt501 = { [self] in row(501, in: list)?.isFocused == true && row(500, in: list) == nil }
      wait("letter 500 is removed, and letter 501 has focus", until: isAt501)
      after.grabFocus()
      Hands.key("shift+Tab")
      wait("focus comes back to letter 501", until: isAt501)
      letters.all.removeAll { !$0.id.isMultiple(of: 3) }
      wait("a filter leaves focus on letter 501") { isAt501() && row(502, in: list) == nil }
      after.grabFocus()
      after.isVisible = false
      wait("letter 501 has focus instead of what has left", until: isAt501)
    }
  }

  func testTabLeavesAListBoxAndSelectsNoRowOnTheWay() throws {
    let list = ListBox()
    for name in ["One", "Two", "Three"] {
      list.append(
        ListBoxRow(
          Box(.horizontal) {
            Label(name)
            Button("Edit \(name)")
          }))
    }
    let (before, after) = (Button("Before"), Button("After"))
    try withHands(Box(.vertical) { [before, list, after] as [Widget] }) { window in
      list.selectedRow = list.rows[1]
      before.grabFocus()
      let go = { (key: String, isThere: @escaping () -> Bool) in
        Hands.key(key)
        self.wait("\(key) leads on", until: isThere)
        XCTAssertTrue(list.selectedRow === list.rows[1])
      }
      let isAtRow = { list.rows[1].isFocused }
      let isAtButton = { window.focusedWidget.map { self.isCalled("Edit Two", $0) } == true }
      go("Tab", isAtRow)
      go("Tab", isAtButton)
      go("Tab") { after.isFocused }
      Hands.key("shift+Tab")
      wait("focus is in the selected row again") { window.focusedWidget.map(list.rows[1].contains) == true }
      list.rows[1].grabFocus()
      go("shift+Tab") { before.isFocused }
    }
  }

  func testTabGoesThroughTheRowsOfSettings() throws {
    let switches = ["One", "Two"].map { _ in Switch("") }
    let list = ListBox()
    for (name, part) in zip(["One", "Two"], switches) { list.append(PreferenceRow(name, part)) }
    let before = Button("Before")
    try withHands(Box(.vertical) { [before, list] as [Widget] }) { window in
      before.grabFocus()
      for part in switches {
        wait("Tab comes to each switch") {
          Hands.key("Tab")
          Hands.settle()
          return part.isFocused
        }
      }
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
