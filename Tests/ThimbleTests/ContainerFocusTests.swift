import CGtk
import GtkTesting
import Thimble
import XCTest

/// Keyboard focus that a program, a label or an assistive technology gives to a container of controls.
@preconcurrency @MainActor
final class ContainerFocusTests: ThimbleTestCase {
  private struct Case {
    let name: String
    let container: Widget
    /// The control that gets focus from outside.
    let first: Widget
    /// Another one inside.
    let other: Widget
  }

  private func withCases(_ body: ([Case], _ outside: Button) -> Void) {
    let split = SplitButton("Save", menuLabel: "More ways to save") { MenuItem("Save As…") }
    let locked = SplitButton("Send", menuLabel: "More ways to send") { MenuItem("Send Later…") }
    locked.primary.isEnabled = false
    let bar = ButtonGroup("Bar") { ["One", "Two"].map { Button($0) } }
    let modes = ToggleButtonGroup("Mode", selected: "week", items: ["day", "week", "month"].map { ToggleItem($0, $0) })
    let outside = Button("Outside")
    let week = modes.buttons[1]
    withWindow(Box(.vertical) { [outside, split, locked, bar, modes] }) { _ in
      body(
        [
          Case(name: "split button", container: split, first: split.primary, other: split.menuButton),
          Case(name: "its enabled part", container: locked, first: locked.menuButton, other: locked.menuButton),
          Case(name: "button group", container: bar, first: bar.buttons[0], other: bar.buttons[1]),
          Case(name: "toggle group", container: modes, first: week, other: modes.buttons[2]),
        ], outside)
    }
  }

  func testAContainerPassesFocusOnAndKeepsFocusThatIsInside() {
    withCases { cases, outside in
      for one in cases {
        outside.grabFocus()
        XCTAssertTrue(one.container.grabFocus(), one.name)
        XCTAssertTrue(one.first.isFocused, one.name)
        one.other.grabFocus()
        XCTAssertTrue(one.container.grabFocus(), one.name)
        XCTAssertTrue(one.other.isFocused, one.name)
      }
    }
  }

  func testTheMnemonicOfALabelLeadsIntoAContainer() {
    withCases { cases, outside in
      for one in cases {
        outside.grabFocus()
        let label = Label("_Name")
        one.container.withUnsafeGtkWidget { container in
          label.withUnsafeGtkWidget { gtk_label_set_mnemonic_widget(OpaquePointer($0), container) }
        }
        XCTAssertEqual(label.withUnsafeGtkWidget { gtk_widget_mnemonic_activate($0, 0) }, 1, one.name)
        XCTAssertTrue(one.first.isFocused, one.name)
      }
    }
  }
}
