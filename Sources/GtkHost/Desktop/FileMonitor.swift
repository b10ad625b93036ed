import CGtk
import FileReading
import Glibc

/// A watch on a file, or on the files directly in a folder: `GFileMonitor`. The file may not exist yet, and may be
/// replaced by another.
@MainActor
public final class FileMonitor: Object {
  override public class var nativeType: NativeType { NativeType(g_file_monitor_get_type(), faceOf: FileMonitor.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Begins to watch `path`, until this object is released. One change may be reported several times.
  ///
  /// - Throws: ``HostError`` when the file system cannot be watched.
  public static func watch(_ path: String, onChange: @escaping @MainActor () -> Void) throws(HostError) -> FileMonitor {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    var error: ErrorPointer?
    guard let pointer = g_file_monitor(file, cgtk_file_monitor_watch_moves, nil, &error) else {
      throw HostError(.notRead, taking: error, doing: "watch \(path)")
    }
    let monitor = FileMonitor(NativeInstance(made: pointer))
    monitor.connect(Signal<FileMonitor, Void, Void>("changed")) { _ in onChange() }
    return monitor
  }
}

/// A watch on a file, or on the files directly in a folder, which also works when the system has no file watch left.
///
/// A user has 128 instances of the kernel's watch for all programs, of which each desktop, editor and browser takes some.
/// Without one, GLib reports no change, or late, so the watch looks at the file every second then.
@MainActor
package final class FileWatch {
  private let path: String
  private let onChange: @MainActor () -> Void
  private var monitor: FileMonitor?
  private var ticker: Ticker?
  private var stamp: FileStamp?

  /// Begins to watch `path`, until this object is released. One change may be reported several times.
  ///
  /// - Parameters:
  ///   - path: the file, which may not exist yet, or the folder.
  ///   - onChange: called after a change.
  package init(_ path: String, onChange: @escaping @MainActor () -> Void) {
    self.path = path
    self.onChange = onChange
    let hasKernelWatch = Self.hasKernelWatch(for: path)
    do throws(HostError) {
      monitor = try FileMonitor.watch(path, onChange: onChange)
      if hasKernelWatch { return }
      Log.warningOnce("The system has no file watch left (fs.inotify): changes of files are looked for every second.")
    } catch {
      Log.warningOnce("\(error) Changes are looked for every second.")
    }
    stamp = FileStamp(of: path)
    ticker = Ticker(every: 1_000) { [weak self] in self?.look() }
  }

  private func look() {
    let now = FileStamp(of: path)
    // The stamp of a folder does not tell of changes in its files.
    guard now != stamp || now?.isFolder == true else { return }
    stamp = now
    onChange()
  }

  /// Returns whether the kernel grants one more watch. A file that does not exist yet is no failure.
  private static func hasKernelWatch(for path: String) -> Bool {
    let instance = inotify_init()
    guard instance >= 0 else { return false }
    defer { close(instance) }
    let watch = inotify_add_watch(instance, path, UInt32(IN_MODIFY))
    return watch >= 0 || errno != ENOSPC
  }
}
