import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class SurfaceDrawingTests: GtkTestCase {
  /// A class that no other test creates.
  private final class LaterWindow: Window {}

  private final class DrawingWindow: Window, Drawing {
    var drawings = 0

    func draw(_ snapshot: Snapshot) {
      drawings += 1
      native.draw(snapshot)
    }
  }

  func testAClassThatIsMadeBetweenTwoAdditionsIsDrawnOnce() {
    var (first, second) = (0, 0)
    defer { for name in ["first", "second"] { SurfaceDrawing.additions[name] = nil } }
    SurfaceDrawing.additions["first"] = { widget, _ in if widget is LaterWindow { first += 1 } }
    // GTK copies the functions of a class into its later subclasses.
    let window = LaterWindow("Later", child: Label("Content"))
    defer { window.destroy() }
    SurfaceDrawing.additions["second"] = { widget, _ in if widget is LaterWindow { second += 1 } }
    window.present()
    wait("the window is drawn") { first > 0 }
    XCTAssertEqual(first, second)
  }

  func testAClassThatCallsTheFunctionOfItsParentIsDrawnOnce() {
    let window = DrawingWindow("Drawing", child: Label("Content"))
    defer { window.destroy() }
    var count = 0
    defer { SurfaceDrawing.additions["count"] = nil }
    SurfaceDrawing.additions["count"] = { widget, _ in if widget is DrawingWindow { count += 1 } }
    window.present()
    wait("the window is drawn") { count > 0 }
    XCTAssertEqual(window.drawings, count)
  }
}
