/// Follows the states of a button for which something that is shown depends on them, or a handler is set: made only then.
///
/// However many states change at a time, the button is brought up to date once, before the next frame.
@MainActor
final class StateFollower {
  private weak var button: Button?
  private var connection: SignalConnection?
  private var isScheduled = false
  private var isUpdating = false

  /// Told before a button is brought up to date.
  var handler: (@MainActor (Button) -> Void)? {
    didSet { setNeedsUpdate() }
  }

  /// Whether a change of state or configuration brings the button up to date by itself.
  var isAutomatic = true

  init(_ button: Button) {
    self.button = button
    connection = button.connect(.stateFlagsChanged) { [weak self] _ in
      if self?.isAutomatic == true { self?.setNeedsUpdate() }
    }
  }

  /// The configuration is another: the handler has its say about it, unless it is the one that changes it.
  func configurationChanged() {
    if isAutomatic, !isUpdating, handler != nil { setNeedsUpdate() }
  }

  func setNeedsUpdate() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in self?.update() }
  }

  private func update() {
    isScheduled = false
    // The last reference may have gone on another thread, before the deinitializer runs on this one.
    guard let button else { return }
    isUpdating = true
    handler?(button)
    isUpdating = false
    button.showContent()
  }
}
