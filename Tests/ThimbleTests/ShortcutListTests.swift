import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class ShortcutListTests: ThimbleTestCase {
  /// The places of the texts and of the keys in a row.
  private func places(in row: Widget) -> (texts: Rectangle, keys: Rectangle) {
    let none = Rectangle(x: 0, y: 0, width: 0, height: 0)
    let places = row.children.map { $0.bounds(in: row) ?? none }
    return (places.first ?? none, places.last ?? none)
  }

  private func isStacked(_ row: Widget) -> Bool {
    let (texts, keys) = places(in: row)
    return keys.y >= texts.y + texts.height
  }

  func testTheListIsOneTabStopWithTheArrowKeysBetweenItsRows() throws {
    let list = ShortcutList([
      Command("save", "_Save", shortcut: "<Control>s") {}, Command("open", "_Open", shortcut: "<Control>o") {},
    ])
    let other = ShortcutList([Command("quit", "_Quit", shortcut: "<Control>q") {}])
    let (first, last) = (Button("First"), Button("Last"))
    try withHands(Box(.vertical) { [first, list, other, last] }) { _ in
      first.grabFocus()
      let rows = list.children + other.children
      for (key, index) in [("Tab", 0), ("Down", 1), ("Down", 2), ("Up", 1)] {
        Hands.key(key)
        wait("\(key) leads to row \(index)") { rows[index].isFocused }
      }
      XCTAssertTrue(isCalled("Open, Control+O", rows[1]))
      Hands.key("Tab")
      wait("Tab leads to the other list") { rows[2].isFocused }
      Hands.key("Tab")
      wait("Tab leads on") { last.isFocused }
      Hands.key("shift+Tab", "shift+Tab", "shift+Tab")
      wait("Shift+Tab leads back over both lists") { first.isFocused }
    }
  }

  func testTheKeysOfEachRowAreBelowItsTitleWhereOneRowHasNoRoom() {
    let list = ShortcutList([
      Command("save", "_Save", shortcut: "<Control>s") {},
      Command("link", "_Copy Link to This Page and to All Others", shortcut: "<Control><Shift>c") {},
    ])
    withWindow(Box(.vertical) { list }) { window in
      let rows = list.children
      window.setDefaultSize(width: 700, height: 300)
      wait("the keys stand beside the titles") { list.width >= 700 && !rows.contains(where: isStacked) }
      for row in rows {
        XCTAssertEqual(places(in: row).texts.x, 0)
        XCTAssertEqual(places(in: row).keys.x + places(in: row).keys.width, Double(row.width))
        row.textDirection = .rightToLeft
      }
      wait("the keys stand at the other side") { rows.allSatisfy { self.places(in: $0).keys.x == 0 } }
      for row in rows {
        XCTAssertEqual(places(in: row).texts.x + places(in: row).texts.width, Double(row.width))
      }

      window.setDefaultSize(width: 200, height: 300)
      wait("the keys stand below the titles") { list.width == 200 && rows.allSatisfy(isStacked) }
      for row in rows {
        XCTAssertEqual(places(in: row).keys.x + places(in: row).keys.width, 200)
        XCTAssertEqual(places(in: row).texts.width, 200)
        row.textDirection = .leftToRight
      }
      wait("the keys stand at the start") { rows.allSatisfy { self.places(in: $0).keys.x == 0 } }
      XCTAssertGreaterThan(
        places(in: rows[1]).texts.height, 1.9 * places(in: rows[0]).texts.height, "The long title wraps.")
    }
  }
}
