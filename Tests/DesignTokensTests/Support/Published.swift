import DesignTokens
import Foundation
import Testing

/// Published token files and fixtures, which are not part of the repository.
///
/// They are looked for in the folder that the environment variable `THIMBLE_TOKENS` names, or in `../shared/tokens` beside
/// the checkout. Tests that need them are skipped, saying so, where there is no such folder.
enum Published {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let folder: String? = {
    let chosen = ProcessInfo.processInfo.environment["THIMBLE_TOKENS"]
    let path = chosen ?? package.deletingLastPathComponent().appending(path: "shared/tokens").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  static func path(_ name: String) -> String { (folder ?? "") + "/" + name }

  static func json(_ name: String) throws -> JSONValue {
    try JSONFile.read(path(name))
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where the published files are missing.
  static var needsPublishedFiles: Self {
    .enabled(if: Published.folder != nil, "set THIMBLE_TOKENS to the folder of published token files")
  }
}
