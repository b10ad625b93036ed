import Foundation
import XCTest

/// Golden texts, as files in `Goldens`.
///
/// `THIMBLE_ACCEPT_GOLDENS=1 swift test --filter ControlDescriptionTests` accepts the current output.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Goldens")

  /// Compares a text with `name.txt`, line by line.
  static func compare(_ text: String, _ name: String, line: UInt = #line) throws {
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["THIMBLE_ACCEPT_GOLDENS"] == "1" {
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let differences = text.split(separator: "\n").difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    XCTAssertEqual(
      differences, [],
      "\(name).txt differs; THIMBLE_ACCEPT_GOLDENS=1 swift test --filter ControlDescriptionTests accepts it.",
      line: line)
  }
}
