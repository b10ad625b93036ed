/// One deadline at a time, by a pacemaker's time.
///
/// Releasing the alarm, or setting another deadline, takes the earlier one back.
@MainActor
final class Alarm {
  private var wait: Task<Void, Never>?

  /// Sets the deadline; nil takes back the one before. `ring` is called once, when the deadline has come.
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
