import CGtk
import Foundation
import GtkTesting
import Thimble
import XCTest

/// The content that a button draws on its own node.
final class ButtonDrawingTests: ThimbleTestCase {
  override nonisolated func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { Settings.shared[.enablesAnimations] = false }
  }

  override nonisolated func tearDownWithError() throws {
    MainActor.assumeIsolated { Settings.shared[.enablesAnimations] = true }
    try super.tearDownWithError()
  }

  /// A button with a red icon and a blue title on white.
  private func coloured(_ title: String, _ icon: Icon? = "list-add-symbolic") -> Button {
    let button = Button(title, icon: icon)
    button.configuration.look.icon.normal = Color(hex: 0xff0000)
    button.configuration.look.foreground.normal = Color(hex: 0x0000ff)
    button.configuration.look.background.normal = Color(hex: 0xffffff)
    return button
  }

  private func red(_ button: Button) throws -> Int { try Picture(of: button).count(red: 255, green: 0, blue: 0) }
  /// Returns the number of pixels with any blue of the title.
  private func blue(_ button: Button) throws -> Int {
    try Picture(of: button).pixels.count { $0[3] == 255 && Int($0[2]) > Int($0[0]) + 20 }
  }

  func testEveryPartIsOnTheNodeOfTheButton() throws {
    let button = coloured("Send")
    try withWindow(button) { _ in
      var title = try blue(button)
      XCTAssertGreaterThan(title, 20)
      XCTAssertGreaterThan(try red(button), 20)
      for change in [
        { button.subtitle = "To everybody" }, { button.badge = "12" }, { button.title = "Send the whole report" },
      ] {
        change()
        let more = try blue(button)
        XCTAssertGreaterThan(more, title)
        title = more
      }
      let icon = try red(button)
      button.configuration.indicator = .menu
      XCTAssertGreaterThan(try red(button), icon)
      XCTAssertEqual(button.children, [])
    }
  }

  func testTheLetterOfAMnemonicIsUnderlinedWhileTheWindowShowsMnemonics() throws {
    let (marked, plain) = (coloured("_Send", nil), coloured("Send", nil))
    let mnemonics = Property<Window, Bool>("mnemonics-visible")
    try withWindow(Box(.horizontal) { [marked, plain] }) { window in
      window[mnemonics] = false
      let (before, other) = (try blue(marked), try blue(plain))
      XCTAssertEqual(before, other)
      window[mnemonics] = true
      XCTAssertGreaterThan(try blue(marked), before)
      XCTAssertEqual(try blue(plain), other)
      marked.title = "Send"
      XCTAssertEqual(try blue(marked), before)
      marked.title = "S_end"
      XCTAssertGreaterThan(try blue(marked), before)
      window[mnemonics] = false
      XCTAssertEqual(try blue(marked), before)
    }
  }

  func testASignReplacesTheIconOrTheTitle() throws {
    for (icon, part) in [("list-add-symbolic", red), (nil, blue)] as [(Icon?, (Button) throws -> Int)] {
      let button = coloured("Send", icon)
      button.work.options.timing = PendingTiming(showDelay: .zero, minimumVisible: .zero)
      try withWindow(button) { _ in
        let before = try part(button)
        XCTAssertGreaterThan(before, 20)
        button.work.start()
        wait("the ring is shown") { button.hasStyleClass("loading") }
        XCTAssertLessThan(try part(button), before / 2)
        button.work.stop()
        wait("the ring is gone") { !button.hasStyleClass("loading") }
        XCTAssertEqual(try part(button), before)
      }
    }
  }

  func testAnIconWithItsOwnColoursIsPalerOnADisabledButtonToo() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.redSquare.write(toFile: path, atomically: true, encoding: .utf8)
    let button = Button("Send", icon: .file(path))
    try withWindow(button) { _ in
      XCTAssertGreaterThanOrEqual(try red(button), 16 * 16)
      button.disable(because: "There is nothing to send.")
      XCTAssertEqual(try red(button), 0)
    }
  }

  func testAPictureThatCanChangeForgetsItsButtons() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 0h16v16H0z"/></svg>
      """
    let picture = try SymbolicPaintable(shapeOf: Array(svg.utf8))
    let invalidated = g_signal_lookup("invalidate-contents", gdk_paintable_get_type())
    let handlers = { g_signal_handler_find(picture.instance, cgtk_signal_match_id, invalidated, 0, nil, nil, nil) }
    do {
      let button = Button("Send", icon: .paintable(picture))
      XCTAssertNotEqual(handlers(), 0)
      button.icon = "list-add-symbolic"
      XCTAssertEqual(handlers(), 0)
      button.icon = .paintable(picture)
    }
    XCTAssertEqual(handlers(), 0, "The button has gone.")
  }

  func testAnIconThatIsInstalledLaterIsShown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "thimble-\(UUID().uuidString)"
    let button = Button("Send", icon: .named(name))
    XCTAssertEqual(LogWatch.forget().filter { $0.contains(name) }.count, 1)
    try withWindow(button) { _ in
      XCTAssertEqual(try red(button), 0)
      try Self.redSquare.write(
        to: folder.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
      gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(gdk_display_get_default()), folder.path)
      wait("the button draws the installed icon") { ((try? red(button)) ?? 0) >= 16 * 16 }
    }
  }

  private static let redSquare = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 0h16v16H0z" fill="#ff0000"/></svg>
    """

  func testAFormOfOneStateIsShownInThatState() throws {
    let button = coloured("Send", nil)
    button.configuration.look.isUnderlined = [.normal: false, .selected: true]
    try withWindow(button) { _ in
      let before = try blue(button)
      button.isSelected = true
      XCTAssertGreaterThan(try blue(button), before)
      button.isSelected = false
      XCTAssertEqual(try blue(button), before)
    }
  }

  func testCapitalsAreWiderAndSpokenAsWritten() {
    let button = Button("Send the report")
    let width = button.measured(.horizontal).natural
    button.configuration.look.isUppercase = true
    XCTAssertGreaterThan(button.measured(.horizontal).natural, width)
    XCTAssertEqual(button.accessibilityLabel, "Send the report")
    button.configuration.look.isUppercase = nil
    XCTAssertEqual(button.measured(.horizontal).natural, width)
  }
}
