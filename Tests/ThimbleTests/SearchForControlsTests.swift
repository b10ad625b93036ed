import CGtk
import GtkTesting
import Thimble
import XCTest

/// Settings of a container reach the controls in it, and the search for them makes no Swift object for anything else.
///
/// An object for GTK's tooltip would never be released: the tooltip is a child of the window, and lives as long as the
/// display.
final class SearchForControlsTests: ThimbleTestCase {
  /// Shows a button in a box without a Swift object, beside such a label.
  private func withStockWidgets(_ body: (Button, Window) -> Void) {
    let button = Button("Save", icon: "document-save-symbolic")
    let stock = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_parent(gtk_label_new("Stock"), stock)
    button.withUnsafeGtkWidget { gtk_widget_set_parent($0, stock) }
    let frame = Box(.vertical)
    frame.withUnsafeGtkWidget { gtk_widget_set_parent(stock, $0) }
    withWindow(frame) { window in
      let objects = LiveCounts.objectsByType.filter { $0.value > 0 }
      body(button, window)
      XCTAssertEqual(LiveCounts.objectsByType.filter { $0.value > 0 }, objects)
    }
  }

  func testThemeOfAContainer() {
    withStockWidgets { button, window in
      window.setTheme(.material)
      XCTAssertEqual(button.effectiveTheme, .material)
      wait("the button has the theme's height") { button.measured(.vertical).natural == 40 }
      window.setTheme(nil)
    }
  }

  func testDefaultsOfAContainer() {
    withStockWidgets { button, window in
      let height = button.measured(.vertical).natural
      window.setButtonDefaults(Button.Defaults(size: .large))
      wait("the button has the size of the container") { button.measured(.vertical).natural > height }
      window.setButtonDefaults(nil)
    }
  }

  func testChangeOfTheIconTheme() {
    withStockWidgets { _, _ in IconTheme.shared.emit(.changed) }
  }
}
