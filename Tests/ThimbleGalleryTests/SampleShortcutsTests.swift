import GtkTesting
import XCTest

@testable import Thimble
@testable import ThimbleGallery

/// The keyboard shortcuts of the samples of the kit's gallery.
@preconcurrency @MainActor
final class SampleShortcutsTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = (Self.style, Self.panels)
  }

  func testNoShortcutOfASampleIsThatOfACommand() throws {
    var (taken, count) = ([String](), 0)
    try showEachKitPage { page, shell in
      let commands = Set(shell.commands.all.compactMap(\.shortcut) + ["<Control>k", "F1", "F10"])
      for (function, frame) in shell.frames {
        let buttons = frame.descendants(of: Button.self)
        let items = buttons.compactMap { $0 as? MenuButton }.flatMap(\.menu.items)
        let shortcuts = buttons.compactMap(\.press.shortcut) + items.compactMap { Self.shortcut(of: $0) }
        count += shortcuts.count
        taken += shortcuts.filter(commands.contains).map { "\(page.id)/\(function): \($0.label)" }
      }
    }
    XCTAssertEqual(taken, [])
    XCTAssertGreaterThan(count, 3)
  }

  private static func shortcut(of item: MenuItem) -> KeyboardShortcut? {
    if case .command(let command, _) = item.behaviour { command.shortcut } else { item.shortcut }
  }
}
