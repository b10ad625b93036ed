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
