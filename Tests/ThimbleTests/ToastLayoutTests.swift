import GtkTesting
import Thimble
import XCTest

/// The place of a toast and its parts in windows of any size.
@preconcurrency @MainActor
final class ToastLayoutTests: ThimbleTestCase {
  private func withToasts(over content: Widget, width: Int, _ body: (ToastOverlay) throws -> Void) rethrows {
    let toasts = ToastOverlay(content)
    let window = Window("Toasts", child: toasts)
    window.setDefaultSize(width: width, height: 500)
    window.present()
    defer { window.destroy() }
    wait("the window is on screen") { toasts.isMapped && toasts.width == width }
    try body(toasts)
    toasts.dismiss()
  }

  private func box(in toasts: ToastOverlay) -> Widget? {
    toasts.descendants(of: Box.self).first { $0.cssName == "toast" }
  }

  private func frame(_ widget: Widget?, in other: Widget) -> Rectangle {
    widget?.bounds(in: other) ?? Rectangle(x: -1, y: -1, width: 0, height: 0)
  }

  private func isInside(_ inner: Rectangle, _ outer: Rectangle) -> Bool {
    inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width
      && inner.y + inner.height <= outer.y + outer.height
  }

  func testNothingOfItIsCutInANarrowWindowWithLargeText() throws {
    let scale = Settings.shared.textScale
    defer { (Settings.shared.textScale, TextDirection.default) = (scale, .leftToRight) }
    let toasts = [
      Toast("Notiz gelöscht", button: "_Rückgängig machen", timeout: nil) {},
      Toast("Die Unterhaltung wurde in das Archiv verschoben", button: "_Wiederherstellen", timeout: nil) {},
      Toast("Note deleted", button: "_Undo", timeout: nil) {},
      Toast("Donaudampfschifffahrtsgesellschaftskapitän", timeout: nil),
    ]
    for factor in [1, 1.25, 1.5, 2] {
      Settings.shared.textScale = factor * scale
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        TextDirection.default = direction
        for toast in toasts {
          try withToasts(over: Label("Content"), width: 360) { overlay in
            overlay.show(toast)
            let box = try XCTUnwrap(box(in: overlay))
            wait("the toast has its place") { box.width > 0 }
            let situation = "\(toast.title) × \(factor), \(direction)"
            XCTAssertTrue(isInside(frame(box, in: overlay), frame(overlay, in: overlay)), situation)
            var parts: [Rectangle] = []
            for part in box.children {
              let place = frame(part, in: overlay)
              XCTAssertTrue(isInside(place, frame(box, in: overlay)), situation)
              XCTAssertTrue(parts.allSatisfy { $0.intersection(place) == nil }, situation)
              let (width, height) = (Int(place.width), Int(place.height))
              XCTAssertGreaterThanOrEqual(width, part.measured(.horizontal).minimum, situation)
              XCTAssertGreaterThanOrEqual(
                height, part.measured(.vertical, crossSize: width).minimum, situation)
              parts.append(place)
            }
          }
        }
      }
    }
  }

  func testItsButtonIsBesideTheMessageWhereThereIsRoomAndElseBelow() throws {
    for (width, isBelow) in [(360, true), (700, false)] {
      try withToasts(over: Label("Content"), width: width) { overlay in
        overlay.show(
          Toast("Unterhaltungsverlauf gelöscht", button: "_Alles wiederherstellen", timeout: nil) {})
        let box = try XCTUnwrap(box(in: overlay))
        wait("the toast has its place") { box.width > 0 }
        let (text, button) = (frame(box.children[0], in: box), frame(box.children[1], in: box))
        XCTAssertEqual(button.y >= text.y + text.height, isBelow, "\(width)")
        XCTAssertEqual(button.x >= text.x + text.width, !isBelow, "\(width)")
      }
    }
  }

  func testItIsAboveAFloatingButtonThatItWouldCover() throws {
    for position in FloatingActionOverlay.Position.allCases {
      let add = FloatingActionButton(icon: "list-add-symbolic", label: "Add Note")
      let view = FloatingActionOverlay(Label("Content"), button: add)
      view.position = position
      try withToasts(over: view, width: 360) { overlay in
        overlay.show(Toast("Note deleted from the list", button: "_Undo", timeout: nil) {})
        let box = try XCTUnwrap(box(in: overlay))
        wait("the toast has its place") { box.width > 0 }
        XCTAssertNil(frame(box, in: overlay).intersection(frame(add, in: overlay)), "\(position)")
        XCTAssertTrue(isInside(frame(box, in: overlay), frame(overlay, in: overlay)), "\(position)")
        add.isVisible = false
        wait("the toast is at the lower edge") {
          let place = frame(box, in: overlay)
          return place.y + place.height == Double(overlay.height - 18)
        }
      }
    }
  }

  func testItMakesRoomForAFloatingButtonThatComesBelowIt() throws {
    let add = FloatingActionButton(icon: "list-add-symbolic", label: "Add Note")
    let view = FloatingActionOverlay(Label("Content"), button: add)
    try withToasts(over: view, width: 800) { overlay in
      overlay.show(Toast("Deleted", timeout: nil))
      let box = try XCTUnwrap(box(in: overlay))
      wait("the toast is beside the button, at the lower edge") {
        let place = frame(box, in: overlay)
        return box.width > 0 && place.y + place.height == Double(overlay.height - 18)
      }
      view.position = .bottomCenter
      wait("the toast is above the button") {
        let (place, button) = (frame(box, in: overlay), frame(add, in: overlay))
        return abs(button.x + button.width / 2 - 400) < 2 && place.y + place.height <= button.y
      }
    }
  }

  func testAVeryLongMessageLeavesItsButtonsInTheWindowAndIsWholeInTheTooltip() throws {
    let texts = [
      String(repeating: "The server has not answered. ", count: 60), String(repeating: "/folder", count: 400),
      "Deleted",
    ]
    for text in texts {
      try withToasts(over: Label("Content"), width: 360) { overlay in
        overlay.show(Toast(text, button: "_Retry", timeout: nil) {})
        let box = try XCTUnwrap(box(in: overlay))
        wait("the toast has its place") { box.width > 0 }
        XCTAssertTrue(isInside(frame(box, in: overlay), frame(overlay, in: overlay)), text)
        for part in box.children {
          XCTAssertTrue(isInside(frame(part, in: overlay), frame(box, in: overlay)), text)
        }
        XCTAssertEqual(box.tooltip, text == "Deleted" ? nil : text)
        XCTAssertTrue(isCalled(text, box), "A screen reader speaks all of it.")
      }
    }
  }
}
