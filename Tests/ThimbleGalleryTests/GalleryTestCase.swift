import GtkTesting
import Thimble

/// A test of a part of the gallery. It creates the objects that live as long as the display before the test starts.
@preconcurrency @MainActor
class GalleryTestCase: GtkTestCase {
  nonisolated override func setUpWithError() throws {
    MainActor.assumeIsolated {
      guard Gtk.initializeIfPossible() else { return }
      // The first control creates the theme's controller, and the first icon observes the icon theme.
      _ = IconButton(icon: "list-add-symbolic", accessibilityLabel: "First")
    }
    try super.setUpWithError()
  }
}
