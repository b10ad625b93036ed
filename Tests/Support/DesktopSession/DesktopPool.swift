import Foundation
import Synchronization
import Testing

/// Desktops of the usual size that one test has given back and another takes.
///
/// A desktop is given back as it was when it started: nothing runs on it, and the pointer and the keyboard focus are
/// where they were. A test of the screen reader takes one and ends it, because the reader changes the desktop's
/// settings.
enum DesktopPool {
  /// The size of the screens in the pool.
  static let screen = (width: 1280, height: 1024)

  private static let idle = Mutex<[DesktopSession]>([])

  /// Takes a desktop; nil when there is none.
  static func take() -> DesktopSession? {
    idle.withLock { idle in
      idle.removeAll { !$0.isRunning }
      return idle.popLast()
    }
  }

  /// Puts a desktop into its first state and keeps it; ends it where that fails.
  static func giveBack(_ session: DesktopSession) async {
    guard Test.current?.tags.contains(.screenReader) != true, await session.reset() else { return await session.end() }
    idle.withLock { $0.append(session) }
  }
}

extension DesktopSession {
  /// Ends the applications, and puts the pointer and the keyboard focus where they were at first.
  ///
  /// - Returns: True if the desktop is as it was when it started.
  fileprivate func reset() async -> Bool {
    await endApps()
    guard isRunning, !hasStrangers else { return false }
    let (width, height) = DesktopPool.screen
    // Focus follows the pointer on a display without a window manager: that is window 1.
    let hands = try? launch(
      URL(fileURLWithPath: "/usr/bin/xdotool"), ["mousemove", "\(width / 2)", "\(height / 2)", "windowfocus", "1"])
    let status = await hands?.end(allowing: .seconds(20))
    await endApps()
    return status == 0
  }

  /// True if a process is left that an application started.
  private var hasStrangers: Bool {
    let line = Data("\0\(Self.mark)=\(id)\0".utf8)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      guard Int32(process) != nil,
        let lines = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
      else { return false }
      return (Data([0]) + lines).range(of: line) != nil
    }
  }
}
