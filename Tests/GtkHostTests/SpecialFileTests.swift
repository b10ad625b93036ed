import Foundation
import GtkHost
import GtkTesting
import XCTest

/// Endless files, files that block, and files that are far too large: each reader refuses them with a message.
@preconcurrency @MainActor
final class SpecialFileTests: GtkTestCase {
  private nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "special-\(UUID().uuidString)")

  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  nonisolated override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  /// Returns a link, named with an ending, to each file that must be refused, and the reason.
  private func special(ending: String) throws -> [(path: String, reason: String)] {
    let path = { (name: String) in self.folder.appendingPathComponent("\(name)\(ending)").path }
    XCTAssertEqual(mkfifo(path("pipe"), 0o600), 0)
    XCTAssertEqual(symlink("/dev/zero", path("endless")), 0)
    XCTAssertEqual(symlink("missing", path("loose")), 0)
    XCTAssertEqual(mkdir(path("folder"), 0o700), 0)
    // The file is sparse.
    XCTAssertTrue(FileManager.default.createFile(atPath: path("large"), contents: nil))
    XCTAssertEqual(truncate(path("large"), 1 << 40), 0)
    return [
      (path("pipe"), "is not a regular file"), (path("endless"), "is not a regular file"),
      (path("loose"), "there is no such file"), (path("folder"), "is a directory, not a file"),
      (path("large"), "the file has 1099511627776 bytes; at most 67108864 are read"),
    ]
  }

  func testReadingRefusesThem() throws {
    for (path, reason) in try special(ending: "") {
      XCTAssertThrowsError(try Files.read(path)) { XCTAssertTrue("\($0)".hasSuffix("\(path): \(reason)"), "\($0)") }
    }
  }

  func testPicturesRefuseThem() throws {
    for (path, reason) in try special(ending: ".png") {
      XCTAssertThrowsError(try Paintable(path: path)) { XCTAssertTrue("\($0)".hasSuffix(reason), "\($0)") }
      XCTAssertThrowsError(try SymbolicPaintable(shapeIn: path)) { XCTAssertTrue("\($0)".hasSuffix(reason), "\($0)") }
      let image = Image()
      image.setFile(path: path)
      withWindow(image) { _ in }
      XCTAssertTrue(LogWatch.forget().contains { $0.hasSuffix("\(path): \(reason)") })
    }
  }

  func testInterfaceFilesRefuseThem() throws {
    for (path, reason) in try special(ending: ".ui") {
      XCTAssertThrowsError(try Builder(file: path)) { XCTAssertTrue("\($0)".contains(reason), "\($0)") }
    }
  }

  func testMenusRefuseThem() throws {
    for (path, reason) in try special(ending: ".svg") {
      _ = MenuModel([.item(MenuNode.Item("Item", action: "app.none", icon: .file(path)))])
      XCTAssertTrue(LogWatch.forget().contains { $0.hasSuffix("\(path): \(reason)") })
    }
  }

  func testAFileIsReadWholeAndByItsAddress() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = folder.appendingPathComponent("a file")
    try Data(bytes).write(to: file)
    XCTAssertEqual(try Files.read(file.path), bytes)
    XCTAssertEqual(try Files.read(file.absoluteString), bytes)
    let empty = folder.appendingPathComponent("empty")
    try Data().write(to: empty)
    XCTAssertEqual(try Files.read(empty.path), [])
    XCTAssertFalse(try Files.read("/proc/self/status").isEmpty, "It reports 0 bytes.")
  }

  func testAFileWhosePathIsNotUTF8IsReadByItsAddress() throws {
    let name: [UInt8] = Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9, 0]
    let descriptor = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { name in
      name.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
    }
    XCTAssertGreaterThanOrEqual(descriptor, 0)
    XCTAssertEqual(write(descriptor, "text", 4), 4)
    close(descriptor)
    XCTAssertEqual(try Files.read("file://\(folder.path)/caf%E9"), Array("text".utf8))
  }
}
