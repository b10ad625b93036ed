/// A handler that was added to a button. ``Button/actions(for:)`` returns it.
@MainActor
public struct ControlAction: Identifiable {
  /// The identifier, unique in the program. ``Button/removeAction(_:)`` takes it.
  public nonisolated let id: Int
  /// The events that call the handler.
  public let events: ControlEvents
  let body: @MainActor (Button, PressEvent) -> Void

  private static var count = 0

  init(events: ControlEvents, _ body: @escaping @MainActor (Button, PressEvent) -> Void) {
    Self.count += 1
    id = Self.count
    self.events = events
    self.body = body
  }
}
