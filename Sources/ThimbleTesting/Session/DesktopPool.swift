import FoundationEssentials
import Synchronization

/// A pool of desktops of the usual size, for one test after the other.
///
/// A desktop in the pool is in its first state: nothing runs on it, and the pointer and the keyboard focus are where
/// they were. After a screen reader, a desktop is ended instead, because the reader changes its settings. So is one of
/// mutter: once a button has been pressed there, mutter refuses the menus of a program that has had no input yet.
enum DesktopPool {
  private static let idle = Mutex<[DesktopSession]>([])

  /// Takes a desktop; nil when there is none.
  static func take() -> DesktopSession? {
    idle.withLock { idle in
      idle.removeAll { !$0.isRunning }
      return idle.popLast()
    }
  }

  /// Resets a desktop to its first state and keeps it; if that fails, ends it.
  static func giveBack(_ session: DesktopSession) async {
    guard session.isFresh, session.kind != .mutter, await session.reset() else { return await session.end() }
    idle.withLock { $0.append(session) }
  }
}

extension DesktopSession {
  /// Ends the applications, and moves the pointer and the keyboard focus to where they were at first.
  ///
  /// - Returns: True if the desktop is as it was when it started.
  fileprivate func reset() async -> Bool {
    await endApps()
    guard isRunning, !hasStrangers else { return false }
    let (width, height) = DesktopSession.usualScreen
    var words = ["mousemove", "\(width / 2)", "\(height / 2)"]
    // Window 1 is X's PointerRoot: without a window manager, the focus follows the pointer.
    if kind == .x11 { words += ["windowfocus", "1"] }
    do throws(TestFailure) { try await act(words) } catch { return false }
    await endApps()
    return true
  }

  /// True if a process that an application started still runs.
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
