public import Thimble

// MARK: - UIKit's events and their handlers

/// The events of a button: the phases of a press, and its action. `Button.press.addHandler(_:)` and the signal `clicked` report
/// the same.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A press begins.
  public static let pressDown = ControlEvents(rawValue: 1 << 0)
  /// The second or a later press of a double click begins.
  public static let pressDownRepeat = ControlEvents(rawValue: 1 << 1)
  public static let dragInside = ControlEvents(rawValue: 1 << 2)
  public static let dragOutside = ControlEvents(rawValue: 1 << 3)
  public static let dragEnter = ControlEvents(rawValue: 1 << 4)
  public static let dragExit = ControlEvents(rawValue: 1 << 5)
  public static let pressUpInside = ControlEvents(rawValue: 1 << 6)
  public static let pressUpOutside = ControlEvents(rawValue: 1 << 7)
  public static let pressCancel = ControlEvents(rawValue: 1 << 8)
  /// The button runs its primary action, whatever the source.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 9)

  /// All phases of a press.
  public static let allPressEvents = ControlEvents(rawValue: (1 << 9) - 1)
  public static let all = ControlEvents(rawValue: (1 << 10) - 1)

  /// Creates the set for an event.
  init(_ event: PressEvent) {
    self =
      switch event.phase {
      case .began: event.press.clickCount > 1 ? [.pressDown, .pressDownRepeat] : .pressDown
      case .movedInside: .dragInside
      case .movedOutside: .dragOutside
      case .entered: .dragEnter
      case .exited: .dragExit
      case .endedInside: .pressUpInside
      case .endedOutside: .pressUpOutside
      case .cancelled: .pressCancel
      }
  }
}

/// A handler that was added to a button. `Button.actions(for:)` returns it.
@MainActor
public struct ControlAction: Identifiable {
  /// The identifier, unique in the program. `Button.removeAction(_:)` takes it.
  public nonisolated let id: Int
  /// The events that call the handler.
  public let events: ControlEvents
  let body: @MainActor (Button, PressEvent) -> Void
  var pressHandler: Int?
  var click: SignalConnection?

  fileprivate static var count = 0
}

@MainActor private let storedActions = WidgetValue<[ControlAction]>("control-actions")

extension Button {
  /// Adds a handler for some phases of a press, or for the action itself. Handlers run in the order in which they were
  /// added.
  ///
  /// - Returns: the identifier for ``removeAction(_:)``.
  @discardableResult
  public func addAction(
    for events: ControlEvents, _ handler: @escaping @MainActor (Button, PressEvent) -> Void
  ) -> ControlAction.ID {
    ControlAction.count += 1
    var action = ControlAction(id: ControlAction.count, events: events, body: handler)
    if !events.isDisjoint(with: .allPressEvents) {
      action.pressHandler = press.addHandler { [weak self] event in
        if let self, !events.isDisjoint(with: ControlEvents(event)) { handler(self, event) }
      }
    }
    if events.contains(.primaryActionTriggered) {
      action.click = connect(.clicked) { button in
        handler(button, PressEvent(.endedInside, button.press.last ?? Press(.program), time: button.pacemaker.now()))
      }
    }
    setValue(actions() + [action], for: storedActions)
    return action.id
  }

  /// Removes a handler. Later calls do nothing.
  public func removeAction(_ id: ControlAction.ID) {
    guard let action = actions().first(where: { $0.id == id }) else { return }
    action.pressHandler.map(press.removeHandler)
    action.click?.disconnect()
    setValue(actions().filter { $0.id != id }, for: storedActions)
  }

  /// Returns the handlers for any of `events`, in order.
  public func actions(for events: ControlEvents = .all) -> [ControlAction] {
    (value(for: storedActions) ?? []).filter { !$0.events.isDisjoint(with: events) }
  }

  /// Calls the handlers of `events` as if the events had happened. It does not run the button's own action: for that,
  /// see ``/Thimble/ButtonPress/perform(by:)``.
  public func sendActions(for events: ControlEvents) {
    let event = PressEvent(.endedInside, Press(.program))
    for action in actions(for: events) { action.body(self, event) }
  }
}
