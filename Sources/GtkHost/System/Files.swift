import CGtk
import FileReading
import Glibc

/// Reading and checking of files.
public enum Files {
  /// Returns the whole content of a regular file of at most 64 MiB, by its path or `file:` address.
  ///
  /// - Throws: ``HostError`` with the path and the reason. A pipe, a device or a folder is refused at once, since
  ///   reading it could block for ever.
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

  /// Returns the absolute path of an existing file or folder without symbolic links; nil if there is none.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }

  /// Makes a folder and its parents; does nothing when it exists.
  ///
  /// - Throws: ``HostError`` with the path.
  public static func makeFolder(_ path: String) throws(HostError) {
    guard g_mkdir_with_parents(path, 0o755) == 0 else {
      throw HostError(.notWritten, "Could not make the folder \(path): \(String(cString: g_strerror(errno)))")
    }
  }

  /// Makes an icon of an image file, which the caller owns. A file that ``read(_:)`` would refuse gives nil and logs a
  /// warning.
  static func icon(_ path: String) -> OpaquePointer? {
    do throws(HostError) {
      try check(path)
    } catch {
      Log.warning("\(error)")
      return nil
    }
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return g_file_icon_new(file)
  }
}

extension String {
  /// The path of a `GFile`; its address where it is not local or its path is not UTF-8.
  init?(ofFile file: OpaquePointer?) {
    let path = g_file_get_path(file)
    defer { g_free(path) }
    guard let text = path.flatMap({ String(validatingCString: $0) }) ?? String(taking: g_file_get_uri(file)) else {
      return nil
    }
    self = text
  }
}
