/// The way for an action to report how much of it is done, to its button or command.
///
/// ```swift
/// Button("Save") { progress in
///   for (index, page) in pages.enumerated() {
///     try await page.write()
///     progress.fraction = Double(index + 1) / Double(pages.count)
///   }
/// }
/// ```
/// Each run of the action has its own, which does nothing after the run has ended.
@MainActor
public final class ActionProgress {
  private weak var runner: WorkRunner?
  private var value = ProgressFraction()

  init(_ runner: WorkRunner) { self.runner = runner }

  /// The part that is done, 0…1; nil, the default, while that is unknown.
  ///
  /// It never goes back: a smaller value, nil and NaN are ignored. A larger value than 1 counts as 1.
  public var fraction: Double? {
    get { value.value }
    set { if value.advance(to: newValue) { runner?.events.tell(.progressed) } }
  }
}

/// A share of work that only grows.
struct ProgressFraction: Equatable, Sendable {
  /// 0…1, or nil while it is not known.
  private(set) var value: Double?

  /// Takes a new share.
  ///
  /// - Returns: whether it is more than before.
  mutating func advance(to new: Double?) -> Bool {
    guard let new, !new.isNaN else { return false }
    let share = min(max(new, 0), 1)
    if let value, share <= value { return false }
    value = share
    return true
  }
}
