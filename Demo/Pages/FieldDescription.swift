import Thimble

/// What is wrong with what stands in a field, for who cannot see it: its description, which a screen reader speaks when
/// it changes under the cursor and when focus comes. GTK 4.8 has a state for it too, but exposes it as that of an object
/// which is gone, and screen readers pass over those.
@MainActor
final class FieldDescription {
  private weak var field: Widget?
  private var problem: String?
  private var pause: Task<Void, Never>?

  init(of field: Widget) { self.field = field }

  /// Says what is wrong, or that nothing is any more, once nothing was typed for a second: not at each letter.
  ///
  /// - Parameter problem: what is wrong; nil for nothing.
  func set(_ problem: String?) {
    guard problem != self.problem else { return }
    self.problem = problem
    pause?.cancel()
    pause = Task { [weak field] in
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      field?.setAccessibleDescription(problem ?? "Nothing is wrong.")
    }
  }
}
