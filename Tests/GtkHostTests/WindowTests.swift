import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class WindowTests: GtkTestCase {
  func testAWindowThatBelongsToAnotherGoesWithIt() {
    let owner = Window("Owner", child: Label("Content"))
    let dialog = Window("Dialog", child: Label("Question"))
    XCTAssertFalse(dialog.isModal)
    dialog.isModal = true
    dialog.transientFor = owner
    dialog.isResizable = false
    XCTAssertTrue(dialog.isModal && !dialog.isResizable && dialog.transientFor === owner)
    XCTAssertEqual(dialog.accessibleRole, .dialog)
    owner.present()
    dialog.present()
    wait("the owner and the dialog are on screen") { owner.isMapped && dialog.isMapped }
    // Its role is fixed, and GTK would warn of a change.
    let role = owner.accessibleRoleName
    owner.isModal = true
    XCTAssertEqual(owner.accessibleRoleName, role)
    owner.destroy()
    wait("the owner and the dialog are gone") { !Window.all.contains { $0 === dialog } }
  }

  func testItsTitleBarIsAWidget() {
    let window = Window("Owner")
    defer { window.destroy() }
    let bar = HeaderBar {
      Label("one")
      Label("two")
    } end: {
      Label("three")
      Label("four")
    }
    window.titlebar = bar
    XCTAssertTrue(window.titlebar === bar)
    XCTAssertEqual(texts(in: bar).filter { $0 != "Owner" }, ["one", "two", "three", "four"])
    let title = Label("Title")
    bar.titleWidget = title
    XCTAssertTrue(bar.titleWidget === title)
    bar.showsTitleButtons = false
    XCTAssertFalse(bar.showsTitleButtons)
  }

  func testItCanBeMaximized() {
    let window = Window("Owner")
    defer { window.destroy() }
    XCTAssertFalse(window.isMaximized)
    // Without a window manager this may have no effect on a visible window.
    window.isMaximized = true
    XCTAssertTrue(window.isMaximized)
    window.isMaximized = false
    XCTAssertFalse(window.isMaximized)
  }

  func testAnAnswerDecidesWhetherItCloses() {
    let window = Window("Owner", child: Label("Content"))
    var questions = 0
    var answer: CheckedContinuation<Bool, Never>?
    window.onCloseRequest { _ in
      questions += 1
      return await withCheckedContinuation { answer = $0 }
    }
    window.present()
    wait("the window is on screen") { window.isMapped }
    window.close()
    wait("the handler is asked whether the window may close") { answer != nil }
    window.close()
    drain()
    XCTAssertEqual(questions, 1, "A second request before the answer to the first.")
    answer?.resume(returning: false)
    answer = nil
    drain()
    XCTAssertTrue(window.isMapped)
    wait("the handler is asked again") {
      if answer == nil { window.close() }
      return answer != nil
    }
    answer?.resume(returning: true)
    wait("the window is closed") { !Window.all.contains { $0 === window } }
  }

  private func texts(in widget: Widget) -> [String] {
    if let label = widget as? Label { return [label.text] }
    return widget.children.flatMap { texts(in: $0) }
  }
}
