import DesignTokens
import Foundation
import Testing
import Theming

/// The page on themes names every token that the kit reads.
@Suite("Token paths")
struct TokenPathTests {
  @Test("Every token of the default theme is on the page, at least by its group")
  func documented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/Thimble/Thimble.docc/Theming.md"), encoding: .utf8)
    var groups: Set<String> = []
    for token in Theme.default.tokens(in: ThemeContext()) {
      let parts = token.path.split(separator: ".").dropFirst()
      groups.insert(parts.prefix(parts.first == "color" || parts.count > 2 ? 2 : 1).joined(separator: "."))
    }
    #expect(groups.count > 20)
    for group in groups {
      let isThere = ["`\(group)", "\(group).…", "`\(group.prefix { $0 != "." }).{"].contains { page.contains($0) }
      #expect(isThere, "\(group)")
    }
  }
}
