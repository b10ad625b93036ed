internal import FoundationEssentials

/// Reads whole files, refusing what is not a regular file or is too large before touching its content.
package enum FileReader {
  package static func bytes(of path: String, limits: ReadingLimits) throws(TokenError) -> [UInt8] {
    func unreadable(_ reason: String) -> TokenError {
      TokenError(code: .unreadable, message: "\(path): \(reason)")
    }
    var target = path
    var found = try? FileManager.default.attributesOfItem(atPath: target)
    if found?[.type] as? FileAttributeType == .typeSymbolicLink {
      target = URL(filePath: path).resolvingSymlinksInPath().path
      found = try? FileManager.default.attributesOfItem(atPath: target)
    }
    guard let attributes = found else {
      throw unreadable(FileManager.default.fileExists(atPath: path) ? "may not be read" : "there is no such file")
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw unreadable("is a directory, not a file")
    default: throw unreadable("is not a regular file")
    }
    if let size = attributes[.size] as? Int, size > limits.bytes {
      throw TokenError(
        code: .tooLarge,
        message: "\(path): the file has \(size) bytes; at most \(limits.bytes) are read"
      )
    }
    guard let data = FileManager.default.contents(atPath: target) else { throw unreadable("may not be read") }
    return [UInt8](data)
  }

  /// The files that a path leads through where it is a symbolic link; the last of them is none, or is not there.
  package static func links(from path: String) -> [String] {
    var links: [String] = []
    var path = path
    while links.count < 40, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
      links.append(path)
    }
    return links
  }

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
