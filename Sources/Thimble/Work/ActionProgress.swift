/// The progress of an action, reported to its button or command.
///
/// ```swift
/// Button("Save") { progress in
///   for (index, page) in pages.enumerated() {
///     try await page.write()
///     progress.fraction = Double(index + 1) / Double(pages.count)
///   }
/// }
/// ```
/// Each run of the action has its own progress object. The object does nothing after its run has ended.
@MainActor
public final class ActionProgress {
  private weak var runner: WorkRunner?
  private var value = ProgressFraction()

  init(_ runner: WorkRunner) { self.runner = runner }

  /// The completed share of the work, 0…1; nil, the default, while it is unknown.
  ///
  /// The share never decreases: smaller values, nil and NaN are ignored. Values above 1 count as 1.
  public var fraction: Double? {
    get { value.value }
    set { if value.advance(to: newValue) { runner?.events.tell(.progressed) } }
  }
}

/// A completed share of work that never decreases.
struct ProgressFraction: Equatable, Sendable {
  /// The share, 0…1; nil while it is unknown.
  private(set) var value: Double?

  /// Sets a new share.
  ///
  /// - Returns: whether the new share is larger than the old one.
  mutating func advance(to new: Double?) -> Bool {
    guard let new, !new.isNaN else { return false }
    let share = min(max(new, 0), 1)
    if let value, share <= value { return false }
    value = share
    return true
  }
}
