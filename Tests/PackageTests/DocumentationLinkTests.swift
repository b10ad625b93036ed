import Foundation
import Testing

/// The toolchain's documentation compiler reads the comments and pages of the package's modules.
@Suite("Links of the documentation", .enabled(if: Toolchain.hasDocumentationCompiler))
struct DocumentationLinkTests {
  /// The modules, those that others link to first.
  private static let modules = ["DesignTokens", "Theming", "GtkHost", "AccessibilityAudit", "Thimble", "ATSPI"]

  @Test("Every symbol and page that a page or a public comment names is there")
  func links() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("links-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var archives: [String] = []
    for module in Self.modules {
      let graphs = folder.appendingPathComponent(module).path
      try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
      try Toolchain.extractSymbols(of: module, to: graphs)
      let archive = folder.appendingPathComponent("\(module).doccarchive").path
      let catalogue = PackageFiles.root.appendingPathComponent("Sources/\(module)/\(module).docc").path
      let pages = FileManager.default.fileExists(atPath: catalogue) ? [catalogue] : []
      let said = try Toolchain.run(
        "docc",
        ["convert"] + pages + [
          "--additional-symbol-graph-dir", graphs, "--output-path", archive, "--fallback-display-name", module,
          "--fallback-bundle-identifier", module, "--enable-experimental-external-link-support",
        ] + archives.flatMap { ["--dependency", $0] })
      archives.append(archive)
      let complaints = said.split(separator: "\n").filter { $0.hasPrefix("warning: ") || $0.hasPrefix("error: ") }
      #expect(complaints.isEmpty, "\(module): \(said)")
    }
  }
}

/// The commands that come with the compiler.
enum Toolchain {
  static let hasDocumentationCompiler = path("docc") != nil && path("swift-symbolgraph-extract") != nil

  private static func path(_ command: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(command)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Writes the symbol graph of a module of this build.
  static func extractSymbols(of module: String, to folder: String) throws {
    let built = Bundle.main.bundleURL.appendingPathComponent("Modules").path
    let headers = try run("pkg-config", ["--cflags-only-I", "gtk4"]).split(whereSeparator: \.isWhitespace)
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    try run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-I", built, "-target", "\(machine)-unknown-linux-gnu", "-output-dir", folder,
        "-minimum-access-level", "public", "-emit-extension-block-symbols",
      ] + ["CGtk", "CGio"].flatMap { ["-I", PackageFiles.root.appendingPathComponent("Sources/\($0)").path] }
        + headers.flatMap { ["-Xcc", String($0)] })
  }

  /// Runs a command to its end.
  ///
  /// - Returns: Its output.
  @discardableResult
  static func run(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(command), "There is no \(command)."))
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command): \(said)")
    return said
  }
}
