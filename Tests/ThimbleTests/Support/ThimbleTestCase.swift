import GtkTesting
import Thimble
import XCTest

/// A test of a control. It creates the objects that live as long as the display before the test starts.
@preconcurrency @MainActor
class ThimbleTestCase: GtkTestCase {
  nonisolated override func setUpWithError() throws {
    MainActor.assumeIsolated {
      guard Gtk.initializeIfPossible() else { return }
      // The first control creates the theme's controller, and the first icon observes the icon theme.
      _ = IconButton(icon: "list-add-symbolic", accessibilityLabel: "First")
    }
    try super.setUpWithError()
  }
}
