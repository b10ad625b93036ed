import CAccessible
import CGtk
import GtkTesting
import Thimble
import XCTest

/// A test of a control.
@preconcurrency @MainActor
class ThimbleTestCase: GtkTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    // The first control creates the theme's controller, and the first icon observes the icon theme.
    _ = IconButton(icon: "list-add-symbolic", accessibilityLabel: "First")
  }

  // MARK: Acting

  /// Presses a button by GTK's signal for every click, key and action of a screen reader.
  func press(_ button: Button) { button.emit(.clicked) }

  /// Shows a widget in an active window at the corner of the screen, for ``Hands``. The pointer is in that corner.
  func withHands(
    _ content: Widget, titlebar: HeaderBar? = nil, width: Int = 400, height: Int = 300,
    _ body: (Window) throws -> Void
  ) throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    let window = Window("Hands", child: content)
    window.isDecorated = titlebar != nil
    window.titlebar = titlebar
    window.setDefaultSize(width: width, height: height)
    Hands.move(x: 1, y: 1)
    window.present()
    defer {
      // A release that comes after the window has closed is lost, and the next test's press of that key counts as a
      // repetition for a second.
      Hands.settle()
      window.destroy()
    }
    wait("the window is active") { content.isMapped && content.width > 0 && window[.isActive] }
    try body(window)
  }

  // MARK: Looking

  /// The announcements of a control.
  final class Said {
    var all: [String] = []
  }

  /// Records the announcements of a control from now on.
  @discardableResult
  func listen(to control: Control, _ said: Said = Said()) -> Said {
    control.announcer = Announcer { message, _ in said.all.append(message) }
    return said
  }

  /// Returns true if assistive technologies get this name for a widget.
  func isCalled(_ name: String, _ widget: Widget) -> Bool {
    widget.withUnsafeGtkWidget { caccessible_is_called($0, name) != 0 }
  }

  /// Returns true if assistive technologies get this description for a widget.
  func isDescribed(_ text: String, _ widget: Widget) -> Bool {
    widget.withUnsafeGtkWidget { caccessible_is_described($0, text) != 0 }
  }

  /// Returns the ring that a button shows in its icon's place, once it has a position.
  func ring(of button: Button) -> ProgressRing? {
    button.descendants(of: ProgressRing.self).first { $0.isVisible && $0.width > 0 }
  }

  /// Returns the visible widgets of a window's own layer with a CSS node's name and a style class: large content, and
  /// the bubbles of text.
  func layer(of window: Window, _ node: String, _ styleClass: String? = nil) -> [Widget] {
    // Children without a Swift object must not get one here, because GTK's tooltip outlives the test.
    window.descendants(of: Widget.self).filter { child in
      child.cssName == node && child.isVisible && styleClass.map(child.hasStyleClass) != false
    }
  }

  /// Returns the number of event controllers on a widget.
  func controllers(of widget: Widget) -> Int {
    widget.withUnsafeGtkWidget { pointer in
      let list = gtk_widget_observe_controllers(pointer)
      defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
      return Int(g_list_model_get_n_items(list))
    }
  }

  /// Returns the text of the bubble in a window: a tooltip of keyboard focus, or the hint of a confirmation.
  func bubble(in window: Window) -> String? { (layer(of: window, "label", "focus-tooltip").first as? Label)?.text }
}
