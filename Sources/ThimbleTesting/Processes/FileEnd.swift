import FoundationEssentials
import Glibc

extension Data {
  /// Returns the first place of a text in it; nil if there is none.
  func firstPlace(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    return unsafe withUnsafeBytes { all -> Range<Index>? in
      guard let start = all.baseAddress, let first = wanted.first else { return nil }
      var at = 0
      while at + wanted.count <= all.count {
        guard let next = unsafe memchr(start + at, Int32(first), all.count - wanted.count - at + 1) else { return nil }
        at = unsafe UnsafeRawPointer(next) - start
        if unsafe memcmp(next, wanted, wanted.count) == 0 {
          return startIndex + at..<startIndex + at + wanted.count
        }
        at += 1
      }
      return nil
    }
  }
}

/// The end of a file to which another process writes.
enum FileEnd {
  /// Returns the bytes from a place on; none if the file cannot be read.
  static func bytes(of file: URL, from offset: Int) -> Data {
    let descriptor = unsafe open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return Data() }
    defer { close(descriptor) }
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { return Data() }
    var bytes = Data()
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: part[..<count])
    }
  }
}
