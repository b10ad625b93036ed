import Foundation
import GtkTesting
import Thimble
import XCTest

@testable import GalleryPages
@testable import ThimbleGallery

/// A test of a part of the gallery.
@preconcurrency @MainActor
class GalleryTestCase: GtkTestCase {
  /// The style of the gallery. A test that needs it mentions it in ``createLastingObjects()``: its sheets live as long as
  /// the display.
  static let style = GalleryStyle()

  override func createLastingObjects() {
    super.createLastingObjects()
    // The first control creates the theme's controller, and the first icon observes the icon theme.
    _ = IconButton(icon: "list-add-symbolic", accessibilityLabel: "First")
  }

  /// Shows the window of a gallery with these pages, which reads its aliases by `aliases`, in these surroundings and at
  /// this size; nil for the usual size. `changedPictures` are beside the samples.
  func show(
    _ pages: [GalleryPage], aliases: @escaping @MainActor () -> [String: [String]] = { [:] },
    in surroundings: Surroundings = Surroundings(), size: (width: Int, height: Int)? = nil,
    changedPictures: ChangedPictures? = nil, _ body: @escaping @MainActor (GalleryWindow, Gallery) throws -> Void
  ) throws {
    let gallery = Gallery(id: "org.example.Pages", title: "Pages", aliases: aliases(), pages: pages)
    let application = Application(id: "org.example.Pages", isUnique: false)
    var failure: (any Error)?
    application.connect(.activate) { application in
      let session = GallerySession(gallery, changedPictures: changedPictures)
      session.surroundings.apply(surroundings)
      if let size { session.memory.size = size }
      session.commands.add(to: application)
      let shell = GalleryWindow(application, session)
      shell.window.present()
      do { try body(shell, gallery) } catch { failure = error }
      shell.window.destroy()
      session.surroundings.apply(Surroundings())
      application.quit()
    }
    XCTAssertEqual(application.run(["pages"]), 0)
    if let failure { throw failure }
  }
}

// MARK: - The kit's own gallery

extension GalleryTestCase {
  /// In the order of the gallery.
  private static let types: [any Page.Type] = [
    OverviewPage.self, ButtonPage.self, IconButtonPage.self, ToggleButtonPage.self, LinkButtonPage.self,
    FloatingActionButtonPage.self, CloseButtonPage.self, PlacesPage.self, ButtonGroupPage.self,
    ToggleButtonGroupPage.self, ButtonRowPage.self, MenuButtonPage.self, SplitButtonPage.self, ActionsPage.self,
    ModelPage.self, ListsPage.self, LoadingPage.self, PressPage.self, HoldPage.self, ConfirmPage.self,
    HitAreaPage.self, LargeContentPage.self, ConfigurationPage.self, StylesPage.self, ThemesPage.self,
    StatesPage.self, AccessibilityPage.self, UIFilePage.self,
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Demo/Pages")

  /// The sheet of the themes side by side, which is made with the first of them and lives as long as the display.
  static let panels: Void = ThemePanel.show(.default, on: Box(.vertical))

  /// The pages of the kit's gallery. Fails if a file is not among them.
  static func kitPages(file: StaticString = #filePath, line: UInt = #line) throws -> [GalleryPage] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Page.swift") }
    XCTAssertEqual(Set(types.map { "\($0).swift" }), Set(files), "A page is missing here.", file: file, line: line)
    return types.map { GalleryPage($0, file: folder.appending(path: "\($0).swift").path) }
  }

  /// Shows each page of the kit's gallery in these surroundings, with all samples made and laid out.
  func showEachKitPage(
    in surroundings: Surroundings = Surroundings(),
    _ body: @escaping @MainActor (GalleryPage, GalleryWindow) throws -> Void
  ) throws {
    try show(Self.kitPages(), in: surroundings) { [self] shell, gallery in
      for page in gallery.pages {
        shell.open(GalleryAddress(page: page.id))
        let content = try XCTUnwrap(shell.pageContent)
        wait("\(page.id) is laid out") { content.isLaidOut && content.isMapped }
        try body(page, shell)
      }
    }
  }
}
