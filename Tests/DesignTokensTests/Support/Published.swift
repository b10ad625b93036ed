import DesignTokens
import Foundation
import Testing

/// Published token files and fixtures, which are not part of the repository.
///
/// They are in the folder of the environment variable `THIMBLE_TOKENS`, or in `../shared/tokens` beside the checkout.
/// Without such a folder, tests that need them are skipped with a message.
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
  /// Skips a test if the published files are missing.
  static var needsPublishedFiles: Self {
    .enabled(if: Published.folder != nil, "set THIMBLE_TOKENS to the folder of published token files")
  }
}
