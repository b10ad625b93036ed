import GtkHost
import GtkTesting
import Thimble
import XCTest

/// Several toasts of one overlay, and the end of those that are left.
@preconcurrency @MainActor
final class ToastQueueTests: ThimbleTestCase {
  private var log: [String] = []
  private let time = ManualTime()

  private func plain(_ title: String) -> Toast {
    var toast = Toast(title)
    toast.onDismiss = { [weak self] in self?.log.append("\(title) gone") }
    return toast
  }

  private func undo(_ title: String, timeout: Duration? = .seconds(10)) -> Toast {
    Toast(title, button: "_Undo", timeout: timeout, onDismiss: { [weak self] in self?.log.append("\(title) gone") }) {
      [weak self] in self?.log.append("\(title) undone")
    }
  }

  private func overlay() -> ToastOverlay {
    let toasts = ToastOverlay(Label("Content"))
    toasts.pacemaker = time.pacemaker
    return toasts
  }

  private func pressUndo(in toasts: ToastOverlay) {
    let button = toasts.descendants(of: Button.self).first { $0.accessibilityLabel == "Undo" }
    XCTAssertNotNil(button)
    button.map(press)
  }

  private func titles(_ toasts: ToastOverlay) -> [String] {
    toasts.descendants(of: Label.self).map(\.text).filter { !$0.isEmpty && $0 != "Content" }
  }

  func testTheyAreShownOneAfterTheOther() {
    let toasts = overlay()
    withWindow(toasts) { _ in
      for title in ["A", "B", "C"] { toasts.show(plain(title)) }
      for title in ["A", "B", "C"] {
        XCTAssertEqual(titles(toasts), [title])
        wait("\(title) waits for its time") { time.sleepers == 1 }
        time.advance(by: .seconds(5))
        wait("\(title) is gone") { log.last == "\(title) gone" }
      }
      XCTAssertNil(toasts.toast)
    }
    XCTAssertEqual(log, ["A gone", "B gone", "C gone"])
  }

  func testTheSameMessageAgainKeepsTheShownOneForItsTimeFromThen() {
    let toasts = overlay()
    withWindow(toasts) { _ in
      toasts.show(plain("Copied"))
      wait("the toast waits for its time") { time.sleepers == 1 }
      time.advance(by: .seconds(4))
      toasts.show(plain("Copied"))
      wait("the toast waits for its new time") { time.sleepers == 1 }
      time.advance(by: .seconds(4))
      drain()
      XCTAssertEqual(titles(toasts), ["Copied"])
      XCTAssertEqual(log, [])
      time.advance(by: .seconds(1))
      wait("the toast is gone, for both") { log == ["Copied gone", "Copied gone"] }
      XCTAssertNil(toasts.toast)
    }
  }

  func testTheSameMessageAgainWaitsOnce() {
    let toasts = overlay()
    withWindow(toasts) { _ in
      for toast in [undo("Removed"), plain("A"), plain("A"), plain("B"), undo("Removed")] { toasts.show(toast) }
      var seen: [String] = []
      while let toast = toasts.toast {
        seen.append(toast.title)
        toasts.dismiss()
      }
      XCTAssertEqual(seen, ["Removed", "Removed", "A", "B"], "Each undo is another one.")
      XCTAssertEqual(log, ["Removed gone", "Removed gone", "A gone", "A gone", "B gone"])
    }
  }

  func testALongMessageStaysLongerUnlessItHasATimeOfItsOwn() {
    let toasts = overlay()
    let text = String(repeating: "word ", count: 40)
    let cases: [(toast: Toast, seconds: Int)] = [
      (Toast(text), 15), (Toast(text, button: "_Undo") {}, 15), (Toast(text, timeout: .seconds(2)), 2),
    ]
    withWindow(toasts) { _ in
      for (toast, seconds) in cases {
        toasts.show(toast)
        wait("the toast waits for its time") { time.sleepers == 1 }
        time.advance(by: .seconds(seconds) - .milliseconds(1))
        drain()
        XCTAssertNotNil(toasts.toast)
        time.advance(by: .milliseconds(1))
        wait("the toast is gone after \(seconds) s") { toasts.toast == nil }
      }
    }
  }

