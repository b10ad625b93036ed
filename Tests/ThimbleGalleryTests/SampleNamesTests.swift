import GtkTesting
import Inspecting
import XCTest

@testable import Thimble
@testable import ThimbleGallery

/// The accessible names and the keyboard shortcuts of the samples of the kit's gallery.
@preconcurrency @MainActor
final class SampleNamesTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = (Self.style, Self.panels)
  }

  /// Speech input presses a button by the words that a person sees on it (WCAG 2.2, 2.5.3).
  func testTheNameOfEachButtonHasTheWordsOfItsTitle() throws {
    var (other, count) = ([String](), 0)
    try showEachKitPage { page, shell in
      for (function, frame) in shell.frames {
        for button in frame.descendants(of: Button.self) where button.isMapped && button.exposed(.hidden) != "true" {
          guard let title = button.content.title?.text, !Self.isSymbol(title) else { continue }
          let name = button.exposedLabel ?? button.accessibilityLabel
          count += 1
          if !Self.has(Self.words(name), Self.words(title)) {
            other.append("\(page.id)/\(function): \(title) is called \(name)")
          }
        }
      }
    }
    XCTAssertEqual(other, [])
    XCTAssertGreaterThan(count, 100)
  }

  /// Returns true for a letter alone, such as the B of bold: it is a symbol, and no label.
  private static func isSymbol(_ title: String) -> Bool { title.count == 1 && title.first?.isLetter == true }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns true if the words of a name contain those of a title, in the same order.
  private static func has(_ name: [String], _ title: [String]) -> Bool {
    var rest = name[...]
    for word in title {
      guard let index = rest.firstIndex(of: word) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
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
