import Foundation
import GtkTesting
import Inspecting
import Thimble
import XCTest

@testable import ThimbleGallery

/// The window of a gallery with pages of its own.
@preconcurrency @MainActor
final class GalleryWindowTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = (Self.style, Self.panels)
  }

  private enum First: Page {
    static let id = "first"
    static let samples = [Sample("sample") { Button("First sample") }]
  }

  private enum Second: Page {
    static let id = "second"
    static let samples = [Sample("sample") { Button("Second sample") }]
  }

  private enum Third: Page {
    static let id = "third"
    static let samples = [Sample("sample") { Button("Third sample") }]
  }

  private enum Tagged: Page {
    static let id = "tagged"
    static let samples = [
      Sample("recent", { Button("Recent sample") }, tags: [.new]), Sample("usual") { Button("Usual sample") },
    ]
  }

  private enum Long: Page {
    static let id = "long"
    static let samples = (1...6).map { number in Sample("sample\(number)") { Button("Sample \(number)") } }
  }

  /// Shows the window of a gallery of these pages.
  private func show(
    aliases: @escaping @MainActor () -> [String: [String]] = { [:] },
    _ body: @escaping @MainActor (GalleryWindow, Gallery) throws -> Void
  ) throws {
    let pages = [
      GalleryPage(First.self, source: Array("// Pages/First\n//\n// A page about xylophones.\n".utf8)),
      GalleryPage(Second.self, source: []),
      GalleryPage(Third.self, source: Array("// Pages/Third\n//\n// Another page about xylophones.\n".utf8)),
      GalleryPage(Long.self, source: []),
    ]
    try show(pages, aliases: aliases, body)
  }

  /// Indicates whether GTK styles a widget: it and everything around it is visible, whether or not it is shown.
  private func isStyled(_ widget: Widget) -> Bool { sequence(first: widget, next: \.parent).allSatisfy(\.isVisible) }

  func testOnlyThePageThatIsShownIsStyled() throws {
    try show { [self] shell, gallery in
      var contents: [Widget] = []
      for page in gallery.pages.prefix(3) {
        shell.select(page)
        contents.append(try XCTUnwrap(shell.pageContent))
      }
      // GTK restyles a child of a stack unless the child itself is hidden.
      XCTAssertEqual(contents.map(isStyled), [false, false, true])
      shell.select(gallery.pages[0])
      XCTAssertEqual(contents.map(isStyled), [true, false, false])
      XCTAssertIdentical(shell.pageContent, contents[0])
      wait("the page is on screen again") { contents[0].isMapped && contents[0].isLaidOut }
    }
  }

  /// The titles of the samples of the long page that are made.
  private func titles(_ shell: GalleryWindow) -> [String] {
    shell.window.descendants(of: Button.self).map(\.title).filter { $0.hasPrefix("Sample ") }
  }

  func testSamplesBelowTheFirstOnesComeAfterTheFirstFrame() throws {
    let all = (1...6).map { "Sample \($0)" }
    try show { [self] shell, gallery in
      shell.select(try XCTUnwrap(gallery.page("long")))
      XCTAssertEqual(titles(shell), Array(all.prefix(4)))
      wait("all samples of the page are made") { self.titles(shell) == all }
    }
    try show { [self] shell, _ in
      shell.open(GalleryAddress(page: "long", sample: "sample6"))
      XCTAssertEqual(titles(shell), all, "An address leads to any sample at once.")
    }
  }

  /// Shows the inspector, and returns the texts of its headings.
  private func inspectorTitles(_ shell: GalleryWindow) -> [String] {
    let panels = shell.window.descendants(of: Box.self).filter { $0.hasStyleClass("inspector") && $0.isMapped }
    return panels.flatMap { $0.descendants(of: Label.self) }.filter { $0.hasStyleClass("sample-title") }.map(\.text)
  }

  func testTheInspectorFollowsTheSelectedSampleAndThePageAndStaysOpen() throws {
    try show { [self] shell, gallery in
      XCTAssertEqual(inspectorTitles(shell), [], "At first it is closed.")
      shell.select(try XCTUnwrap(gallery.page("long")))
      shell.showInspector(true)
      wait("the inspector shows the first sample") { self.inspectorTitles(shell) == ["sample1"] }
      XCTAssertTrue(shell.window.focusedWidget is ToggleButton, "The tab has keyboard focus.")
      let third = try XCTUnwrap(shell.window.descendants(of: Button.self).first { $0.title == "Sample 3" })
      third.grabFocus()
      wait("Tab passes samples without a change") { third.isFocused && self.inspectorTitles(shell) == ["sample1"] }
      shell.showInspector(true)
      wait("the inspector shows the sample with keyboard focus") { self.inspectorTitles(shell) == ["sample3"] }
      shell.open(GalleryAddress(page: "long", sample: "sample5"))
      wait("the inspector shows the sample of a link") { self.inspectorTitles(shell) == ["sample5"] }
      shell.select(try XCTUnwrap(gallery.page("first")))
      wait("the inspector shows the sample of another page") { self.inspectorTitles(shell) == ["sample"] }
      shell.select(try XCTUnwrap(gallery.page("long")))
      wait("the page has kept its selected sample") { self.inspectorTitles(shell) == ["sample5"] }
      shell.showInspector(false)
      wait("the inspector is closed") { self.inspectorTitles(shell) == [] }
    }
  }

  func testASearchFindsSamplesAndReturnShowsOne() throws {
    try show { [self] shell, gallery in
      let search = try XCTUnwrap(shell.window.descendants(of: SearchEntry.self).first)
      search.text = "sample6"
      wait("the sample is the result") { search.exposedDescription == "Return shows sample6" }
      let list = try XCTUnwrap(shell.window.descendants(of: ListBox.self).first)
      XCTAssertTrue(list.selectedRow?.activate() ?? false)
      XCTAssertEqual(shell.page?.id, "long")
      XCTAssertEqual(search.text, "")
    }
  }

  func testAFoundSampleHasKeyboardFocusAtItsButton() throws {
    try show { [self] shell, _ in
      let search = try XCTUnwrap(shell.window.descendants(of: SearchEntry.self).first)
      search.text = "sample6"
      wait("the sample is the result") { search.exposedDescription == "Return shows sample6" }
      search.emit(.activate)
      wait("the sample's button has keyboard focus") {
        (shell.window.focusedWidget as? IconButton)?.accessibilityLabel == "Inspect sample6"
      }
    }
  }

  func testTheSearchSelectsAnEarlierTextSoThatTypingReplacesIt() throws {
    try show { [self] shell, _ in
      let search = try XCTUnwrap(shell.window.descendants(of: SearchEntry.self).first)
      search.text = "xylophone"
      wait("the search has a result") { search.exposedDescription == "2 found" }
      search.emit(.activate)
      wait("the page's row has keyboard focus") { shell.window.focusedWidget is ListBoxRow }
      shell.focusSearch()
      let place = { (name: String) in search[Property<SearchEntry, Int>(name)] }
      XCTAssertEqual(Set([place("cursor-position"), place("selection-bound")]), [0, search.text.count])
    }
  }

  func testReturnInASearchWithoutResultsStaysThere() throws {
    try show { [self] shell, _ in
      let search = try XCTUnwrap(shell.window.descendants(of: SearchEntry.self).first)
      shell.focusSearch()
      search.text = "xylophonist"
      wait("nothing is found") { search.exposedDescription == "Nothing found" }
      search.emit(.activate)
      TestKeys.press("Down", at: search)
      XCTAssertTrue(shell.window.focusedWidget.map(search.contains) ?? false, "There is no row to go to.")
    }
  }

  func testInANarrowWindowReturnInTheSearchShowsThePageAndTabLeavesTheListForTheHeader() throws {
    let pages = [GalleryPage(First.self, source: []), GalleryPage(Second.self, source: [])]
    try show(pages, size: (360, 640)) { [self] shell, _ in
      let list = try XCTUnwrap(shell.window.descendants(of: ListBox.self).first)
      wait("the list is shown alone") { list.isMapped && shell.frames.allSatisfy { !$0.frame.isMapped } }
      list.selectedRow?.grabFocus()
      XCTAssertTrue(TestKeys.press("Tab", at: shell.window.focusedWidget))
      let header = try XCTUnwrap(shell.window.descendants(of: HeaderBar.self).first)
      XCTAssertTrue(shell.window.focusedWidget.map(header.contains) ?? false)
      let search = try XCTUnwrap(shell.window.descendants(of: SearchEntry.self).first)
      shell.focusSearch()
      search.text = "second"
      wait("the page is found") { list.selectedRow?.exposedLabel == "second" }
      search.emit(.activate)
      wait("the page is shown alone") { !list.isMapped && shell.frames.allSatisfy { $0.frame.isMapped } }
    }
  }

  func testATagShowsItsPagesAndSamplesAndOnlyAGalleryWithTagsHasTheChoice() throws {
    let choices = { (shell: GalleryWindow) in
      shell.window.descendants(of: ToggleButtonGroup<Sample.Tag>.self)
    }
    try show { shell, _ in XCTAssertEqual(choices(shell).count, 0) }
    let pages = [GalleryPage(First.self, source: []), GalleryPage(Tagged.self, source: [])]
    try show(pages) { [self] shell, _ in
      let list = try XCTUnwrap(shell.window.descendants(of: ListBox.self).first)
      let shown = { list.rows.filter { $0.isVisible && $0.exposedLabel != nil }.compactMap(\.exposedLabel) }
      let all = shown()
      XCTAssertTrue(all.contains("first") && !all.contains("recent"), "\(all)")
      let tags = try XCTUnwrap(choices(shell).first)
      XCTAssertEqual(tags.tags, [.new], "No page or sample has the others.")
      let button = try XCTUnwrap(tags.button(for: .new))
      button.activate()
      wait("the page and the sample with the tag are listed") {
        shown().contains("tagged") && shown().contains("recent")
          && !shown().contains("first") && !shown().contains("usual")
      }
      button.activate()
      wait("all pages are listed again") { shown() == all }
    }
  }

  func testASearchTellsHowManyItFindsAndWhichOneReturnShows() throws {
    try show { [self] shell, _ in
      let search = try XCTUnwrap(shell.window.descendants(of: SearchEntry.self).first)
      for (text, result) in [("xylophone", "2 found"), ("another xyl", "1 found"), ("xylophonist", "Nothing found")] {
        search.text = text
        wait("\(text): \(result)") { search.exposedDescription == result }
      }
    }
  }

  func testASearchForTheBeginningOfATitleSelectsThatPageBeforeOthers() throws {
    try show(Self.kitPages()) { [self] shell, _ in
      let search = try XCTUnwrap(shell.window.descendants(of: SearchEntry.self).first)
      let list = try XCTUnwrap(shell.window.descendants(of: ListBox.self).first)
      search.text = "conf"
      wait("the page of that title is selected") { list.selectedRow?.exposedLabel == "Confirming" }
      let rows = list.children.filter(\.isVisible).compactMap(\.exposedLabel)
      let others = rows.prefix { $0 != "Confirming" }
      XCTAssertTrue(others.contains("Toggle Button"), "A page before it has the word, too: \(rows)")
    }
  }

  func testCopyingShowsAToastThatTakesTheEarlierOnesPlace() throws {
    try show { [self] shell, _ in
      let toasts = try XCTUnwrap(shell.window.child as? ToastOverlay)
      shell.window.copy("one", saying: "First")
      shell.window.copy("two", saying: "Second")
      wait("the second message is shown") { toasts.toast?.title == "Second" }
      toasts.dismiss()
      XCTAssertNil(toasts.toast)
    }
  }

  func testThePictureOfASampleIsTheSampleOnThePagesBackground() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try show { [self] shell, gallery in
      let page = try XCTUnwrap(gallery.page("first"))
      shell.select(page)
      let frame = try XCTUnwrap(shell.frames.first?.frame)
      wait("the page is laid out") { frame.isLaidOut }
      frame.addStyleClass("bare")
      try shell.window.waitForFrames(2)
      let file = folder.appendingPathComponent("sample.png").path
      try frame.render(toPNG: file)
      let picture = try PixelMap(contentsOfPNG: file)
      XCTAssertEqual([picture.width, picture.height], [frame.width, frame.height])
      XCTAssertEqual(picture.bytes[3], 255, "The corner is not transparent.")
      let color = picture.bytes.prefix(3).map { "\($0)" }.joined(separator: ",")
      XCTAssertEqual("rgb(\(color))", GalleryPalette(in: ThemeController.shared.context).window)
    }
  }

  func testTheNamesOfOtherSystemsAreNotReadAtTheStart() throws {
    var reads = 0
    let aliases: @MainActor () -> [String: [String]] = {
      reads += 1
      return [:]
    }
    try show(aliases: aliases) { shell, gallery in
      XCTAssertEqual(reads, 0)
      XCTAssertEqual(gallery.aliases, [:])
      XCTAssertEqual(reads, 1)
    }
  }
}

