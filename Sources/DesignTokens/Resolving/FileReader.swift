import FileReading

/// Reads the files of tokens, and finds those that they name.
package enum FileReader {
  package static func bytes(of path: String, limits: ReadingLimits) throws(TokenError) -> [UInt8] {
    do throws(RegularFile.Refusal) {
      return try RegularFile.bytes(of: path, atMost: limits.bytes)
    } catch {
      throw TokenError(code: error.isTooLarge ? .tooLarge : .unreadable, message: "\(path): \(error)")
    }
  }

  /// The files that a path leads through where it is a symbolic link. The last of them is no link, or is not there.
  package static func links(from path: String) -> [String] { RegularFile.links(from: path) }

  /// The path a relative reference in a file means.
  static func path(_ reference: String, from file: String) -> String {
    let path = Reference.percentDecoded(reference) ?? reference
    if path.hasPrefix("/") { return path }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case ".." where !parts.isEmpty && parts.last != ".." && parts.last != "" && parts.last != ".": parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
