import GtkTesting
import XCTest

@testable import Thimble

/// Large content in a window of this process, by real pointer and keys, and time that the tests make.
final class LargeContentTests: ThimbleTestCase {
  private let time = ManualTime()
  private var pressed: [String] = []

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated {
      Settings.shared.textScale = 1
      LargeContentViewer.shared.pacemaker = .continuous
      pressed = []
    }
    try super.tearDownWithError()
  }

  private func button(_ label: String) -> IconButton {
    IconButton(icon: "list-add-symbolic", accessibilityLabel: label) { [weak self] in self?.pressed.append(label) }
  }

  /// Shows a group of buttons, at a text scale, with the pointer in a corner.
  private func withGroup(
    _ labels: [String], scale: Double = 2, height: Int = 400, _ body: (Window, [IconButton], WindowWatch) throws -> Void
  ) throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    LargeContentViewer.shared.pacemaker = time.pacemaker
    Settings.shared.textScale = scale
    let buttons = labels.map { button($0) }
    let group = LargeContentGroup(.horizontal, spacing: 6) { buttons }
    group.horizontalAlignment = .center
    group.verticalAlignment = .center
    let window = Window("Large content", child: group)
    window.isDecorated = false
    window.setDefaultSize(width: 800, height: height)
    Hands.act("mousemove", "1", "1")
    window.present()
    defer { window.destroy() }
    wait("the window is active") { group.isMapped && group.width > 0 && window[.isActive] }
    guard let watch = LargeContentViewer.shared.watch(of: window) else { return XCTFail("The window is not watched.") }
    try body(window, buttons, watch)
  }

  /// Holds what is held for as long as it takes.
  private func hold(_ watch: WindowWatch) { hold(watch.press) }

  private func hold(_ press: LargeContentPress?) {
    wait("a press is waited for") { press?.session.deadline != nil }
    time.advance(by: .milliseconds(500))
    wait("the large content") { press?.session.isShown == true }
  }

  func testHoldingShowsAndLiftingActivatesOnce() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      XCTAssertEqual(watch.press?.display?.panel.content?.title, "Cut")
      XCTAssertTrue(buttons[0].hasStyleClass("large-content-target"))
      XCTAssertFalse(buttons[0].stateFlags.contains(.active), "The press itself is called off.")
      Hands.act("mouseup", "1")
      wait("the action") { !pressed.isEmpty }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { pressed.count > 1 })
      XCTAssertEqual(pressed, ["Cut"])
      XCTAssertFalse(buttons[0].hasStyleClass("large-content-target"))
    }
  }

  func testSlidingGoesToTheNeighbour() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      Hands.move(to: buttons[1], in: window)
      wait("the neighbour") { watch.press?.display?.panel.content?.title == "Copy" }
      XCTAssertFalse(buttons[0].hasStyleClass("large-content-target"))
      Hands.act("mouseup", "1")
      wait("the action") { pressed == ["Copy"] }
    }
  }

  func testOffTheItemsAndEscapeDoNothing() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      Hands.act("mousemove", "400", "20")
      wait("it is dimmed") { watch.press?.display?.panel.hasStyleClass("nowhere") == true }
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      Hands.act("key", "Escape")
      wait("it is called off") { watch.press?.session.isShown == false }
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
    }
  }

  func testAShortPressClicks() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("click", "1")
      wait("the click") { pressed == ["Cut"] }
      XCTAssertEqual(watch.press?.session.phase, .idle)
    }
  }

  func testBelowTheScaleNothingIsFollowed() throws {
    try withGroup(["Cut"], scale: 1.2) { window, buttons, watch in
      XCTAssertNil(watch.press)
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      wait("it is pressed") { buttons[0].stateFlags.contains(.active) }
      XCTAssertEqual(time.sleepers, 0)
      Hands.act("mouseup", "1")
      wait("the click") { pressed == ["Cut"] }
    }
  }

  func testADisabledOneSaysWhyAndDoesNothing() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      buttons[0].isEnabled = false
      buttons[0].largeContentReason = "Select something first"
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      let panel = watch.press?.display?.panel
      XCTAssertEqual(panel?.content?.reason, "Select something first")
      XCTAssertEqual(panel?.reason.isVisible, true)
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
    }
  }

  func testWhatIsSaidOfAControlThatCannotBeUsed() {
    let button = button("Send")
    XCTAssertNil(button.largeContent.reason)
    button.disable(because: "Write an address first")
    XCTAssertEqual(button.largeContent.reason, "Write an address first")
    button.largeContentReason = "No address"
    XCTAssertEqual(button.largeContent.reason, "No address")
    button.largeContentReason = nil
    button.isEnabled = false
    XCTAssertEqual(button.largeContent.reason, LargeContentViewer.shared.wording.unavailable)
    button.accessibilityHint = "Sends the letter"
    XCTAssertEqual(button.largeContent.reason, "Sends the letter")
    button.isEnabled = true
    XCTAssertEqual(button.largeContent, LargeContent(title: "Send", icon: "list-add-symbolic", reason: nil))
    button.largeContentTitle = "Send the letter"
    button.largeContentIcon = "mail-send-symbolic"
    XCTAssertEqual(button.largeContent, LargeContent(title: "Send the letter", icon: "mail-send-symbolic", reason: nil))
  }

  func testWhatIsSaidOfAControlAtWork() throws {
    try withGroup(["Send", "Cut"]) { window, buttons, watch in
      XCTAssertNil(buttons[0].largeContent.reason)
      buttons[0].startLoading()
      XCTAssertEqual(buttons[0].largeContent.reason, LargeContentViewer.shared.wording.busy)
      XCTAssertEqual(LargeContentViewer.shared.wording.busy, "Busy")
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      XCTAssertEqual(watch.press?.display?.panel.reason.text, "Busy")
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
      buttons[0].activationPolicy = .queue
      XCTAssertEqual(buttons[0].largeContent.reason, "Busy", "It is held by hand.")
      buttons[0].stopLoading()
      XCTAssertNil(buttons[0].largeContent.reason)
    }
  }

  /// Closes a popover before it goes: until then it has the pointer and the keys for itself. Keyboard focus leaves it first:
  /// GTK 4.8 keeps what has it for ever where the window goes in the frame in which it is hidden.
  private func end(_ popover: Popover) {
    close(popover)
    popover.unparent()
  }

  private func close(_ popover: Popover) {
    popover.parent?.grabFocus()
    popover.popDown()
    wait("it is closed") { !popover.isMapped }
  }

  /// Shows a button in a popover of "Cut".
  private func withPopover(_ body: (Window, IconButton, Popover, LargeContentPress) throws -> Void) throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      let inside = button("Inside")
      let popover = Popover(Box(.horizontal) { inside }.with { $0.setSizeRequest(width: 160, height: 100) })
      // One that does is held beyond its end by GTK 4.8, whatever is in it.
      popover.hidesByItself = false
      popover.setParent(buttons[0])
      popover.popUp()
      defer { end(popover) }
      wait("the popover is on screen") { inside.isMapped && inside.width > 0 }
      try body(window, inside, popover, XCTUnwrap(LargeContentViewer.shared.press(on: popover)))
      XCTAssertEqual(watch.press?.session.phase, .idle, "One press is followed once.")
      close(popover)
      wait("it is followed no longer") { LargeContentViewer.shared.press(on: popover) == nil }
    }
  }

  func testInAPopoverThePanelIsNotCoveredByIt() throws {
    try withPopover { window, inside, popover, press in
      inside.grabFocus()
      wait("focus") { inside.isFocused }
      defer { Hands.act("keyup", "space") }
      Hands.act("keydown", "space")
      hold(press)
      let panel = try XCTUnwrap(press.display?.panel)
      XCTAssertEqual(panel.content?.title, "Inside")
      wait("it is placed") { panel.height > 0 }
      let box = try XCTUnwrap(panel.bounds(in: window))
      let cover = try XCTUnwrap(popover.shownBounds(in: window))
      XCTAssertNotNil(
        Rectangle(x: 300, y: 100, width: 200, height: 200).intersection(cover), "It would be covered in the middle.")
      XCTAssertNil(box.intersection(cover), "\(box) is covered by \(cover).")
      XCTAssertGreaterThanOrEqual(box.y, 0)
      XCTAssertLessThanOrEqual(box.y + box.height, Double(window.height))
      Hands.act("keyup", "space")
      wait("the action") { pressed == ["Inside"] }
    }
  }

  func testInAPopoverAPointerHoldsToo() throws {
    try withPopover { window, inside, _, press in
      defer { Hands.act("mouseup", "1") }
      // A popover moves once more after it has come on screen, and X tells of what has come under a resting pointer only
      // when that moves: the hand goes after it, to and fro, until it stands still.
      var last: Rectangle?
      var framesAtRest = 0
      var isThere = false
      inside.onEachFrame { [weak inside, weak window] _ in
        guard let inside, let window, let own = inside.shownBounds(in: window) else { return false }
        framesAtRest = own == last ? framesAtRest + 1 : 0
        last = own
        Hands.act("mousemove", "\(Int(own.x + own.width / 2) + framesAtRest % 2)", "\(Int(own.y + own.height / 2))")
        isThere = framesAtRest > 5 && inside.stateFlags.contains(.hovered)
        return !isThere
      }
      wait("the pointer is there") { isThere }
      Hands.act("mousedown", "1")
      hold(press)
      XCTAssertEqual(press.display?.panel.content?.title, "Inside")
      Hands.act("mouseup", "1")
      wait("the action") { pressed == ["Inside"] }
    }
  }

  func testAnOpenPopoverFollowsTheScaleLive() throws {
    try withGroup(["Cut"], scale: 1) { _, buttons, _ in
      // A tooltip that comes back just before its window goes is more than GTK can bear: this one stays.
      buttons[0].showsLargeContent = false
      let popover = Popover(Box(.horizontal) { Button("Inside") })
      popover.hidesByItself = false
      popover.setParent(buttons[0])
      popover.popUp()
      defer { end(popover) }
      wait("the popover is on screen") { popover.isMapped && popover.width > 0 }
      XCTAssertNil(LargeContentViewer.shared.press(on: popover))
      Settings.shared.textScale = 2
      XCTAssertNotNil(LargeContentViewer.shared.press(on: popover))
      LargeContentViewer.shared.policy = .never
      defer { LargeContentViewer.shared.policy = .automatic }
      XCTAssertNil(LargeContentViewer.shared.press(on: popover))
    }
  }

  func testLettingGoOfAnInactiveOneLeadsToTheCause() throws {
    try withGroup(["Send", "Cut"]) { window, buttons, watch in
      buttons[0].disable(because: "Write an address first", leadingTo: buttons[1])
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      XCTAssertEqual(watch.press?.display?.panel.content?.reason, "Write an address first")
      Hands.act("keyup", "space")
      wait("the cause has focus") { buttons[1].isFocused }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
      buttons[0].isEnabled = true
    }
  }

  func testHoldingSpaceShowsArrowsMoveAndLettingGoActivates() throws {
    try withGroup(["Cut", "Copy"]) { _, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      Hands.act("key", "Right")
      wait("the neighbour") { watch.press?.display?.panel.content?.title == "Copy" }
      XCTAssertTrue(buttons[0].isFocused)
      Hands.act("keyup", "space")
      wait("the action") { !pressed.isEmpty }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { pressed.count > 1 })
      XCTAssertEqual(pressed, ["Copy"])
    }
  }

  func testAShortSpacePressesOnceAndEscapeCallsAHeldOneOff() throws {
    try withGroup(["Cut"]) { _, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("key", "space")
      wait("the action") { pressed == ["Cut"] }
      Hands.act("keydown", "space")
      hold(watch)
      Hands.act("key", "Escape")
      wait("it is called off") { watch.press?.session.isShown == false }
      Hands.act("keyup", "space")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { pressed.count > 1 })
    }
  }

  func testAnotherWindowCallsItOff() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      let other = Window("Other", child: Label("Other"))
      other.present()
      wait("it is called off") { watch.press?.session.isShown == false }
      Hands.act("mouseup", "1")
      other.destroy()
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
    }
  }

  func testAControlsOwnLongPressComesLater() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      var isLong = false
      buttons[0].ownLongPress = { isLong = true }
      XCTAssertEqual(buttons[0].longPressDelayFactor, 2)
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      XCTAssertFalse(isLong)
      wait("the second wait") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("its own long press") { isLong }
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
    }
  }

  func testAContextMenuComesLater() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      buttons[0].contextMenu = Menu { MenuItem("Cut Everything") }
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.8) { buttons[0].isContextMenuOpen }, "GTK's own time is over.")
      hold(watch)
      wait("the second wait") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the menu") { buttons[0].isContextMenuOpen }
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty || !buttons[0].isContextMenuOpen })
      Hands.act("key", "Escape")
      wait("it is closed") { !buttons[0].isContextMenuOpen }
      letGo(of: buttons[0])
    }
  }

  func testThePanelIsInTheMiddleAndInsideTheWindow() throws {
    try withGroup(["A title that is so very long that there is no room for it in a window of this width at all"]) {
      window, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      guard let panel = watch.press?.display?.panel else { return XCTFail("Nothing is shown.") }
      wait("it is placed") { panel.height > 0 }
      XCTAssertTrue(panel.parent === window)
      let box = panel.bounds(in: window) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
      XCTAssertLessThanOrEqual(box.width, 0.6 * Double(window.width))
      XCTAssertEqual(box.x + box.width / 2, Double(window.width) / 2, accuracy: 1)
      XCTAssertEqual(box.y + box.height / 2, Double(window.height) / 2, accuracy: 1)
      XCTAssertGreaterThanOrEqual(box.y, 0)
      XCTAssertFalse(panel.canTarget)
      XCTAssertEqual(panel.accessibleRole, AccessibleRole.none)
      Hands.act("keyup", "space")
      wait("it fades") { panel.hasStyleClass("leaving") }
      wait("the fade is timed") { time.sleepers > 0 }
      time.advance(by: .milliseconds(120))
      wait("it has gone") { panel.parent == nil }
    }
  }

  func testThePictureGivesWayInALowWindowAndComesToRest() throws {
    for (height, isIconShown) in [(240, true), (130, false)] {
      try withGroup(["Cut"], height: height) { window, buttons, watch in
        buttons[0].grabFocus()
        Hands.act("keydown", "space")
        defer { Hands.act("keyup", "space") }
        hold(watch)
        let panel = try XCTUnwrap(watch.press?.display?.panel)
        wait("it is placed") { panel.height > 0 }
        // GTK warns of a layout that asks for another one over and over.
        try window.waitForFrames(6)
        XCTAssertEqual(panel.shownIconSize > 0, isIconShown)
        XCTAssertLessThan(panel.shownIconSize, LargeContentDisplay.iconSize)
        XCTAssertLessThanOrEqual(try XCTUnwrap(panel.bounds(in: window)).height, Double(height))
      }
    }
  }

  func testAWindowThatGoesTakesEverythingWithIt() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      window.destroy()
      Hands.act("keyup", "space")
    }
  }
}
