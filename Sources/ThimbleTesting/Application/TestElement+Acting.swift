import ATSPI
import AccessibilityAudit

/// The way in which a test acts on a control.
public enum Hand: Hashable, Sendable {
  /// The control's accessible action, as with voice control and switches. The application may perform it later: GTK 4
  /// does so after a quarter of a second.
  case action
  /// Keys, after Tab has moved the keyboard focus to the control.
  case keyboard
  /// The pointer, in the middle of the control. The control must be in a window, not in a popover, because GTK 4 does
  /// not report the place of a popover.
  case pointer
}

extension TestElement {
  /// Presses the control.
  ///
  /// - Parameters:
  ///   - hand: The way to press. With the keyboard the key is the space bar, or Return for a link, a menu item or an
  ///     entry.
  ///   - action: The accessible action; by default the one that a click performs.
  /// - Throws: ``TestFailure`` when the control has no such action, declines it, or does not get the focus.
  public func press(by hand: Hand = .action, action: String? = nil) async throws {
    switch hand {
    case .action:
      let (item, list) = try await item()
      guard let index = item.action(named: action) else {
        let names = item.actor.actions.map(\.name).joined(separator: ", ")
        throw await app.failure(
          "\(description) has no action\(action.map { " \($0)" } ?? ""). Its actions are: \(names)", candidates: [],
          in: list)
      }
      do throws(ATSPIError) {
        try await app.application.accessible(item.actor).perform(at: index)
      } catch {
        guard error.code == .declined else { throw error }
        throw await app.failure("\(description) declines to be pressed.", candidates: [], in: list)
      }
    case .keyboard:
      try await focus()
      let role = try await accessible.role()
      let byReturn: Set<AccessibleRole> = [.link, .menuItem, .checkMenuItem, .radioMenuItem, .entry, .text]
      try await app.press(byReturn.contains(role) ? "Return" : "space")
    case .pointer: try await app.session.act(Self.arrival(at: try await middle()) + ["click", "1"])
    }
  }

  /// Types text into the control, at the caret.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hand: The way to type: keys, after Tab or a click has moved the keyboard focus; or the accessible action,
  ///     which inserts the text.
  /// - Throws: ``TestFailure`` when the control does not get the focus, or accepts no text.
  public func type(_ text: String, by hand: Hand = .keyboard) async throws {
    switch hand {
    case .action:
      return try await accessible.insert(text)
    case .keyboard: try await focus()
    case .pointer:
      try await press(by: .pointer)
      try await expect(.focused)
    }
    try await app.type(text)
  }

  /// Moves keyboard focus to the control by Tab.
  ///
  /// - Throws: ``TestFailure`` when Tab does not reach the control.
  public func focus() async throws { try await app.focus(accessible) }

  /// Selects an item of a list, a tab or a choice, and waits until it is selected or checked.
  ///
  /// - Throws: ``TestFailure`` when it is not selected or checked in time.
  public func select() async throws {
    do throws(ATSPIError) {
      try await accessible.select()
    } catch {
      guard [.unsupported, .declined, .failed].contains(error.code) else { throw error }
      try await press()
    }
    try await expect("selected or checked") { !$0.states.isDisjoint(with: [.selected, .checked, .pressed]) }
  }

  /// Turns the pointer's wheel over the object: down by a positive number of steps, up by a negative one.
  public func scroll(by steps: Int) async throws {
    let turn = ["click", "--repeat", "\(abs(steps))", "--delay", "20", steps < 0 ? "4" : "5"]
    try await app.session.act(Self.arrival(at: try await middle()) + turn)
  }

  /// Drags the object with the pointer to the middle of another.
  public func drag(to other: TestElement) async throws {
    let (start, end) = (try await middle(), try await other.middle())
    try await app.session.act(Self.arrival(at: start) + ["mousedown", "1"])
    // A drag begins after some pixels, and its target must notice the pointer before the button is released.
    for step in 1...8 {
      try await app.session.act([
        "mousemove", "\(start.x + (end.x - start.x) * step / 8)", "\(start.y + (end.y - start.y) * step / 8)",
      ])
    }
    try await app.session.act(["mouseup", "1"])
  }

  /// Returns the middle of the object on the screen, in pixels.
  ///
  /// GTK 4 reports places in the window. Without a window manager, windows are in the corner of the screen.
  public func middle() async throws -> (x: Int, y: Int) {
    let (_, list) = try await item()
    let box = try await accessible.extents(onScreen: !list.toolkit.hasPrefix("GTK 4") && app.session.kind == .x11)
    guard !box.isEmpty else {
      throw await app.failure("\(description) has no size on the screen.", candidates: [], in: list)
    }
    return (box.x + box.width / 2, box.y + box.height / 2)
  }

  /// Returns the words to move the pointer in two steps: GTK ignores a pointer that jumps onto a widget that has just
  /// appeared.
  private static func arrival(at place: (x: Int, y: Int)) -> [String] {
    ["mousemove", "\(place.x - 1)", "\(place.y)", "mousemove", "\(place.x)", "\(place.y)"]
  }
}
