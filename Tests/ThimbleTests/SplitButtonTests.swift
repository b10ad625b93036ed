import GtkTesting
import Inspecting
import Thimble
import XCTest

@preconcurrency @MainActor
final class SplitButtonTests: ThimbleTestCase {
  func testEachPartHasANameAndDoesItsOwn() {
    var saved = 0
    let split = SplitButton("_Save", variant: .primary, menuLabel: "More ways to save") {
      saved += 1
    } menu: {
      MenuItem("Save As")
    }
    withWindow(Box(.horizontal) { split }) { _ in
      XCTAssertEqual(split.primary.accessibilityLabel, "Save")
      XCTAssertEqual(split.menuButton.accessibilityLabel, "More ways to save")
      XCTAssertEqual(split.dropdownTooltip, "More ways to save")
      XCTAssertEqual(split.menuButton.variant, .primary)
      press(split.primary)
      XCTAssertEqual(saved, 1)
      XCTAssertFalse(split.isOpen)
      press(split.menuButton)
      XCTAssertTrue(split.isOpen)
      split.menuButton.close()
      letGo(of: split.menuButton)
      split.dropdownTooltip = "More"
      XCTAssertEqual(split.menuButton.tooltip, "More")
    }
  }

  func testFocusReturnsToThePartWhoseKeyOpenedTheMenu() throws {
    var chosen = 0
    let split = SplitButton("Save", menuLabel: "More ways to save") {
      MenuItem("Save As") { chosen += 1 }
    }
    try withHands(Box(.horizontal) { split }) { _ in
      for (part, opening) in [(split.primary, "alt+Down"), (split.menuButton, "Return"), (split.primary, "alt+Down")] {
        for closing in ["Escape", "Return"] {
          part.grabFocus()
          Hands.key(opening)
          wait("the menu is open") { split.isOpen }
          Hands.key(closing)
          wait("\(closing) closes the menu") { !split.isOpen }
          wait("focus is back after \(opening) and \(closing)") { part.isFocused }
          XCTAssertFalse(MainLoop.run(atMost: 0.2) { !part.isFocused }, "It stays there.")
        }
      }
      XCTAssertEqual(chosen, 3)
      letGo(of: split.menuButton)
    }
  }

  func testItsPrimaryPartCanBeACommands() {
    let gate = Gate()
    let export = Command("export", "_Export", shortcut: "<Control>e") { await gate.pass() }
    let all = Command("export-all", "Export _All") {}
    let split = SplitButton(export, variant: .primary, menuLabel: "More ways to export") { all }
    withWindow(Box(.horizontal) { split }) { _ in
      XCTAssertEqual(split.primary.accessibilityLabel, "Export")
      XCTAssertEqual([split.primary.variant, split.menuButton.variant], [.primary, .primary])
      XCTAssertEqual(split.menu.items.map(\.title), ["Export _All"])
      press(split.primary)
      wait("the command runs, and the button is at work") { export.isRunning && split.primary.isPending }
      wait("the menu is locked") { !split.menuButton.isEnabled }
      gate.open()
      wait("the button is idle") { !split.primary.isPending }
      export.isEnabled = false
      XCTAssertFalse(split.primary.isEnabled)
    }
  }

  func testThePartsAreLinkedAndShareTheirBorder() {
    let split = SplitButton("Reply", variant: .outlined, menuLabel: "More ways to reply") {
    } menu: {
      MenuItem("All")
    }
    split.horizontalAlignment = .center
    withWindow(Box(.horizontal) { split }) { _ in
      XCTAssertTrue(split.primary.hasStyleClass("linked-first") && split.menuButton.hasStyleClass("linked-last"))
      guard let first = split.primary.bounds(in: split), let last = split.menuButton.bounds(in: split) else {
        return XCTFail("They are in the window.")
      }
      XCTAssertEqual(last.x, first.x + first.width - 1, "One border overlaps the other.")
    }
  }

  private let time = ManualTime()

