import GtkHost
import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class LinkButtonTests: ThimbleTestCase {
  private func makeLink(_ url: String = "https://example.org") -> (LinkButton, Opened) {
    let opened = Opened()
    let link = LinkButton("Site", url: url)
    link.opener = LinkOpener { url, _ in opened.urls.append(url) }
    return (link, opened)
  }

  private struct CancelledOpening: Error {}

  private final class Opened {
    var urls: [String] = []
  }

  func testOpensItsAddressAndIsVisited() {
    let (link, opened) = makeLink()
    withWindow(Box(.vertical) { link }) { _ in
      XCTAssertFalse(link.hasStyleClass("visited"))
      link.activate()
      wait("the link is opened") { link.isVisited && !link.isPending }
      XCTAssertEqual(opened.urls, ["https://example.org"])
      XCTAssertTrue(link.hasStyleClass("visited"))
      link.isVisited = false
      XCTAssertFalse(link.hasStyleClass("visited"))
    }
  }

  func testADoubleClickOpensOnce() {
    let (link, opened) = makeLink()
    withWindow(Box(.vertical) { link }) { _ in
      press(link)
      press(link)
      wait("the link is opened") { link.isVisited && !link.isPending }
      XCTAssertEqual(opened.urls.count, 1)
    }
  }

  func testAHandlerMayTakeOver() {
    let (link, opened) = makeLink()
    var handled: [String] = []
    link.linkHandler = { link in
      handled.append(link.url)
      return handled.count == 1
    }
    withWindow(Box(.vertical) { link }) { _ in
      press(link)
      wait("the handler was asked") { link.isVisited && !link.isPending }
      XCTAssertEqual(opened.urls, [])
      press(link)
      wait("the desktop was asked") { opened.urls.count == 1 && !link.isPending }
      XCTAssertEqual(handled.count, 2)
    }
  }

  func testAFailedOpeningCallsTheErrorHandler() {
    let link = LinkButton("Site", url: "https://example.org")
    link.opener = LinkOpener { _, _ in throw CancelledOpening() }
    var failures = 0
    link.work.errorHandler = { _ in failures += 1 }
    withWindow(Box(.vertical) { link }) { _ in
      press(link)
      wait("the error handler is called") { failures == 1 && !link.isPending }
      XCTAssertFalse(link.isVisited)
    }
  }

  func testTheAddressIsTheTooltip() {
    let (link, _) = makeLink("mailto:me@example.org")
    XCTAssertEqual(link.tooltip, "mailto:me@example.org")
    link.url = "file:///tmp"
    XCTAssertEqual(link.tooltip, "file:///tmp")
    XCTAssertEqual(link.accessibleRole, .link)
  }

  func testAnAddressThatLeadsNowhereIsReportedOnceAndDisablesTheLink() {
    LogWatch.forget()
    let (noScheme, nothingAfter) = ("has no scheme", "nothing comes after its scheme")
    for (url, reason) in [
      ("", "is empty"), (" \n", "is empty"), ("\u{200B}", "is empty"), ("www.gtk.org", noScheme),
      ("/etc/hosts", noScheme), (":x", noScheme), ("1a:x", noScheme), ("é:x", noScheme), ("https:", nothingAfter),
      ("https://", nothingAfter), ("mailto:", nothingAfter), ("file:", nothingAfter), ("a b:c", "has white space"),
      ("https://a b", "has white space"), ("https://a\u{2028}b", "has white space"),
    ] {
      let (link, opened) = makeLink(url)
      let reports = LogWatch.forget().filter { $0.contains("cannot be opened") }
      XCTAssertEqual(reports.count, 1, url)
      XCTAssertTrue(reports.first?.contains(reason) == true, "\(reports)")
      XCTAssertFalse(link.isEnabled)
      XCTAssertNotNil(link.disabledReason)
      press(link)
      XCTAssertEqual(opened.urls, [])
      link.url = "https://example.org"
      XCTAssertTrue(link.isEnabled)
      XCTAssertNil(link.disabledReason)
    }
  }

  func testEveryWholeAddressIsOpened() {
    for url in [
      "mailto:me@example.org", "file:///", "file:/tmp", "HTTP://a", "x-app+y.z-1:go", "https://ex.org/ü?q=1#a",
    ] {
      let (link, opened) = makeLink(url)
      withWindow(link) { _ in
        press(link)
        wait("the link is opened") { opened.urls == [url] && !link.isPending }
      }
    }
  }

  func testAnInlineLinkIsAsHighAsItsTextAndOnItsLine() throws {
    let text = Label("Read").with { $0.verticalAlignment = .baseline }
    let link = LinkButton("the manual", url: "https://example.org", placement: .inline)
    try withWindow(
      Box(.horizontal) {
        text; link
      }.with { $0.verticalAlignment = .start }
    ) { window in
      XCTAssertTrue(link.hasStyleClass("inline"))
      let (a, b) = try (XCTUnwrap(text.bounds(in: window)), XCTUnwrap(link.bounds(in: window)))
      XCTAssertEqual(a.y, b.y, accuracy: 1)
      XCTAssertEqual(a.height, b.height, accuracy: 1)
      XCTAssertEqual(link.shown.titleBox.width, b.width)
    }
  }

  func testTheAddressIsCopied() {
    let (link, _) = makeLink()
    withWindow(Box(.vertical) { link }) { _ in
      link.copyLinkAddress()
      var text: String?
      Task { text = try? await link.clipboard.text() }
      wait("the clipboard answers") { text != nil }
      XCTAssertEqual(text, "https://example.org")
    }
  }

  func testTheMenuOfALinkThatLeadsNowhereDoesNotOpen() {
    let (link, _) = makeLink()
    withWindow(Box(.vertical) { link }) { _ in
      link.url = ""
      LogWatch.forget()
      link.openContextMenu()
      XCTAssertFalse(link.isContextMenuOpen)
      link.url = "https://example.org"
      link.openContextMenu()
      XCTAssertTrue(link.isContextMenuOpen)
      menu(of: link)?.popDown()
      letGo(of: link)
    }
  }

  func testTheMenuKeysShowTheMenu() throws {
    guard Hands.areFree else { throw XCTSkip("There is no xdotool.") }
    let (link, opened) = makeLink()
    let box = Box(.vertical) { link }
    withWindow(box) { window in
      wait("the window is the active one") { window.isActive }
      for key in ["Menu", "shift+F10"] {
        link.grabFocus()
        wait("the link has focus before \(key)") { link.stateFlags.contains(.focused) }
        Hands.key(key)
        wait("the menu is open") { self.menu(of: link)?.isMapped == true }
        Hands.key("Escape")
        wait("the menu is closed") { self.menu(of: link)?.isMapped == false }
        wait("the link has focus again") { link.isFocused }
        letGo(of: link)
      }
      XCTAssertEqual(opened.urls, [])
    }
  }

  func testTheSecondaryButtonShowsTheMenuAndItsItemsWork() throws {
    guard Hands.areFree else { throw XCTSkip("There is no xdotool.") }
    let (link, opened) = makeLink()
    let window = Window("Test", child: Box(.vertical) { link })
    window.isDecorated = false
    window.present()
    wait("the window is on screen") { link.isMapped && link.width > 0 }
    Hands.move(x: 0, y: 0)
    Hands.move(to: link, in: window)
    Hands.clickSecondaryButton()
    wait("the menu is open") { self.menu(of: link)?.isMapped == true }
    XCTAssertEqual(opened.urls, [])
    menu(of: link)?.activateAction("menu.item-open")
    wait("the item opened the link") { opened.urls.count == 1 && !link.isPending }
    menu(of: link)?.popDown()
    wait("the menu is closed") { self.menu(of: link)?.isMapped == false }
    window.destroy()
  }

  func testAReasonOfTheApplicationGoesBeforeThatOfTheAddress() {
    let link = LinkButton("Site", url: "https://www.gtk.org")
    link.disable(because: "Connect first")
    link.url = "nowhere"
    XCTAssertEqual(link.disabledReason, "Connect first")
    link.url = "https://www.gtk.org"
    XCTAssertEqual(link.disabledReason, "Connect first")
    link.isEnabled = true
    XCTAssertTrue(link.isEnabled)
    XCTAssertEqual(link.tooltip, "https://www.gtk.org")
    XCTAssertEqual(LogWatch.forget().count, 1)
  }

  private func menu(of link: LinkButton) -> PopoverMenu? { link.children.compactMap { $0 as? PopoverMenu }.first }

  func testAnAddressThatIsMendedEnablesOnlyWhatItDisabled() {
    let link = LinkButton("Site", url: "nowhere")
    XCTAssertNotNil(link.disabledReason)
    link.isEnabled = false
    link.url = "https://www.gtk.org"
    XCTAssertFalse(link.isEnabled)
    link.url = "nowhere"
    XCTAssertNil(link.disabledReason)
    link.isEnabled = true
    XCTAssertNotNil(link.disabledReason, "There is still no address.")
    XCTAssertFalse(link.isEnabled)
    link.url = "still nowhere"
    XCTAssertNotNil(link.disabledReason)
    link.url = "https://www.gtk.org"
    XCTAssertTrue(link.isEnabled)
    XCTAssertEqual(LogWatch.forget().count, 3)
  }
}
