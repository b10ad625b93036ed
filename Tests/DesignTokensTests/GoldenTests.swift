import DesignTokens
import Foundation
import Testing

/// Files in `Goldens`: the diagnostics and the resolved tokens of a document, as text.
///
/// `THIMBLE_ACCEPT_GOLDENS=1 swift test --filter GoldenTests` accepts the current output.
struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  @Test(arguments: ["mistakes", "types"])
  func golden(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(name).tokens.json"), encoding: .utf8)
    let tokens = try Resolver(TokenDocument(text, name: "\(name).tokens.json")).resolve()
    var lines = tokens.report
    lines += tokens.map { "\($0.path) = \($0.type.rawValue) \($0.value.css)  \(JSONWriter.line($0.json))" }
    let printed = lines.joined(separator: "\n") + "\n"
    let file = Self.folder.appending(path: "\(name).expected.txt")
    if ProcessInfo.processInfo.environment["THIMBLE_ACCEPT_GOLDENS"] == "1" {
      try printed.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for difference in lines.map({ $0[...] }).difference(from: expected) {
      switch difference {
      case .insert(_, let line, _): Issue.record("+ \(line)")
      case .remove(_, let line, _): Issue.record("- \(line)")
      }
    }
  }
}
