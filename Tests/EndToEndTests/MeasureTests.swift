import Testing
import ThimbleTesting

extension EndToEnd {
  /// `thimble audit --measure` on applications that it cannot measure. SeededFaultsTests check its findings.
  @Suite struct MeasureTests {
    @Test func `A program without a window, or too short a time limit, gets one message and status 2`() async throws {
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
  }
}
