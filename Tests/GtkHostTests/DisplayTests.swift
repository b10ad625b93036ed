import CGtk
import GtkHost
import GtkTesting
import XCTest

/// GTK treats a second connection to a display as another display.
@preconcurrency @MainActor
final class DisplayTests: GtkTestCase {
  private func openSecondDisplay() throws -> OpaquePointer {
    try XCTUnwrap(gdk_display_open(gdk_display_get_name(gdk_display_get_default())))
  }

  func testAStylesheetIsOnADisplayThatIsOpenedLater() throws {
    let sheet = CSSProvider()
    sheet.load(".tall { min-height: 123px; }")
    sheet.install()
    defer { sheet.uninstall() }
    let display = try openSecondDisplay()
    let label = Label("Tall")
    label.addStyleClass("tall")
    let window = Window("Second", child: label)
    window.withUnsafeGtkWidget { pointer in
      gtk_window_set_display(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self), display)
    }
    XCTAssertEqual(label.measured(.vertical).minimum, 123)
    window.destroy()
  }

  func testMediaFeaturesAreThoseOfTheDefaultDisplay() throws {
    try XCTSkipIf(gtk_get_minor_version() < 20, "GTK has this from 4.20 on.")
    _ = try openSecondDisplay()
    let sheet = CSSProvider()
    sheet.load("@media (prefers-color-scheme: dark) { .tall { min-height: 123px; } }")
    sheet.install()
    let label = Label("Tall")
    label.addStyleClass("tall")
    withWindow(label) { _ in
      defer {
        Settings.shared.setDark(nil)
        sheet.uninstall()
        drain()
      }
      Settings.shared.setDark(true)
      wait("the label has the height for the dark scheme") { label.measured(.vertical).minimum == 123 }
    }
  }
}
