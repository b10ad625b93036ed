import GtkTesting
import Thimble
import XCTest

/// The announcements of a button, recorded before GTK gets them.
final class PendingVoiceTests: ThimbleTestCase {
  private let time = ManualTime()
  private let heard = Said()
  private var said: [String] {
    get { heard.all }
    set { heard.all = newValue }
  }

  private func listen(to button: Button) -> Button {
    button.pacemaker = time.pacemaker
    super.listen(to: button, heard)
    return button
  }

  private func advance(by duration: Duration) {
    wait("the button waits for the time") { time.sleepers == 1 }
    time.advance(by: duration)
  }

  func testBusyOnceAndTheOutcomeOnce() {
    let button = listen(to: Button("_Save"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.work.start()
      XCTAssertEqual(said, [])
      advance(by: .milliseconds(400))
      wait("the start is announced") { said == ["Save, busy"] }
      button.work.start()
      time.advance(by: .seconds(2))
      button.work.stop(.success)
      XCTAssertEqual(said, ["Save, busy", "Save, done"])
      advance(by: .milliseconds(1_500))
      wait("no task waits") { time.sleepers == 0 }
      XCTAssertEqual(said, ["Save, busy", "Save, done"])
    }
  }

  func testNothingIsSaidOfShortWork() {
    let button = listen(to: Button("Save"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.work.start()
      advance(by: .milliseconds(399))
      button.work.stop(.success)
      time.advance(by: .seconds(9))
      drain()
      XCTAssertEqual(said, [])
    }
  }

  func testAFailureIsSaidAndShownHoweverShortTheWorkWas() {
    let button = listen(to: Button("Send"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.work.start()
      advance(by: .milliseconds(100))
      button.work.stop(.failure, reason: "You are offline")
      XCTAssertEqual(said, ["Send, failed. You are offline"])
      XCTAssertTrue(button.hasStyleClass("failed"))
      advance(by: .milliseconds(1_500))
      wait("the sign of failure is gone") { !button.hasStyleClass("failed") }
    }
  }

  /// Shows the ring of a button while another program has the keyboard, and calls `away` then.
  private func withRingInTheBackground(_ button: Button, away: () -> Void, back: () -> Void) throws {
    try withHands(Box(.vertical) { button }) { window in
      // Without a window under it, the pointer does not bring the keyboard back.
      Hands.move(x: 1200, y: 1000)
      try Hands.withoutKeyboard {
        wait("the keyboard has gone") { !window.isActive }
        button.work.start()
        advance(by: .milliseconds(400))
        wait("the ring is shown") { button.hasStyleClass("loading") }
        away()
        drain()
        XCTAssertEqual(said, [])
      }
      wait("the keyboard is back") { window.isActive }
      back()
    }
  }

  func testTheOutcomeIsSaidWhenTheWindowIsActiveAgainByThen() throws {
    let button = listen(to: Button("Import"))
    try withRingInTheBackground(button) {
    } back: {
      time.advance(by: .seconds(2))
      button.work.stop(.success)
      XCTAssertEqual(said, ["Import, done"])
    }
  }

  func testTheOutcomeWaitsForTheWindowToBeActive() throws {
    let button = listen(to: Button("Import"))
    try withRingInTheBackground(button) {
      time.advance(by: .seconds(2))
      button.work.stop(.success)
    } back: {
      wait("the outcome is announced") { !said.isEmpty }
      drain()
      XCTAssertEqual(said, ["Import, done"])
    }
  }

  func testNewWorkTakesThePlaceOfAnOutcomeThatNobodyHasHeard() throws {
    let button = listen(to: Button("Import"))
    try withRingInTheBackground(button) {
      time.advance(by: .seconds(2))
      button.work.stop(.failure)
      button.work.start()
    } back: {
      drain()
      XCTAssertEqual(said, [])
      button.work.stop()
    }
  }

  func testOneOfTheButtonsOfACommandSpeaks() {
    let gate = Gate()
    let command = Command("store", "Store") { await gate.pass() }
    let buttons = (0..<3).map { index in
      let button = listen(to: Button(command))
      button.announcer = Announcer { [heard] message, _ in heard.all.append("\(index): \(message)") }
      return button
    }
    buttons[0].isVisible = false
    let field = Entry("")
    withWindow(Box(.vertical) { [field] + buttons }) { window in
      wait("the window is the active one") { window.isActive }
      buttons[2].grabFocus()
      command.activate()
      wait("the buttons wait for the time") { time.sleepers == 3 }
      time.advance(by: .milliseconds(400))
      wait("the buttons show the work") { buttons.allSatisfy { $0.hasStyleClass("loading") } }
      XCTAssertEqual(said, ["2: Store, busy"], "The focused button speaks.")
      field.grabFocus()
      gate.open()
      wait("the work has ended") { !command.isRunning }
      XCTAssertEqual(said, ["2: Store, busy", "1: Store, done"], "The first button on screen speaks.")
    }
  }

  func testAButtonLeavesTheWorkOfItsFormerCommandWithoutAWord() {
    let gate = Gate()
    let first = Command("first", "First") { await gate.pass() }
    let second = Command("second", "Second") {}
    let button = listen(to: Button(first))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      first.activate()
      advance(by: .milliseconds(400))
      wait("the start is announced") { said == ["First, busy"] }
      button.command = second
      XCTAssertFalse(["pending", "loading"].contains(where: button.hasStyleClass))
      XCTAssertFalse(button.isPending)
      button.command = first
      XCTAssertTrue(button.isPending, "The work of the first command is still running.")
      button.command = second
      gate.open()
      wait("the work has ended") { !first.isRunning }
      XCTAssertEqual(said, ["First, busy"])
    }
  }

  func testTheLabelWhenLoadingIsSaidInItsPlace() {
    let button = listen(to: IconButton(icon: "document-save-symbolic", accessibilityLabel: "Save"))
    button.work.options.busyLabel = "Saving your letter"
    button.work.options.words.outcomes[.success] = "saved"
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.work.start()
      advance(by: .milliseconds(400))
      wait("the start is announced") { !said.isEmpty }
      button.work.stop(.success)
      XCTAssertEqual(said, ["Saving your letter", "Save, saved"])
    }
  }

  func testQueuedWorkIsOneToTheEar() {
    let gate = Gate()
    var runs = 0
    let button = listen(
      to: Button("Upload") {
        runs += 1
        await gate.pass()
      })
    button.work.options.activationPolicy = .queue
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      for _ in 0..<2 { press(button) }
      advance(by: .milliseconds(400))
      wait("the start is announced") { said == ["Upload, busy"] }
      gate.open()
      wait("both runs have ended") { runs == 2 && !button.isPending }
      XCTAssertEqual(said, ["Upload, busy", "Upload, done"])
    }
  }

