#if canImport(ArgumentParser)
  import Dispatch
  import Glibc
  import Synchronization

  /// The signals that ask the command to end. They are caught, so that the command can clean up first.
  ///
  /// A handler on any thread writes each signal into a pipe, so no signal is lost before the pipe is read. A program that
  /// this process starts has the default handlers.
  final class EndingSignals {
    /// The first signal that came.
    final class First: Sendable {
      private let value = Mutex<Int32?>(nil)
      /// The number of the signal; nil until one comes.
      var number: Int32? { value.withLock { $0 } }

      fileprivate func take(_ number: Int32) { value.withLock { $0 = $0 ?? number } }
    }

    let first = First()
    private let reading: Int32
    private var source: (any DispatchSourceRead)?

    /// Catches the signals for the rest of the process. They wait until ``take(_:)``.
    init() {
      var ends: [Int32] = [-1, -1]
      let isOpen = unsafe pipe(&ends) == 0
      reading = ends[0]
      unsafe writing = ends[1]
      // Without a pipe, the signals end the process as usual.
      guard isOpen else { return }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      for number in [SIGTERM, SIGINT, SIGHUP] {
        signal(number) { number in
          let error = errno
          var byte = UInt8(number)
          _ = unsafe write(writing, &byte, 1)
          errno = error
        }
      }
    }

    /// Calls `body` for each signal, including earlier ones, as long as this object exists.
    func take(_ body: @escaping @Sendable () -> Void) {
      guard reading >= 0 else { return }
      let source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .global())
      source.setEventHandler { [first, reading] in
        var byte: UInt8 = 0
        while unsafe read(reading, &byte, 1) == 1 {
          first.take(Int32(byte))
          body()
        }
      }
      source.resume()
      self.source = source
    }
  }

  /// The end of the pipe that the handler of signals writes to. It is set once, before there is a handler.
  private nonisolated(unsafe) var writing: Int32 = -1
#endif
