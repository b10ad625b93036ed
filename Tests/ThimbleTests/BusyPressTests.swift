import CGtk
import GtkTesting
import Observation
import Thimble
import XCTest

/// Presses while the main thread is busy: a press means what the person did, by the times of the events.
@preconcurrency @MainActor
final class BusyPressTests: ThimbleTestCase {
  private var runs = 0
  private let heard = Said()

  private func button(_ title: String = "Wipe") -> Button {
    let button = Button(title) { [weak self] in self?.runs += 1 }
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    listen(to: button, heard)
    return button
  }

  private func withButton(_ button: Button, _ body: (Window) throws -> Void) throws {
    try withHands(Box(.vertical) { [Entry(""), button] }) { window in
      Hands.move(to: button, in: window)
      button.grabFocus()
      try body(window)
    }
  }

  /// A pointer's and a key's press, as commands of xdotool. Where the release must not come too late, other keys come before
  /// it: the main loop handles one event in each turn.
  private let sources = [
    (down: ["mousedown", "1"], up: ["mouseup", "1"]), (["keydown", "space"], ["keyup", "space"]),
  ]

  func testAShortPressConfirmsNoHold() throws {
    for (down, up) in sources {
      let button = button()
      button.press.confirmation = .hold(for: .seconds(1))
      heard.all = []
      try withButton(button) { _ in
        Hands.act(down[0], down[1])
        wait("\(down) presses the button") { button.press.isTracking }
        try Hands.actWhileBusy("sleep", "0.3", "key", "shift", up[0], up[1], "sleep", "1.2")
        wait("the button asks to hold after \(up)") { !heard.all.isEmpty }
        XCTAssertEqual(runs, 0)
      }
    }
  }

