import Testing
import ThimbleTesting

extension EndToEnd {
  /// The windows that `thimble audit --measure` measures, and applications that it cannot. SeededFaultsTests check its findings.
  @Suite struct MeasureTests {
    @Test func `A wide window gets the width of the screen, or the least one that it asks for`() throws {
      let facts = """

        xwininfo: Window id: 0x400006 "Sizes"

          Absolute upper-left X:  0
          Width: 1157
          Height: 650

          Normal window size hints:
              User supplied size: 1157 by 650
              Program supplied minimum size: 168 by 189
        """
      let size = try #require(WindowSize(facts))
      #expect(size.height == 650 && size.width(onScreenOf: 360) == 360 && size.width(onScreenOf: 1280) == 1157)
      #expect(WindowSize(facts.replacing("168 by", with: "544 by"))?.width(onScreenOf: 360) == 544)
      #expect(WindowSize(facts.replacing("minimum", with: "base"))?.leastWidth == 0 && WindowSize("") == nil)
    }

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
