import CGtk
import GtkTesting
import Thimble
import XCTest

/// Tooltips together with large content, and tooltips on keyboard focus.
final class TooltipTests: ThimbleTestCase {
  private let time = ManualTime()

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated {
      Settings.shared.textScale = 1
      LargeContentViewer.shared.policy = .automatic
      LargeContentViewer.shared.pacemaker = .continuous
    }
    try super.tearDownWithError()
  }

  func testLargeContentTakesTheTooltipsPlaceLive() {
    let shown = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    let plain = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add another")
    plain.largeContentOptions.isShown = false
    let late = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add later")
    let box = Box(.horizontal) {
      shown
      plain
    }
    withWindow(box) { _ in
      XCTAssertTrue(shown.showsTooltip)
      Settings.shared.textScale = 1.25
      XCTAssertFalse(shown.showsTooltip)
      XCTAssertEqual(shown.tooltip, "Add item", "The tooltip is still stored.")
      XCTAssertTrue(plain.showsTooltip, "Without large content the tooltip stays.")
      box.append(late)
      wait("the late button is on screen") { late.isMapped }
      XCTAssertFalse(late.showsTooltip)
      shown.setAccessibilityLabel("Add one")
      XCTAssertFalse(shown.showsTooltip)
      Settings.shared.textScale = 1
      XCTAssertTrue(shown.showsTooltip)
      XCTAssertTrue(late.showsTooltip)
      LargeContentViewer.shared.policy = .always
      XCTAssertFalse(shown.showsTooltip)
      shown.largeContentOptions.policy = .never
      XCTAssertTrue(shown.showsTooltip)
    }
  }

  private var cancelled = 0

  /// Shows a button, an icon button and a button that cancels, with the tooltip of the icon button by keyboard focus.
  private func withFocusTooltip(_ body: (_ icon: IconButton, Window) throws -> Void) throws {
    LargeContentViewer.shared.pacemaker = time.pacemaker
    let first = Button("First")
    let icon = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    let cancel = Button("Cancel") { [weak self] in self?.cancelled += 1 }.with { $0.role = .cancel }
    try withHands(Box(.horizontal) { [first, icon, cancel] }) { window in
      first.grabFocus()
      XCTAssertEqual(time.sleepers, 0, "It has no tooltip.")
      Hands.key("Tab")
      wait("the icon button has focus") { icon.isFocused && time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown") { bubble(in: window) == "Add item" }
      try body(icon, window)
    }
  }

  func testTheTooltipOfKeyboardFocusStaysUntilFocusGoes() throws {
    try withFocusTooltip { icon, window in
      XCTAssertEqual(layer(of: window, "label", "focus-tooltip").first?.accessibleRole, AccessibleRole.none)
      Hands.key("Shift_L", "Control_L", "Caps_Lock", "Caps_Lock", "F9")
      time.advance(by: .seconds(3_600))
      drain()
      XCTAssertNotNil(bubble(in: window))
      Hands.key("Tab")
      wait("the tooltip has gone with focus") { bubble(in: window) == nil }
    }
  }

  func testNoTooltipOfThePointerCoversIt() throws {
    try withFocusTooltip { icon, window in
      let neighbours = window.descendants(of: Button.self).filter { $0 !== icon }
      for neighbour in neighbours {
        neighbour.tooltip = "Neighbour"
        XCTAssertTrue(neighbour.showsTooltip, "It is new.")
      }
      Hands.key("Tab", "shift+Tab")
      wait("the icon button has focus again") { icon.isFocused && time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown again") { bubble(in: window) == "Add item" }
      for neighbour in neighbours {
        Hands.move(to: neighbour, in: window)
        XCTAssertFalse(MainLoop.run(atMost: 1) { window.showsPointerTooltip }, neighbour.title)
      }
      Hands.key("Escape")
      wait("the tooltip is gone") { bubble(in: window) == nil }
      Hands.move(to: icon, in: window)
      neighbours.first.map { Hands.move(to: $0, in: window) }
      wait("the pointer's tooltip is shown") { window.showsPointerTooltip }
    }
  }

  func testTheFirstEscapeHidesTheTooltipAndTheSecondCancels() throws {
    try withFocusTooltip { icon, window in
      Hands.key("Escape")
      wait("the tooltip has gone") { bubble(in: window) == nil }
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { cancelled > 0 })
      Hands.key("Escape")
      wait("the second one cancels") { cancelled == 1 }
    }
  }

  func testAPressHidesTheTooltip() throws {
    let presses: [(String, @MainActor (IconButton, Window) -> Void)] = [
      ("Space", { _, _ in Hands.key("space") }), ("Return", { _, _ in Hands.key("Return") }),
      (
        "a click elsewhere",
        { icon, window in
          Hands.move(to: icon, in: window, dy: 100)
          Hands.click()
        }
      ),
    ]
    for (name, press) in presses {
      try withFocusTooltip { icon, window in
        press(icon, window)
        wait("\(name) hides the tooltip") { bubble(in: window) == nil }
      }
    }
  }

  func testTheFirstEscapeHidesThePointersTooltip() throws {
    let icon = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    let cancel = Button("Cancel") { [weak self] in self?.cancelled += 1 }.with { $0.role = .cancel }
    try withHands(Box(.vertical) { [Entry(""), icon, cancel] }) { window in
      Hands.move(to: icon, in: window)
      Hands.move(to: icon, in: window, dx: 1)
      wait("GTK's tooltip is shown") { isTooltipShown(over: window) }
      Hands.key("Escape")
      wait("GTK's tooltip has gone") { !isTooltipShown(over: window) }
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { cancelled > 0 })
      Hands.key("Escape")
      wait("the second one cancels") { cancelled == 1 }
    }
  }

  private func isTooltipShown(over window: Window) -> Bool {
    window.withUnsafeGtkWidget { window in
      var child = gtk_widget_get_first_child(window)
      while let widget = child {
        let isTooltip = String(cString: gtk_widget_get_css_name(widget)) == "tooltip"
        if isTooltip, gtk_widget_get_mapped(widget) != 0 { return true }
        child = gtk_widget_get_next_sibling(widget)
      }
      return false
    }
  }

  func testALongTooltipOfKeyboardFocusIsWhole() throws {
    LargeContentViewer.shared.pacemaker = time.pacemaker
    let first = Button("First")
    let text = Array(repeating: "explanation", count: 30).joined(separator: " ")
    let second = Button("Second").with { $0.tooltip = text }
    try withHands(Box(.vertical) { [first, second] }, width: 320) { window in
      first.grabFocus()
      Hands.key("Tab")
      wait("the second button has focus") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown") { bubble(in: window) == text }
      let label = try XCTUnwrap(layer(of: window, "label", "focus-tooltip").first as? Label)
      wait("the tooltip has its place") { label.width > 0 }
      XCTAssertFalse(label.ellipsizes)
      let box = try XCTUnwrap(label.bounds(in: window))
      XCTAssertLessThanOrEqual(box.width, Double(window.width))
      XCTAssertGreaterThanOrEqual(Int(box.height), label.measured(.vertical, crossSize: Int(box.width)).minimum)
    }
  }
}
