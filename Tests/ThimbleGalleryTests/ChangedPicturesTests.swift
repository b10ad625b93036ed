import Foundation
import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

/// The pictures of a comparison beside the samples, as `--changes` shows them.
@preconcurrency @MainActor
final class ChangedPicturesTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = Self.style
  }

  private enum Menu: Page {
    static let id = "menu-button"
    static let samples = [Sample("plain") { Button("Plain") }, Sample("other") { Button("Other") }]
  }

  private enum Plain: Page {
    static let id = "button"
    static let samples = [Sample("plain") { Button("Plain") }]
  }

  nonisolated private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  nonisolated override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
    try super.tearDownWithError()
  }

  /// Writes the files of a changed picture, 40 × 20 pixels.
  private func write(_ name: String) throws {
    let map = PixelMap(width: 40, height: 20, bytes: [UInt8](repeating: 200, count: 40 * 20 * 4))
    for suffix in ["", ".before", ".difference"] { try map.write(toPNG: "\(folder)/\(name)\(suffix).png") }
  }

  private func read() throws -> ChangedPictures {
    try ChangedPictures(folder: folder, pages: ["button", "menu-button"])
  }

  func testAPictureBelongsToThePageWithTheLongestIdInItsName() throws {
    for name in ["menu-button.plain", "dark-2-menu-button.plain", "dark-button.plain", "dark-button", "unknown.plain"] {
      try write(name)
    }
    let pictures = try read()
    XCTAssertEqual(pictures.changes(of: "plain", on: "menu-button").map(\.surroundings), ["dark-2", ""])
    XCTAssertEqual(pictures.changes(of: "plain", on: "button").map(\.now), ["\(folder)/dark-button.plain.png"])
    XCTAssertEqual(pictures.changes(of: "other", on: "menu-button"), [])
  }

  func testPicturesOfPagesAloneAreRefusedAndUnchangedOnesAreNot() throws {
    XCTAssertNoThrow(try read(), "Nothing has changed.")
    try write("button")
    XCTAssertThrowsError(try read()) { error in XCTAssertTrue("\(error)".contains("--samples"), "\(error)") }
  }

  func testAChangedSampleHasATagAndItsPicturesSideBySide() throws {
    try write("dark-menu-button.other")
    let pages = [GalleryPage(Plain.self, source: []), GalleryPage(Menu.self, source: [])]
    try show(pages, changedPictures: try read()) { [self] shell, _ in
      let tags = try XCTUnwrap(shell.window.descendants(of: ToggleButtonGroup<Sample.Tag>.self).first)
      XCTAssertEqual(tags.tags, [.changed])
      shell.open(GalleryAddress(page: "menu-button", sample: "other"), inspects: true)
      shell.inspector.open(.sideBySide)
      let texts = { shell.window.descendants(of: Label.self).filter(\.isMapped).map(\.text) }
      wait("the three pictures are shown") {
        Set(["Before, dark", "Now, dark", "Difference, dark", "Changed"]).isSubset(of: texts())
      }
      shell.open(GalleryAddress(page: "menu-button", sample: "plain"), inspects: true)
      wait("another sample has no pictures") { !texts().contains("Before, dark") }
    }
  }
}
