import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// `thimble audit --measure` on pages of the gallery with controls that cannot be used.
  ///
  /// Only rules without further runs for colors are checked: those runs take minutes for all pages.
  @Suite(.enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
  struct MeasuredPagesTests {
    @Test(arguments: ["places", "states"])
    func `The keyboard reaches all controls, and a narrow window has them all`(page: String) async throws {
      let rules = "focus-trap,focus-unreachable,focus-order,window-narrow"
      let gallery = DesktopSession.product("thimble-gallery").path
      let result = try await DesktopSession.run { session in
        try await AuditTool.run(
          session,
          ["--format", "json", "--rules", rules, "--timeout", "300", "--measure", gallery, "--page", page],
          within: .seconds(360))
      }
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(try AuditTool.findings(result.output).isEmpty, "\(result.output)")
    }
  }
}
