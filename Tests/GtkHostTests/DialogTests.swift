import CAccessible
import GtkHost
import GtkTesting
import XCTest

/// Alerts of the running GTK. The tests find their buttons by title. The end-to-end tests of the notes application
/// choose files.
@preconcurrency @MainActor
final class DialogTests: GtkTestCase {
  private enum Answer { case discard, save }

  private let alert = AlertDialog("Save the changes?", detail: "Otherwise they are lost.")

  func testTheAnswerIsThatOfTheButton() {
    for (title, expected) in [("Discard", Answer.discard), ("Save", .save), ("Cancel", nil)] as [(String, Answer?)] {
      let answer = answer { press(title) }
      XCTAssertEqual(answer, .some(expected), title)
    }
  }

  func testClosingTheDialogIsNoAnswer() {
    // The close runs in the main loop, as for a key. Otherwise GTK's own task would outlive its window.
    let answer = answer { Task { dialogs.first?.close() } }
    XCTAssertEqual(answer, .some(nil))
  }

  func testCancellingTheTaskClosesTheDialog() {
    withWindow(Label("Content")) { window in
      var answer: Answer??
      let task = Task { answer = .some(await choose(over: window)) }
      wait("the dialog is there") { !dialogs.isEmpty }
      task.cancel()
      wait("the dialog is gone") { answer != nil && dialogs.isEmpty }
      XCTAssertEqual(answer, .some(nil))
    }
  }

  func testACancelledTaskShowsNothing() {
    withWindow(Label("Content")) { window in
      var answer: Answer??
      let task = Task { answer = .some(await choose(over: window)) }
      task.cancel()
      wait("the task ends") { answer != nil }
      XCTAssertTrue(dialogs.isEmpty)
    }
  }

  func testTheEndOfTheWindowIsTheEndOfTheDialog() {
    let window = Window("Owner", child: Label("Content"))
    window.present()
    var answer: Answer??
    Task { answer = .some(await choose(over: window)) }
    wait("the dialog is there") { !dialogs.isEmpty }
    window.destroy()
    wait("the dialog is gone") { answer != nil && dialogs.isEmpty }
    XCTAssertEqual(answer, .some(nil))
  }

  func testAssistiveTechnologiesCallTheDialogByItsMessage() {
    let answer = answer {
      let isCalled = dialogs.first?.withUnsafeGtkWidget { caccessible_is_called($0, alert.message) != 0 }
      XCTAssertEqual(isCalled, true)
      press("Cancel")
    }
    XCTAssertEqual(answer, .some(nil))
  }

  func testAQuestionHasTwoAnswersAndAMessageNone() {
    withWindow(Label("Content")) { window in
      var isConfirmed: Bool?
      Task { isConfirmed = await alert.confirm("_Go On", cancel: "_Cancel", over: window) }
      wait("the dialog is there") { press("Go On") }
      wait("the question returns its answer") { isConfirmed == true }
      var isRead = false
      Task {
        await AlertDialog("That did not work").show(close: "_Close", over: window)
        isRead = true
      }
      wait("the message is there") { press("Close") }
      wait("the message returns and is closed") { isRead && dialogs.isEmpty }
    }
  }

  // MARK: Acting

  private func choose(over window: Window) async -> Answer? {
    await alert.choose(["_Discard": .discard, "_Save": .save], cancel: "_Cancel", over: window)
  }

  private func answer(_ act: () -> Void) -> Answer?? {
    var answer: Answer??
    withWindow(Label("Content")) { window in
      Task { answer = .some(await choose(over: window)) }
      wait("the dialog is there") { dialogs.first?.isMapped == true }
      act()
      wait("the dialog returns its answer") { answer != nil && dialogs.isEmpty }
    }
    return answer
  }

  private var dialogs: [Window] { Window.all.filter { $0.isModal && $0.isVisible } }

  @discardableResult
  private func press(_ title: String) -> Bool {
    guard let dialog = dialogs.first(where: \.isMapped), let button = Self.button(title, in: dialog) else {
      return false
    }
    button.emitClicked()
    return true
  }

  private static func button(_ title: String, in widget: Widget) -> Widget? {
    if widget.typeName == "GtkButton", widget[Property<Widget, String?>("label")]?.replacing("_", with: "") == title {
      return widget.takesInput && widget.isMapped ? widget : nil
    }
    return widget.children.lazy.compactMap { button(title, in: $0) }.first
  }
}
