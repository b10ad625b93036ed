import CGtk
import GtkTesting
import Thimble
import XCTest

/// Stock widgets that react to the pointer keep all their pixels in GTK.
final class HitReactingTests: ThimbleTestCase {
  /// Returns a button of 16 × 16 pixels, with a target of 48 × 48.
  private func small(_ label: String) -> IconButton {
    IconButton(icon: "starred-symbolic", accessibilityLabel: label).with {
      $0.contentInsets = .zero
      ($0.horizontalAlignment, $0.verticalAlignment) = (.center, .center)
    }
  }

  private func adopt(_ pointer: UnsafeMutablePointer<GtkWidget>?) throws -> Widget {
    let pointer = try XCTUnwrap(pointer)
    gtk_widget_set_size_request(pointer, 60, 40)
    return try XCTUnwrap(Widget.adopt(unsafeGtkWidget: pointer))
  }

  private func pointer(_ widget: Widget) -> UnsafeMutablePointer<GtkWidget> {
    var found: UnsafeMutablePointer<GtkWidget>?
    widget.withUnsafeGtkWidget { found = $0 }
    return found ?? gtk_label_new(nil)
  }

  /// Returns a box with buttons on three sides of `widget`.
  private func surrounded(_ widget: Widget) -> Box {
    let box = Box(.vertical) {
      small("Above")
      Box(.horizontal) { [small("Before"), widget, small("After")] }
    }
    (box.horizontalAlignment, box.verticalAlignment) = (.center, .center)
    return box
  }

  /// Returns the number of pixels of `widget` and its children in GTK, and the number of them that others get.
  private func lost(by widget: UnsafeMutablePointer<GtkWidget>, in window: Window) -> (lost: Int, of: Int) {
    let root = pointer(window)
    let bounds = Widget.adopt(unsafeGtkWidget: widget)?.bounds(in: window) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
    func own() -> Set<Int> {
      var own: Set<Int> = []
      for y in Int(bounds.y) - 8..<Int(bounds.y + bounds.height) + 8 {
        for x in Int(bounds.x) - 8..<Int(bounds.x + bounds.width) + 8 {
          let picked = gtk_widget_pick(root, Double(x) + 0.5, Double(y) + 0.5, GTK_PICK_DEFAULT)
          guard let picked, picked == widget || gtk_widget_is_ancestor(picked, widget) != 0 else { continue }
          own.insert(y * window.width + x)
        }
      }
      return own
    }
    let arbiter = Picking.arbiter
    let with = own()
    Picking.arbiter = nil
    let without = own()
    Picking.arbiter = arbiter
    Picking.invalidate()
    XCTAssertFalse(without.isEmpty)
    return (without.subtracting(with).count, without.count)
  }

  private func assertKeepsItsPixels(_ name: String, _ widget: Widget) {
    withWindow(surrounded(widget)) { window in
      let result = lost(by: pointer(widget), in: window)
      XCTAssertEqual(result.lost, 0, "\(name) loses \(result.lost) of \(result.of) pixels.")
    }
  }

  func testAWidgetWithAGestureADragSourceOrADropTargetKeepsItsPixels() throws {
    let makers: [(String, () -> UnsafeMutablePointer<GtkWidget>?)] = [
      ("an image", { gtk_image_new_from_icon_name("starred-symbolic") }), ("a picture", { gtk_picture_new() }),
      ("a label", { gtk_label_new("Text") }), ("a box", { gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }),
    ]
    let controllers: [(String, () -> OpaquePointer?)] = [
      ("a click", { gtk_gesture_click_new() }), ("a drag source", { gtk_drag_source_new() }),
      ("a drop target", { gtk_drop_target_new(gtk_widget_get_type(), GDK_ACTION_COPY) }),
      ("an asynchronous drop target", { gtk_drop_target_async_new(nil, GDK_ACTION_COPY) }),
      ("a stylus", { gtk_gesture_stylus_new() }), ("raw events", { gtk_event_controller_legacy_new() }),
    ]
    for (index, (reaction, controller)) in controllers.enumerated() {
      let (kind, make) = makers[index % makers.count]
      let widget = try adopt(make())
      gtk_widget_add_controller(pointer(widget), controller())
      assertKeepsItsPixels("\(kind) with \(reaction)", widget)
    }
  }

  func testACanvasKeepsItsPixels() throws {
    assertKeepsItsPixels("a drawing area", try adopt(gtk_drawing_area_new()))
    assertKeepsItsPixels("a GL area", try adopt(gtk_gl_area_new()))
  }

  func testAWidgetKeepsItsPixelsOnlyWhileItHasAGesture() throws {
    let image = try adopt(gtk_image_new_from_icon_name("starred-symbolic"))
    gtk_widget_add_controller(pointer(image), gtk_event_controller_motion_new())
    withWindow(surrounded(image)) { window in
      XCTAssertGreaterThan(lost(by: pointer(image), in: window).lost, 500)
      let click = gtk_gesture_click_new()
      gtk_widget_add_controller(pointer(image), click)
      XCTAssertEqual(lost(by: pointer(image), in: window).lost, 0, "A gesture was added.")
      gtk_widget_remove_controller(pointer(image), click)
      XCTAssertGreaterThan(lost(by: pointer(image), in: window).lost, 500, "It was removed.")
    }
  }

