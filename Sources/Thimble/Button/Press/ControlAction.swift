/// A handler that was added to a button: what enumerating gives, and removing takes.
@MainActor
public struct ControlAction: Identifiable {
  /// What tells it from all others of the program.
  public nonisolated let id: Int
  /// What it was added for.
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