  private func makePublish() -> SplitButton {
    let split = SplitButton("Publish", menuLabel: "More ways to publish") {
    } menu: {
      MenuItem("Later")
    }
    split.primary.pacemaker = time.pacemaker
    return split
  }

  private func showWork(of split: SplitButton) {
    wait("the delay of the ring is timed") { time.sleepers == 1 }
    time.advance(by: .milliseconds(400))
    wait("the ring is shown") { split.primary.hasStyleClass("loading") }
  }

  func testTheMenuPartRefusesPressesAtOnceAndLooksLockedWithTheRing() {
    let split = makePublish()
    withWindow(Box(.horizontal) { split }) { _ in
      split.primary.work.start()
      press(split.menuButton)
      XCTAssertFalse(split.isOpen)
      XCTAssertFalse(split.menuButton.hasStyleClass("inactive"))
      XCTAssertNil(split.menuButton.disabledReason)
      showWork(of: split)
      XCTAssertTrue(split.menuButton.hasStyleClass("inactive"))
      XCTAssertEqual(split.menuButton.disabledReason, split.lockedReason)
      split.primary.work.stop()
      XCTAssertFalse(split.menuButton.hasStyleClass("inactive"))
      press(split.menuButton)
      XCTAssertTrue(split.isOpen)
      split.menuButton.close()
      letGo(of: split.menuButton)
    }
  }

  func testTheMenuIsLockedWhileThePrimaryPartIsAtWork() {
    let split = makePublish()
    withWindow(Box(.horizontal) { split }) { _ in
      split.menuButton.open()
      split.primary.work.start()
      showWork(of: split)
      XCTAssertFalse(split.menuButton.isEnabled)
      XCTAssertEqual(split.menuButton.disabledReason, split.lockedReason)
      split.lockedReason = "Publishing"
      XCTAssertEqual(split.menuButton.disabledReason, "Publishing")
      split.menu = Menu()
      XCTAssertEqual(split.menuButton.disabledReason, "Publishing")
      split.menuButton.isEnabled = true
      XCTAssertFalse(split.menuButton.isEnabled)
      split.menu = Menu { MenuItem("Later") }
      wait("the menu is closed") { !split.isOpen }
      letGo(of: split.menuButton)
      split.locksMenuWhilePending = false
      XCTAssertTrue(split.menuButton.isEnabled)
      split.locksMenuWhilePending = true
      XCTAssertFalse(split.menuButton.isEnabled)
      split.primary.work.stop()
      XCTAssertTrue(split.menuButton.isEnabled)
    }
  }

  func testThePartsAreMirroredAndShareTheirHitAreas() {
    let split = SplitButton("Go", size: .small, menuLabel: "More ways to go") {
    } menu: {
      MenuItem("Far")
    }
    split.horizontalAlignment = .center
    split.verticalAlignment = .center
    withWindow(Box(.horizontal) { split }) { window in
      let box = { (widget: Widget) in widget.bounds(in: split) ?? Rectangle(x: 0, y: 0, width: 0, height: 0) }
      XCTAssertLessThan(box(split.primary).x, box(split.menuButton).x)
      let cell = Control.hitCell(of: split.menuButton)
      XCTAssertFalse(cell.rectangles.isEmpty)
      guard let own = split.primary.bounds(in: window) else { return XCTFail("It is not in the window.") }
      let point = window.pick(x: own.x + own.width - 2, y: own.y + own.height / 2)
      XCTAssertTrue(point === split.primary, "Each part owns its visible box.")
      split.textDirection = .rightToLeft
      wait("the primary part stands on the right") { box(split.primary).x > box(split.menuButton).x }
    }
  }

  func testTheGroupFollowsTheTitleOfItsPrimaryPart() {
    let split = SplitButton("Save", menuLabel: "More ways to save") {
    } menu: {
      MenuItem("Save As")
    }
    var titles: [String] = []
    let watch = split.observe(Property<SplitButton, String>("title")) { _, title in titles.append(title) }
    split.primary.title = "Save All"
    split.title = "Save"
    split.title = "Save"
    XCTAssertEqual(titles, ["Save All", "Save"])
    watch.disconnect()
  }
}
