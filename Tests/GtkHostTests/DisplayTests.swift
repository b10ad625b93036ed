import CGtk
import GtkHost
import GtkTesting
import XCTest

/// A second connection to a display is a display of its own to GTK.
@preconcurrency @MainActor
final class DisplayTests: GtkTestCase {
  func testAStylesheetIsOnADisplayThatIsOpenedLater() throws {
    let sheet = CSSProvider()
    sheet.load(".tall { min-height: 123px; }")
    sheet.install()
    defer { sheet.uninstall() }
    let display = try XCTUnwrap(gdk_display_open(gdk_display_get_name(gdk_display_get_default())))
    let label = Label("Tall")
    label.addStyleClass("tall")
    let window = Window("Second", child: label)
    window.withUnsafeGtkWidget { pointer in
      gtk_window_set_display(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self), display)
    }
    XCTAssertEqual(label.measured(.vertical).minimum, 123)
    window.destroy()
  }
}
