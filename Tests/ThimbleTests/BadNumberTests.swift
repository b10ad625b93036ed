import CGtk
import GtkTesting
import Inspecting
import Thimble
import ThimbleNames
import XCTest

/// Invalid sizes, insets and fractions.
final class BadNumberTests: ThimbleTestCase {
  func testLengthsBelowZeroCountAsNone() {
    let (button, plain) = (Button("Save", icon: "document-save-symbolic"), Button("Save"))
    let row = ButtonRow(distribution: .minimal, spacing: -9) { [Button("A"), Button("B")] }
    let group = ButtonGroup("Group") { [Button("A"), Button("B")] }
    (group.isLinked, group.spacing) = (false, -4)
    XCTAssertEqual(SummaryRow("Total", value: "12 €", spacing: -4).spacing, 0)
    let floating = FloatingActionButton(icon: "list-add-symbolic", label: "Add")
    floating.setLimits(
      .init(minimumWidth: -5, minimumHeight: -5, maximumWidth: -5, maximumHeight: -5), for: .regular, in: .normal)
    withWindow(Box(.vertical) { [button, plain, row, group, floating] }) { _ in
      let size = (button.measured(.horizontal), button.measured(.vertical))
      button.configuration.iconPadding = -50
      XCTAssertEqual(button.measured(.horizontal).natural, size.0.natural - gap(of: button))
      button.configuration.iconPadding = nil
      button.configuration.titlePadding = -7
      button.configuration.iconReservation = -7
      button.configuration.minimumSize = Size(width: -100, height: .nan)
      button.configuration.maximumSize = Size(width: -.infinity, height: .nan)
      XCTAssertEqual(button.measured(.horizontal), size.0)
      XCTAssertEqual(button.measured(.vertical), size.1)
      button.contentInsets = Insets(-20)
      plain.contentInsets = .zero
      XCTAssertGreaterThanOrEqual(button.measured(.vertical).natural, plain.measured(.vertical).natural)
      XCTAssertGreaterThan(button.measured(.horizontal).natural, 0)
      button.hitAreaInsets = Insets(.min / 4)
      _ = Control.hitCell(of: button)
      let said = LogWatch.forget()
      XCTAssertFalse(said.isEmpty)
      XCTAssertTrue(said.allSatisfy { $0.contains("no area reaches farther") }, "\(said)")
      button.minimumHitSize = Size(-48)
      _ = Control.hitCell(of: button)
      button.minimumHitSize = Size(.nan)
      _ = Control.hitCell(of: button)
      XCTAssertFalse(LogWatch.forget().isEmpty)
      XCTAssertGreaterThanOrEqual(
        row.members.last?.bounds(in: row)?.x ?? 0, row.members.first?.bounds(in: row)?.width ?? .infinity)
      let inGroup = group.descendants(of: Button.self)
      XCTAssertGreaterThanOrEqual(
        inGroup.last?.bounds(in: group)?.x ?? 0, inGroup.first?.bounds(in: group)?.width ?? .infinity)
      XCTAssertGreaterThan(floating.measured(.horizontal).natural, 0)
      drain()
    }
  }

  func testTheLargestLengthsAreClamped() {
    let floating = FloatingActionButton(icon: "list-add-symbolic", label: "Add")
    let buttons = [Button("Save", icon: "document-save-symbolic"), floating]
    for number in [Int.max, Int(Int32.max), Int.min] {
      for button in buttons {
        button.configuration.iconPadding = number
        button.configuration.titlePadding = number
        button.configuration.iconReservation = number
        button.contentInsets = Insets(number)
        button.configuration.minimumSize = Size(Double(number))
        button.configuration.maximumSize = Size(Double(number))
      }
      floating.setLimits(
        .init(
          minimumWidth: number, minimumHeight: number, maximumWidth: number, maximumHeight: number,
          contentInsets: Insets(number)), for: .regular, in: .normal)
      for button in buttons {
        for orientation in [Orientation.horizontal, .vertical] {
          let size = button.measured(orientation)
          XCTAssertTrue((0...200_000).contains(size.minimum), "\(size) for \(number)")
          XCTAssertGreaterThanOrEqual(size.natural, size.minimum)
        }
      }
    }
  }

  func testAButtonThatAsksForTooMuchLeavesTheProgramAlive() {
    let button = Button("Save")
    button.configuration.minimumSize = Size(width: 1e300)
    button.configuration.look.fontSize[exactly: .normal] = 1e9
    withWindow(button) { _ in
      XCTAssertGreaterThanOrEqual(button.width, 9_000)
      drain()
    }
  }

