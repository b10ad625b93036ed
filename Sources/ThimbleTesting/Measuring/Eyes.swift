import AccessibilityAudit
import FoundationEssentials

/// A source of pictures of the part of a desktop where an application's window is: the corner.
struct Eyes {
  let session: DesktopSession
  /// The size of the part.
  let size: (width: Int, height: Int)
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("eyes-\(UUID().uuidString).ppm")
  /// The last picture.
  private var last = Data()

  init(on session: DesktopSession, size: (width: Int, height: Int) = DesktopSession.usualScreen) {
    self.session = session
    self.size = size
  }

  /// Takes pictures until two in a row are equal, or returns the last one if something keeps moving. With `mayChange`
  /// it waits for a late change: at least half a second and four pictures, which take longer on a busy machine.
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

  /// Takes a picture: on X from the file of the screen, otherwise by a program, which takes longer.
  private func look() async throws -> Data {
    if let screen = session.screen {
      // The time that an application needs to draw: a little more than two frames.
      try await Task.sleep(for: .milliseconds(40))
      return try Data(contentsOf: screen)
    }
    try await session.picture(to: file)
    return try Data(contentsOf: file)
  }
}
