import FoundationEssentials
import Synchronization

/// Desktops of the usual size that one test has given back and another takes.
///
/// A desktop is given back as it was when it started: nothing runs on it, and the pointer and the keyboard focus are
/// where they were. One that a screen reader ran on is ended, because the reader changes the desktop's settings.
enum DesktopPool {
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
    guard session.isFresh, await session.reset() else { return await session.end() }
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
    let (width, height) = DesktopSession.usualScreen
    var words = ["mousemove", "\(width / 2)", "\(height / 2)"]
    // Focus follows the pointer on an X display without a window manager: that is window 1.
    if kind == .x11 { words += ["windowfocus", "1"] }
    do throws(TestFailure) { try await act(words) } catch { return false }
    await endApps()
    return true
  }

  /// True if a process is left that an application started.
  private var hasStrangers: Bool {
    let line = "\0\(Self.mark)=\(id)\0"
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      guard Int32(process) != nil,
        let lines = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
      else { return false }
      return (Data([0]) + lines).firstPlace(of: line) != nil
    }
  }
}
