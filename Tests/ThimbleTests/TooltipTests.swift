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

  func testAnOpenMenuOrPopoverHasNoTooltipOfItsButtonAboveIt() {
    let menu = MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Main Menu") { MenuItem("Print") {} }
    let form = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item").opensPopover(Label("Form"))
    withWindow(Box(.horizontal) { [menu, form] }) { _ in
      for button in [menu, form] as [Button] {
        XCTAssertTrue(button.showsTooltip)
        press(button)
        XCTAssertFalse(button.showsTooltip)
        press(button)
        wait("\(button.accessibilityLabel) has its tooltip again") { button.showsTooltip }
      }
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

  func testTheTooltipOfKeyboardFocusAppearsWhenTabGoesRoundTheWindow() throws {
    LargeContentViewer.shared.pacemaker = time.pacemaker
    let icons = ["Add item", "Share item", "Remove item"].map {
      IconButton(icon: "list-add-symbolic", accessibilityLabel: $0)
    }
    try withHands(Box(.horizontal) { icons }) { window in
      icons[2].grabFocus()
      for (key, icon) in [("Tab", icons[0]), ("shift+Tab", icons[2])] {
        Hands.key(key)
        wait("the other end has focus after \(key)") { icon.isFocused && time.sleepers == 1 }
        time.advance(by: .milliseconds(500))
        wait("its tooltip is shown after \(key)") { bubble(in: window) == icon.accessibilityLabel }
      }
    }
  }

  func testTheTooltipOfKeyboardFocusFollowsItsText() throws {
    try withFocusTooltip { icon, window in
      let label = try XCTUnwrap(layer(of: window, "label", "focus-tooltip").first)
      wait("the tooltip has its place") { label.width > 0 }
      let width = label.width
      icon.tooltip = "Adds an item at the end of the list"
      XCTAssertEqual(bubble(in: window), "Adds an item at the end of the list")
      wait("the tooltip has room") { label.width > width }
      icon.press.shortcut = "<Control>n"
      XCTAssertEqual(bubble(in: window), "Adds an item at the end of the list (Ctrl+N)")
      icon.disable(because: "Choose a list first")
      XCTAssertEqual(bubble(in: window), "Choose a list first (Ctrl+N)")
      icon.isEnabled = true
      icon.press.shortcut = nil
      icon.tooltip = nil
      icon.badge = "2"
      XCTAssertEqual(bubble(in: window), "Add item, 2")
      icon.tooltip = ""
      XCTAssertNil(bubble(in: window))
      XCTAssertNil(icon.tooltip)
      XCTAssertFalse(icon.showsTooltip)
      icon.tooltip = nil
      wait("the tooltip waits") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown again") { bubble(in: window) == "Add item, 2" }
      LargeContentViewer.shared.policy = .always
      XCTAssertNil(bubble(in: window), "It only repeats the name, which large content shows.")
    }
  }

  func testATextThatIsNewAfterAPressAppearsAndOneAfterEscapeDoesNot() throws {
    try withFocusTooltip { icon, window in
      icon.connect(.clicked) { $0.tooltip = "Added" }
      Hands.key("space")
      wait("the press hides the tooltip, and its answer waits") { bubble(in: window) == nil && time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the answer is shown") { bubble(in: window) == "Added" }
      Hands.key("Escape")
      wait("the tooltip is gone") { bubble(in: window) == nil }
      icon.tooltip = "Add another"
      XCTAssertEqual(time.sleepers, 0, "The user does not want it.")
    }
  }

  func testAReasonAppearsAtTheFocusedButtonThatHadNoTooltip() throws {
    try withFocusTooltip { _, window in
      Hands.key("shift+Tab")
      wait("the first button has focus") { (window.focusedWidget as? Button)?.title == "First" }
      let first = try XCTUnwrap(window.focusedWidget as? Button)
      XCTAssertNil(bubble(in: window))
      first.disable(because: "Choose a list first")
      wait("the tooltip waits") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the reason is shown") { bubble(in: window) == "Choose a list first" }
      first.isEnabled = true
      XCTAssertNil(bubble(in: window))
    }
  }

  func testThePointersTooltipFollowsItsText() throws {
    let icon = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    try withHands(Box(.vertical) { [Entry(""), icon] }) { window in
      Hands.move(to: icon, in: window)
      Hands.move(to: icon, in: window, dx: 1)
      wait("GTK's tooltip is shown") { pointerTooltip(over: window) == "Add item" }
      icon.setAccessibilityLabel("Add another")
      wait("GTK's tooltip has the new text") { pointerTooltip(over: window) == "Add another" }
      icon.tooltip = ""
      wait("GTK's tooltip has gone") { !isTooltipShown(over: window) }
    }
  }

  func testATooltipSetByGTKsFunctionIsKept() {
    let icon = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    icon.withUnsafeGtkWidget { gtk_widget_set_tooltip_text($0, "Adds an item") }
    XCTAssertEqual(icon.tooltip, "Adds an item")
    icon.setAccessibilityLabel("Add another")
    XCTAssertEqual(icon.tooltip, "Adds an item")
    XCTAssertTrue(icon.showsTooltip)
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

  /// Shows a button whose popover is open, with two icon buttons and the tooltip of the second one by keyboard focus.
  private func withFocusTooltipInAPopover(_ body: (Button, Window) throws -> Void) throws {
    LargeContentViewer.shared.pacemaker = time.pacemaker
    let icons = ["Add item", "Share item"].map { IconButton(icon: "list-add-symbolic", accessibilityLabel: $0) }
    let form = Button("Form").opensPopover(Box(.horizontal) { icons })
    try withHands(form) { window in
      form.grabFocus()
      Hands.key("space")
      wait("focus is in the popover") { icons[0].isFocused }
      Hands.key("Tab")
      wait("the second icon button has focus") { icons[1].isFocused && time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown") { bubble(in: window) == "Share item" }
      try body(form, window)
      form.isPopoverOpen = false
    }
  }

  func testInAPopoverTheFirstEscapeHidesTheTooltipAndTheSecondClosesThePopover() throws {
    try withFocusTooltipInAPopover { form, window in
      Hands.key("Escape")
      wait("the tooltip has gone") { bubble(in: window) == nil }
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { !form.isPopoverOpen })
      Hands.key("Escape")
      wait("the second one closes the popover") { !form.isPopoverOpen }
    }
  }

  func testInAPopoverAPressOfAKeyHidesTheTooltip() throws {
    for key in ["space", "Return"] {
      try withFocusTooltipInAPopover { form, window in
        Hands.key(key)
        wait("\(key) hides the tooltip") { bubble(in: window) == nil }
        XCTAssertTrue(form.isPopoverOpen)
      }
    }
  }

  func testInAPopoverTheFirstEscapeHidesThePointersTooltip() throws {
    let icon = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    let popover = Popover(icon)
    let form = Button("Form")
    try withHands(form) { window in
      // An application may also show a popover of its own.
      popover.setParent(form)
      form.grabFocus()
      popover.popUp()
      wait("the popover has its place") { icon.isFocused && icon.width > 0 }
      guard let place = icon.shownBounds(in: window) else { return XCTFail("The popover is not in the window.") }
      let (x, y) = (Int(place.x + place.width / 2), Int(place.y + place.height / 2))
      Hands.move(x: x, y: y)
      Hands.move(x: x + 1, y: y)
      wait("GTK's tooltip is shown") { isTooltipShown(over: popover) }
      Hands.key("Escape")
      wait("GTK's tooltip has gone") { !isTooltipShown(over: popover) }
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { !popover.isVisible })
      Hands.key("Escape")
      wait("the second one closes the popover") { !popover.isVisible }
      popover.unparent()
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

  private func isTooltipShown(over surface: Widget) -> Bool { pointerTooltip(over: surface) != nil }

  /// Returns the text of GTK's tooltip over a window or a popover; nil while it is not shown.
  private func pointerTooltip(over surface: Widget) -> String? {
    func text(in parent: UnsafeMutablePointer<GtkWidget>?) -> String? {
      var child = gtk_widget_get_first_child(parent)
      while let widget = child {
        if String(cString: gtk_widget_get_css_name(widget)) == "label", gtk_widget_get_mapped(widget) != 0 {
          return String(cString: gtk_label_get_text(OpaquePointer(widget)))
        }
        if let found = text(in: widget) { return found }
        child = gtk_widget_get_next_sibling(widget)
      }
      return nil
    }
    return surface.withUnsafeGtkWidget { surface in
      var child = gtk_widget_get_first_child(surface)
      while let widget = child {
        if String(cString: gtk_widget_get_css_name(widget)) == "tooltip", gtk_widget_get_mapped(widget) != 0 {
          return text(in: widget)
        }
        child = gtk_widget_get_next_sibling(widget)
      }
      return nil
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
