import Foundation

/// A runner of the built executable `thimble tokens` in its own process.
enum Tokens {
  /// The output and the exit status of a run.
  struct Result {
    var status: Int32
    var out: String
    var err: String
  }

  /// Runs the command in a folder that contains only `files`.
  static func run(_ arguments: String..., files: [String: String] = [:]) throws -> Result {
    try run(arguments, files: files)
  }

  /// Runs the command with an array of arguments, and the text that it reads from standard input.
  static func run(_ arguments: [String], files: [String: String], input: String = "") throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "thimble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "thimble")
    process.currentDirectoryURL = folder
    process.arguments = ["tokens"] + arguments
    // Files instead of pipes: no process waits for a reader, however long the output.
    let outputs = ["out", "err"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
    for output in outputs { try Data().write(to: output) }
    let handles = try outputs.map(FileHandle.init(forWritingTo:))
    let given = folder.appending(path: "\(UUID().uuidString).in")
    try input.write(to: given, atomically: true, encoding: .utf8)
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    let texts = try outputs.map { try String(contentsOf: $0, encoding: .utf8) }
    return Result(status: process.terminationStatus, out: texts[0], err: texts[1])
  }
}
