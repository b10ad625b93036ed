import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

/// Pictures of a session's screen, as pixels.
struct Screen {
  private let session: DesktopSession

  /// The reason why no picture can be taken; nil if one can.
  static let unavailable = DesktopSession.picturesUnavailable

  /// The colour of the overlay's first outline.
  static let overlayBlue: [UInt8] = [28, 112, 217]

  init(_ session: DesktopSession) { self.session = session }

  /// Waits until a window has drawn its first frame, which has texts, and then returns the number of pixels with a colour.
  func drawnCount(of color: [UInt8]) async throws -> Int {
    let deadline = ContinuousClock.now + patience
    var colors = 0
    while colors < 16, ContinuousClock.now < deadline { colors = Self.colors(of: try await picture()) }
    #expect(colors >= 16, "Nothing is drawn.")
    return try await count(of: color)
  }

  /// Returns the number of colours in a picture, at most 16.
  private static func colors(of bytes: [UInt8]) -> Int {
    var colors: Set<[UInt8]> = []
    var (at, last) = (0, ArraySlice<UInt8>())
    while at + 2 < bytes.count, colors.count < 16 {
      let pixel = bytes[at..<at + 3]
      if pixel != last { colors.insert(Array(pixel)) }
      (last, at) = (pixel, at + 3)
    }
    return colors.count
  }

  /// Returns the number of pixels with a colour, within two levels of each component.
  func count(of color: [UInt8]) async throws -> Int {
    let bytes = try await picture()
    let (red, green, blue) = (Int(color[0]), Int(color[1]), Int(color[2]))
    var (count, at) = (0, 0)
    // A plain loop, because a debug build takes seconds for closures on a million pixels.
    while at + 2 < bytes.count {
      if abs(Int(bytes[at]) - red) <= 2, abs(Int(bytes[at + 1]) - green) <= 2, abs(Int(bytes[at + 2]) - blue) <= 2 {
        count += 1
      }
      at += 3
    }
    return count
  }

  /// Takes a picture and returns all pixels, three bytes each.
  func picture() async throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try await session.picture(to: file)
    // The header is three lines.
    let bytes = [UInt8](try Data(contentsOf: file))
    return Array(bytes.dropFirst(bytes.count % 3))
  }

  /// Takes pictures until all are equal for a second, and returns the pixels. A busy machine may draw nothing for a while.
  func settledPicture() async throws -> [UInt8] {
    let deadline = ContinuousClock.now + patience
    var (last, since) = (try await picture(), ContinuousClock.now)
    while ContinuousClock.now < min(since + .seconds(1), deadline) {
      let now = try await picture()
      if now != last { (last, since) = (now, .now) }
    }
    return last
  }

  /// Waits until at least this many pixels differ from a picture.
  func waitForChange(since before: [UInt8], ofPixels least: Int) async throws {
    let deadline = ContinuousClock.now + patience
    var changed = 0
    while changed < least, ContinuousClock.now < deadline { changed = changes(before, try await picture()) }
    #expect(changed >= least, "\(changed) pixels have changed.")
  }

  /// Waits until the screen, or a part of it, is as it was in a picture.
  func waitForReturn(to before: [UInt8], in part: AccessibleRect? = nil) async throws {
    let deadline = ContinuousClock.now + patience
    var changed = 1
    while changed > 0, ContinuousClock.now < deadline { changed = changes(before, try await picture(), in: part) }
    #expect(changed == 0, "\(changed) pixels differ.")
  }

  /// Returns the number of pixels that differ, of the whole screen or of a part of it.
  func changes(_ before: [UInt8], _ now: [UInt8], in part: AccessibleRect? = nil) -> Int {
    let width = DesktopSession.usualScreen.width
    var (changed, at, pixel) = (0, 0, 0)
    while at + 2 < min(before.count, now.count) {
      if before[at] != now[at] || before[at + 1] != now[at + 1] || before[at + 2] != now[at + 2] {
        let (x, y) = (pixel % width, pixel / width)
        let isInside = part.map { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height } ?? true
        if isInside { changed += 1 }
      }
      (at, pixel) = (at + 3, pixel + 1)
    }
    return changed
  }

  /// Waits until `isRight` accepts the number of pixels in the overlay's first colour.
  func wait(until isRight: (Int) -> Bool) async throws {
    let deadline = ContinuousClock.now + patience
    var count = try await count(of: Self.overlayBlue)
    while !isRight(count), ContinuousClock.now < deadline { count = try await self.count(of: Self.overlayBlue) }
    #expect(isRight(count), "\(count) pixels")
  }
}
