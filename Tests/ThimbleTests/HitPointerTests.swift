import GtkTesting
import Inspecting
import Thimble
import XCTest

/// Hit areas with a real pointer: hover, tooltip, press and release agree, and one event decides about a point only
/// once.
final class HitPointerTests: ThimbleTestCase {
  private var pressed: [String] = []

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated { pressed = [] }
    try super.tearDownWithError()
  }

  /// Returns a button of 16 × 16 pixels.
  private func small(_ label: String) -> IconButton {
    IconButton(icon: "starred-symbolic", accessibilityLabel: label) { [weak self] in self?.pressed.append(label) }
      .with { $0.contentInsets = .zero }
  }

  private func withPointer(_ content: Widget, _ body: (Window) throws -> Void) throws {
    (content.horizontalAlignment, content.verticalAlignment) = (.center, .center)
    try withHands(content) { window in
      // The pointer starts elsewhere: a jump onto a new control does not count as deliberate.
      Hands.move(x: 5, y: 5)
      Hands.move(x: 15, y: 15)
      try body(window)
    }
  }

  func testHoverTooltipPressAndReleaseAgreeBeyondWhatIsSeen() throws {
    let button = small("Add item")
    var isAskedForTooltip = false
    button.connect(Signal<IconButton, Void, Bool>("query-tooltip")) { _ in
      isAskedForTooltip = true
      return false
    }
    try withPointer(Box(.horizontal) { button }) { window in
      for (dx, dy) in [(22.0, 0.0), (0, 22), (-22, 0), (22, -22)] {
        isAskedForTooltip = false
        pressed = []
        Hands.move(to: button, in: window, dx: dx, dy: dy)
        wait("the button is hovered at \(dx), \(dy)") { button.stateFlags.contains(.hovered) }
        wait("the button is asked for its tooltip at \(dx), \(dy)") { isAskedForTooltip }
        Hands.press()
        wait("the button looks pressed") { button.stateFlags.contains(.active) }
        Hands.letGo()
        wait("the button is pressed") { pressed == ["Add item"] }
        isAskedForTooltip = false
        Hands.move(to: button, in: window, dx: dx * 1.2, dy: dy * 1.2)
        wait("the button is not hovered beyond its area") { !button.stateFlags.contains(.hovered) }
        XCTAssertFalse(isAskedForTooltip)
      }
    }
  }

  func testAPressThatLeavesTheAreaIsNone() throws {
    let button = small("A")
    try withPointer(Box(.horizontal) { button }) { window in
      Hands.move(to: button, in: window, dx: 20)
      Hands.press()
      wait("the button looks pressed") { button.stateFlags.contains(.active) }
      Hands.move(to: button, in: window, dx: 60)
      Hands.letGo()
      wait("the button does not look pressed") { !button.stateFlags.contains(.active) }
      Hands.move(to: button, in: window, dx: 20)
      Hands.press()
      Hands.move(to: button, in: window, dx: 23)
      Hands.letGo()
      wait("the release inside is a press") { !pressed.isEmpty }
      XCTAssertEqual(pressed, ["A"])
    }
  }

  func testAPointIsSettledOnceForEachEvent() throws {
    let buttons = (0..<5).map { small("\($0)") }
    let label = Label("Text")
    try withPointer(Box(.horizontal, spacing: 12) { buttons + [label] }) { window in
      // Counts the events that GTK makes of each move.
      let observer = InputEvent.observer
      var events = 0
      InputEvent.observer = { event in
        if event.kind == .motion || event.kind == .press || event.kind == .release { events += 1 }
        observer?(event)
      }
      defer { InputEvent.observer = observer }
      // Half a second after a move GTK looks for a tooltip, which is a pick of its own.
      var tooltips = 0
      for button in buttons {
        button.connect(Signal<IconButton, Void, Bool>("query-tooltip")) { _ in
          tooltips += 1
          return false
        }
      }
      for (index, waitsForTooltip) in [(1, false), (2, true), (3, false), (1, true)] {
        // On a busy machine it may do so before the test sees the hover.
        let tooltipsAtFirst = tooltips
        Hands.move(to: buttons[index], in: window, dx: 10, dy: 12)
        wait("the button is hovered") { buttons[index].stateFlags.contains(.hovered) }
        drain()
        let (settledBefore, eventsBefore, tooltipsBefore) = (Picking.settledCount, events, tooltips)
        if waitsForTooltip { wait("GTK asks for the tooltip") { tooltips > tooltipsAtFirst } }
        Hands.move(to: buttons[index], in: window, dx: 11, dy: 12)
        wait("the move is an event") { events > eventsBefore }
        drain()
        let (settled, moved) = (Picking.settledCount - settledBefore, events - eventsBefore)
        let asked = tooltips - tooltipsBefore
        XCTAssertGreaterThan(settled, 0, "The point is outside of the visible box.")
        XCTAssertLessThanOrEqual(settled, moved + asked, "\(moved) events, \(asked) tooltips, \(settled) points")
      }
    }
  }

  func testAnAreaEndsWithItsPopover() throws {
    let (inside, outside) = (small("Inside"), small("Outside"))
    let popover = Popover(Box(.horizontal) { inside })
    popover.hidesByItself = false
    let anchor = Label("Anchor")
    let row = Box(.horizontal, spacing: 4) {
      anchor
      outside
    }
    try withPointer(row) { window in
      popover.setParent(anchor)
      popover.popUp()
      defer { popover.unparent() }
      wait("the popover is on screen") { inside.isMapped && inside.width > 0 && popover.width > 0 }
      let box = try XCTUnwrap(inside.bounds(in: popover))
      let surface = try XCTUnwrap(popover.bounds(in: popover))
      let shown = try XCTUnwrap(inside.shownBounds(in: window))
      let cover = try XCTUnwrap(popover.shownBounds(in: window))
      // Every point of the popover within 24 of the button's middle belongs to the button, and no point of the window
      // does.
      let middle = (x: box.x + 8, y: box.y + 8)
      var own = 0
      for dx in stride(from: -30.5, through: 30, by: 3) {
        for dy in stride(from: -30.5, through: 30, by: 3) {
          let point = Point(x: middle.x + dx, y: middle.y + dy)
          let isHit = popover.pick(x: point.x, y: point.y).map { inside.contains($0) } ?? false
          if abs(dx) >= 24 || abs(dy) >= 24 {
            XCTAssertFalse(isHit, "\(dx), \(dy)")
          } else if HitCell(rectangles: [surface]).contains(x: point.x, y: point.y) {
            own += isHit ? 1 : 0
          }
          if let picked = window.pick(x: shown.x + 8 + dx, y: shown.y + 8 + dy) {
            XCTAssertFalse(inside.contains(picked), "\(dx), \(dy) of the window")
          }
        }
      }
      XCTAssertGreaterThan(own, 50, "It reaches beyond its 16 pixels.")
      // A control of the window does not reach into the popover either.
      let other = try XCTUnwrap(outside.bounds(in: window))
      for dx in stride(from: -23.5, through: 24, by: 3) {
        for dy in stride(from: -23.5, through: 24, by: 3) {
          let (x, y) = (other.x + 8 + dx - cover.x, other.y + 8 + dy - cover.y)
          guard let picked = popover.pick(x: surface.x + x, y: surface.y + y) else { continue }
          XCTAssertFalse(outside.contains(picked), "\(dx), \(dy) of the popover")
        }
      }
      XCTAssertEqual(Control.hitCell(of: inside).contains(x: middle.x + 20, y: middle.y), true)
    }
  }

  func testAButtonUnderAStillPointerIsPressedAlthoughAnotherWidgetMoved() throws {
    let (button, label) = (small("A"), Label("Text"))
    button.reflowDelay = .seconds(60)
    try withPointer(
      Box(.vertical, spacing: 40) {
        button
        label
      }
    ) { window in
      Hands.move(to: button, in: window)
      wait("the button is hovered") { button.stateFlags.contains(.hovered) }
      for text in ["A longer text", "Text", "A text that is longer still"] {
        let width = label.width
        label.text = text
        wait("the label has its new width") { label.width != width }
        drain()
      }
      Hands.click()
      wait("the button A is pressed") { pressed == ["A"] }
    }
  }

  /// Runs `body` after a press of the button Next has brought `late` under the resting pointer.
  private func withLate(_ late: Button, _ body: () throws -> Void) throws {
    let next = Button("Next")
    late.reflowDelay = .seconds(60)
    late.isVisible = false
    for button in [next, late] { button.setSizeRequest(width: 120) }
    next.connect(.clicked) { [weak late] button in
      button.isVisible = false
      late?.isVisible = true
    }
    let row = Box(.horizontal) {
      next
      late
    }
    try withPointer(row) { window in
      Hands.move(to: next, in: window)
      wait("the button Next is hovered") { next.stateFlags.contains(.hovered) }
      Hands.click()
      wait("the late button is on screen") { late.isMapped && late.width > 0 }
      // A hand is never completely still, and GTK picks again when it moves.
      Hands.move(to: late, in: window, dx: 1)
      wait("the late button is under the pointer") { late.stateFlags.contains(.hovered) }
      try body()
    }
  }

  /// Waits until GTK has handled the release of a press that `body` makes.
  private func waitForRelease(after body: () -> Void) {
    let observer = InputEvent.observer
    var releases = 0
    InputEvent.observer = { event in
      if event.kind == .release { releases += 1 }
      observer?(event)
    }
    defer { InputEvent.observer = observer }
    body()
    wait("the pointer is released") { releases == 1 }
    drain()
  }

  func testAPressThatIsIgnoredDoesNotLookPressed() throws {
    let late = Button("Delete", variant: .danger)
    var lookedPressed = false
    late.connect(.clicked) { [weak self] _ in self?.pressed.append("Delete") }
    try withLate(late) {
      let watch = late.connect(.stateFlagsChanged, after: true) { button, _ in
        if button.stateFlags.contains(.active) { lookedPressed = true }
      }
      waitForRelease {
        Hands.press()
        drain()
        XCTAssertFalse(late.stateFlags.contains(.active))
        Hands.letGo()
      }
      XCTAssertEqual(pressed, [])
      _ = watch
      // The look changes once a press is allowed.
      late.reflowDelay = nil
      Hands.press()
      wait("the button Delete looks pressed") { lookedPressed && late.stateFlags.contains(.active) }
      Hands.letGo()
      wait("the button Delete is pressed") { pressed == ["Delete"] }
    }
  }

  /// A press that is ignored starts nothing at its begin or while it is held, either.
  func testAPressThatIsIgnoredBeginsNothing() throws {
    let act: @MainActor () -> Void = { [weak self] in self?.pressed.append("pressed") }
    func button(_ set: (Button) -> Void) -> Button { Button("Delete", action: act).with(set) }
    let atOnce = button { $0.setStyle(OnPress()) }
    let repeating = button { $0.press.options.repeatBehavior = .enabled }
    let followed = button { _ = $0.press.addHandler { _ in act() } }
    let menu = MenuButton("Delete") { MenuItem("Everything") {} }
    menu.opening = .press
    menu.connect(.clicked) { _ in act() }
    let buttons: [(String, Button)] = [
      ("acts at the press", atOnce), ("repeats", repeating), ("tells of its presses", followed),
      ("opens its menu", menu),
    ]
    for (kind, late) in buttons {
      pressed = []
      try withLate(late) {
        waitForRelease {
          Hands.press()
          drain()
          Hands.letGo()
        }
        XCTAssertEqual(pressed, [], "a button that \(kind)")
        XCTAssertFalse(menu.isOpen)
        late.reflowDelay = nil
        Hands.press()
        wait("the button that \(kind) acts at the begin of a press") { !pressed.isEmpty }
        Hands.letGo()
        menu.close()
      }
    }
  }
}

private struct OnPress: PrimitiveButtonStyle {
  var trigger: PressTrigger { .press }
}
