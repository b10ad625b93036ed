import Foundation
import GtkHost
import GtkTesting
import XCTest

/// Pictures in PNG files, read by GDK.
@preconcurrency @MainActor
final class PictureFileTests: GtkTestCase {
  /// Writes a picture, and returns the one that GDK reads from the file.
  private func read(_ picture: PixelMap) throws -> PixelMap {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try picture.write(toPNG: path)
    return try PixelMap(contentsOfPNG: path)
  }

  func testAPictureIsReadAsItWasWritten() throws {
    for (width, height) in [(1, 1), (3, 2), (257, 64)] {
      var generator = SystemRandomNumberGenerator()
      var bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for pixel in 0..<width * height { bytes[4 * pixel + 3] = 255 }
      let picture = PixelMap(width: width, height: height, bytes: bytes)
      XCTAssert(try read(picture) == picture, "\(width) × \(height)")
    }
  }

  func testEveryOpacityIsKept() throws {
    // Each opacity from 0 to 255 with white, grey and black, multiplied.
    let bytes = (0...255).flatMap { alpha in [alpha, alpha / 2, 0, alpha].map { UInt8($0) } }
    let picture = PixelMap(width: 256, height: 1, bytes: bytes)
    let other = try read(picture)
    XCTAssertEqual(other.width, 256)
    for (one, other) in zip(picture.bytes, other.bytes) { XCTAssertLessThanOrEqual(abs(Int(one) - Int(other)), 1) }
    for pixel in 0..<256 { XCTAssertEqual(other.bytes[4 * pixel + 3], UInt8(pixel)) }
  }

  func testAFolderThatIsNotThereIsAnError() {
    let picture = PixelMap(width: 1, height: 1, bytes: [0, 0, 0, 255])
    XCTAssertThrowsError(try picture.write(toPNG: "/nowhere/picture.png")) {
      XCTAssertEqual(($0 as? HostError)?.code, .notWritten)
    }
  }
}
