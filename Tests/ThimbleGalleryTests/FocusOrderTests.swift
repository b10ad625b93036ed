import GalleryPages
import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

@preconcurrency @MainActor
final class FocusOrderTests: GalleryTestCase {
  private static let pages: [any Page.Type] = [
    OverviewPage.self, ButtonPage.self, IconButtonPage.self, ToggleButtonPage.self, LinkButtonPage.self,
    ButtonGroupPage.self,
    ToggleButtonGroupPage.self, ButtonRowPage.self, MenuButtonPage.self, SplitButtonPage.self, LoadingPage.self,
    ConfirmPage.self, HitAreaPage.self, ConfigurationPage.self, AccessibilityPage.self, HoldPage.self, PressPage.self,
  ]

  func testTheNumbersAreTheOrderInWhichTabGoesThroughEverySample() {
    defer { TextDirection.default = .leftToRight }
    var count = 0
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      TextDirection.default = direction
      for page in Self.pages {
        for sample in page.samples { count += check(sample, "\(page.id)/\(sample.function), \(direction)") }
      }
    }
    XCTAssertGreaterThan(count, 300, "The samples have that many Tab stops.")
  }

  /// Returns the number of stops.
  private func check(_ sample: Sample, _ name: String) -> Int {
    let (frame, before) = (SampleFrame(sample.make()), Entry())
    let content = Box(.vertical) {
      before
      frame
    }
    var count = 0
    // As on a page, which has its natural width and scrolls.
    let page = ScrolledWindow(content).with { $0.setSizeRequest(width: 800, height: 600) }
    withWindow(page) { window in
      before.grabFocus()
      let stops = FocusOrder.stops(in: frame)
      count = stops.count
      for (index, stop) in stops.enumerated() {
        XCTAssertTrue(frame.moveFocusInside(.tabForward), "\(name): Tab number \(index + 1) leaves the sample.")
        guard let focused = window.focusedWidget else { return XCTFail("\(name): nothing has focus.") }
        XCTAssertTrue(
          stop.contains(focused),
          "\(name): Tab number \(index + 1) of \(stops.count) goes to a \(focused.typeName), not to the \(stop.typeName)."
        )
      }
      XCTAssertFalse(frame.moveFocusInside(.tabForward), "\(name): there are more than \(stops.count) Tab stops.")
    }
    return count
  }
}
