import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class LauncherTests: GtkTestCase {
  func testAnAddressThatNoProgramTakesIsAnErrorWithTheDesktopsWords() {
    var error: HostError?
    Task {
      do throws(HostError) {
        try await Launcher.open("x-thimble-test:nothing", from: nil)
        XCTFail("No program takes such an address.")
      } catch let thrown {
        error = thrown
      }
    }
    wait("the desktop answers") { error != nil }
    XCTAssertEqual(error?.code, .notOpened)
    XCTAssertTrue(error?.description.contains("x-thimble-test:nothing") == true)
  }

  func testACopiedTextCanBePasted() {
    let label = Label("Something")
    _ = label.clipboard
    label.clipboard.setText("äöü 🎈")
    var text: String?
    Task { text = try? await label.clipboard.text() }
    wait("the clipboard answers") { text != nil }
    XCTAssertEqual(text, "äöü 🎈")
  }
}
