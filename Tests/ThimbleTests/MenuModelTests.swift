import CGtk
import GtkHost
import GtkTesting
import Thimble
import XCTest

/// A menu button whose menu model other code creates and changes.
final class MenuModelTests: ThimbleTestCase {
  func testAModelThatChangesWhileItIsOpenIsSeen() throws {
    let (model, button) = try sample()
    withWindow(Box(.vertical) { button }) { _ in
      button.open()
      XCTAssertEqual(rows(in: button), ["One"])
      append("Two", to: model)
      XCTAssertTrue(button.isOpen)
      wait("the menu shows the new row") { rows(in: button) == ["One", "Two"] }
      g_menu_remove(OpaquePointer(model), 0)
      wait("the menu has lost the old row") { rows(in: button) == ["Two"] }
      g_menu_remove_all(OpaquePointer(model))
      wait("the menu without rows closes") { !button.isOpen }
      XCTAssertEqual(button.disabledReason, button.emptyReason)
      append("Three", to: model)
      XCTAssertTrue(button.isEnabled)
      letGo(of: button)
    }
  }

  func testAnotherModelTakesItsPlaceAndAMenuOfValuesToo() throws {
    let (_, button) = try sample()
    let (_, other) = try sample("Other")
    withWindow(Box(.vertical) { button }) { _ in
      button.open()
      button.menuModel = other.menuModel
      wait("the menu shows the row of the other model") { rows(in: button) == ["Other"] }
      button.menu = Menu { MenuItem("Value") }
      button.menuModel = nil
      wait("the menu shows the value") { rows(in: button) == ["Value"] }
      button.side = .above
      button.close()
      wait("the menu is closed") { !button.isOpen }
      button.open()
      button.close()
      wait("the menu is closed") { !button.isOpen }
      letGo(of: button)
    }
  }

  private func sample(_ title: String = "One") throws -> (UnsafeMutableRawPointer, MenuButton) {
    let model = UnsafeMutableRawPointer(try XCTUnwrap(g_menu_new()))
    defer { g_object_unref(model) }
    append(title, to: model)
    let button = MenuButton("Choose") {}
    XCTAssertFalse(button.isEnabled)
    button.menuModel = MenuModel.adopt(unsafeMenuModel: model)
    XCTAssertTrue(button.isEnabled)
    return (model, button)
  }

  private func append(_ title: String, to model: UnsafeMutableRawPointer) {
    g_menu_append(OpaquePointer(model), title, "win.none")
  }
}