// MARK: - Keys between the sample and the inspector

extension GalleryWindowTests {
  /// Shows a page with keyboard focus on its third sample.
  private func showThird(_ body: @escaping @MainActor (GalleryWindow, Button) throws -> Void) throws {
    try show { [self] shell, gallery in
      shell.select(try XCTUnwrap(gallery.page("long")))
      wait("all samples are on screen") { shell.frames.count == 6 && shell.frames.allSatisfy { $0.frame.isMapped } }
      let third = try XCTUnwrap(shell.window.descendants(of: Button.self).first { $0.title == "Sample 3" })
      third.grabFocus()
      try body(shell, third)
    }
  }

  func testTheCommandOfTheInspectorLeadsIntoAnOpenOneAndClosesItFromInside() throws {
    try showThird { [self] shell, third in
      let (window, state) = (shell.window, { shell.inspector.state.isOpen })
      let command = shell.commands.inspector
      command.activate()
      wait("the inspector has keyboard focus") { window.focusedWidget.map(shell.inspector.panelView.contains) ?? false }
      third.grabFocus()
      command.activate()
      XCTAssertTrue(state())
      XCTAssertEqual(command.isOn, true)
      wait("the inspector has it again") { window.focusedWidget.map(shell.inspector.panelView.contains) ?? false }
      command.activate()
      XCTAssertFalse(state())
      XCTAssertEqual((window.focusedWidget as? IconButton)?.accessibilityLabel, "Inspect sample3")
      let toggle = try XCTUnwrap(window.descendants(of: ToggleButton.self).first { $0.title == "Inspector" })
      for isOpen in [true, false] {
        toggle.grabFocus()
        toggle.emit(.clicked)
        wait("the tool bar's button opens and closes it") { state() == isOpen }
      }
    }
  }

