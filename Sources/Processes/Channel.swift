import Glibc
import Synchronization

/// A pipe to or from a process. Releasing this object closes both ends. Child processes do not inherit them unless they
/// are passed.
package final class Channel: Sendable {
  private struct Ends {
    var reading: Int32?
    var writing: Int32?
  }

  private let ends: Mutex<Ends>

  package init() throws(SpawnFailure) {
    guard let files = Spawning.pipe() else {
      throw SpawnFailure(description: "there is no pipe: error \(errno)", advice: "Close other programs")
    }
    ends = Mutex(Ends(reading: files.reading, writing: files.writing))
  }

  deinit {
    closeReading()
    closeWriting()
  }

  /// The end to read from; nil once it is closed.
  package var reading: Int32? { ends.withLock(\.reading) }
  /// The end to write to; nil once it is closed.
  package var writing: Int32? { ends.withLock(\.writing) }

  package func closeReading() {
    ends.withLock { ends in
      if let file = ends.reading { close(file) }
      ends.reading = nil
    }
  }

  package func closeWriting() {
    ends.withLock { ends in
      if let file = ends.writing { close(file) }
      ends.writing = nil
    }
  }

  /// Returns the text up to this mark, or up to the end. Blocks until it is there.
  package func text(until mark: String? = nil) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while let file = reading {
      let count = unsafe read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
      if let mark, bytes.suffix(mark.utf8.count).elementsEqual(mark.utf8) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text up to this mark, or up to the end. Does not block.
  package func comingText(until mark: String) async -> String {
    await withCheckedContinuation { continuation in
      Spawning.onThread { [self] in continuation.resume(returning: text(until: mark)) }
    }
  }
}
