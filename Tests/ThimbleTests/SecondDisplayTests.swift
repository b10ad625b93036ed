import CGtk
import GtkTesting
import Thimble
import XCTest

/// Controls on a display that the program opens later. GTK treats a second connection to a display as another one.
final class SecondDisplayTests: ThimbleTestCase {
  func testAButtonOnASecondDisplayIsStyled() throws {
    let display = try XCTUnwrap(gdk_display_open(gdk_display_get_name(gdk_display_get_default())))
    let button = Button("Save", icon: "document-save-symbolic")
    let window = Window("Second", child: Box(.vertical) { button })
    defer { window.destroy() }
    window.withUnsafeGtkWidget { pointer in
      gtk_window_set_display(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self), display)
    }
    XCTAssertEqual(button.measured(.vertical).natural, 34)
    window.present()
    wait("the button is on screen") { button.isMapped && button.height > 0 }
    XCTAssertEqual(button.measured(.vertical).natural, 34)
    let before = try Picture(of: button).pixels
    button.configuration.variant = .danger
    wait("the button has the colour of danger") { (try? Picture(of: button).pixels) != before }
  }
}
