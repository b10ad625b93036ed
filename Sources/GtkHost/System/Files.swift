import CGtk
import FileReading
import Glibc

/// What the kit and its gallery ask of the file system.
public enum Files {
  /// The whole content of a regular file of at most 64 MiB, by its path or `file:` address.
  ///
  /// - Throws: ``HostError`` with the path and the reason. A pipe, a device or a folder is refused before it is read, since
  ///   reading could take for ever.
  public static func read(_ path: String) throws(HostError) -> [UInt8] {
    do throws(RegularFile.Refusal) {
      return try RegularFile.bytes(of: path)
    } catch {
      throw HostError(.notRead, "Could not read \(path): \(error)")
    }
  }

  /// Throws where ``read(_:)`` would, for a file that GTK reads by itself later.
  package static func check(_ path: String) throws(HostError) {
    do throws(RegularFile.Refusal) {
      try RegularFile.check(path)
    } catch {
      throw HostError(.notRead, "Could not read \(path): \(error)")
    }
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
