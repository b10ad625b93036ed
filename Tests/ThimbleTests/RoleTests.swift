import GtkTesting
import Thimble
import XCTest

final class RoleTests: ThimbleTestCase {
  func testReturnPressesTheOneThatConfirms() {
    let save = Button("Save")
    let box = Box(.horizontal) {
      Button("Cancel").with { $0.role = .cancel }
      save
    }
    withWindow(box) { window in
      XCTAssertNil(window.defaultWidget)
      save.role = .confirm
      XCTAssertTrue(window.defaultWidget === save)
      save.role = .destructive
      XCTAssertNil(window.defaultWidget)
      save.role = .primary
      box.remove(save)
      XCTAssertNil(window.defaultWidget)
    }
  }

  func testReturnInAnEntryPressesItWhereTheEntryIsAsked() {
    var presses = 0
    let (entry, password) = (Entry(placeholder: "Name"), PasswordEntry("Password"))
    let box = Box(.vertical) {
      entry
      password
      Button("Save", role: .confirm) { presses += 1 }
    }
    withWindow(box) { _ in
      // As Return does in the text of an entry.
      for text in [entry, password].compactMap(\.children.first) { text.emit("activate") }
      drain()
      XCTAssertEqual(presses, 0)
      entry.activatesDefault = true
      password.activatesDefault = true
      XCTAssertTrue(entry.activatesDefault && password.activatesDefault)
      entry.children.first?.emit("activate")
      wait("the button is pressed") { presses == 1 }
      password.children.first?.emit("activate")
      wait("the button is pressed again") { presses == 2 }
    }
  }

  func testARoleHasATitleInTheLanguageOfTheUser() {
    defer { Localization.use(nil) }
    XCTAssertEqual(Button(role: .cancel).title, "Cancel")
    Localization.use("de")
    XCTAssertEqual(Button(role: .cancel).title, "Abbrechen")
    Localization.use("ja")
    XCTAssertEqual(Button(role: .destructive).accessibilityLabel, "削除")
    XCTAssertEqual(Button(role: .destructive).variant, .danger)
  }

  func testARoleGoesWithAnIcon() {
    var isDone = false
    let icon: Icon = "user-trash-symbolic"
    let button = Button("Delete", icon: icon, role: .destructive) { isDone = true }
    let worker = Button(icon: icon, role: .destructive) { try await Task.sleep(for: .seconds(600)) }
    for each in [button, worker] {
      XCTAssertEqual(each.accessibilityLabel, "Delete")
      XCTAssertTrue(each.icon == icon && each.role == .destructive)
      press(each)
    }
    XCTAssertTrue(isDone && worker.isPending)
    worker.work.cancel()
  }

  func testARoleGoesWithATitleOfItsOwn() {
    var isDone = false
    let button = Button("Delete _All", role: .destructive) { isDone = true }
    XCTAssertEqual([button.accessibilityLabel, "\(button.variant)"], ["Delete All", "\(Button.Variant.danger)"])
    withWindow(button) { _ in
      button.activate()
      wait("the press runs the action") { isDone }
    }
  }

  func testTheDestructiveRoleHasALongerReflowDelay() {
    XCTAssertEqual(Button(role: .destructive).reflowDelay, .milliseconds(500))
    XCTAssertEqual(Button(role: .close).reflowDelay, .milliseconds(150))
  }
}
