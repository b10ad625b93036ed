import AccessibilityAudit
import FoundationEssentials

/// Pictures of the part of a desktop where an application's window is, which stands in the corner.
struct Eyes {
  let session: DesktopSession
  /// The size of the part.
  let size: (width: Int, height: Int)
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("eyes-\(UUID().uuidString).ppm")
  /// The screen as it was at the last look.
  private var last = Data()

  init(on session: DesktopSession, size: (width: Int, height: Int) = DesktopSession.usualScreen) {
    self.session = session
    self.size = size
  }

  /// Looks until nothing moves: two pictures in a row are equal. If something moves on, the last picture counts. A change
  /// that may come is waited for, because it may be a little late: half a second, and four looks, which take longer on a
  /// busy machine.
  mutating func settled(mayChange: Bool = false) async throws -> Picture {
    defer { try? FileManager.default.removeItem(at: file) }
    let start = ContinuousClock.now
    var (before, now, looks) = (Data(), try await look(), 1)
    while true {
      try Task.checkCancellation()
      let isLate = looks > 4 && start.duration(to: .now) > .milliseconds(500)
      let isChanged = now != last || !mayChange || isLate
      if now == before && isChanged || looks > 10 && start.duration(to: .now) > .seconds(2) { break }
      (before, now, looks) = (now, try await look(), looks + 1)
    }
    last = now
    let bytes = [UInt8](now)
    guard let picture = Picture(xwd: bytes, keeping: size) ?? Picture(ppm: bytes, keeping: size) else {
      throw TestFailure("The picture of the screen cannot be read.")
    }
    return picture
  }

  /// Reads the screen of X in its own file, and otherwise lets a program take a picture, which takes longer.
  private func look() async throws -> Data {
    if let screen = session.screen {
      // The time in which an application draws: two frames and a little more.
      try await Task.sleep(for: .milliseconds(40))
      return try Data(contentsOf: screen)
    }
    try await session.picture(to: file)
    return try Data(contentsOf: file)
  }
}
