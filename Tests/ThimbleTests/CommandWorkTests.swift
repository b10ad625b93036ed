import GtkTesting
import Thimble
import XCTest

/// The work of a command: its buttons treat it like their own work.
@preconcurrency @MainActor
final class CommandWorkTests: ThimbleTestCase {
  private let time = ManualTime()

  /// Creates a command whose work waits at a gate, and shows two buttons for it.
  private func withButtons(
    _ gate: Gate, _ body: @MainActor (Command, [Button], Window, @MainActor () -> Bool?) -> Void
  ) {
    var isCancelled: Bool?
    let command = Command("sync", "Sync") { progress in
      progress.fraction = 0.25
      await gate.pass()
      isCancelled = Task.isCancelled
    }
    command.pacemaker = time.pacemaker
    let buttons = [Button(command), Button(command)]
    for button in buttons { button.pacemaker = time.pacemaker }
    withWindow(Box(.vertical) { buttons }) { window in
      body(command, buttons, window) { isCancelled }
      gate.open()
      wait("the command has ended") { !command.isRunning }
    }
  }

  func testAnyButtonCancelsTheWork() {
    let gate = Gate()
    withButtons(gate) { command, buttons, _, isCancelled in
      buttons[0].press.perform()
      wait("the command reports its progress") { command.progressFraction != nil }
      buttons[1].work.cancel()
      gate.open()
      wait("the work has ended") { isCancelled() != nil }
      XCTAssertEqual(isCancelled(), true)
    }
  }

  func testEscapeOnAnyButtonCancelsTheWork() throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    var isStopped = false
    let command = Command("sync", "Sync") { () async in
      do { try await Task.sleep(for: .seconds(3_600)) } catch { isStopped = true }
    }
    let buttons = [Button(command), Button(command)]
    withWindow(Box(.vertical) { buttons }) { window in
      wait("the window is the active one") { window.isActive }
      command.activate()
      wait("every button is at work") { buttons.allSatisfy(\.isPending) }
      buttons[1].grabFocus()
      Hands.key("Escape")
      wait("the work is stopped") { isStopped && !command.isRunning }
    }
  }

  func testEveryButtonShowsTheProgress() {
    let gate = Gate()
    withButtons(gate) { command, buttons, _, _ in
      command.activate()
      wait("the command has done a quarter") { command.progressFraction == 0.25 }
      XCTAssertEqual(buttons.map(\.work.progress), [0.25, 0.25])
      XCTAssertEqual(Button(command).work.progress, 0.25, "A later button also shows it.")
    }
  }

  func testThePolicyIsOneForTheCommandAndItsButtons() {
    var runs = 0
    let gate = Gate()
    let command = Command("sync", "Sync") { () async in
      runs += 1
      await gate.pass()
    }
    let button = Button(command)
    withWindow(button) { _ in
      button.work.options.activationPolicy = .queue
      XCTAssertEqual(command.activationPolicy, .queue)
      command.activate()
      button.press.perform()
      XCTAssertTrue(command.action.isEnabled, "A request would have an effect.")
      gate.open()
      wait("the command has run twice") { runs == 2 && !command.isRunning }
      XCTAssertFalse(button.isPending)
    }
  }

  func testADebouncedCommandWaitsForAPause() {
    var runs = 0
    let command = Command("find", "Find") { runs += 1 }
    command.pacemaker = time.pacemaker
    command.activationPolicy = .debounce(.milliseconds(300))
    for _ in 0..<3 { command.activate() }
    XCTAssertEqual(runs, 0)
    time.advance(by: .milliseconds(300))
    wait("the command has run once") { runs == 1 }
    drain()
    XCTAssertEqual(runs, 1)
  }

  func testTheWorkGoesOnWhenOneButtonLeaves() {
    let gate = Gate()
    var isCancelled: Bool?
    let command = Command("sync", "Sync") { () async in
      await gate.pass()
      isCancelled = Task.isCancelled
    }
    let button = Button(command)
    withWindow(button) { _ in
      command.activate()
      wait("the button is at work") { button.isPending }
    }
    drain()
    XCTAssertTrue(command.isRunning)
    gate.open()
    wait("the work has ended") { isCancelled != nil }
    XCTAssertEqual(isCancelled, false)
    wait("the command has ended") { !command.isRunning }
  }
}
