import Foundation
import GtkTesting
import Testing
import Thimble
import XCTest

@testable import ThimbleGallery

@Suite("A text with a little Markdown")
struct RichTextTests {
  @Test("Bold text, code and links have marks in the source only, and everything else stays as it is")
  func parts() {
    let text = RichText("A **bold** `let a = b ** c`, ``Button`` & a [page](https://example.org/?a=1&b=2).")
    #expect(text.plain == "A bold let a = b ** c, Button & a page.")
    let link = "<a href=\"https://example.org/?a=1&amp;b=2\">page</a>"
    #expect(text.markup == "A <b>bold</b> <tt>let a = b ** c</tt>, <tt>Button</tt> &amp; a \(link).")
    #expect(text.html == "A <strong>bold</strong> <code>let a = b ** c</code>, <code>Button</code> &amp; a \(link).")
  }

  @Test(
    "A mark without its end, around nothing or with another address is text",
    arguments: ["2 ** 3", "a ** b ** c", "****", "a ` b", "[page]", "[page](javascript:alert(1))", "a[0](b)", "<b>&"])
  func others(source: String) {
    #expect(RichText(source).parts == [.text(source)])
  }

  @Test("The site has the marks of a description as HTML")
  @MainActor
  func site() {
    enum BadgePage: Page {
      static let id = "badge"
      static let samples: [Sample] = []
    }
    let page = GalleryPage(BadgePage.self, source: Array("// Marks/Badge\n//\n// A **count** <here>.\n".utf8))
    let gallery = Gallery(id: "org.example.Badges", title: "Badges", pages: [page])
    let html = SiteIndex(SiteFrame(gallery: gallery, pages: [page])).html
    #expect(html.contains("<p>A <strong>count</strong> &lt;here&gt;.</p>"))
    #expect(Manifest(gallery).json.contains("A count <here>."))
  }
}

/// Texts of a page that change while its gallery runs.
@preconcurrency @MainActor
final class PageTextTests: GalleryTestCase {
  private enum NotePage: Page {
    static let id = "note"
    static let samples = [Sample("memo") { Button("Memo") }]
  }

  private final class CountingBuilder: ProgramBuilder {
    private(set) var count = 0

    func build() async -> BuildReport? {
      count += 1
      return nil
    }

    func end() {}
  }

  override func createLastingObjects() {
    super.createLastingObjects()
    _ = (Self.style, Self.panels)
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("Sources/NotePage.swift") }

  /// Writes the file of the page.
  private func write(description: String, title: String = "Memo", caption: String, code: String = "Button()") throws {
    let text = """
      // Marks/Note
      //
      // \(description)

      enum NotePage: Page {
        /// \(title)
        ///
        /// \(caption)
        static func memo() -> Widget { \(code) }
      }

      """
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func testTheWindowShowsNewTextsAroundTheSameSample() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(description: "A **short** note.", caption: "Write `it`.")
    try show([GalleryPage(NotePage.self, file: file.path)]) { [self] shell, gallery in
      let texts = { shell.window.descendants(of: Label.self).map(\.text) }
      let samples = { shell.window.descendants(of: Button.self).filter { $0.title == "Memo" } }
      let sample = try XCTUnwrap(samples().first)
      XCTAssertTrue(Set(texts()).isSuperset(of: ["A short note.", "Write it."]), "\(texts())")
      shell.showInspector(true)
      try write(description: "A long note.", title: "Letter", caption: "Send it.")
      shell.showTexts(of: try XCTUnwrap(gallery.readTexts(in: [file.path])))
      XCTAssertTrue(Set(texts()).isSuperset(of: ["A long note.", "Send it."]), "\(texts())")
      XCTAssertEqual(texts().count { $0 == "Letter" }, 2, "The sample and the inspector have the new title.")
      XCTAssertFalse(texts().contains("A short note."))
      XCTAssertIdentical(samples().first, sample)
      try write(description: "Another note.", caption: "Send it.", code: "Label()")
      XCTAssertNil(gallery.readTexts(in: [file.path]), "The code has changed, so the program must be built.")
      XCTAssertNil(gallery.readTexts(in: [folder.appendingPathComponent("Package.swift").path]))
      XCTAssertEqual(gallery.pages[0].source.description.plain, "A long note.")
    }
  }

  func testAChangedCommentIsReadWithoutABuildAndChangedCodeIsBuilt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(description: "A note.", caption: "Write it.")
    let program = folder.appendingPathComponent(".build/host/debug/note")
    try FileManager.default.createDirectory(at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: program)
    let path = folder.path
    let product = try XCTUnwrap(BuildProduct(program: program.path) { $0 == path })
    let page = GalleryPage(NotePage.self, file: file.path)
    let gallery = Gallery(id: "org.example.Notes", title: "Notes", pages: [page])
    let builder = CountingBuilder()
    let watch = try PackageWatch(
      product, by: builder, readTexts: { gallery.readTexts(in: $0) != nil },
      isOutdated: { gallery.pages.contains(where: \.isOutdated) }, reload: {})
    try withExtendedLifetime(watch) {
      try write(description: "A longer note.", caption: "Write it.")
      wait("the new description is read") { page.source.description.plain == "A longer note." }
      XCTAssertFalse(page.isOutdated)
      XCTAssertEqual(builder.count, 0)
      try write(description: "A longer note.", caption: "Write it.", code: "Label()")
      wait("the new code is built") { builder.count == 1 }
    }
  }
}
