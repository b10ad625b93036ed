import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class CSSProviderTests: GtkTestCase {
  func testAGoodSheetHasNoErrors() {
    XCTAssertEqual(CSSProvider().load("label { color: rgb(1, 2, 3); }\n"), [])
  }

  func testEachErrorHasItsPlace() {
    let provider = CSSProvider()
    let errors = provider.load(
      """
      label { color: rgb(1, 2, 3); }
      label {
        colour: red;
        margin-top: many;
      }
      """
    )
    XCTAssertEqual(errors.map(\.line), [3, 4])
    XCTAssertEqual(errors.map(\.column), [3, 15])
    XCTAssertEqual(errors.first?.message.contains("colour"), true)
    XCTAssertEqual(provider.load("label { }"), [], "Only the last sheet's errors are kept.")
  }

  func testColumnsCountBytes() {
    let errors = CSSProvider().load("/* é */ label { colour: red; }")
    XCTAssertEqual(errors.first.map { [$0.line, $0.column] }, [1, 18])
  }

  func testASheetIsNotCutWhereItIsNotASCII() {
    let label = Label("sized")
    let provider = CSSProvider()
    let comment = String(repeating: "é🧵", count: 500)
    XCTAssertEqual(provider.load("/* \(comment) */ label.sized { min-width: 321px; }"), [])
    label.addStyleClass("sized")
    provider.install()
    defer { provider.uninstall() }
    XCTAssertEqual(label.measured(.horizontal).minimum, 321, "The last rule of the sheet wins.")
  }

  func testAnEmptySheetReplacesWhatWasThere() {
    let label = Label("sized")
    label.addStyleClass("sized")
    let provider = CSSProvider()
    provider.install()
    defer { provider.uninstall() }
    provider.load("label.sized { min-width: 321px; }")
    withWindow(label) { _ in
      XCTAssertEqual(label.measured(.horizontal).minimum, 321)
      XCTAssertEqual(provider.load(""), [])
      wait("the sheet has gone") { label.measured(.horizontal).minimum < 321 }
    }
  }

  func testTheHigherSheetWins() {
    let label = Label("sized")
    label.addStyleClass("sized")
    let (low, high) = (CSSProvider(), CSSProvider())
    high.load("label.sized { min-width: 222px; }")
    low.load("label.sized { min-width: 111px; }")
    high.install(above: 1)
    low.install()
    defer { for provider in [low, high] { provider.uninstall() } }
    XCTAssertEqual(label.measured(.horizontal).minimum, 222)
  }

  func testAnInstalledSheetNeedsNoVariable() {
    let label = Label("sized")
    label.addStyleClass("sized")
    weak var provider: CSSProvider?
    do {
      let sheet = CSSProvider()
      sheet.load("label.sized { min-width: 321px; }")
      sheet.install()
      provider = sheet
    }
    XCTAssertEqual(label.measured(.horizontal).minimum, 321)
    provider?.uninstall()
    wait("the sheet has gone") { provider == nil }
  }
}
