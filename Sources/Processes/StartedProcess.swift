import Glibc
import Synchronization

/// A process that this program has started, from its start to its end. A thread waits for the end.
package final class StartedProcess: Sendable {
  package let processID: Int32
  private let ending = Ending()
  private let state = Mutex<ProcessEnd?>(nil)

  /// Starts a program. The parameters are those of ``Spawning/start(_:environment:leadsSession:input:output:errors:)``.
  package init(
    _ command: [String], environment: [String] = Spawning.environment, leadsSession: Bool = true, input: Int32? = nil,
    output: Int32? = nil, errors: Int32? = nil
  ) throws(SpawnFailure) {
    processID = try Spawning.start(
      command, environment: environment, leadsSession: leadsSession, input: input, output: output, errors: errors)
    Spawning.onThread { [self] in
      let end = Spawning.end(ofChild: processID) ?? .exited(status: 0)
      state.withLock { state in
        state = end
        // Releases the process number.
        waitpid(processID, nil, 0)
      }
      switch end {
      case .exited(let number), .signalled(let number): ending.reach(number)
      }
    }
  }

  /// The way in which it ended; nil while it runs.
  package var end: ProcessEnd? { state.withLock(\.self) }

  /// Sends a signal, unless the process has ended: then the number may belong to another process.
  package func signal(_ number: Int32) {
    state.withLock { if $0 == nil { kill(processID, number) } }
  }

  /// Waits for the end, and returns the exit status or the number of the signal; nil after the limit.
  package func status(within limit: Duration) async -> Int32? { await ending.wait(atMost: limit) }

  /// Waits for the end, however long that takes.
  package func ended() async -> ProcessEnd {
    while true {
      _ = await ending.wait(atMost: .seconds(86_400))
      if let end { return end }
    }
  }
}
