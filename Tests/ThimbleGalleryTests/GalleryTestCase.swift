import GtkTesting
import Thimble

/// A test of a part of the gallery.
@preconcurrency @MainActor
class GalleryTestCase: GtkTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    // The first control creates the theme's controller, and the first icon observes the icon theme.
    _ = IconButton(icon: "list-add-symbolic", accessibilityLabel: "First")
  }
}
