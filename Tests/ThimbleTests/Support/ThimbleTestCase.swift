import GtkTesting
import Thimble
import XCTest

/// A test of a control: what lives as long as the display is there before it begins.
@preconcurrency @MainActor
class ThimbleTestCase: GtkTestCase {
  nonisolated override func setUpWithError() throws {
    MainActor.assumeIsolated {
      guard Gtk.initializeIfPossible() else { return }
      // The first control brings the theme's controller along, and the first icon follows the icon theme.
      _ = IconButton(icon: "list-add-symbolic", accessibilityLabel: "First")
    }
    try super.setUpWithError()
  }
}