  func testNoDurationEndsTheProgram() throws {
    defer { TimeLimits.factor = 1 }
    let toasts = ToastOverlay(Label("Content"))
    try withWindow(toasts) { window in
      for factor in [1.0, 100] {
        TimeLimits.factor = factor
        for time in [Duration.seconds(-1), .seconds(Int.min)] {
          toasts.show(Toast("Over at once", timeout: time))
          wait("the toast is over") { toasts.toast == nil }
        }
        toasts.show(Toast("For ever", timeout: .seconds(Int.max)))
        try window.waitForFrames(2)
        drain()
        XCTAssertNotNil(toasts.toast)
        toasts.dismiss()
      }
    }
    let button = Button("Delete") {}
    button.press.confirmation = .undo(for: .seconds(Int.max))
    let worker = Button("Send")
    worker.work.options.timing = PendingTiming(showDelay: .seconds(Int.max), minimumVisible: .seconds(Int.max))
    withWindow(
      Box(.vertical) {
        button
        worker
      }
    ) { window in
      wait("the window is the active one") { window.isActive }
      press(button)
      worker.work.start()
      drain()
      worker.work.stop()
      drain()
    }
  }

  func testNoTimeOfAPressEndsTheProgram() throws {
    let forever = Duration.seconds(Int.max)
    var timing = PressTiming()
    (timing.repeatDelay, timing.repeatInterval, timing.longPress) = (forever, forever, forever)
    (timing.dragDwell, timing.hint, timing.secondPress) = (forever, forever, forever)
    let kinds: [(String, @MainActor (Button) -> Void)] = [
      ("hold", { $0.press.confirmation = .hold(for: forever) }),
      ("long press", { $0.press.setLongPress("Later") { _ in } }),
      ("repetition", { $0.press.options.repeatBehavior = .enabled }),
      ("pause", { $0.work.options.activationPolicy = .debounce(forever) }),
    ]
    for (name, setUp) in kinds {
      let button = Button("Delete") {}
      button.press.options.timing = timing
      setUp(button)
      try withHands(Box(.vertical) { [Entry(""), button] }) { window in
        Hands.move(to: button, in: window)
        Hands.press()
        wait("the button is pressed for a \(name)") { button.stateFlags.contains(.active) }
        drain()
        Hands.letGo()
        wait("the button is released for a \(name)") { !button.stateFlags.contains(.active) }
        drain()
      }
    }
  }

  private func gap(of button: Button) -> Int {
    let theme = ThemeController.shared.theme.values(in: ThemeController.shared.context)
    return Int(theme.size("medium")?.gap ?? 0)
  }

  func testFractionsThatAreNoNumbersAreIgnored() {
    let button = Button("Load")
    withWindow(button) { _ in
      button.work.start()
      button.work.progress = 0.5
      for bad in [Double.nan, -Double.infinity, -1] { button.work.progress = bad }
      XCTAssertEqual(button.work.progress, 0.5)
      button.work.progress = Double.infinity
      XCTAssertEqual(button.work.progress.map { $0.isFinite && $0 <= 1 }, true)
      button.work.stop()
      button.configuration.titleLineBreak = .shrink(to: .nan)
      XCTAssertGreaterThan(button.measured(.horizontal).minimum, 0)
      wait("the button is idle") { !button.isPending }
    }
  }

  func testALookOfNumbersThatCannotBeDrawnIsTheThemesAndReportedOnce() {
    let button = Button("Look")
    withWindow(button) { _ in
      let standard = button.current.appearance
      button.cornerStyle = .fixed(Double.infinity)
      button.setBorderWidth(.nan, for: .normal)
      button.setBackgroundColor(Color(red: .nan, green: 0, blue: 0), for: .normal)
      button.configuration.look.opacity[exactly: .normal] = .nan
      button.configuration.look.fontSize[exactly: .normal] = -Double.infinity
      button.configuration.look.fontWeight[exactly: .normal] = .nan
      button.setTitleShadow(Shadow(color: .black, x: .nan), for: .normal)
      button.setElevation(Double.infinity, for: .normal)
      drain()
      let look = button.current.appearance
      XCTAssertEqual(look.borderWidth, standard.borderWidth)
      XCTAssertEqual([look.opacity, look.fontWeight], [standard.opacity, standard.fontWeight])
      XCTAssertTrue(look.cornerRadius.isFinite)
      XCTAssertEqual(look.shadow, standard.shadow)
      XCTAssertNil(look.textShadow)
    }
    XCTAssertEqual(LogWatch.forget().count, 1)
  }
}
