import Foundation
import XCTest

/// Programs that omit required arguments of controls do not compile. The test needs the compiler, and no display.
final class WrongProgramTests: XCTestCase {
  func testAControlWithoutWhatItNeedsDoesNotCompile() throws {
    let wrong = [
      #"IconButton("Save") {}"#, #"IconButton("Save")"#, #"IconButton(configuration: Button.Configuration("Save"))"#,
      #"IconButton(role: .cancel)"#, #"IconButton("Save", role: .cancel)"#,
      #"IconButton("Save", actionName: "win.save")"#, #"CloseButton("Close") {}"#,
      #"CloseButton(configuration: Button.Configuration("Close"))"#, #"LinkButton("no address")"#,
      #"LinkButton("no address") {}"#, #"LinkButton(role: .close)"#,
      #"MenuButton(configuration: Button.Configuration("Menu"))"#, #"MenuButton("Menu", actionName: "win.save")"#,
      #"FloatingActionButton("Compose") {}"#, #"FloatingActionButton(role: .confirm)"#,
    ]
    let lines = wrong.enumerated().map { "@MainActor func make\($0)() -> Button { \($1) }" }
    let result = try typecheck(lines)
    XCTAssertNotEqual(result.status, 0)
    for (index, source) in wrong.enumerated() {
      // The first line imports the kit.
      XCTAssertTrue(result.output.contains("Use.swift:\(index + 2):"), "It compiles: \(source)\n\(result.output)")
    }
  }

  func testAClosureAloneIsNotTakenForTheArgumentOfTheHost() throws {
    let wrong = [
      "Label {}", "Paned {}", "ScrolledWindow {}", "ListBoxRow {}", "Window {}", "ToggleButton {}", "Window()",
    ]
    let lines = wrong.enumerated().map { "@MainActor func make\($0)() { _ = \($1) }" }
    let result = try typecheck(lines + ["@MainActor func box() { _ = Box {} }"])
    let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
    for (index, source) in wrong.enumerated() {
      XCTAssertTrue(errors.contains { $0.contains("Use.swift:\(index + 2):") }, "It compiles: \(source)")
    }
    XCTAssertEqual(errors.filter { $0.contains("Native") || $0.contains(":\(wrong.count + 2):") }, [], result.output)
  }

  func testSynonymsComeWithAModuleOfTheirOwn() throws {
    let synonyms = [
      "Button(configuration: .filled())", #"Button("Save").with { $0.setTitle("Saved", for: .selected) }"#,
      #"Button("Save").with { $0.setStyle(.borderedProminent) }"#,
    ]
    let lines = synonyms.enumerated().map { "@MainActor func make\($0)() -> Button { \($1) }" }
    let without = try typecheck(lines)
    for (index, source) in synonyms.enumerated() {
      XCTAssertTrue(without.output.contains("Use.swift:\(index + 2):"), "It compiles: \(source)\n\(without.output)")
    }
    let with = try typecheck(["import ThimbleNames"] + lines)
    XCTAssertEqual(with.status, 0, with.output)
  }

  func testTheDocumentedInitializersCompile() throws {
    let result = try typecheck([
      """
      final class Fancy: Button {}
      final class Marked: Button {
        required init(_ native: NativeInstance) { super.init(native) }
      }
      @MainActor func make(_ command: Command, _ option: Command.Option) -> [Button] {
        [
          Button("Save") {}, Button("Save") { try await Task.sleep(for: .seconds(1)) }, Button(role: .cancel),
          Button("Delete All", role: .destructive) {}, Button("Send", role: .primary) { try await Task.sleep(for: .seconds(1)) },
          Button(configuration: Button.Configuration("Save")) {}, Button(command), Button(option), Fancy("Save") {},
          Marked(Marked.make()), IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add") {},
          IconButton(command), IconButton(option), FloatingActionButton(command), ToggleButton("Bold", isOn: false),
          ToggleButton("Bold") {}, ToggleButton(command), ToggleButton(option), CloseButton {}, CloseButton(),
          ButtonListRow("Add") {}, ButtonListRow(command), MenuButton("Menu") { MenuItem("One") },
          LinkButton("GTK", url: "https://www.gtk.org"), FloatingActionButton(icon: "list-add-symbolic", label: "Add") {},
        ]
      }
      """
    ])
    XCTAssertEqual(result.status, 0, result.output)
  }

  /// Type-checks a source that imports the kit, against the modules of this test.
  private func typecheck(_ lines: [String]) throws -> (status: Int32, output: String) {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Use.swift")
    try (["import Thimble"] + lines).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    var arguments = ["-typecheck", "-swift-version", "6", "-module-cache-path", folder.path]
    arguments += ["-I", products.appendingPathComponent("Modules").path]
    arguments += ["-I", root.appendingPathComponent("Sources/CGtk").path]
    let flags = try run("pkg-config", ["--cflags", "gtk4"])
    for flag in flags.output.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") {
      arguments += ["-Xcc", String(flag)]
    }
    return try run("swiftc", arguments + [file.path])
  }

  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let candidates = path.split(separator: ":").map { "\($0)/\(program)" }
    guard let executable = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw XCTSkip("Not tested: there is no \(program) on the path.")
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
