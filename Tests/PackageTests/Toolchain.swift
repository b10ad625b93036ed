import Foundation
import Testing

/// The commands that come with the compiler.
enum Toolchain {
  static let hasDocumentationCompiler = path(of: "docc") != nil && path(of: "swift-symbolgraph-extract") != nil

  /// The folder of this build's modules, and of its index.
  static let products = Bundle.main.bundleURL

  static let modules = products.appendingPathComponent("Modules").path

  static func path(of command: String) -> String? {
    if command.hasPrefix("/") { return command }
    return (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(command)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a command to its end.
  ///
  /// - Returns: Its output.
  @discardableResult
  static func run(_ command: String, _ arguments: [String]) throws -> String {
    let (status, said) = try ending(of: command, arguments)
    try #require(status == 0, "\(command) \(arguments.joined(separator: " ")): \(said)")
    return said
  }

  /// Runs a command to its end, and returns its status even if it fails.
  static func ending(of command: String, _ arguments: [String]) throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(of: command), "There is no \(command)."))
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  /// The compiler's options for the folders of the modules of C.
  static func headers() throws -> [String] {
    let folders = try run("pkg-config", ["--cflags-only-I", "gtk4"]).split(whereSeparator: \.isWhitespace)
    return ["CGtk", "CGio", "CTokens/include"].flatMap {
      ["-I", PackageFiles.root.appendingPathComponent("Sources/\($0)").path]
    }
      + folders.flatMap { ["-Xcc", String($0)] }
  }

  /// Checks programs against the modules of this build. All share the build's cache of C's modules, because to make one
  /// takes longer than the check.
  static func check(_ files: [URL]) throws -> (status: Int32, said: String) {
    try ending(
      of: "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules, "-module-cache-path",
        products.appendingPathComponent("ModuleCache").path,
      ] + headers() + files.map(\.path))
  }

  /// Checks a program that imports a module of this build.
  ///
  /// - Returns: The compiler's errors, by the index of their line.
  static func errors(in lines: [String], importing module: String = "Thimble") throws -> [Int: [String]] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try (["import \(module)"] + lines).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let (status, said) = try check([file])
    var errors: [Int: [String]] = [:]
    for line in said.split(separator: "\n") where line.hasPrefix("\(file.path):") {
      guard let match = line.firstMatch(of: /:(\d+):\d+: error: (.*)/), let number = Int(match.1) else { continue }
      errors[number - 2, default: []].append(String(match.2))
    }
    try #require((status == 0) == errors.isEmpty, "\(said)")
    return errors
  }
}
