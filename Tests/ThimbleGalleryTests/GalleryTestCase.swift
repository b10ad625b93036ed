import GtkTesting
import Thimble

@testable import ThimbleGallery

/// A test of a part of the gallery.
@preconcurrency @MainActor
class GalleryTestCase: GtkTestCase {
  /// The style of the gallery. A test that needs it mentions it in ``createLastingObjects()``: its sheets live as long as
  /// the display.
  static let style = GalleryStyle()

  override func createLastingObjects() {
    super.createLastingObjects()
    // The first control creates the theme's controller, and the first icon observes the icon theme.
    _ = IconButton(icon: "list-add-symbolic", accessibilityLabel: "First")
  }
}
