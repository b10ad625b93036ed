import Foundation

/// `thimble tokens`, the built executable, as a process of its own.
enum Tokens {
  /// What a run printed, and how it ended.
  struct Result {
    var status: Int32
    var out: String
    var err: String
  }

  /// Runs it in a folder that holds nothing but `files`.
  static func run(_ arguments: String..., files: [String: String] = [:]) throws -> Result {
    try run(arguments, files: files)
  }

  /// The same.
  static func run(_ arguments: [String], files: [String: String]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "thimble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "thimble")
    process.currentDirectoryURL = folder
    process.arguments = ["tokens"] + arguments
    // Files, not pipes: nothing waits for a reader, however much is printed on either side.
    let outputs = ["out", "err"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
    for output in outputs { try Data().write(to: output) }
    let handles = try outputs.map(FileHandle.init(forWritingTo:))
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    let texts = try outputs.map { try String(contentsOf: $0, encoding: .utf8) }
    return Result(status: process.terminationStatus, out: texts[0], err: texts[1])
  }
}
