import CGtk
import GtkTesting
import Thimble
import XCTest

/// Ripples, and presses by drag and drop.
final class PressSignTests: ThimbleTestCase {
  private let time = ManualTime()

  func testARippleComesFromThePressAndGoes() throws {
    let button = Button("Save")
    button.pacemaker = time.pacemaker
    button.press.options.ripple = .bounded
    XCTAssertTrue(button.clipsContent)
    // Beside the title, which is in the middle of 300 pixels.
    let isEven = { (dx: Int) in
      guard let pixels = Pixels(of: button) else { return false }
      let (x, y) = (pixels.width / 2, pixels.height / 2)
      return pixels[x - dx, y] == pixels[x + dx, y]
    }
    try withHands(Box(.vertical) { [Entry(""), button] }, width: 300) { window in
      Hands.move(to: button, in: window, dx: -60)
      Hands.press()
      wait("the press begins") { button.press.isTracking }
      time.advance(by: .milliseconds(100))
      wait("the ripple has come to one side") { !isEven(140) }
      Hands.letGo()
      wait("the press ends") { !button.press.isTracking }
      time.advance(by: .seconds(1))
      wait("the ripple is gone") { isEven(140) }
      button.press.options.ripple = .unbounded
      XCTAssertFalse(button.clipsContent)
    }
  }

  func testADragThatRestsOnAButtonPressesIt() throws {
    var sources: [Press.Source?] = []
    let button = Button("Documents") { sources.append(Press.current?.source) }
    button.pacemaker = time.pacemaker
    button.press.options.isSpringLoaded = true
    let file = Label("File")
    let source = try XCTUnwrap(makeDraggable(file))
    try withHands(Box(.vertical, spacing: 40) { [file, button] }) { window in
      let waits = { button.hasStyleClass("drag-dwell") }
      Hands.move(to: file, in: window)
      Hands.press()
      // A drag begins after some distance. Motion before that is not part of it.
      var dx = 10.0
      wait("the drag begins") {
        Hands.move(to: file, in: window, dx: dx)
        dx = dx < 30 ? dx + 10 : 20
        return gtk_drag_source_get_drag(source) != nil
      }
      drag(to: button, in: window, "it is over the button") { waits() && time.sleepers == 1 }
      time.advance(by: .milliseconds(499))
      drag(to: file, in: window, "it has left too early") { !waits() && time.sleepers == 0 }
      drag(to: button, in: window, "it is over the button again") { waits() && time.sleepers == 1 }
      XCTAssertEqual(sources, [])
      time.advance(by: .milliseconds(500))
      wait("the dwelling drag presses the button") { sources == [.dragDwell] }
      XCTAssertFalse(waits())
      Hands.move(to: file, in: window)
      for stop in [{ button.isEnabled = false }, { button.press.options.isSpringLoaded = false }] {
        stop()
        Hands.move(to: button, in: window)
        // The display reports a drag by messages of its own, and no event follows one without an effect.
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { waits() || time.sleepers > 0 })
        Hands.move(to: file, in: window)
        button.isEnabled = true
      }
      Hands.letGo()
      XCTAssertEqual(sources.count, 1)
    }
  }

  func testADropEndsTheWaitOfTheButtonBelow() throws {
    var (pressed, dropped) = (0, [String]())
    let button = Button("Documents") { pressed += 1 }
    button.pacemaker = time.pacemaker
    button.press.options.isSpringLoaded = true
    let file = Label("File")
    file.add(DragSource(text: { "File" }))
    let folder = Box(.vertical) { button }
    folder.add(
      DropTarget(text: { text, _ in
        dropped.append(text)
        return true
      }))
    try withHands(Box(.vertical, spacing: 40) { [file, folder] as [Widget] }) { window in
      Hands.move(to: file, in: window)
      Hands.press()
      Hands.move(to: file, in: window, dx: 20)
      // The drag begins with a motion of some distance, and the motions after that are part of it.
      var dx = 0.0
      wait("the drag is over the button, in the folder that takes it") {
        Hands.move(to: dx < 5 ? file : button, in: window, dx: 30 + dx)
        Hands.settle()
        dx = dx < 10 ? dx + 1 : 5
        return button.hasStyleClass("drag-dwell") && time.sleepers == 1 && folder.stateFlags.contains(.dropActive)
      }
      Hands.letGo()
      wait("the text is dropped") { dropped == ["File"] }
      wait("the button waits no longer") { !button.hasStyleClass("drag-dwell") && time.sleepers == 0 }
      time.advance(by: .seconds(1))
      drain()
      XCTAssertEqual(pressed, 0)
    }
  }

  /// Drags to a widget, and moves there until the effect: GTK 4.18 loses the first motion after the start of a drag.
  private func drag(to widget: Widget, in window: Window, _ effect: String, until isHeard: () -> Bool) {
    var dx = 0.0
    wait(effect) {
      guard !isHeard() else { return true }
      Hands.move(to: widget, in: window, dx: dx)
      dx = 1 - dx
      return isHeard()
    }
  }

  /// Makes GTK drag a text from a widget, without a Swift object: GTK keeps the content of a drag without a target.
  private func makeDraggable(_ widget: Widget) -> OpaquePointer? {
    guard let source = gtk_drag_source_new() else { return nil }
    ValueReference.withValue(of: cgtk_type_string) { text in
      g_value_set_string(text.pointer, "File")
      guard let content = gdk_content_provider_new_for_value(text.pointer) else { return }
      gtk_drag_source_set_content(source, content)
      g_object_unref(UnsafeMutableRawPointer(content))
    }
    widget.withUnsafeGtkWidget { gtk_widget_add_controller($0, source) }
    return source
  }
}
