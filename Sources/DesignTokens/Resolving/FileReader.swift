import FileReading

/// Reads the files of tokens, and finds those that they name.
package enum FileReader {
  package static func bytes(of path: String, limits: ReadingLimits) throws(TokenError) -> [UInt8] {
    do throws(RegularFile.Refusal) {
      return try RegularFile.bytes(of: path, atMost: limits.bytes)
    } catch {
      // A chain of links that is longer than the system follows leads in a circle.
      let reason = links(from: path).count < 40 ? "\(error)" : "the symbolic links lead in a circle"
      throw TokenError(code: error.isTooLarge ? .tooLarge : .unreadable, message: "\(path): \(reason)")
    }
  }

  /// Returns the files that a path leads through if it is a symbolic link. The last one is not a link, or does not
  /// exist.
  package static func links(from path: String) -> [String] { RegularFile.links(from: path) }

  /// Returns the path of a relative reference in a file.
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