  func testAReportDoesNotTakeAnUndoAway() {
    let toasts = overlay()
    withWindow(toasts) { _ in
      toasts.show(undo("Removed"))
      toasts.show(plain("Refreshed"))
      XCTAssertEqual(titles(toasts), ["Removed"])
      pressUndo(in: toasts)
      XCTAssertEqual(log, ["Removed undone"])
      XCTAssertEqual(titles(toasts), ["Refreshed"])
      toasts.dismiss()
    }
  }

  func testAnUndoComesBeforeReportsWhichAreShownAgain() {
    let toasts = overlay()
    withWindow(toasts) { _ in
      toasts.show(plain("A"))
      toasts.show(plain("B"))
      toasts.show(undo("First"))
      XCTAssertEqual(titles(toasts), ["First"], "It takes the place of a report at once.")
      toasts.show(undo("Second"))
      var seen: [String] = []
      while let toast = toasts.toast {
        seen.append(toast.title)
        toasts.dismiss()
      }
      XCTAssertEqual(seen, ["First", "Second", "A", "B"])
      XCTAssertEqual(log, seen.map { "\($0) gone" }, "Each is over once.")
    }
  }

  func testAReportInUseStaysUntilItIsLeft() {
    let toasts = overlay()
    withWindow(toasts) { _ in
      toasts.show(plain("A"))
      toasts.descendants(of: CloseButton.self).first?.grabFocus()
      toasts.show(undo("First"))
      XCTAssertEqual(titles(toasts), ["A"])
      toasts.dismiss()
      XCTAssertEqual(titles(toasts), ["First"])
      toasts.dismiss()
    }
  }

  func testOneThatIsShownAtTheEndOfAnotherComesInItsTurn() {
    let toasts = overlay()
    withWindow(toasts) { _ in
      toasts.show(
        Toast("A", button: "_Undo", timeout: nil, onDismiss: { [weak toasts] in toasts?.show(Toast("C")) }) {})
      toasts.show(plain("B"))
      toasts.dismiss()
      XCTAssertEqual(titles(toasts), ["B"])
      toasts.dismiss()
      XCTAssertEqual(titles(toasts), ["C"])
      toasts.dismiss()
      XCTAssertEqual(titles(toasts), [])
      XCTAssertNil(toasts.toast)
    }
  }

  func testAClosedWindowEndsThoseThatAreShownAndThoseThatWait() {
    for isHeld in [true, false] {
      log = []
      var toasts: ToastOverlay? = overlay()
      var window: Window? = Window("Toasts", child: toasts)
      window?.present()
      wait("the toasts are on screen") { toasts?.isMapped == true }
      toasts?.show(undo("A", timeout: nil))
      toasts?.show(plain("B"))
      if !isHeld { toasts = nil }
      window?.close()
      if !isHeld { window = nil }
      wait("both are over") { log == ["A gone", "B gone"] }
      drain()
      XCTAssertEqual(log, ["A gone", "B gone"], "Held: \(isHeld).")
      withExtendedLifetime((window, toasts)) {}
    }
    XCTAssertEqual(time.sleepers, 0)
  }

  func testAnOverlayOutsideAnyWindowEndsThemWithItself() {
    do { overlay().show(undo("A")) }
    wait("the toast is over") { log == ["A gone"] }
  }

  func testAnOverlayThatMovesToAnotherWindowKeepsThem() {
    let toasts = overlay()
    let (one, other) = (Window("One", child: toasts), Window("Other"))
    defer { other.destroy() }
    one.present()
    toasts.show(undo("A"))
    one.child = nil
    other.child = toasts
    one.destroy()
    other.present()
    wait("the toasts are on screen") { toasts.isMapped }
    XCTAssertEqual(log, [])
    XCTAssertEqual(titles(toasts), ["A"])
    toasts.dismiss()
  }
}
