import Foundation
import XCTest

/// Using a widget off the main thread does not compile, and the compiler names the mistake in a handler. Needs the compiler,
/// and no display.
final class IsolationTests: XCTestCase {
  func testAWidgetMadeOffTheMainActorDoesNotCompile() throws {
    let result = try typecheck("func make() -> Int { Label(\"x\").text.count }")
    XCTAssertNotEqual(result.status, 0)
    XCTAssertTrue(result.output.contains("main actor-isolated"), result.output)
  }

  func testAWidgetUsedInADetachedTaskDoesNotCompile() throws {
    let result = try typecheck("@MainActor func change(_ label: Label) { Task.detached { label.text = \"x\" } }")
    XCTAssertNotEqual(result.status, 0)
    XCTAssertTrue(result.output.contains("main actor-isolated"), result.output)
  }

  func testTheSameOnTheMainActorCompiles() throws {
    let result = try typecheck(
      """
      @MainActor func make() -> Int { Label("x").text.count }
      func hop(_ label: Label) async { await MainActor.run { label.text = "x" } }
      @MainActor final class Mine: Widget, HitTesting {
        override class var nativeType: NativeType { .button(cssName: "mine") }
        func contains(x: Double, y: Double) -> Bool { native.contains(x: x, y: y) }
      }
      """
    )
    XCTAssertEqual(result.status, 0, result.output)
  }

  func testAHandlerWithoutItsArgumentIsToldOfOneArgument() throws {
    let result = try typecheck("@MainActor func use(_ app: Application) { app.connect(.activate) { app.quit() } }")
    XCTAssertNotEqual(result.status, 0)
    XCTAssertTrue(result.output.contains("expects 1 argument,"), result.output)
  }

  /// Checks a source that imports the host, against the modules that this test was built with.
  private func typecheck(_ source: String) throws -> (status: Int32, output: String) {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Use.swift")
    try "import GtkHost\n\(source)\n".write(to: file, atomically: true, encoding: .utf8)
    let flags = try run("pkg-config", ["--cflags", "gtk4"], orSkip: "pkg-config finds no GTK")
    guard flags.status == 0 else { throw XCTSkip("pkg-config finds no GTK: \(flags.output)") }
    var arguments = ["-typecheck", "-swift-version", "6", "-module-cache-path", folder.path]
    arguments += ["-I", products.appendingPathComponent("Modules").path]
    arguments += ["-I", root.appendingPathComponent("Sources/CGtk").path]
    for flag in flags.output.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") {
      arguments += ["-Xcc", String(flag)]
    }
    return try run("swiftc", arguments + [file.path], orSkip: "there is no Swift compiler on the path")
  }

  private func run(
    _ program: String,
    _ arguments: [String],
    orSkip reason: String
  ) throws -> (status: Int32, output: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let candidates = path.split(separator: ":").map { "\($0)/\(program)" }
    guard let executable = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw XCTSkip("Not tested: \(reason).")
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
