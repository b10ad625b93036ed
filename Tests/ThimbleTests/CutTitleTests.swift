import GtkTesting
import Thimble
import XCTest

/// Titles that do not fit: the tooltip has the whole text.
@preconcurrency @MainActor
final class CutTitleTests: ThimbleTestCase {
  func testACutTitleIsTheTooltipAndAWholeOneIsNot() {
    let group = ButtonGroup("S") {
      Button("Instellingen voor weergave opslaan")
      Button("Instellingen voor werkblad opslaan")
    }
    let endless = Array(repeating: "word", count: 20).joined(separator: " ")
    let (row, much, fits) = (ButtonListRow(endless), Button(endless), Button("Fits"))
    let bar = Box(.horizontal) { group }.with { $0.addStyleClass("toolbar") }
    withWindow(Box(.vertical) { [bar, row, Box(.horizontal) { much }, fits] }) { window in
      window.setDefaultSize(width: 330, height: 300)
      let cut = group.buttons + [row, much]
      wait("cut titles have a tooltip") { cut.allSatisfy { $0.tooltip == $0.title } }
      XCTAssertNil(fits.tooltip)
      for button in cut { XCTAssertFalse(isDescribed(button.title, button), "The name says it already.") }
      row.tooltip = "Saves them"
      XCTAssertEqual(row.tooltip, "\(endless)\nSaves them")
      row.press.shortcut = "<Control>s"
      XCTAssertEqual(row.tooltip, "\(endless)\nSaves them (Ctrl+S)")
      row.press.shortcut = nil
      row.tooltip = nil
      row.title = "Short"
      wait("the short title has no tooltip") { row.tooltip == nil }
      row.title = endless
      wait("the long title has one again") { row.tooltip == endless }
      window.setDefaultSize(width: 1200, height: 300)
      wait("a whole title has none") { row.tooltip == nil }
    }
  }

  /// With large text, large content shows a name when it is held; the tooltip alone shows what is cut.
  func testCutTextsAreReadByPointerAndFocusWithLargeText() throws {
    defer { Settings.shared.textScale = 1 }
    Settings.shared.textScale = 2
    let words = "Instellingen voor weergave en afdrukken opslaan"
    let rows: [(ButtonListRow, String)] = [
      (ButtonListRow(words).with { $0.configuration.titleLineBreak = .truncateEnd }, words),
      (
        ButtonListRow("Net").with {
          $0.subtitle = words
          $0.configuration.subtitleLineBreak = .truncateEnd
        }, "Net\n\(words)"
      ),
    ]
    let plain = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add")
    try withHands(Box(.vertical) { [Entry(""), plain] + rows.map(\.0) }, width: 330, height: 400) { window in
      wait("the texts are cut") { rows.allSatisfy { $0.0.tooltip == $0.1 } }
      plain.grabFocus()
      for (row, text) in rows {
        XCTAssertTrue(row.showsTooltip, text)
        Hands.key("Tab")
        wait("keyboard focus is on the row") { row.isFocused }
        wait("the tooltip of keyboard focus has the whole text") { bubble(in: window) == text }
        Hands.key("Escape")
        wait("the tooltip is gone") { bubble(in: window) == nil }
        Hands.move(to: row, in: window)
        Hands.move(to: row, in: window, dx: 1)
        wait("the pointer shows a tooltip") { window.showsPointerTooltip }
        Hands.move(x: 1, y: 1)
        wait("the pointer's tooltip is gone") { !window.showsPointerTooltip }
      }
      XCTAssertFalse(plain.showsTooltip, "Large content shows the name.")
      plain.press.shortcut = "<Control>p"
      XCTAssertTrue(plain.showsTooltip, "The shortcut is only here.")
    }
  }

  func testATitleThatWorkCutsIsTheTooltipUntilTheTextIsLarger() {
    defer { Settings.shared.textScale = 1 }
    let button = Button("Go")
    withWindow(Box(.horizontal) { button }) { _ in
      XCTAssertNil(button.tooltip)
      button.work.start()
      button.title = "Uploading"
      wait("the cut title has a tooltip") { button.tooltip == "Uploading" }
      Settings.shared.textScale = 2
      wait("the whole title has room, and no tooltip") { button.tooltip == nil }
      button.work.stop()
    }
  }

  func testACutSubtitleIsInTheTooltip() {
    let row = ButtonListRow("Network")
    row.subtitle = "Connected to a network with a very long name that nobody can read here"
    row.configuration.subtitleLineBreak = .truncateEnd
    let box = Box(.vertical) { row }
    row.setSizeRequest(width: 150, height: -1)
    row.horizontalAlignment = .start
    withWindow(box) { _ in
      wait("the tooltip has both lines") { row.tooltip == "Network\n" + (row.subtitle ?? "") }
    }
  }
}
