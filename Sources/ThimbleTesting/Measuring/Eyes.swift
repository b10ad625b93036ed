import ATSPI
import AccessibilityAudit
import FoundationEssentials

/// A source of pictures of the part of a desktop where an application's window is: the corner.
struct Eyes {
  private let app: TestApplication
  /// The size of the part.
  let size: (width: Int, height: Int)
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("eyes-\(UUID().uuidString).ppm")
  /// The last picture.
  private var last = Data()

  init(_ app: TestApplication, size: (width: Int, height: Int) = DesktopSession.usualScreen) {
    self.app = app
    self.size = size
  }

  /// Takes pictures until two in a row are equal, or returns the last one if something keeps moving. With `mayChange`
  /// it waits for a late change: at least half a second and four pictures, which take longer on a busy machine, and three
  /// more once the application has answered a question.
  mutating func settled(mayChange: Bool = false) async throws -> Picture {
    defer { try? FileManager.default.removeItem(at: file) }
    let start = ContinuousClock.now
    var (before, now, looks) = (Data(), try await look(), 1)
    var hasAsked = false
    while true {
      try Task.checkCancellation()
      let isLate = looks > 4 && start.duration(to: .now) > .milliseconds(500)
      if isLate, mayChange, now == last, !hasAsked {
        // An application that a busy machine has stopped changes nothing.
        _ = try? await app.application.root.states()
        (hasAsked, looks) = (true, 2)
      }
      let isChanged = now != last || !mayChange || isLate && looks > 4
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
    if let screen = app.session.screen {
      // The time that an application needs to draw: a little more than two frames.
      try await Task.sleep(for: .milliseconds(40))
      return try Data(contentsOf: screen)
    }
    try await app.session.picture(to: file)
    return try Data(contentsOf: file)
  }
}
