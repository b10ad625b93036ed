import CGtk

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
