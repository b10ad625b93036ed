import GtkTesting
import Thimble
import XCTest

/// Double clicks whose first press closes what is under the pointer: the second press is not meant for what comes to
/// light.
@preconcurrency @MainActor
final class ClosingDoubleClickTests: ThimbleTestCase {
  private var pressed: [String] = []

  /// Clicks twice where the pointer is, and returns the presses.
  private func doubleClick() -> [InputEvent] {
    let observer = InputEvent.observer
    var events: [InputEvent] = []
    InputEvent.observer = { event in
      if event.kind == .press || event.kind == .release { events.append(event) }
      observer?(event)
    }
    defer { InputEvent.observer = observer }
    Hands.click()
    Hands.click()
    wait("both clicks have come") { events.count == 4 }
    drain()
    return events.filter { $0.kind == .press }
  }

  /// Shows a button in a window, and double-clicks the button Close of what `open` shows above it.
  private func closeByDoubleClick(_ name: String, _ open: (_ top: Widget, Window) -> Button) throws {
    let top = Label("Top")
    let below = Button("Below") { [weak self] in self?.pressed.append("Below") }
    below.expandsVertically = true
    try withHands(Box(.vertical) { [top, below] }) { window in
      for _ in 0..<20 {
        pressed = []
        let close = open(top, window)
        wait("the button Close is on screen") { close.isMapped && close.width > 0 }
        drain()
        wait("the button Close is hovered") {
          // A window of its own is in the screen's corner, too. A popover may still come to its place.
          let place = close.shownBounds(in: window) ?? close.window.flatMap { close.bounds(in: $0) }
          guard let box = place else { return false }
          Hands.move(x: Int(box.x + box.width / 2) - 9, y: Int(box.y + box.height / 2))
          Hands.move(x: Int(box.x + box.width / 2), y: Int(box.y + box.height / 2))
          return MainLoop.run(atMost: 0.2) { close.stateFlags.contains(.hovered) }
        }
        var presses: [InputEvent] = []
        // A press of a button that has only just come on screen is ignored.
        wait("a double click closes it") {
          presses = doubleClick()
          return MainLoop.run(atMost: 0.6) { !close.isMapped }
        }
        // A busy machine can make two clicks of it, or give both to the same surface.
        guard presses[1].time - presses[0].time < 400, presses[0].surface != presses[1].surface else { continue }
        XCTAssertEqual(pressed, [], name)
        return wait("a later click presses the button below") {
          Hands.click()
          return MainLoop.run(atMost: 0.2) { pressed == ["Below"] }
        }
      }
      XCTFail("There was no double click through \(name).")
    }
  }

  func testTheSecondPressDoesNotGoThroughAPopover() throws {
    var shown: Popover?
    try closeByDoubleClick("a popover") { top, _ in
      let close = Button("Close")
      // GTK 4.8 sometimes leaks the focused widget of a popover that closes.
      close.isFocusable = false
      let popover = shown ?? Popover(Box(.vertical))
      popover.child = Box(.vertical) { close }
      // GTK 4.8 leaks a popover that hides by itself, whatever its content.
      popover.hidesByItself = false
      if popover.parent == nil { popover.setParent(top) }
      close.connect(.clicked) { [weak popover] _ in popover?.popDown() }
      popover.popUp()
      shown = popover
      return close
    }
    shown?.unparent()
  }

  func testTheSecondPressDoesNotGoThroughADialog() throws {
    try closeByDoubleClick("a dialog") { _, window in
      let close = Button("Close")
      close.expandsVertically = true
      let dialog = Window("Dialog", child: close)
      (dialog.isDecorated, dialog.isModal, dialog.transientFor) = (false, true, window)
      dialog.setDefaultSize(width: 300, height: 200)
      close.connect(.clicked) { [weak dialog] _ in dialog?.destroy() }
      dialog.present()
      return close
    }
  }
}
