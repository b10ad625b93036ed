import CGtk
import Glibc

/// What the kit and its gallery ask of the file system.
public enum Files {
  /// The whole content of a file.
  ///
  /// - Throws: ``HostError`` with the path and the reason.
  public static func read(_ path: String) throws(HostError) -> [UInt8] {
    var error: UnsafeMutablePointer<GError>?
    var content: UnsafeMutablePointer<gchar>?
    var length: gsize = 0
    guard g_file_get_contents(path, &content, &length, &error) != 0, let content else {
      throw HostError(.notRead, taking: error, doing: "read \(path)")
    }
    defer { g_free(content) }
    return [UInt8](UnsafeRawBufferPointer(start: content, count: Int(length)))
  }

  /// Makes a folder and those above it; does nothing when it is there.
  ///
  /// - Throws: ``HostError`` with the path.
  public static func makeFolder(_ path: String) throws(HostError) {
    guard g_mkdir_with_parents(path, 0o755) == 0 else {
      throw HostError(.notWritten, "Could not make the folder \(path): \(String(cString: g_strerror(errno)))")
    }
  }
}
