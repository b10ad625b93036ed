import GtkTesting
import Thimble
import ThimbleNames
import XCTest

private func send() {}
private func delete() {}

/// The examples of the page "Coming from", word for word.
final class ComingFromTests: ThimbleTestCase {

  func testUIKit() {
    let button = Button("Send", variant: .primary) { send() }
    button.icon = "mail-send-symbolic"
    XCTAssertEqual(button.current.icon, "mail-send-symbolic")
  }

  func testSwiftUI() {
    let button = Button("Delete", icon: "user-trash-symbolic", size: .large, action: delete)
    button.role = .destructive
    XCTAssertEqual(button.variant, .danger)
  }

  func testMaterial() {
    var contained = Button.Configuration.contained()
    contained.title = "Send"
    let button = Button(configuration: contained) { send() }
    button.setTheme(.material)
    XCTAssertEqual(button.current.appearance.shadow, Shadow.elevation(2))
    XCTAssertEqual(button.effectiveTheme.name, "Material")
  }

  func testThumbprint() {
    let button = IconButton(icon: "window-close-symbolic", accessibilityLabel: "Close", theme: .dark)
    button.setIcon("go-previous-symbolic", accessibilityLabel: "Back", theme: .dark)
    XCTAssertEqual(button.accessibilityLabel, "Back")
  }

  func testBackbase() {
    let button = Button("Submit")
    button.variant = .primary
    button.work.start()
    XCTAssertTrue(button.isPending)
    button.work.stop()
  }
}
