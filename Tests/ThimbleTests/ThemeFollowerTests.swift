import DesignTokens
import Foundation
import GtkTesting
import Thimble
import XCTest

final class ThemeFollowerTests: ThimbleTestCase {
  private nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "follower-\(UUID().uuidString)")

  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  nonisolated override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  private func write(_ text: String, atomically: Bool = true, to name: String = "theme.json") throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: atomically, encoding: .utf8)
  }

  /// Returns a resolver document that refers to other files.
  private func resolver(_ parts: String...) -> String {
    let sources = parts.map { "{\"$ref\": \"\($0)\"}" }.joined(separator: ", ")
    return """
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "all", "sources": [\(sources)]}]}
      """
  }

  private var file: URL { folder.appendingPathComponent("theme.json") }

  private func radius(_ pixels: Int) -> String {
    #"{"theme":{"radius":{"button":{"default":{"$type":"dimension","$value":{"value":\#(pixels),"unit":"px"}}}}}}"#
  }

  func testFollowsAtomicSavesHalfWrittenFilesAndDeletion() throws {
    try write(radius(1), atomically: true)
    var inForce: Double?
    var follower: ThemeFollower? = ThemeFollower(
      file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
    XCTAssertEqual(inForce, 1)
    try write(radius(2), atomically: true)
    wait("the atomic save is read") { inForce == 2 }
    try write(radius(3), atomically: false)
    wait("the save in place is read") { inForce == 3 }
    LogWatch.forget()
    try write(#"{"theme": {"#, atomically: false)
    wait("the half-written file is reported") { follower?.error != nil }
    XCTAssertEqual(inForce, 3)
    try write(radius(4), atomically: true)
    wait("the whole file is read") { inForce == 4 && follower?.error == nil }
    try FileManager.default.removeItem(at: file)
    wait("the deleted file is reported") { follower?.error?.code == .unreadable }
    XCTAssertEqual(inForce, 4)
    try write(radius(5), atomically: true)
    wait("the file that came back is read") { inForce == 5 && follower?.error == nil }
    XCTAssertTrue(LogWatch.forget().allSatisfy { $0.contains("the theme stays as it was") })
    follower = nil
  }

  func testTheThemeIsFollowedWhereTheSystemHasNoFileWatchLeft() throws {
    let limit = "/proc/sys/user/max_inotify_instances"
    // The limit is that of the test's own namespace, where the kernel allows one.
    try XCTSkipUnless(
      Self.isOwnProcess || Self.canRun("unshare --user --map-root-user sh -c 'echo 0 >\(limit)'"),
      "The kernel allows no namespace with a limit of its own.")
    try inOwnProcess(after: "echo 0 >\(limit)") {
      try write(radius(1))
      var inForce: Double?
      let follower = ThemeFollower(file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
      for number in 2...4 {
        try write(radius(number))
        wait("radius \(number) is in force") { inForce == Double(number) }
      }
      XCTAssertEqual(LogWatch.forget().filter { $0.contains("no file watch left") }.count, 1, "It is said once.")
      withExtendedLifetime(follower) {}
    }
  }

  private static func canRun(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(command) 2>/dev/null"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  func testChangesAreGatheredForATenthOfASecond() throws {
    try write(radius(1))
    let time = ManualTime()
    var readings = 0
    let follower = ThemeFollower(file.path, apply: { _ in }, pacemaker: time.pacemaker) { _ in readings += 1 }
    XCTAssertEqual(readings, 1)
    try write(radius(2))
    wait("the change is noticed") { time.sleepers == 1 }
    time.advance(by: .milliseconds(99))
    drain()
    XCTAssertEqual(readings, 1)
    wait("the change is read") {
      time.advance(by: .milliseconds(100))
      return readings > 1
    }
    withExtendedLifetime(follower) {}
  }

  func testAFileThatIsWrittenAllTheTimeIsReadEachSecond() throws {
    try write(radius(1))
    let time = ManualTime()
    var inForce: Double?
    let follower = ThemeFollower(
      file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius }, pacemaker: time.pacemaker)
    // Twenty changes a second, each noticed before the next: there is never a pause of 0.1 seconds.
    for change in 2...21 {
      var isNoticed = false
      let watch = try FileMonitor.watch(file.path) { isNoticed = true }
      try write(radius(change), atomically: false)
      wait("the change is noticed") { isNoticed && (change > 2 || time.sleepers == 1) }
      drain()
      time.advance(by: .milliseconds(50))
      drain()
      withExtendedLifetime(watch) {}
    }
    XCTAssertEqual(time.pacemaker.now(), .seconds(1))
    wait("the file is read a second after the first change") { inForce != 1 }
    withExtendedLifetime(follower) {}
  }

  func testAnEmptyFileKeepsTheThemeUntilItIsWhole() throws {
    try write(radius(1))
    var inForce: Double?
    let follower = ThemeFollower(file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
    LogWatch.forget()
    try write("", atomically: false)
    wait("the empty file is reported") { follower.error != nil }
    XCTAssertEqual(inForce, 1)
    try write(radius(2), atomically: false)
    wait("the whole file is read") { inForce == 2 && follower.error == nil }
    LogWatch.forget()
  }

  func testAPartThatIsWrittenAfterTheFileThatNamesIt() throws {
    try write(resolver("part.json"))
    LogWatch.forget()
    var inForce: Double?
    let follower = ThemeFollower(file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
    XCTAssertEqual(follower.error?.code, .unreadable)
    XCTAssertNil(inForce)
    try write(radius(1), to: "part.json")
    wait("the part is read") { inForce == 1 && follower.error == nil }
    XCTAssertEqual(LogWatch.forget().count, 1)
  }

  func testAPartIsFollowedThroughChangesDeletionAndReturn() throws {
    try write(resolver("part.json"))
    try write(radius(1), to: "part.json")
    var inForce: Double?
    let follower = ThemeFollower(file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
    XCTAssertEqual(inForce, 1)
    try write(radius(2), to: "part.json")
    wait("the saved part is read") { inForce == 2 }
    LogWatch.forget()
    try FileManager.default.removeItem(at: folder.appendingPathComponent("part.json"))
    wait("the deleted part is reported") { follower.error?.code == .unreadable }
    XCTAssertEqual(inForce, 2)
    try write(radius(3), to: "part.json")
    wait("the part that came back is read") { inForce == 3 && follower.error == nil }
    try write(resolver("part.json", "second.json"))
    wait("the missing second part is reported") { follower.error != nil }
    try write(radius(4), to: "part.json")
    try write(radius(5), to: "second.json")
    wait("both parts are read") { inForce == 5 && follower.error == nil }
    try write(resolver("part.json"))
    wait("the first part alone is read") { inForce == 4 }
    LogWatch.forget()
  }

  func testALinkIsFollowedToTheFileBehindIt() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("themes"), withIntermediateDirectories: true)
    try write(radius(1), to: "themes/one.json")
    try write(radius(2), to: "themes/two.json")
    let link = { (target: String) in
      let new = self.folder.appendingPathComponent("new")
      try FileManager.default.createSymbolicLink(atPath: new.path, withDestinationPath: target)
      XCTAssertEqual(rename(new.path, self.file.path), 0)
    }
    try link("themes/one.json")
    var inForce: Double?
    let follower = ThemeFollower(file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
    XCTAssertEqual(inForce, 1)
    try link("themes/two.json")
    wait("the link's new target is read") { inForce == 2 }
    try write(radius(3), to: "themes/two.json")
    wait("the change of the file behind the link is read") { inForce == 3 && follower.error == nil }
  }

  func testAFolderInTheFilesPlace() throws {
    try write(radius(1))
    var inForce: Double?
    let follower = ThemeFollower(file.path, apply: { inForce = $0.values(in: ThemeContext()).cornerRadius })
    LogWatch.forget()
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    wait("the folder is reported") { follower.error?.message.hasSuffix("is a directory, not a file") == true }
    XCTAssertEqual(inForce, 1)
    try FileManager.default.removeItem(at: file)
    try write(radius(2))
    wait("the file that came back is read") { inForce == 2 && follower.error == nil }
    LogWatch.forget()
  }
}
