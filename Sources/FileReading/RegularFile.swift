import Glibc

/// The reading of whole files that are regular and not too large.
///
/// A pipe or a device may have no end, or never answer, and would stop the main thread. So the kind and the size of a
/// file are checked before its content is read.
package enum RegularFile {
  /// The size limit in bytes, unless the caller gives another.
  package static let usualLimit = 64 << 20

  /// The reason why a file is not read.
  package struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// True if the file is regular and may be read, but has too many bytes.
    package let isTooLarge: Bool
    /// The reason, without the file's name.
    package let description: String
  }

  /// Returns the content of a file.
  ///
  /// - Parameters:
  ///   - path: A path, or a `file:` address, which can also name a file whose path is not UTF-8.
  ///   - limit: The most bytes that it may have.
  /// - Returns: All of its bytes.
  /// - Throws: ``Refusal`` where it is no regular file, is not there, may not be read, or has more bytes.
  package static func bytes(of path: String, atMost limit: Int = usualLimit) throws(Refusal) -> [UInt8] {
    let name = try cString(of: path)
    let file = try opened(name, atMost: limit)
    defer { close(file.descriptor) }
    // One byte more than the file has. It stays empty at the end of the file.
    var bytes = [UInt8](repeating: 0, count: file.size + 1)
    var count = 0
    while true {
      let added = unsafe bytes.withUnsafeMutableBytes { room in
        unsafe read(file.descriptor, room.baseAddress.map { unsafe $0 + count }, room.count - count)
      }
      if added < 0, errno == EINTR { continue }
      guard added >= 0 else { throw refusal(errno) }
      if added == 0 { break }
      count += added
      // The file grows, or reports no size.
      if count > limit { throw tooLarge(count, limit) }
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(4_096, count))) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Throws where ``bytes(of:atMost:)`` would, for a file that other code reads.
  package static func check(_ path: String, atMost limit: Int = usualLimit) throws(Refusal) {
    close(try opened(try cString(of: path), atMost: limit).descriptor)
  }

  /// Returns the files that a path leads through if it is a symbolic link. The last one is not a link, or does not
  /// exist.
  package static func links(from path: String) -> [String] {
    var links: [String] = []
    var path = path
    while links.count < 40, let target = target(of: path) {
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
      links.append(path)
    }
    return links
  }

  private static func target(of path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe bytes.withUnsafeMutableBytes { room in
      let base = unsafe room.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe base.map { unsafe readlink(path, $0, room.count) } ?? -1
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  // MARK: Opening

  private static func opened(_ name: [CChar], atMost limit: Int) throws(Refusal) -> (descriptor: Int32, size: Int) {
    // Checked first, since opening a device can already have an effect.
    var status = stat()
    guard unsafe stat(name, &status) == 0 else { throw refusal(errno) }
    try check(status, limit)
    let descriptor = unsafe open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal(errno) }
    do throws(Refusal) {
      // Another file may have taken the name meanwhile.
      guard unsafe fstat(descriptor, &status) == 0 else { throw refusal(errno) }
      try check(status, limit)
    } catch {
      close(descriptor)
      throw error
    }
    return (descriptor, Int(status.st_size))
  }

  private static func check(_ status: stat, _ limit: Int) throws(Refusal) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Refusal(isTooLarge: false, description: "is a directory, not a file")
    default: throw Refusal(isTooLarge: false, description: "is not a regular file")
    }
    if status.st_size > limit { throw tooLarge(Int(status.st_size), limit) }
  }

  private static func tooLarge(_ size: Int, _ limit: Int) -> Refusal {
    Refusal(isTooLarge: true, description: "the file has \(size) bytes; at most \(limit) are read")
  }

  private static func refusal(_ number: Int32) -> Refusal {
    let isMissing = [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(number)
    return Refusal(isTooLarge: false, description: isMissing ? "there is no such file" : "may not be read")
  }

  // MARK: Names

  /// Returns a path as a C string.
  private static func cString(of path: String) throws(Refusal) -> [CChar] {
    let bytes = path.hasPrefix("file:///") ? PercentEncoding.decoded(path.dropFirst(7)) : Array(path.utf8)
    guard let bytes, !bytes.contains(0) else { throw refusal(ENOENT) }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

/// The escapes `%XX` of addresses.
package enum PercentEncoding {
  /// Returns the bytes of a text without its escapes; nil if an escape is not complete.
  package static func decoded(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}

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
