import CAccessible
import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class TextTests: GtkTestCase {
  private let texts = [
    "", "plain", "Zoë", "🧵🪡", "👩‍👩‍👧‍👦 family", "e\u{301} combining", "مرحبا", "line\nline\ttab", "<b>&amp;</b> _not markup",
    String(repeating: "long 🧵 ", count: 10_000),
  ]

  func testALabelShowsWhatItWasGiven() {
    let label = Label()
    for text in texts {
      label.text = text
      XCTAssertEqual(Array(label.text.utf8), Array(text.utf8))
      XCTAssertEqual(Array(Label(text).text.utf8), Array(text.utf8))
    }
  }

  func testAnEntryHoldsWhatItWasGiven() {
    let entry = Entry()
    // GtkText keeps at most 65,535 bytes on one line.
    for text in texts where text.utf8.count < 65_535 {
      entry.text = text
      XCTAssertEqual(Array(entry.text.utf8), Array(text.utf8))
    }
  }

  func testATextViewHoldsWhatItWasGiven() {
    let view = TextView(code: "")
    for text in texts {
      view.text = text
      XCTAssertEqual(Array(view.text.utf8), Array(text.utf8))
    }
    view.text = "a\0b"
    XCTAssertEqual(view.text, "ab", "In C a text ends at NUL.")
    view.text = "let 🧵 = 1"
    view.setColor("#336699", in: 4..<5)
    view.setColor("#336699", in: 8..<9)
    view.clearColors()
  }

  func testTheCursorOfCodeIsShownAtTheBeginningAndKeepsItsPlace() {
    let view = TextView(code: "one\ntwo\nthree")
    let place = Property<TextBuffer, Int>("cursor-position")
    XCTAssertTrue(view[Property<TextView, Bool>("cursor-visible")])
    XCTAssertEqual(view.buffer[place], 0)
    view.placeCursor(line: 2, column: 1)
    view.text = "one\ntwo\nfour"
    XCTAssertEqual(view.buffer[place], 4)
    view.text = "1"
    XCTAssertEqual(view.buffer[place], 1)
    let editor = TextView("one")
    editor.text = "three"
    XCTAssertEqual(editor.buffer[place], 5, "A person writes on.")
  }

  func testADropDownNamesItsButtonByTheChosenItem() {
    let drop = DropDown("Quality", items: ["Low", "High"])
    func isCalled(_ name: String) -> Bool {
      drop.children.first?.withUnsafeGtkWidget { caccessible_is_called($0, name) != 0 } ?? false
    }
    XCTAssertTrue(isCalled("Low"))
    drop.selectedIndex = 1
    XCTAssertTrue(isCalled("High"))
    drop.selectedIndex = nil
    XCTAssertEqual(isCalled("High"), drop.selectedIndex == 1, "Newer GTKs keep an item.")
  }

  func testADropDownNamesTheListThatOpens() {
    let drop = DropDown("Quality", items: ["Low", "High"])
    let lists = drop.descendants(of: ListView.self)
    XCTAssertEqual(lists.count, 1)
    for list in lists {
      let isNamed = gtk_test_accessible_has_relation(list.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      XCTAssertNotEqual(isNamed, 0, "It is called GtkListView.")
    }
  }

  func testASliderShowsTheDecimalPlacesOfAStep() {
    for (step, value, text) in [(1, 48.958, "49"), (0.1, 0.5, "0.5"), (0.01, 0.333, "0.33"), (5, 20, "20")] {
      let scale = Scale("Size", in: 0...100, step: step)
      scale.value = value
      XCTAssertEqual(scale.valueText, text)
    }
  }

  func testNamesTooltipsAndTitlesKeepTheirText() {
    let window = Window("Näh 🧵")
    defer { window.destroy() }
    XCTAssertEqual(window.title, "Näh 🧵")
    window.tooltip = "tip 🪡"
    XCTAssertEqual(window.tooltip, "tip 🪡")
    window.addStyleClass("nähen")
    XCTAssertTrue(window.styleClasses.contains("nähen"))
  }
}
