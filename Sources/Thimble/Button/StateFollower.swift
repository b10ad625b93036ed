/// The follower of a button's states. It exists only if the content depends on them or a handler is set.
///
/// Any number of state changes updates the button once, before the next frame.
@MainActor
final class StateFollower {
  private weak var button: Button?
  private var connection: SignalConnection?
  private var isScheduled = false
  private var isUpdating = false
  /// The content that the button shows.
  private var shown: Button.Configuration.Content

  /// Called before the button is updated.
  var handler: (@MainActor (Button) -> Void)? {
    didSet { setNeedsUpdate() }
  }

  /// Indicates whether a change of state or configuration updates the button automatically.
  var isAutomatic = true

  init(_ button: Button) {
    self.button = button
    shown = button.shownContent
    connection = button.connect(.stateFlagsChanged) { [weak self] _ in
      if self?.isAutomatic == true { self?.setNeedsUpdate() }
    }
  }

  /// Schedules an update after a change of the configuration, unless the handler itself made the change.
  func configurationChanged() {
    if let button { shown = button.shownContent }
    if isAutomatic, !isUpdating, handler != nil { setNeedsUpdate() }
  }

  func setNeedsUpdate() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in self?.update() }
  }

  private func update() {
    isScheduled = false
    // Another thread may have released the last reference before the deinitializer runs on this thread.
    guard let button else { return }
    isUpdating = true
    handler?(button)
    isUpdating = false
    let new = button.shownContent
    if new != shown { button.existingPending?.freeze() }
    shown = new
    button.showContent()
  }
}
