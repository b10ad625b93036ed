import CGtk
import Glibc
import GtkHost
import GtkTesting
import XCTest

/// Tooltips of widgets.
@preconcurrency @MainActor
final class TooltipTests: GtkTestCase {
  func testATooltipOfALooseWidgetAsksTheServerNothing() throws {
    let count = try requests()
    let shown = Label("Shown")
    let window = Window("Tooltips", child: shown)
    window.present()
    defer { window.destroy() }
    wait("the window is on screen") { shown.isMapped }

    var before = count()
    shown.tooltip = "In a window"
    try XCTSkipIf(count() == before, "This GTK asks nothing for a widget in a window, either.")
    before = count()
    let loose = Label("Loose")
    loose.tooltip = "Not in a window"
    XCTAssertEqual(count(), before)
    XCTAssertEqual(loose.tooltip, "Not in a window")
    XCTAssertTrue(loose.showsTooltip)
    XCTAssertTrue(loose.isVisible)
  }

  func testSettingATooltipTurnsItOnAndRemovingItOff() {
    let label = Label("Save")
    label.tooltip = "Save the file"
    label.showsTooltip = false
    label.tooltip = "Save the file"
    XCTAssertTrue(label.showsTooltip)
    label.tooltip = nil
    XCTAssertFalse(label.showsTooltip)
    XCTAssertNil(label.tooltip)
  }

  func testAHiddenWidgetStaysHidden() {
    let label = Label("Save")
    label.isVisible = false
    label.tooltip = "Save the file"
    XCTAssertFalse(label.isVisible)
  }

  /// Returns a function that counts the requests to the X server so far.
  private func requests() throws -> () -> UInt {
    typealias Server = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias Next = @convention(c) (OpaquePointer) -> UInt
    guard let display = gdk_display_get_default(),
      String(cString: g_type_name_from_instance(UnsafeMutablePointer(display))) == "GdkX11Display",
      let server = dlsym(nil, "gdk_x11_display_get_xdisplay"), let next = dlsym(nil, "XNextRequest")
    else { throw XCTSkip("The display is no X server.") }
    let connection = try XCTUnwrap(unsafeBitCast(server, to: Server.self)(display))
    return { unsafeBitCast(next, to: Next.self)(connection) }
  }
}
