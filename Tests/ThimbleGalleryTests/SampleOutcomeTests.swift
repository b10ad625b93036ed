import GalleryPages
import GtkTesting
import Inspecting
import Thimble
import ThimbleGallery
import XCTest

/// The results of presses on samples, for people who do not see them.
@preconcurrency @MainActor
final class SampleOutcomeTests: GalleryTestCase {
  private func make(_ page: any Page.Type, _ function: String) throws -> Widget {
    try XCTUnwrap(page.samples.first { $0.function == function }).make()
  }

  func testTheOutcomeOfAPressIsSpoken() throws {
    for (sample, expected) in [
      (try make(SplitButtonPage.self, "save"), "Saved"), (try make(ButtonPage.self, "counter"), "Pressed once"),
    ] {
      try withWindow(sample) { _ in
        let button = try XCTUnwrap(sample.descendants(of: Button.self).first)
        var spoken: [String] = []
        button.announcer = Announcer { message, _ in spoken.append(message) }
        button.grabFocus()
        button.emit(.clicked)
        wait("\(expected) is spoken") { spoken == [expected] }
      }
    }
  }

  func testTheLastTabStaysAndTheButtonSaysSo() throws {
    let sample = try make(ToggleButtonGroupPage.self, "running")
    try withWindow(sample) { _ in
      let group = try XCTUnwrap(sample.descendants(of: ToggleButtonGroup<Int>.self).first)
      let button = { (title: String) in sample.descendants(of: Button.self).first { $0.title == title } }
      let (add, close) = (try XCTUnwrap(button("Add Tab")), try XCTUnwrap(button("Close This Tab")))
      for count in [2, 1] {
        close.emit(.clicked)
        XCTAssertEqual(group.tags.count, count)
      }
      XCTAssertEqual(close.disabledReason, "The last tab stays")
      add.emit(.clicked)
      XCTAssertNil(close.disabledReason)
      close.emit(.clicked)
      XCTAssertEqual(group.tags.count, 1)
    }
  }

  func testEachFieldOfAPopoverHasAVisibleName() throws {
    let sample = try make(ListsPage.self, "popover")
    try withWindow(sample) { [self] window in
      let button = try XCTUnwrap(sample.descendants(of: Button.self).first)
      button.isPopoverOpen = true
      let fields = { window.descendants(of: Entry.self) as [Widget] + window.descendants(of: SpinButton.self) }
      wait("the popover is open") { fields().count == 2 && fields().allSatisfy(\.isMapped) }
      let labels = window.descendants(of: Label.self).filter(\.isMapped).map(\.text)
      XCTAssertEqual(fields().compactMap(\.exposedLabel).filter { !labels.contains($0) }, [])
      button.isPopoverOpen = false
      wait("the popover is closed") { !button.isPopoverOpen && button.isFocused }
    }
  }
}
