import GtkTesting
import Thimble
import XCTest

/// Widgets around buttons: a popover of a button, a bar for its work, and rows of preferences.
@preconcurrency @MainActor
final class SmallPartsTests: ThimbleTestCase {
  func testAPressOpensThePopoverAndFocusComesBack() {
    let entry = Entry("inside")
    let button = Button("Filters").opensPopover(entry)
    withWindow(Box { button }) { window in
      button.grabFocus()
      press(button)
      XCTAssertTrue(button.isPopoverOpen && button.state.contains(.selected))
      entry.grabFocus()
      press(button)
      wait("the popover is closed") { !button.isPopoverOpen && !button.state.contains(.selected) }
      XCTAssertTrue(button.isFocused)
      button.isPopoverOpen = true
      XCTAssertTrue(entry.isMapped)
      button.isVisible = false
      wait("the popover closes with its button") { !button.isPopoverOpen }
    }
  }

  func testASelectionIsApartFromTheOpenPopover() {
    let button = Button("Filters").opensPopover(Label("Filters"))
    withWindow(Box { button }) { _ in
      button.isPopoverOpen = true
      button.accessibilityHint = "Shows fewer notes"
      XCTAssertFalse(button.isSelected)
      XCTAssertTrue(isDescribed("Shows fewer notes", button), "It is open, not selected.")
      button.isSelected = true
      button.isPopoverOpen = false
      wait("the popover is closed") { !button.isPopoverOpen }
      XCTAssertTrue(button.isSelected && button.state.contains(.selected))
      button.isSelected = false
      XCTAssertFalse(button.state.contains(.selected))
    }
  }

  func testAButtonThatIsDisabledClosesItsPopoverAndPassesFocusOn() {
    let (entry, below) = (Entry("inside"), Button("Below"))
    let button = Button("Filters").opensPopover(entry)
    withWindow(Box(.vertical) { [button, below] }) { _ in
      for (disable, heir) in [({ button.isEnabled = false }, below), ({ button.disable(because: "No notes") }, button)]
      {
        button.isPopoverOpen = true
        wait("the popover is open") { entry.isMapped }
        entry.grabFocus()
        disable()
        wait("the popover is closed") { !button.isPopoverOpen && !entry.isMapped }
        wait("focus is at \(heir.accessibilityLabel)") { heir.isFocused }
        button.isPopoverOpen = true
        XCTAssertFalse(button.isPopoverOpen, "Nobody could close it.")
        button.isEnabled = true
      }
    }
  }

  func testABarShowsTheWorkOfACommand() {
    let gate = Gate()
    let command = Command("save", "_Save") { progress in
      progress.fraction = 0.5
      await gate.pass()
    }
    let bar = ProgressBar(command)
    XCTAssertTrue(isCalled("Save", bar))
    XCTAssertFalse(bar.isVisible)
    command.activate()
    wait("the bar shows the half") { bar.isVisible && bar.fraction == 0.5 }
    gate.open()
    wait("the bar is hidden") { !bar.isVisible }
    XCTAssertEqual(bar.fraction, 0.5, "A share that is unknown would move the hidden bar.")
  }

  func testABarOfARowThatShowsAnotherItemShowsTheWorkOfThatItemsCommand() {
    let gate = Gate()
    let busy = Command("busy", "_Busy") { await gate.pass() }
    let idle = Command("idle", "_Idle") {}
    let bar = ProgressBar(idle)
    busy.activate()
    bar.command = busy
    XCTAssertTrue(bar.isVisible && isCalled("Busy", bar))
    bar.command = idle
    XCTAssertTrue(!bar.isVisible && isCalled("Idle", bar))
    bar.command = busy
    bar.command = nil
    XCTAssertFalse(bar.isVisible)
    bar.command = idle
    gate.open()
    wait("the work has ended") { !busy.isRunning }
    XCTAssertFalse(bar.isVisible)
  }

  func testAMotionControllerTellsThePlaceOfThePointer() throws {
    var places: [Point?] = []
    let label = Label("Here").with { $0.setSizeRequest(width: 200, height: 100) }
    label.add(MotionController(at: { places.append($0) }))
    (label.horizontalAlignment, label.verticalAlignment) = (.start, .start)
    try withHands(Box(.vertical) { [label] }) { window in
      let corner = try XCTUnwrap(label.bounds(in: window))
      Hands.move(x: Int(corner.x) + 40, y: Int(corner.y) + 30)
      wait("the place is told") { places.last == Point(x: 40, y: 30) }
      Hands.move(x: Int(corner.x) + 40, y: Int(corner.y) + 150)
      wait("the pointer has left") { places.count > 1 && places.last == .some(nil) }
    }
  }

  func testABoxHasAnotherSpacing() {
    let (box, last) = (Box(.vertical, spacing: 6) { Label("One") }, Label("Two"))
    box.append(last)
    withWindow(box) { _ in
      let before = last.bounds(in: box)?.y ?? 0
      box.spacing += 10
      wait("the second child is lower") { last.bounds(in: box)?.y == before + 10 }
      box.spacing = -5
      XCTAssertEqual(box.spacing, 0)
    }
  }

  func testABarShowsTheWorkThatTheProgramBegins() {
    let button = Button("Upload")
    do {
      let bar = ProgressBar(button)
      XCTAssertFalse(bar.isVisible)
      button.work.start()
      XCTAssertTrue(bar.isVisible)
      XCTAssertNil(bar.fraction)
      button.work.progress = 0.4
      XCTAssertEqual(bar.fraction, 0.4)
      button.work.stop()
      XCTAssertFalse(bar.isVisible)
    }
    button.work.start()
    button.work.stop()
  }

  func testABarOfUnknownWorkMovesOnlyOnScreenAndWhereMotionIsAllowed() {
    let before = Settings.shared[.enablesAnimations]
    defer { Settings.shared[.enablesAnimations] = before }
    let bar = ProgressBar("Download")
    bar.fraction = nil
    waitForRest()
    withWindow(Box(.vertical) { [bar, Label("Download")] as [Widget] }) { window in
      waitForMotion(in: window)
      bar.isVisible = false
      waitForRest()
      bar.isVisible = true
      waitForMotion(in: window)
      Settings.shared[.enablesAnimations] = false
      waitForRest()
      Settings.shared[.enablesAnimations] = true
      waitForMotion(in: window)
      bar.fraction = 1
      waitForRest()
    }
  }

  func testABarShowsTheWorkOfAButton() {
    let gate = Gate()
    let button = Button("Save") { await gate.pass() }
    let bar = ProgressBar(button)
    withWindow(Box(.vertical) { [button, bar] as [Widget] }) { _ in
      press(button)
      XCTAssertTrue(bar.isVisible)
      XCTAssertNil(bar.fraction)
      gate.open()
      wait("the bar is hidden") { !bar.isVisible }
    }
  }

  func testAPreferenceRowNamesItsControlAndActivatesIt() {
    let toggle = Switch("")
    let row = PreferenceRow("Dark style", subtitle: "At night", toggle)
    XCTAssertTrue(isCalled("Dark style", toggle))
    XCTAssertTrue(isDescribed("At night", toggle))
    let list = ListBox()
    list.append(row)
    list.append(PreferenceRow("Other", Switch("")))
    withWindow(list) { _ in
      list.emit("row-activated", row)
      wait("the switch is on, after its animation") { toggle.isOn }
    }
  }
}
