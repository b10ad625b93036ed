import Dispatch
import Glibc
import Synchronization

/// The signals that ask the command to end, taken in so that it can tidy up first.
final class EndingSignals {
  /// The first signal that came.
  final class First: Sendable {
    private let value = Mutex<Int32?>(nil)
    /// Its number; nil as long as none came.
    var number: Int32? { value.withLock { $0 } }

    fileprivate func take(_ number: Int32) { value.withLock { $0 = $0 ?? number } }
  }

  let first = First()
  private let sources: [any DispatchSourceSignal]

  /// Keeps the signals from ending the process for as long as this object lives, and calls `body` for each that comes.
  ///
  /// The signals are ignored, because only then do their sources hear of them. GLib gives a program that it starts the
  /// usual ones again.
  init(_ body: @escaping @Sendable () -> Void) {
    sources = [SIGTERM, SIGINT, SIGHUP].map { [first] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        first.take(number)
        body()
      }
      source.resume()
      return source
    }
  }
}
