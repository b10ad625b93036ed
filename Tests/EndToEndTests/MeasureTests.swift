import Testing
import ThimbleTesting

extension EndToEnd {
  /// `thimble audit --measure`, where it cannot measure. The seeded faults show what it finds.
  @Suite struct MeasureTests {
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
  }
}
