import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Hundreds of started programs leave no open files in the tests' own process.
  @Suite struct LaunchTests {
    @Test func `Files of programs that have ended are closed`() async throws {
      try await DesktopSession.run { session in
        let before = try Self.openFiles()
        for _ in 0..<200 {
          let process = try session.launch(URL(filePath: "/bin/true"), [])
          #expect(await process.end(allowing: patience) == 0)
        }
        // Other tests may open some at the same time.
        let after = try Self.openFiles()
        #expect(after < before + 200, "\(before) were open, and then \(after).")
      }
    }

    private static func openFiles() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
  }
}
