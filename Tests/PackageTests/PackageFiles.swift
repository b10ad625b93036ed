import Foundation
import Testing

/// The package's own files, for tests of its structure.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the paths of all Swift files below a folder, from the package's root, without the programs of the
  /// tutorial, which are in no module.
  static func swiftFiles(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the paths of the pages in a module's documentation.
  static func pages(of module: String) -> [String] {
    let folder = "Sources/\(module)/\(module).docc"
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only on the machine's own Debian: it is about the sources and the toolchain, which are the same on
  /// other releases.
  static var onOwnDebian: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["THIMBLE_TEST_RELEASE"] == nil,
      "The test on the machine's own Debian holds for all: the sources and the toolchain are the same.")
  }
}
