import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension Gallery {
  /// Makes the window 360 pixels wide.
  func makeNarrow() async throws {
    #expect(try await session.makeNarrow(process, try await app.first(.frame)))
  }
}

/// X's windows, by xdotool.
extension DesktopSession {
  /// Makes the window of a process 360 pixels wide, and waits for its layout: the X window has the size at once, its content
  /// only after the next frame. Asks again until then, because GTK answers a size that arrives while it opens the window
  /// with its own.
  ///
  /// - Returns: Whether it is so narrow now.
  func makeNarrow(_ process: LaunchedApp, _ frame: Accessible) async throws -> Bool {
    let deadline = ContinuousClock.now + patience
    while true {
      try await xdotool(window: process, "windowsize", "360", "700")
      let next = ContinuousClock.now + .seconds(2)
      while ContinuousClock.now < next {
        if (1...360).contains(try await frame.extents().width) { return true }
        try await Task.sleep(for: .milliseconds(20))
      }
      if ContinuousClock.now > deadline { return false }
    }
  }

  /// Runs a command of xdotool on the window of a gallery, or on its dialog of that title.
  ///
  /// - Returns: The words of the answer; empty without a window.
  @discardableResult
  func xdotool(window process: LaunchedApp, named name: String = ".", _ words: String...) async throws -> String {
    let tool = try launch(
      URL(fileURLWithPath: "/usr/bin/xdotool"),
      ["search", "--all", "--pid", "\(process.processID)", "--onlyvisible", "--name", name] + words)
    _ = await tool.end(allowing: patience)
    return tool.standardOutput
  }

  /// Waits until the width of a gallery's window, or of its dialog with this title, matches. Pauses leave the processor
  /// to the gallery.
  ///
  /// - Returns: The last width; 0 without a window.
  func windowWidth(
    of process: LaunchedApp, named name: String = ".", until isRight: (Int) async throws -> Bool
  ) async throws -> Int {
    let deadline = ContinuousClock.now + patience
    while true {
      let lines = try await xdotool(window: process, named: name, "getwindowgeometry", "--shell").split(separator: "\n")
      let width = lines.first { $0.hasPrefix("WIDTH=") }.flatMap { Int($0.dropFirst(6)) } ?? 0
      if try await isRight(width) || ContinuousClock.now > deadline { return width }
      try await Task.sleep(for: .milliseconds(40))
    }
  }
}
