import GtkTesting
import Thimble
import XCTest

final class ButtonDefaultsTests: ThimbleTestCase {
  func testTheNearestContainerThatSaysSomethingWins() {
    let inner = Box(.horizontal)
    let outer = Box(.vertical) { inner }
    let button = Button("Save")
    inner.append(button)
    outer.setButtonDefaults(Button.Defaults(variant: .plain, size: .small))
    inner.setButtonDefaults(Button.Defaults(variant: .outlined))
    XCTAssertEqual(button.variant, .outlined)
    XCTAssertEqual(button.size, .small)
    XCTAssertEqual(Set(button.styleClasses), ["title-only", "outlined", "small"])
    inner.setButtonDefaults(nil)
    XCTAssertEqual(button.variant, .plain)
    button.variant = .primary
    XCTAssertEqual(button.variant, .primary)
    outer.setButtonDefaults(nil)
    XCTAssertEqual(button.size, .medium)
  }

  func testAButtonThatComesLaterFollowsToo() {
    let box = Box(.horizontal)
    box.setButtonDefaults(Button.Defaults(size: .large, labelStyle: .iconOnly))
    let button = Button("Print", icon: "document-print-symbolic")
    withWindow(box) { _ in
      box.append(button)
      XCTAssertEqual(button.size, .large)
      XCTAssertTrue(button.hasStyleClass("icon-only"))
    }
  }

  func testTheApplicationSaysItForAllThatSayNothing() {
    defer { Button.defaults = Button.Defaults() }
    let button = Button("Save")
    withWindow(button) { _ in
      Button.defaults = Button.Defaults(variant: .tinted)
      XCTAssertEqual(button.variant, .tinted)
      XCTAssertTrue(button.hasStyleClass("tinted"))
    }
  }

  func testARoleIsStrongerThanAContainer() {
    let box = Box(.horizontal)
    let button = Button("Delete")
    button.role = .destructive
    box.append(button)
    box.setButtonDefaults(Button.Defaults(variant: .plain))
    XCTAssertEqual(button.variant, .danger)
  }

  func testAStyleHoldsForAContainerAndAllInIt() {
    let box = Box(.horizontal)
    let button = Button("Glass")
    box.append(button)
    box.setButtonStyle(.glass)
    XCTAssertEqual(button.styleClasses.filter { $0.hasPrefix("thimble-style-") }.count, 1)
    XCTAssertNotEqual(button.current.appearance.shadow, [])
    box.setButtonStyle(nil)
    XCTAssertEqual(button.styleClasses.filter { $0.hasPrefix("thimble-style-") }, [])
  }
}