  func testAPanedKeepsItsHandle() throws {
    for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      for isWide in [false, true] {
        let paned = try adopt(gtk_paned_new(orientation))
        let (start, end) = (small("Start"), small("End"))
        for button in [start, end] { (button.horizontalAlignment, button.verticalAlignment) = (.start, .start) }
        let inner = pointer(paned)
        gtk_paned_set_wide_handle(OpaquePointer(inner), isWide ? 1 : 0)
        gtk_paned_set_start_child(OpaquePointer(inner), pointer(start))
        gtk_paned_set_end_child(OpaquePointer(inner), pointer(end))
        gtk_paned_set_position(OpaquePointer(inner), 60)
        withWindow(paned) { window in
          let handle = gtk_widget_get_next_sibling(pointer(start)) ?? inner
          let result = lost(by: handle, in: window)
          XCTAssertEqual(result.lost, 0, "The handle loses \(result.lost) of \(result.of) pixels.")
        }
      }
    }
  }

  // MARK: Reach

  func testTheReachIsThatOfTheControlsThatAreThere() {
    let button = small("A")
    withWindow(button) { window in
      let usual = PickReach.reach(onSurfaceOf: window)
      button.minimumHitSize = Size(2_000)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: window), 1_000)
      button.minimumHitSize = nil
      XCTAssertEqual(PickReach.reach(onSurfaceOf: window), usual, "The control removes its minimum.")
      button.hitAreaInsets = Insets(-300)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: window), 300)
      button.hitAreaInsets = nil
      window.hitPolicy = .always(1_000)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: window), 500)
      window.hitPolicy = nil
      XCTAssertEqual(PickReach.reach(onSurfaceOf: window), usual)
      button.minimumHitSize = Size(2_000)
      button.isVisible = false
      XCTAssertEqual(PickReach.reach(onSurfaceOf: window), usual, "The control is hidden.")
      button.isVisible = true
      XCTAssertEqual(PickReach.reach(onSurfaceOf: window), 1_000)
    }
  }

  func testTheReachMovesWithAControlAndCostsAnotherWindowNothing() {
    let (button, elsewhere) = (small("A"), small("B"))
    let (first, second) = (Box(.horizontal) { [button] }, Box(.horizontal) { [elsewhere] })
    withWindow(first) { window in
      withWindow(second) { other in
        let usual = PickReach.reach(onSurfaceOf: other)
        button.minimumHitSize = Size(2_000)
        XCTAssertEqual(PickReach.reach(onSurfaceOf: window), 1_000)
        XCTAssertEqual(PickReach.reach(onSurfaceOf: other), usual)
        first.remove(button)
        XCTAssertEqual(PickReach.reach(onSurfaceOf: window), usual)
        second.append(button)
        XCTAssertEqual(PickReach.reach(onSurfaceOf: other), 1_000)
        second.remove(button)
        XCTAssertEqual(PickReach.reach(onSurfaceOf: other), usual)
      }
    }
  }

  func testAPopoverHasAReachOfItsOwnAndItsWindowsPolicy() {
    let (inside, outside, anchor) = (small("Inside"), small("Outside"), Label("Anchor"))
    let popover = Popover(inside)
    popover.hidesByItself = false
    let row = Box(.horizontal) { [anchor, outside] }
    withWindow(row) { window in
      popover.setParent(anchor)
      popover.popUp()
      defer { popover.unparent() }
      wait("the popover is on screen") { inside.isMapped && inside.width > 0 }
      let usual = PickReach.reach(onSurfaceOf: outside)
      outside.minimumHitSize = Size(2_000)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: outside), 1_000)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: inside), usual)
      inside.minimumHitSize = Size(3_000)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: outside), 1_000)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: inside), 1_500)
      row.hitPolicy = .always(4_000)
      XCTAssertEqual(PickReach.reach(onSurfaceOf: inside), 2_000)
    }
  }

  func testAThemeOfAContainerReachesOnItsSurfaceAlone() throws {
    let theme = try Theme(
      tokens:
        #"{"theme": {"hit-area": {"button": {"minimum": {"$type": "dimension", "$value": {"value": 400, "unit": "px"}}}}}}"#
    )
    let (button, elsewhere) = (small("A"), small("B"))
    withWindow(elsewhere) { other in
      let usual = PickReach.reach(onSurfaceOf: other)
      button.setTheme(theme)
      withWindow(button) { window in
        XCTAssertEqual(PickReach.reach(onSurfaceOf: window), 200)
        XCTAssertEqual(PickReach.reach(onSurfaceOf: other), usual)
        button.setTheme(nil)
        XCTAssertEqual(PickReach.reach(onSurfaceOf: window), usual)
      }
    }
  }
}