  func testALongPressConfirmsAHold() throws {
    for (down, up) in sources {
      runs = 0
      let button = button()
      button.press.confirmation = .hold(for: .seconds(1))
      try withButton(button) { _ in
        Hands.act(down[0], down[1])
        wait("\(down) presses the button") { button.press.isTracking }
        try Hands.actWhileBusy("sleep", "1.2", up[0], up[1])
        wait("the action runs after \(up)") { runs > 0 }
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs > 1 })
      }
    }
  }

  func testAShortPressIsNoLongPress() throws {
    for (down, up) in sources {
      runs = 0
      var isLong = false
      let button = button()
      button.press.options.timing.longPress = .milliseconds(700)
      button.press.setLongPress("Later") { _ in isLong = true }
      try withButton(button) { _ in
        Hands.act(down[0], down[1])
        wait("\(down) presses the button") { button.press.isTracking }
        try Hands.actWhileBusy("sleep", "0.2", "key", "shift", up[0], up[1], "sleep", "0.8")
        wait("the action runs after \(up)") { runs == 1 }
        XCTAssertFalse(isLong)
      }
    }
  }

  func testAnUndoInTimeIsNotLost() throws {
    let button = button("Send")
    button.press.confirmation = .undo(for: .seconds(1))
    try withButton(button) { _ in
      for (down, up) in sources {
        heard.all = []
        button.press.perform()
        wait("the time to undo begins") { button.hasStyleClass("undoable") }
        try Hands.actWhileBusy(
          "sleep", "0.5", down[0], down[1], "sleep", "0.05", up[0], up[1], "sleep", "0.8")
        wait("\(down) takes it back") { heard.all.last == "Send, undone" }
        XCTAssertFalse(MainLoop.run(atMost: 0.6) { runs > 0 })
      }
    }
  }

  func testTheTimeToUndoBeginsWhenItIsOffered() throws {
    for (down, up) in sources {
      runs = 0
      let button = button("Send")
      button.press.confirmation = .undo(for: .seconds(1))
      try withButton(button) { _ in
        try Hands.actWhileBusy(down[0], down[1], up[0], up[1], "sleep", "1.5")
        wait("\(down) begins the time to undo") { button.hasStyleClass("undoable") }
        XCTAssertFalse(MainLoop.run(atMost: 0.7) { runs > 0 })
        wait("the action runs") { runs == 1 }
      }
    }
  }

  func testAPressThatBeganInTimeStillUndoes() throws {
    let button = button("Send")
    button.press.confirmation = .undo(for: .seconds(1))
    try withButton(button) { _ in
      button.press.perform()
      Hands.press()
      wait("the button is pressed") { button.state.contains(.highlighted) }
      XCTAssertFalse(MainLoop.run(atMost: 1.3) { runs > 0 }, "The action waits for the end of the press.")
      Hands.letGo()
      wait("the release takes it back") { heard.all.last == "Send, undone" }
      XCTAssertEqual(runs, 0)
    }
  }

  func testAPressThatLeavesTheButtonDoesNotUndo() throws {
    let button = button("Send")
    button.press.confirmation = .undo(for: .milliseconds(300))
    try withButton(button) { window in
      button.press.perform()
      Hands.press()
      Hands.move(to: button, in: window, dy: 100)
      Hands.letGo()
      wait("the action runs") { runs == 1 }
    }
  }

  /// The presses by a person of a button with the title "_Send", which has the pointer and keyboard focus.
  private let presses: [(String, @MainActor (Button) -> Void)] = [
    ("a click", { _ in Hands.click() }), ("Space", { _ in Hands.key("space") }),
    ("Return", { _ in Hands.key("Return") }), ("the mnemonic", { _ in Hands.key("alt+s") }),
    ("an assistive technology", { $0.withUnsafeGtkWidget { _ = gtk_widget_activate($0) } }),
  ]

  func testAPressMeantForUndoDoesNotBeginAnew() throws {
    let button = button("_Send")
    button.press.confirmation = .undo(for: .milliseconds(300))
    try withButton(button) { _ in
      for (name, press) in presses {
        runs = 0
        button.press.perform()
        wait("the action runs") { runs == 1 }
        press(button)
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { button.hasStyleClass("undoable") }, name)
        wait("\(name) counts again") {
          press(button)
          return MainLoop.run(atMost: 0.3) { button.hasStyleClass("undoable") }
        }
        wait("the action runs again") { runs == 2 }
      }
    }
  }

  func testAPressMeantToCancelDoesNotBeginAnew() throws {
    let button = Button("_Send") { [weak self] in
      try await Task.sleep(for: .milliseconds(50))
      self?.runs += 1
    }
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    button.work.options.activationPolicy = .cancel
    try withButton(button) { _ in
      for (name, press) in presses {
        runs = 0
        button.press.perform()
        wait("the work ends by itself") { runs == 1 && !button.isPending }
        press(button)
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { button.isPending || runs > 1 }, name)
        wait("\(name) counts again") {
          press(button)
          return MainLoop.run(atMost: 0.2) { button.isPending || runs > 1 }
        }
        wait("the work ends again") { !button.isPending }
      }
    }
  }

  func testTheSecondPressOfADoubleClickOnUndoDoesNotBeginAnew() throws {
    let button = button("Send")
    button.press.confirmation = .undo(for: .seconds(2))
    try withButton(button) { _ in
      button.press.perform()
      Hands.click()
      Hands.click()
      wait("the action is taken back") { heard.all.last == "Send, undone" }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { button.hasStyleClass("undoable") })
    }
  }

  func testTheSecondPressOfADoubleClickThatCancelsDoesNotBeginAnew() throws {
    let button = Button("Send") { try await Task.sleep(for: .seconds(600)) }
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    button.work.options.activationPolicy = .cancel
    try withButton(button) { _ in
      button.press.perform()
      wait("the work runs") { button.isPending }
      // A press of a button that has only just come under the pointer is ignored.
      wait("a double click cancels the work") {
        Hands.click()
        Hands.click()
        return MainLoop.run(atMost: 0.6) { !button.isPending }
      }
      XCTAssertFalse(MainLoop.run(atMost: 0.2) { button.isPending })
      wait("a later click begins anew") {
        Hands.click()
        return MainLoop.run(atMost: 0.2) { button.isPending }
      }
      button.work.cancel()
    }
  }

  func testAPressOnWhatHasJustComeUnderThePointerIsIgnored() throws {
    let (above, below) = (Button("Above"), button())
    below.horizontalAlignment = .fill
    // Longer than any machine is busy until the press, and shorter than it is busy after that.
    below.reflowDelay = .seconds(1)
    below.isVisible = false
    try withHands(Box(.vertical) { [above, below] }) { window in
      Hands.move(to: above, in: window)
      wait("the pointer is on the button above") { above.stateFlags.contains(.hovered) }
      let top = above.bounds(in: window)?.y
      above.isVisible = false
      below.isVisible = true
      wait("the button below has come there") { below.isMapped && below.bounds(in: window)?.y == top }
      try Hands.actWhileBusy("click", "1", "sleep", "1.5")
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { runs > 0 })
      wait("a later click counts") {
        Hands.click()
        return MainLoop.run(atMost: 0.2) { runs > 0 }
      }
    }
  }

  // MARK: Other commands

  @Observable
  @MainActor
  final class Order {
    var isWritten = false
  }

  func testAPressMeantForTheOldCommandDoesNotRunTheNewOne() throws {
    var saves = 0
    let save = Command("save", "_Save") { saves += 1 }
    let send = Command("send", "_Send") { [weak self] in self?.runs += 1 }
    // A button with a long press follows Space itself.
    for (hasLongPress, (name, press)) in presses.map({ (false, $0) }) + [(true, presses[1])] {
      let order = Order()
      let button = button("Save").bind(\.command) { order.isWritten ? send : save }
      if hasLongPress { button.press.setLongPress("Later") { _ in } }
      try withButton(button) { _ in
        runs = 0
        order.isWritten = true
        wait("the button has the new command") { button.command === send }
        press(button)
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs > 0 }, name)
        wait("\(name) counts again") {
          press(button)
          return MainLoop.run(atMost: 0.3) { runs > 0 }
        }
      }
    }
    XCTAssertEqual(saves, 0)
  }

  func testAfterItsOwnPressAButtonIgnoresOnlyADoubleClick() throws {
    let order = Order()
    let start = Command("start", "Start") { order.isWritten = true }
    let stop = Command("stop", "Stop") { [weak self] in self?.runs += 1 }
    let button = button("Start").bind(\.command) { order.isWritten ? stop : start }
    try withButton(button) { _ in
      let begin = ContinuousClock.now
      Hands.click()
      wait("the button has the new command") { button.command === stop }
      Hands.click()
      let isDouble = begin.duration(to: .now) < .milliseconds(400)
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { isDouble && runs > 0 })
      Hands.click()
      // On a very busy machine the press may come after a second, where any press counts.
      wait("the second press counts") { runs > 0 }
    }
  }

  func testTheTimeOfADoubleClickIsTheDesktops() throws {
    let time = Settings.shared[.doubleClickTime]
    defer { Settings.shared[.doubleClickTime] = time }
    // Longer than any machine is busy between two clicks.
    Settings.shared[.doubleClickTime] = 60_000
    let order = Order()
    let start = Command("start", "Start") { order.isWritten = true }
    let stop = Command("stop", "Stop") { [weak self] in self?.runs += 1 }
    let button = button("Start").bind(\.command) { order.isWritten ? stop : start }
    try withButton(button) { _ in
      Hands.click()
      wait("the button has the new command") { button.command === stop }
      for turn in ["second", "third"] {
        Hands.click()
        XCTAssertFalse(MainLoop.run(atMost: 0.5) { runs > 0 }, "The \(turn) press belongs to a double click.")
      }
    }
  }

  func testACommandOfAnotherObjectCountsAtOnceUnlessTheUserIsThere() throws {
    struct Row: Identifiable { var id: Int }
    var opened: [Int] = []
    let open = ObjectCommand<Row>("open", "_Send") { (row: Row) in opened.append(row.id) }
    let button = Button(open(Row(id: 1)))
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    // Nobody has seen the command before it is on screen.
    button.command = Command("early", "_Send") { opened.append(0) }
    let entry = Entry("")
    try withHands(Box(.vertical) { [entry, button] }) { window in
      Hands.move(to: button, in: window)
      Hands.click()
      wait("a press after the start counts") { opened == [0] }
      button.command = open(Row(id: 1))
      wait("the command counts") {
        Hands.click()
        return MainLoop.run(atMost: 0.2) { opened == [0, 1] }
      }
      entry.grabFocus()
      Hands.move(x: 1, y: 1)
      wait("the pointer has left the button") { !button.stateFlags.contains(.hovered) }
      button.command = open(Row(id: 2))
      Hands.move(to: button, in: window)
      Hands.click()
      wait("the press was meant for the other object") { opened.last == 2 }
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { opened.count > 3 }, "One click is one press.")
      button.command = open(Row(id: 3))
      Hands.click()
      XCTAssertFalse(MainLoop.run(atMost: 0.2) { opened.last == 3 }, "The pointer was there before.")
    }
  }

  func testAToastsButtonIsNotLost() throws {
    var isUndone = false
    let content = Button("Content")
    let toasts = ToastOverlay(content)
    try withHands(toasts) { window in
      toasts.show(Toast("Deleted", button: "Undo", timeout: .seconds(1)) { isUndone = true })
      wait("the toast is on screen") { toasts.descendants(of: Button.self).contains { $0.title == "Undo" } }
      let undo = try XCTUnwrap(toasts.descendants(of: Button.self).first { $0.title == "Undo" })
      undo.reflowDelay = nil
      wait("the button has its place") { undo.width > 0 }
      // The pointer comes late, so that it does not keep the toast.
      let box = try XCTUnwrap(undo.bounds(in: window))
      let (x, y) = (Int(box.x + box.width / 2), Int(box.y + box.height / 2))
      try Hands.actWhileBusy("sleep", "0.6", "mousemove", "\(x)", "\(y)", "click", "1", "sleep", "0.6")
      wait("the deletion is undone") { isUndone }
    }
  }
}
