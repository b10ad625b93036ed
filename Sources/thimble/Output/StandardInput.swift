import Glibc

/// The bytes that another program or the user gives.
enum StandardInput {
  /// Returns all bytes up to the end, or one more than the limit if there are more.
  static func bytes(atMost limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      // The array is alive during the call, and its count is the length that is passed.
      let count = unsafe part.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += part[..<count]
    }
    return bytes.count > limit ? Array(bytes[...limit]) : bytes
  }
}
