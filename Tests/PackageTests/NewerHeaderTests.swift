import Foundation
import Testing

/// The host is built once, with the headers of the oldest GTK. Those of newer ones must do as well.
@Suite("Newer headers")
struct NewerHeaderTests {
  @Test(
    "The host compiles with the headers of a newer GTK, without a warning",
    .enabled(if: release != nil, "On newer Debians only: the build of the package shows it here."),
    .enabled(if: hasCompiler, "There is no Swift compiler."))
  func host() throws {
    let modules = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "Modules").path ?? ""
    #expect(FileManager.default.fileExists(atPath: "\(modules)/FileReading.swiftmodule"))
    let folder = PackageFiles.root.path
    // SwiftPM names the package by its folder; the host uses the module below it as a part of the same package.
    let package = PackageFiles.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let settings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] }
    let flags = try run("pkg-config", ["--cflags", "gtk4"]).split(whereSeparator: \.isWhitespace)
      .flatMap { ["-Xcc", String($0)] }
    let cache = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let messages = try run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-package-name", String(package), "-module-name", "GtkHost", "-I", modules]
        + ["-module-cache-path", cache.path, "-Xcc", "-fmodule-map-file=\(folder)/Sources/CGtk/module.modulemap"]
        + settings + flags + PackageFiles.swiftFiles(below: "Sources/GtkHost").map { "\(folder)/\($0)" })
    #expect(messages == "")
  }

  private static let release = ProcessInfo.processInfo.environment["THIMBLE_TEST_RELEASE"]

  private static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

  /// Runs a program to its end, and returns its output with its errors.
  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }
}