  func testAFailureSaysItsReason() {
    struct Offline: ExplainedError {
      let reason: String
    }
    for (reason, expected) in [("You are offline", "Send, failed. You are offline"), (" ", "Send, failed")] {
      said = []
      let gate = Gate()
      let button = listen(
        to: Button("Send") {
          await gate.pass()
          throw Offline(reason: reason)
        })
      button.work.errorHandler = { _ in }
      withWindow(button) { window in
        wait("the window is the active one") { window.isActive }
        button.activate()
        advance(by: .milliseconds(400))
        wait("the start is announced") { said == ["Send, busy"] }
        gate.open()
        wait("the button is idle") { !button.isPending }
        XCTAssertEqual(said.last, expected)
      }
    }
  }

  func testAFailureByHandSaysItsReasonAndTheNextOneDoesNot() {
    let button = listen(to: Button("Send"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      for (reason, expected) in [("You are offline", "Send, failed. You are offline"), (nil, "Send, failed")] {
        said = []
        button.work.start()
        advance(by: .milliseconds(400))
        wait("the start is announced") { said == ["Send, busy"] }
        button.work.stop(.failure, reason: reason)
        XCTAssertEqual(said.last, expected)
        advance(by: .seconds(2))
        wait("no task waits") { time.sleepers == 0 }
      }
    }
  }

  func testACommandThatFailsSaysItsReason() {
    struct Offline: ExplainedError {
      let reason = "You are offline"
    }
    let gate = Gate()
    let command = Command("send", "Send") {
      await gate.pass()
      throw Offline()
    }
    command.errorHandler = { _ in }
    let button = listen(to: Button(command))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.activate()
      advance(by: .milliseconds(400))
      wait("the start is announced") { said == ["Send, busy"] }
      gate.open()
      wait("the failure is announced") { said.last == "Send, failed. You are offline" }
    }
  }

  func testTheScreenReadersRecipeLeavesTheNameAlone() {
    let button = Button("Save")
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.grabFocus()
      Announcer.screenReader.say("Save, busy", button)
      XCTAssertEqual(button.accessibilityLabel, "Save", "The name has not changed.")
      button.title = "Save As"
      XCTAssertEqual(button.accessibilityLabel, "Save As")
      XCTAssertTrue(isCalled("Save As", button))
      Announcer.screenReader.say("Save As, done", button)
      window.focusedWidget = nil
      wait("the name is the button's own label again") {
        isCalled("Save As", button)
      }
    }
  }
}
