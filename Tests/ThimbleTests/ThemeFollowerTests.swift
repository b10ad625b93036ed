import DesignTokens
import Foundation
import GtkTesting
import XCTest

@testable import Thimble

final class ThemeFollowerTests: ThimbleTestCase {
  private var folder = URL(fileURLWithPath: "/")

  private func write(_ text: String, atomically: Bool) throws {
    try text.write(to: file, atomically: atomically, encoding: .utf8)
  }

  private var file: URL { folder.appendingPathComponent("theme.json") }

  private func radius(_ pixels: Int) -> String {
    #"{"theme":{"radius":{"button":{"default":{"$type":"dimension","$value":{"value":\#(pixels),"unit":"px"}}}}}}"#
  }

  func testFollowsAtomicSavesHalfWrittenFilesAndDeletion() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("follower-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(radius(1), atomically: true)
    var inForce: Double?
    var follower: ThemeFollower? = ThemeFollower(
      file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
    XCTAssertEqual(inForce, 1)
    try write(radius(2), atomically: true)
    wait("an atomic save") { inForce == 2 }
    try write(radius(3), atomically: false)
    wait("a save in place") { inForce == 3 }
    LogWatch.forget()
    try write(#"{"theme": {"#, atomically: false)
    wait("a half-written file") { follower?.error != nil }
    XCTAssertEqual(inForce, 3)
    try write(radius(4), atomically: true)
    wait("the rest of it") { inForce == 4 && follower?.error == nil }
    try FileManager.default.removeItem(at: file)
    wait("a deleted file") { follower?.error?.code == .unreadable }
    XCTAssertEqual(inForce, 4)
    try write(radius(5), atomically: true)
    wait("its return") { inForce == 5 && follower?.error == nil }
    XCTAssertTrue(LogWatch.forget().allSatisfy { $0.contains("the theme stays as it was") })
    follower = nil
  }
}
