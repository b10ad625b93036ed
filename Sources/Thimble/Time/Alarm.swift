/// A deadline on the time of a pacemaker, one at a time.
///
/// Releasing the alarm, or setting another deadline, cancels the earlier deadline.
@MainActor
final class Alarm {
  private var wait: Task<Void, Never>?

  /// Sets the deadline; nil cancels the current one. `ring` is called once, when the time reaches the deadline.
  func set(_ deadline: Duration?, by pacemaker: Pacemaker, ring: @escaping @MainActor () -> Void) {
    wait?.cancel()
    wait = deadline.map { deadline in
      Task {
        guard (try? await pacemaker.wait(deadline)) != nil, !Task.isCancelled else { return }
        ring()
      }
    }
  }

  isolated deinit { wait?.cancel() }
}
