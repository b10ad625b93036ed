import Foundation
import Testing

/// The programs that run the tests.
@Suite("Test runner")
struct RunnerTests {
  @Test("Its rules hold: the process of each test, the excuses for failures, and the lines of Tests/flakes")
  func rules() throws {
    let rules = PackageFiles.root.path + "/Tests/Support/runner/test_runner.py"
    let result = try Toolchain.ending(of: "python3", ["-B", rules])
    #expect(result.status == 0, "\(result.said)")
    #expect(result.said.contains("\nOK"))
  }

  @Test(
    "The scripts that run tests are valid, and say how they are used",
    arguments: ["Tests/run", ".ci/run", ".ci/full"])
  func scripts(path: String) throws {
    let script = PackageFiles.root.path + "/" + path
    #expect(FileManager.default.isExecutableFile(atPath: script))
    #expect(try Toolchain.ending(of: "bash", ["-n", script]).status == 0)
    let result = try Toolchain.ending(of: script, ["--not-an-option"])
    #expect(result.status == 2)
    #expect(result.said.contains("usage: \(path)"))
  }

  @Test("Each step of the public workflow is a script of the repository, and it has at most 80 lines")
  func workflow() throws {
    let lines = try PackageFiles.text(".github/workflows/tests.yml").components(separatedBy: "\n")
    #expect(lines.count <= 80)
    let steps = lines.compactMap { $0.firstMatch(of: /^ *run: (\S+)/).map { String($0.1) } }
    #expect(!steps.isEmpty)
    for step in steps {
      #expect(FileManager.default.isExecutableFile(atPath: PackageFiles.root.path + "/" + step), "\(step)")
    }
  }
}
