import Foundation
import GtkTesting
import Thimble
import ThimbleGallery
import XCTest

@preconcurrency @MainActor
final class FolderMonitorTests: GtkTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func testChangesAreToldOnceEachAlsoInFoldersThatComeLater() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one", to: "Sources/One.swift")
    var count = 0
    let monitor = try FolderMonitor(folder.path) { count += 1 }
    try withExtendedLifetime(monitor) {
      try write("one and more", to: "Sources/One.swift")
      wait("the monitor reports the change") { count == 1 }
      try write("two", to: "Sources/Later/Two.swift")
      wait("the monitor reports the new folder") { count == 2 }
      try write("two and more", to: "Sources/Later/Two.swift")
      wait("the monitor reports a change in the new folder") { count == 3 }
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/Later"))
      wait("the monitor reports the end of the folder") { count == 4 }
      XCTAssertFalse(monitor.look())
    }
  }

  func testFilesOfToolsAndEditorsAreNotTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one", to: "One.swift")
    var count = 0
    let monitor = try FolderMonitor(folder.path) { count += 1 }
    try withExtendedLifetime(monitor) {
      try write("x", to: ".build/debug/One.o")
      try write("x", to: "One.swift~")
      try write("x", to: ".One.swift.swp")
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("around"), withDestinationURL: folder)
      XCTAssertFalse(monitor.look())
      try write("two", to: "Two.swift")
      wait("the monitor reports the last change") { count == 1 }
    }
  }

  func testAFileNewerThanAProgramIsFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("program", to: ".build/program")
    try write("one", to: "One.swift")
    let program = folder.appendingPathComponent(".build/program").path
    let file = folder.appendingPathComponent("One.swift").path
    let now = Date()
    for (seconds, isNewer) in [(-10.0, false), (10, true)] {
      try FileManager.default.setAttributes(
        [.modificationDate: now.addingTimeInterval(seconds)], ofItemAtPath: file)
      try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: program)
      XCTAssertEqual(try FolderMonitor(folder.path) {}.hasFile(newerThan: program), isNewer)
    }
  }

  func testAFolderThatIsNotThereIsAnError() {
    XCTAssertThrowsError(try FolderMonitor("/nowhere") {})
  }
}
