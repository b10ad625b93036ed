import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// `thimble audit --measure`: the built executable uses an application in C on desktops of its own.
  @Suite(.enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
  struct MeasureTests {
    @Test func `Each seeded fault is found, and nothing beside it`() async throws {
      let result = try await Self.measure(["--format", "json"])
      #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
      #expect(try AuditTool.violations(result.output) == Self.faults, "\(result.output)")
      #expect(try AuditTool.reviews(result.output) == [], "\(result.output)")
    }

    @Test func `Its sound twin has none`() async throws {
      let result = try await Self.measure([], "sound")
      #expect(result.status == 0, "\(result)")
      #expect(result.output.contains("\n0 violations, 0 to review, "), "\(result.output)")
    }

    @Test func `A program that shows nothing, and a time that is too short, get one message and 2`() async throws {
      for (arguments, message) in [
        (["--measure", "/nowhere/at/all"], "/nowhere/at/all"), (["--measure", "false"], "false did not start"),
        (["--app", "a", "--measure", "b"], "not both"),
        (["--app", "a", "--rules", "focus-trap"], "These rules need measurements"),
      ] {
        let result = try await DesktopSession.run { try await AuditTool.run($0, arguments) }
        #expect(
          [2, 64].contains(result.status) && result.output.isEmpty && result.errors.contains(message), "\(result)")
      }
    }

    private static let faults: Set<String> = [
      "focus-order Two", "focus-unreachable Passed by", "focus-trap Last", "focus-invisible Ringless",
      "focus-contrast Faint", "contrast-text Pale text", "contrast-text Huge and pale", "contrast-graphic Append",
      "target-size Earlier", "target-size Later",
      "text-enlarged Fixed size", "text-enlarged Room for this", "window-narrow Measured",
    ]

    private static func measure(_ options: [String], _ arguments: String...) async throws -> AuditTool.Result {
      let program = DesktopSession.product("MeasuredGtkApp").path
      return try await DesktopSession.run { session in
        try await AuditTool.run(
          session, options + ["--timeout", "600", "--measure", program] + arguments, within: .seconds(660))
      }
    }
  }
}
