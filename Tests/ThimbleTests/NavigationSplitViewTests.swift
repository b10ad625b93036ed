import GtkTesting
import Observation
import Thimble
import XCTest

/// A split view on screen: widths, keys and keyboard focus.
@preconcurrency @MainActor
final class NavigationSplitViewTests: ThimbleTestCase {
  @Observable
  @MainActor
  final class Model {
    var showsEpisodes = false
  }

  @MainActor
  private struct Parts {
    let split: NavigationSplitView
    let inSidebar = [Button("One") {}, Button("Two") {}]
    let inContent = Button("Play") {}
    let content: Box

    init() {
      let (inSidebar, inContent) = (inSidebar, inContent)
      content = Box(.vertical) { [Label("Episodes"), inContent] as [Widget] }
      split = NavigationSplitView(
        sidebar: Box(.vertical) { inSidebar }, title: "Podcasts", content: content, contentTitle: "Episodes")
      split.breakpoint = 450
    }
  }

  /// Shows a split view below a bar with its back button, in a window that can have any width.
  private func show(_ parts: Parts, width: Int, _ body: (Window) throws -> Void) throws {
    let content = Box(.vertical) {
      Box { parts.split.backButton }
      parts.split.with { $0.expandsVertically = true }
    }
    try withHands(content, width: width, body)
  }

  func testAWideViewShowsBothPartsAndANarrowOneTheChosenPart() throws {
    let parts = Parts()
    let split = parts.split
    var collapses: [Bool] = []
    let watch = split.observeCollapse { collapses.append($0) }
    parts.inSidebar[1].bind(\.isEnabled) { [weak split] in split?.canGoBack != true }
    defer { withExtendedLifetime(watch) {} }
    try show(parts, width: 600) { window in
      XCTAssertFalse(split.isCollapsed)
      XCTAssertTrue(parts.inSidebar[0].isMapped && parts.inContent.isMapped)
      XCTAssertFalse(split.backButton.isVisible)
      window.setDefaultSize(width: 400, height: 300)
      wait("the view is collapsed") { split.isCollapsed && collapses == [true] }
      XCTAssertTrue(parts.inSidebar[0].isMapped && !parts.inContent.isMapped)
      XCTAssertFalse(split.backButton.isVisible)
      split.showsContent = true
      wait("the content is as wide as the view") { parts.content.width == split.width }
      wait("a binding follows what is shown") { !parts.inSidebar[1].isEnabled }
      XCTAssertTrue(!parts.inSidebar[0].isMapped && parts.inContent.isMapped && split.backButton.isMapped)
      window.setDefaultSize(width: 600, height: 300)
      wait("the view shows both parts again") { collapses == [true, false] && parts.inSidebar[0].isMapped }
      wait("a binding follows the width") { parts.inSidebar[1].isEnabled }
      XCTAssertFalse(split.backButton.isVisible)
    }
  }

  func testAViewWithoutAGivenWidthIsAsHighAsItsNarrowSidebar() {
    let sidebar = WrapBox { ["A long title of a button", "Another long title of a button"].map { Button($0) {} } }
    let split = NavigationSplitView(sidebar: sidebar, title: "Jobs", content: Label("Content"), contentTitle: "Content")
    withWindow(split) { _ in
      let wide = split.measured(.vertical, crossSize: 1_048_576)
      XCTAssertGreaterThan(wide.minimum, sidebar.measured(.vertical).minimum, "The sidebar has two lines at any width.")
      XCTAssertEqual(split.measured(.vertical).minimum, wide.minimum)
    }
  }

  func testTheBreakpointGrowsWithTheText() throws {
    let parts = Parts()
    try show(parts, width: 600) { _ in
      XCTAssertFalse(parts.split.isCollapsed)
      let scale = Settings.shared.textScale
      Settings.shared.textScale = 2 * scale
      defer { Settings.shared.textScale = scale }
      wait("the view is collapsed at twice the text size") { parts.split.isCollapsed }
    }
  }

  func testFocusGoesToTheContentAndComesBackToItsPlaceInTheSidebar() throws {
    let parts = Parts()
    let split = parts.split
    try show(parts, width: 400) { window in
      wait("the view is collapsed") { split.isCollapsed }
      parts.inSidebar[1].grabFocus()
      split.showsContent = true
      XCTAssertTrue(parts.inContent.isFocused)
      for keys in ["Escape", "alt+Left"] {
        split.showsContent = true
        wait("the content has focus") { parts.inContent.isFocused }
        Hands.key("alt+Right")
        Hands.key(keys)
        wait("\(keys) leads back to the sidebar") { !split.showsContent && parts.inSidebar[1].isFocused }
      }
      split.showsContent = true
      split.backButton.grabFocus()
      press(split.backButton)
      XCTAssertTrue(parts.inSidebar[1].isFocused)
      XCTAssertFalse(split.goBack(), "There is nothing to go back from.")
      split.showsContent = true
      split.textDirection = .rightToLeft
      Hands.key("alt+Left")
      Hands.key("alt+Right")
      wait("Alt+Right leads back from right to left") { !split.showsContent }
    }
  }

  func testFocusOutsideTheViewStaysWhereItIs() throws {
    let parts = Parts()
    let outside = Entry("")
    let content = Box(.vertical) { [outside, parts.split] }
    try withHands(content, width: 400) { window in
      outside.grabFocus()
      let focused = window.focusedWidget
      parts.split.showsContent = true
      XCTAssertTrue(window.focusedWidget === focused)
    }
  }

  func testFocusLeavesThePartThatANarrowWindowHides() throws {
    let parts = Parts()
    try show(parts, width: 600) { window in
      parts.inContent.grabFocus()
      window.setDefaultSize(width: 400, height: 300)
      wait("the view shows one part") { parts.split.isCollapsed }
      wait("focus has gone to the sidebar") { parts.inSidebar.contains(where: \.isFocused) }
    }
  }

  func testFromRightToLeftTheSidebarIsAtTheRight() throws {
    let parts = Parts()
    parts.split.textDirection = .rightToLeft
    try show(parts, width: 600) { window in
      let sidebar = parts.inSidebar[0].bounds(in: window)?.x ?? 0
      XCTAssertGreaterThan(sidebar, parts.content.bounds(in: window)?.x ?? .infinity)
    }
  }

  func testItsPartsAreGroupsWithNames() {
    let parts = Parts()
    withWindow(parts.split) { _ in
      let groups = parts.split.children.filter { $0.accessibleRole == .group }
      XCTAssertEqual(groups.count, 2)
      for (name, group) in zip(["Podcasts", "Episodes"], groups) { XCTAssertTrue(isCalled(name, group), name) }
    }
  }

  func testTheShownPartAndAModelFollowEachOther() {
    let model = Model()
    let parts = Parts()
    parts.split.bind(.showsContent, to: model, \.showsEpisodes)
    parts.split.showsContent = true
    XCTAssertTrue(model.showsEpisodes)
    model.showsEpisodes = false
    wait("the view follows the model") { !parts.split.showsContent }
  }
}
