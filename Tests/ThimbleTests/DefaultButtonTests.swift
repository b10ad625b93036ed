import CGtk
import GtkTesting
import Thimble
import XCTest

/// The button that Return presses, where several have a role for that key.
@preconcurrency @MainActor
final class DefaultButtonTests: ThimbleTestCase {
  private var pressed: [String] = []

  private func button(_ title: String, _ role: Button.Role = .primary) -> Button {
    Button(title) { [weak self] in self?.pressed.append(title) }.with { $0.role = role }
  }

  private func entry() -> Entry { Entry("").with { $0.activatesDefault = true } }

  private func enter(in entry: Entry, presses title: String, line: UInt = #line) {
    entry.grabFocus()
    Hands.key("Return")
    wait("Return presses \(title)", line: line) { pressed == [title] }
    pressed = []
  }

  func testEachPageOfAStackHasItsOwn() throws {
    let (name, address, stack) = (entry(), entry(), Stack())
    stack.crossFades = false
    stack.add(Box(.vertical) { [name, button("Next")] }, named: "name")
    stack.add(Box(.vertical) { [address, button("Finish")] }, named: "address")
    try withHands(stack) { _ in
      for (page, entry, title) in [("name", name, "Next"), ("address", address, "Finish"), ("name", name, "Next")] {
        stack.visibleChildName = page
        wait("the page is on screen") { entry.isMapped }
        enter(in: entry, presses: title)
      }
    }
  }

  func testAPopoverHasItsOwn() throws {
    let (name, label) = (entry(), entry())
    let more = Button("More").opensPopover(Box(.vertical) { [label, button("Add")] })
    try withHands(Box(.vertical) { [name, button("OK"), more] }) { window in
      enter(in: name, presses: "OK")
      more.isPopoverOpen = true
      wait("the popover is open") { label.isMapped }
      enter(in: label, presses: "Add")
      more.isPopoverOpen = false
      wait("the popover is closed") { !label.isMapped }
      // The popover gives the keys back to the window a little later.
      more.grabFocus()
      wait("the window and the button have focus again") { window.isActive && more.stateFlags.contains(.focused) }
      enter(in: name, presses: "OK")
    }
  }

  func testTheNearestToFocusIsPressed() throws {
    let (left, right) = (entry(), entry())
    let forms = [(left, "Left"), (right, "Right")].map { entry, title in
      Box(.vertical) { [entry, button(title)] }
    }
    try withHands(Box(.horizontal) { forms }) { _ in
      for (entry, title) in [(left, "Left"), (right, "Right"), (left, "Left")] { enter(in: entry, presses: title) }
    }
  }

  func testAnotherOneFollowsTheOneThatLeavesOrIsDisabled() {
    let (save, publish, row, field) = (button("Save"), button("Publish", .confirm), Box(.horizontal), entry())
    row.append(publish)
    let ways: [(String, leave: @MainActor () -> Void, comeBack: @MainActor () -> Void)] = [
      ("hiding it", { publish.isVisible = false }, { publish.isVisible = true }),
      ("hiding its container", { row.isVisible = false }, { row.isVisible = true }),
      ("removing it", { row.remove(publish) }, { row.append(publish) }),
      ("taking its role", { publish.role = nil }, { publish.role = .confirm }),
      ("disabling it", { publish.isEnabled = false }, { publish.isEnabled = true }),
      ("disabling it with a reason", { publish.disable(because: "Not yet") }, { publish.isEnabled = true }),
      ("disabling its container", { row.isEnabled = false }, { row.isEnabled = true }),
    ]
    withWindow(Box(.vertical) { [field, save, row] }) { window in
      field.grabFocus()
      for (way, leave, comeBack) in ways {
        XCTAssertTrue(window.defaultWidget === publish, "It came last, before \(way).")
        leave()
        XCTAssertTrue(window.defaultWidget === save, way)
        comeBack()
      }
      save.isVisible = false
      row.remove(publish)
      XCTAssertNil(window.defaultWidget)
    }
  }

  func testTheDefaultOfTheApplicationStays() {
    let (own, save, field) = (Button("Own"), button("Save"), entry())
    withWindow(Box(.vertical) { [field, own, save] }) { window in
      XCTAssertTrue(window.defaultWidget === save)
      window.defaultWidget = own
      field.grabFocus()
      save.isEnabled = false
      save.isEnabled = true
      XCTAssertTrue(window.defaultWidget === own)
      window.defaultWidget = nil
      own.grabFocus()
      XCTAssertTrue(window.defaultWidget === save)
    }
  }
}
