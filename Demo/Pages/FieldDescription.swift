import Thimble

/// The problem with a field's text, as the field's accessible description.
///
/// A screen reader speaks the description when it changes under the cursor and when focus comes. GTK 4.8 also has a
/// state "invalid", but exposes it as the state of a defunct object, which screen readers skip.
@MainActor
final class FieldDescription {
  private weak var field: Widget?
  private var problem: String?
  private var pause: Task<Void, Never>?

  init(of field: Widget) { self.field = field }

  /// Sets the description after a second without typing, not at each letter.
  ///
  /// - Parameter problem: The problem; nil if there is none.
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
