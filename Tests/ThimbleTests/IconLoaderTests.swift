import CGtk
import Foundation
import GtkTesting
import Thimble
import ThimbleNames
import XCTest

final class IconLoaderTests: ThimbleTestCase {
  private func complaints(_ icon: Icon) -> [String] {
    LogWatch.forget()
    _ = IconButton(icon: icon, accessibilityLabel: "Icon")
    _ = IconButton(icon: icon, accessibilityLabel: "Icon")
    return LogWatch.forget()
  }

  func testAMissingIconIsReportedOnceAndStoodInFor() {
    let missing = complaints("no-such-icon-symbolic")
    XCTAssertEqual(missing.count, 1)
    XCTAssertTrue(missing.first?.contains("no-such-icon-symbolic") == true)
    XCTAssertEqual(complaints(.file("/no/such/icon.png")).count, 1)
    XCTAssertEqual(complaints(.file("/no/such/icon.svg")).count, 1)
    XCTAssertEqual(complaints(.bytes([1, 2, 3])).count, 1)
  }

  func testAFileThatIsNoRegularOneIsReportedAndStoodInFor() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["f.svg", "x-symbolic.svg", "f.png"] {
      let path = folder.appendingPathComponent(name).path
      XCTAssertEqual(mkfifo(path, 0o600), 0)
      let complaint = complaints(.file(path))
      XCTAssertEqual(complaint.count, 1)
      XCTAssertTrue(complaint.first?.contains("is not a regular file") == true, "\(complaint)")
    }
    let pipe = folder.appendingPathComponent("f.png").path
    let button = Button("Save")
    LogWatch.forget()
    button.setBackgroundImage(pipe, for: .normal)
    withWindow(button) { _ in }
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("is not a regular file") }.count, 1)
  }

  func testIconsOfTheThemeAndOfBytesAreShown() {
    XCTAssertEqual(complaints("list-add-symbolic"), [])
    XCTAssertEqual(complaints(.bytes(Self.png)), [])
  }

  func testAPaintableIsShown() throws {
    let paintable = try Paintable(bytes: Self.png)
    XCTAssertEqual(complaints(.paintable(paintable)), [])
    XCTAssertEqual(Icon.paintable(paintable), .paintable(paintable))
    XCTAssertNotEqual(Icon.paintable(paintable), .paintable(try Paintable(bytes: Self.png)))
  }

  func testASymbolicIconTakesTheTextsColourAndAnyOtherKeepsItsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 0h16v16H0z" fill="#00ff00"/></svg>
      """
    for (name, color) in [("square-symbolic.svg", [255, 255, 255] as [UInt8]), ("square.svg", [0, 255, 0])] {
      let path = folder.appendingPathComponent(name).path
      try svg.write(toFile: path, atomically: true, encoding: .utf8)
      let button = Button("On blue", icon: .file(path), variant: .primary)
      try withWindow(button) { _ in
        let count = try Picture(of: button).count(red: color[0], green: color[1], blue: color[2])
        XCTAssertGreaterThanOrEqual(count, 16 * 16, name)
        XCTAssertLessThan(count, 2 * 16 * 16, name)
      }
    }
  }

  /// One red pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53, 0xde, 0x00, 0x00, 0x00, 0x0c, 0x49,
    0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0x00, 0x00, 0x03, 0x01, 0x01, 0x00, 0xc9, 0xfe, 0x92, 0xef,
    0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  ]
}
