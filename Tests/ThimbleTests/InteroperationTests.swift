import CGtk
import GtkTesting
import Thimble
import XCTest

final class InteroperationTests: ThimbleTestCase {
  func testAButtonLivesInAWindowOfPlainC() throws {
    var presses = 0
    weak var weakButton: Button?
    let window = try XCTUnwrap(gtk_window_new())
    let cWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    do {
      let button = Button("Press") { presses += 1 }
      weakButton = button
      button.withUnsafeGtkWidget { gtk_window_set_child(cWindow, $0) }
    }
    gtk_window_present(cWindow)
    wait("the button is on screen, though no Swift variable holds it") { weakButton?.isMapped == true }
    let child = try XCTUnwrap(gtk_window_get_child(cWindow))
    XCTAssertTrue(Button.adopt(unsafeGtkWidget: child) === weakButton)
    gtk_widget_activate(child)
    wait("the click runs the handler") { presses == 1 }
    gtk_window_destroy(cWindow)
    wait("the button is released with its window") { weakButton == nil }
  }
}
