import CGtk
import Glibc

/// What the kit and its gallery ask of the file system.
public enum Files {
  /// Whether there is a regular file at `path` that can be read.
  public static func isReadable(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 && access(path, R_OK) == 0
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
