import FoundationEssentials

/// The search for a program.
enum ProgramFile {
  /// Returns the file of a program: the path if the name has a slash; otherwise the file beside the running tests,
  /// where products of the package are; otherwise the file in `PATH`.
  static func named(_ name: String) throws(TestFailure) -> URL {
    guard !name.contains("/") else { return URL(fileURLWithPath: name) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let folders = [folder] + path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    for folder in folders {
      let file = folder.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw TestFailure(
      "There is no program \"\(name)\", neither in \(Self.folder.path), where the tests are, nor in PATH. "
        + "For a product of this package, let the tests depend on it.")
  }

  /// The folder of the running tests.
  static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}
