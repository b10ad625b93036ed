import Glibc

/// The identity, the size and the time of a file, which show a change without reading the file.
///
/// The time alone is not enough: two changes within a tick of the kernel's clock (some milliseconds) have the same
/// time.
package struct FileStamp: Equatable, Sendable {
  /// The time of the last change, in nanoseconds since 1970.
  package let time: Int
  private let size: Int
  private let node: UInt64
  /// Indicates whether it is a folder.
  package let isFolder: Bool

  /// Reads the stamp of a file or folder, or of the target of a symbolic link; nil if there is none.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    time = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    size = Int(status.st_size)
    node = UInt64(status.st_ino)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
