import Dispatch
import Glibc

/// The signals that ask the command to end, taken in so that it can tidy up first.
actor EndingSignals {
  private static let numbers = [SIGTERM, SIGINT, SIGHUP]

  /// The signal that came; nil as long as none did.
  private(set) var received: Int32?

  /// Keeps the signals from ending the process.
  ///
  /// To be called before any other thread is started, because threads inherit this. The signals are not ignored: a
  /// program that is started would inherit that.
  init() {
    var set = Self.set
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Calls `body` once the first of them has come.
  nonisolated func whenReceived(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "signals").async {
      var set = Self.set
      var number: Int32 = 0
      while unsafe sigwait(&set, &number) != 0 {}
      let received = number
      Task {
        await self.receive(received)
        body()
      }
    }
  }

  private func receive(_ number: Int32) { received = number }

  private static var set: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in numbers { unsafe sigaddset(&set, number) }
    return set
  }
}
