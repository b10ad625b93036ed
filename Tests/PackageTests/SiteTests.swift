import Foundation
import Testing

/// `Sources/Packaging/site`, with the modules of this build.
@Suite("The site of the documentation", .enabled(if: Toolchain.hasDocumentationCompiler))
struct SiteTests {
  @Test("One command makes the site of all modules; every linked symbol exists", .onOwnDebian)
  func site() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A warning of the documentation compiler ends the command.
    try Toolchain.run(
      PackageFiles.root.appendingPathComponent("Sources/Packaging/site").path,
      ["--modules", Toolchain.modules, "--output", folder.path, "--base-path", "/thimble"])
    let first = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(first.contains("/thimble/"))
    for page in try Self.modules().map({ "documentation/\($0.lowercased())" }) + ["tutorials/thimble/backup"] {
      for file in ["\(page)/index.html", "data/\(page).json"] {
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path), "\(file)")
      }
    }
  }

  @Test("The documented modules are all that other packages can import")
  func modules() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let products = manifest.matches(of: /\.library\(name: "(\w+)", targets: \["(\w+)"\]\)/).map { String($0.2) }
    // GTK has its own documentation.
    #expect(Set(try Self.modules()) == Set(products).subtracting(["CGtk"]))
  }

  private static func modules() throws -> [String] {
    let text = try PackageFiles.text(".spi.yml")
    let list = try #require(text.firstMatch(of: /documentation_targets: \[(.*)\]/)?.1)
    return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// The commands that come with the compiler.
enum Toolchain {
  static let hasDocumentationCompiler = path("docc") != nil && path("swift-symbolgraph-extract") != nil

  /// The folder of this build's modules.
  static let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path

  private static func path(_ command: String) -> String? {
    if command.hasPrefix("/") { return command }
    return (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(command)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Writes the symbol graph of a module of this build.
  static func extractSymbols(of module: String, to folder: String) throws {
    let headers = try run("pkg-config", ["--cflags-only-I", "gtk4"]).split(whereSeparator: \.isWhitespace)
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    try run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-I", modules, "-target", "\(machine)-unknown-linux-gnu", "-output-dir", folder,
        "-minimum-access-level", "public", "-emit-extension-block-symbols",
      ] + ["CGtk", "CGio"].flatMap { ["-I", PackageFiles.root.appendingPathComponent("Sources/\($0)").path] }
        + headers.flatMap { ["-Xcc", String($0)] })
  }

  /// Runs a command to its end.
  ///
  /// - Returns: Its output.
  @discardableResult
  static func run(_ command: String, _ arguments: [String]) throws -> String {
    let (status, said) = try ending(of: command, arguments)
    try #require(status == 0, "\(command): \(said)")
    return said
  }

  /// Runs a command to its end, and returns its status even if it fails.
  static func ending(of command: String, _ arguments: [String]) throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(command), "There is no \(command)."))
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  /// The arguments of the compiler for checking a program that imports the kit.
  static func checking(_ files: [URL]) throws -> [String] {
    let headers = try run("pkg-config", ["--cflags-only-I", "gtk4"]).split(whereSeparator: \.isWhitespace)
    return [
      "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules, "-I",
      PackageFiles.root.appendingPathComponent("Sources/CGtk").path, "-module-cache-path",
      Bundle.main.bundleURL.appendingPathComponent("ModuleCache").path,
    ] + headers.flatMap { ["-Xcc", String($0)] } + files.map(\.path)
  }
}
