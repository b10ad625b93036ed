import GtkTesting
import XCTest

@testable import Thimble

/// What a button says, heard where it hands its words over.
final class PendingVoiceTests: ThimbleTestCase {
  private let time = ManualTime()
  private var said: [String] = []

  private func listen(to button: Button) -> Button {
    button.pacemaker = time.pacemaker
    button.announcer = Announcer(
      say: { [unowned self] message, _ in said.append(message) }, settle: { [unowned self] _ in said.append("-") })
    return button
  }

  private func advance(by duration: Duration) {
    wait("the timer") { time.sleepers == 1 }
    time.advance(by: duration)
  }

  func testBusyOnceAndTheOutcomeOnce() {
    let button = listen(to: Button("_Save"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.startLoading()
      XCTAssertEqual(said, [])
      advance(by: .milliseconds(400))
      wait("the start") { said == ["Save, busy"] }
      button.startLoading()
      time.advance(by: .seconds(2))
      button.stopLoading(.success)
      XCTAssertEqual(said, ["Save, busy", "Save, done"])
      advance(by: .milliseconds(1_500))
      wait("the moment is over") { said == ["Save, busy", "Save, done", "-"] }
      drain()
      XCTAssertEqual(time.sleepers, 0)
    }
  }

  func testNothingIsSaidOfShortWork() {
    let button = listen(to: Button("Save"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.startLoading()
      advance(by: .milliseconds(399))
      button.stopLoading(.failure)
      time.advance(by: .seconds(9))
      drain()
      XCTAssertEqual(said, [])
    }
  }

  func testNothingIsSaidInAWindowThatNobodyAttendsTo() {
    let button = listen(to: Button("Save"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      let other = Window("Other", child: Entry())
      other.present()
      defer { other.destroy() }
      wait("the other window is the active one") { other.isActive && !window.isActive }
      button.startLoading()
      advance(by: .milliseconds(400))
      wait("it is shown") { button.hasStyleClass("loading") }
      button.stopLoading(.success)
      XCTAssertEqual(said, [])
    }
  }

  func testTheLabelWhenLoadingIsSaidInItsPlace() {
    let button = listen(to: IconButton(icon: "document-save-symbolic", accessibilityLabel: "Save"))
    button.accessibilityLabelWhenLoading = "Saving your letter"
    button.pendingWords = PendingWords(success: "saved")
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.startLoading()
      advance(by: .milliseconds(400))
      wait("the start") { !said.isEmpty }
      button.stopLoading(.success)
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
    button.activationPolicy = .queue
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      XCTAssertTrue(button.willClick() && button.willClick())
      advance(by: .milliseconds(400))
      wait("the start") { said == ["Upload, busy"] }
      gate.open()
      wait("the end") { runs == 2 && !button.isPending }
      XCTAssertEqual(said, ["Upload, busy", "Upload, done"])
    }
  }

  func testTheScreenReadersRecipePassesAndIsUndone() {
    let button = Button("Save")
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.grabFocus()
      Announcer.screenReader.say("Save, busy", button)
      XCTAssertEqual(button.accessibilityLabel, "Save", "What it is called has not changed.")
      button.title = "Save As"
      Announcer.screenReader.settle(button)
      XCTAssertEqual(button.accessibilityLabel, "Save As")
    }
  }
}
