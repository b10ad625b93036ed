import CGtk
import GtkTesting
import Thimble
import XCTest

/// The surface of buttons in bars.
final class BarPlaceTests: ThimbleTestCase {
  private func menu() -> MenuItem { MenuItem("As PDF") {} }

  /// Shows controls in a bar and outside, and returns their variants inside.
  private func variants(_ members: [Button], in bar: Box) -> [String] {
    for member in members { bar.append(member) }
    var found: [String] = []
    withWindow(Box(.vertical) { bar }) { _ in found = members.map(\.variant.name) }
    return found
  }

  private var toolbar: Box { Box(.horizontal).with { $0.addStyleClass("toolbar") } }

  func testButtonsWithAnIconOrAnArrowHaveNoSurface() {
    let members = [
      Button("Save"), Button("Save", icon: "document-save-symbolic"), ToggleButton("Bold"),
      ToggleButton("Bold", icon: "format-text-bold-symbolic"), MenuButton("Export") { menu() }, CloseButton(),
      LinkButton("Help", url: "https://www.gtk.org"), IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add"),
    ]
    let expected = ["neutral", "plain", "neutral", "plain", "plain", "neutral", "link", "plain"]
    XCTAssertEqual(variants(members, in: toolbar), expected)
  }

  func testAVariantThatIsSetStays() {
    let box = toolbar
    box.setButtonDefaults(Button.Defaults(variant: .outlined))
    let icon = Icon("document-save-symbolic")
    let members = [
      Button("Save", icon: icon), Button("Save", icon: icon, variant: .neutral),
      Button("Save", icon: icon, variant: .primary), Button("Delete", icon: icon).with { $0.role = .destructive },
    ]
    let own = members[3].variant.name
    XCTAssertEqual(variants(members, in: box), ["outlined", "neutral", "primary", own])
  }

  func testItFollowsTheContentAndThePlace() {
    let button = Button("Save")
    let (bar, other) = (toolbar, Box(.horizontal))
    bar.append(button)
    withWindow(Box(.vertical) { [bar, other] }) { _ in
      XCTAssertEqual(button.variant, .neutral)
      button.icon = "document-save-symbolic"
      XCTAssertEqual(button.variant, .plain)
      XCTAssertTrue(button.hasStyleClass("plain") && !button.hasStyleClass("neutral"))
      button.icon = nil
      XCTAssertEqual(button.variant, .neutral)
      button.icon = "document-save-symbolic"
      bar.remove(button)
      other.append(button)
      XCTAssertEqual(button.variant, .neutral)
      XCTAssertTrue(button.hasStyleClass("neutral") && !button.hasStyleClass("plain"))
    }
  }

  func testLinkedButtonsKeepTheirSurfaceAndSplitButtonsDoNot() {
    let icon = Icon("document-save-symbolic")
    let group = ButtonGroup("Steps") { ["Back", "Forward"].map { name in Button(name, icon: icon) } }
    let split = SplitButton("Save", menuLabel: "More ways to save") { menu() }
    let bar = toolbar
    bar.append(group)
    bar.append(split)
    withWindow(Box(.vertical) { bar }) { _ in
      XCTAssertEqual(group.buttons.map(\.variant), [.neutral, .neutral])
      group.isLinked = false
      XCTAssertEqual(group.buttons.map(\.variant), [.plain, .plain])
      XCTAssertEqual([split.primary.variant, split.menuButton.variant], [.plain, .plain])
      split.variant = .neutral
      XCTAssertEqual([split.primary.variant, split.menuButton.variant], [.neutral, .neutral])
    }
  }

  func testAPopoverOfABarIsNoBar() {
    let button = Button("Save", icon: "document-save-symbolic")
    let popover = Popover(Box(.vertical) { button })
    let bar = toolbar
    withWindow(bar) { _ in
      popover.setParent(bar)
      defer { popover.unparent() }
      XCTAssertEqual(button.variant, .neutral)
    }
  }

  func testEachBarOfGTKIsOne() throws {
    let bars: [(HeaderBar?, UnsafeMutablePointer<GtkWidget>?)] = [(HeaderBar(), nil), (nil, gtk_action_bar_new())]
    for (header, action) in bars {
      let button = Button("Save", icon: "document-save-symbolic")
      header?.packStart(button)
      if let action { button.withUnsafeGtkWidget { gtk_action_bar_pack_start(OpaquePointer(action), $0) } }
      let bar = try XCTUnwrap(header ?? Widget.adopt(unsafeGtkWidget: XCTUnwrap(action)))
      withWindow(Box(.vertical) { bar }) { _ in XCTAssertEqual(button.variant, .plain, bar.cssName) }
    }
  }
}
