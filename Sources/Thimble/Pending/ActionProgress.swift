/// How an action tells its button how much is done.
///
/// ```swift
/// Button("Save") { progress in
///   for (index, page) in pages.enumerated() {
///     try await page.write()
///     progress.fraction = Double(index + 1) / Double(pages.count)
///   }
/// }
/// ```
/// One belongs to one run of the action: after its end it does nothing.
@MainActor
public final class ActionProgress {
  private weak var owner: ButtonPending?
  private var value = ProgressFraction()

  init(_ owner: ButtonPending) { self.owner = owner }

  /// How much is done, 0…1; nil, the default, while that is not known.
  ///
  /// It never goes back: smaller values than the one it has, nil, and what is no number are ignored; 1 is the most.
  public var fraction: Double? {
    get { value.value }
    set { if value.advance(to: newValue) { owner?.showProgress() } }
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