  func testF6GoesOverThePanesAndComesBackToTheSameWidget() throws {
    try showThird { [self] shell, third in
      let window = shell.window
      shell.inspector.open(takesFocus: false)
      wait("the inspector is on screen") { shell.inspector.panelView.isMapped }
      let isInspector = { window.focusedWidget.map(shell.inspector.panelView.contains) ?? false }
      XCTAssertTrue(TestKeys.press("F6", at: window.focusedWidget))
      XCTAssertTrue(isInspector())
      XCTAssertTrue(TestKeys.press("F6", at: window.focusedWidget))
      XCTAssertTrue(window.focusedWidget is ListBoxRow)
      XCTAssertTrue(TestKeys.press("F6", at: window.focusedWidget))
      XCTAssertTrue(third.isFocused, "The page has the focus where it was.")
      shell.changePane(forward: false)
      XCTAssertTrue(window.focusedWidget is ListBoxRow)
      shell.changePane(forward: false)
      XCTAssertTrue(isInspector())
    }
  }

  func testTheChangesOfTheSampleWithKeyboardFocusAreCopiedByACommand() throws {
    try showThird { shell, _ in
      let command = shell.commands.copyCode
      let toasts = try XCTUnwrap(shell.window.child as? ToastOverlay)
      command.activate()
      XCTAssertEqual(toasts.toast?.title, "Nothing is changed")
      shell.open(GalleryAddress(page: "long", sample: "sample3", changes: [PropertyChange(0, "title", "Third")]))
      shell.showInspector(false)
      command.activate()
      XCTAssertEqual(toasts.toast?.title, "Code copied")
      toasts.dismiss()
    }
  }
}
