import GtkTesting
import Thimble
import XCTest

/// Buttons that move between containers while they are shown.
final class MovedButtonTests: ThimbleTestCase {
  func testAButtonThatMovesAndComesBackIsReleased() throws {
    let (one, other) = (Box(.vertical), Box(.vertical))
    weak var moved: Button?
    try withWindow(
      Box(.vertical) {
        one; other
      }
    ) { window in
      do {
        let button = Button("Save", icon: "document-save-symbolic")
        moved = button
        one.append(button)
        try window.waitForFrames(1)
        one.remove(button)
        other.append(button)
        try window.waitForFrames(1)
        other.remove(button)
        one.append(button)
        try window.waitForFrames(1)
        one.remove(button)
      }
      wait("the button is released") { moved == nil }
    }
  }

  /// GTK gives a widget that comes into a window another context for its texts.
  func testAButtonThatHasMovedFollowsTheTextSize() throws {
    let scale = Settings.shared.textScale
    defer { Settings.shared.textScale = scale }
    let (one, other) = (Box(.vertical), Box(.vertical))
    let kinds: [@MainActor () -> Button] = [
      { Button("Save") }, { Button("Save").with { $0.subtitle = "All changes" } },
      { Button("Save").with { $0.badge = "12" } }, { ToggleButton("Save", isOn: true) },
      { MenuButton("Save") { MenuItem("Save As…") } }, { ButtonListRow("Save") },
      { LinkButton("Save", url: "https://example.org") },
    ]
    let pairs = kinds.map { (moved: $0(), twin: $0()) }
    try withWindow(
      Box(.vertical) {
        one; other
      }
    ) { window in
      for pair in pairs {
        one.append(pair.moved)
        other.append(pair.twin)
      }
      try window.waitForFrames(1)
      for pair in pairs {
        one.remove(pair.moved)
        other.append(pair.moved)
      }
      try window.waitForFrames(1)
      let before = pairs.map { $0.twin.measured(.horizontal).natural }
      Settings.shared.textScale = scale * 2
      wait("the texts are larger") { zip(pairs, before).allSatisfy { $0.twin.measured(.horizontal).natural > $1 } }
      for (moved, twin) in pairs {
        XCTAssertEqual(moved.measured(.horizontal), twin.measured(.horizontal), twin.typeName)
      }
    }
  }
}
