import Foundation
import Thimble

/// A settings portal in a process of its own.
@MainActor
struct Portal {
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("fake-portal")

  private let server = Process()

  /// Starts the process: light, with usual contrast, and blue.
  init() throws {
    let output = Pipe()
    server.executableURL = Self.program
    server.standardOutput = output
    try server.run()
    _ = output.fileHandleForReading.readData(ofLength: 6)
    for setting in ["accent-color (0.208, 0.518, 0.894)", "contrast uint32 0", "color-scheme uint32 2"] {
      try set(setting)
    }
  }

  private func set(_ setting: String) throws {
    let parts = setting.split(separator: " ", maxSplits: 1).map(String.init)
    try Process.run(Self.program, arguments: ["set"] + parts).waitUntilExit()
  }

  /// Changes a setting, and waits until the kit looks different.
  func change(_ setting: String, in window: Window) throws {
    let before = look
    try set(setting)
    for _ in 0..<600 where look == before { try window.waitForFrames(1) }
  }

  private var look: [String] {
    let controller = ThemeController.shared
    let primary = controller.theme.values(in: controller.context).variant("primary")?.normal
    return ["\(controller.context.scheme)", "\(controller.context.contrast)", primary?.background.css ?? ""]
  }

  func end() {
    server.terminate()
    server.waitUntilExit()
  }
}
