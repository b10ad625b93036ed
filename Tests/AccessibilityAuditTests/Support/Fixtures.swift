import AccessibilityAudit
import Foundation
import Testing

/// The files beside these tests.
enum Fixtures {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the trees of `Fixtures/<name>.txt`.
  static func samples(_ name: String) throws -> [OutlineReader.Sample] {
    try OutlineReader.samples(
      String(contentsOf: folder.appending(path: "Fixtures/\(name).txt"), encoding: .utf8))
  }

  /// Compares a text with `Goldens/<name>`.
  ///
  /// `THIMBLE_ACCEPT_GOLDENS=1 swift test --filter AccessibilityAuditTests` accepts the current output.
  static func expectGolden(_ text: String, _ name: String) throws {
    let file = folder.appending(path: "Goldens/\(name)")
    if ProcessInfo.processInfo.environment["THIMBLE_ACCEPT_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    for change in text.split(separator: "\n").difference(from: expected.split(separator: "\n")) {
      switch change {
      case .insert(_, let line, _): Issue.record("+ \(line)")
      case .remove(_, let line, _): Issue.record("- \(line)")
      }
    }
  }
}
