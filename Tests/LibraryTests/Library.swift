import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

/// The tests of `libthimble-1`: programs in other languages, two at a time, each on a desktop of its own.
@Suite(
  .fewDesktopsAtATime,
  .enabled(if: DesktopSession.unavailable == nil, "\(DesktopSession.unavailable ?? "")"),
  .enabled(if: Library.missing == nil, "\(Library.missing ?? "")"))
struct LibraryTests {}

/// The library of this build, with its descriptions for other languages.
struct Library {
  /// The folder of the header, the GIR, the typelib and the VAPI.
  let folder: URL

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let file = DesktopSession.product("libthimble-1.so")

  /// The reason why the library cannot be tested on this machine: missing programs.
  static let missing: String? = {
    let programs = ["g-ir-scanner", "cc", "python3", "gjs", "valac"].filter { program in
      !FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
    }
    return programs.isEmpty ? nil : "There is no \(programs.joined(separator: ", "))."
  }()

  /// The library with its descriptions, made once in this process.
  static var described: Library {
    get async throws { try await making.value }
  }

  private static let making = Task { try await Library() }

  private init() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("libthimble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bindings = Self.root.appendingPathComponent("Sources/libthimble/bindings").path
    try await Tool.run([bindings, Self.file.path, folder.path])
  }

  /// Variables for a program that loads the library and its typelib.
  var environment: [String: String] {
    [
      "LD_LIBRARY_PATH": Self.file.deletingLastPathComponent().path, "GI_TYPELIB_PATH": folder.path,
      "PYTHONDONTWRITEBYTECODE": "1",
      // GLib before 2.76 has pools of its own, which neither the sanitizer nor a measure of memory sees.
      "G_SLICE": "always-malloc",
    ]
  }

  // MARK: Programs

  /// A program that uses the library.
  struct Program: Sendable, CustomStringConvertible {
    var description: String
    var executable: URL
    var arguments: [String] = []
    var environment: [String: String] = [:]
  }

  /// The languages of the programs that show pages of the gallery.
  static let languages = ["c", "py", "js", "vala"]

  /// Returns the program that shows pages of the gallery in a language, compiled if need be.
  func pages(in language: String) async throws -> Program { try await example("pages.\(language)") }

  /// Returns an example in another language.
  func example(_ name: String) async throws -> Program {
    try await program(Self.root.appendingPathComponent("Demo/Languages/\(name)"))
  }

  /// Returns a program of these tests.
  func fixture(_ name: String) async throws -> Program {
    try await program(Self.root.appendingPathComponent("Tests/LibraryTests/Programs/\(name)"))
  }

  private func program(_ source: URL) async throws -> Program {
    var program = Program(description: source.lastPathComponent, executable: source, environment: environment)
    switch source.pathExtension {
    case "c":
      program.executable = try await compiled(source)
      // GTK and the drivers below it leave memory to the end of the process.
      program.environment["ASAN_OPTIONS"] = "detect_leaks=0"
    case "vala": program.executable = try await compiledVala(source)
    case "py": (program.executable, program.arguments) = (URL(fileURLWithPath: "/usr/bin/python3"), [source.path])
    default: (program.executable, program.arguments) = (URL(fileURLWithPath: "/usr/bin/gjs"), ["-m", source.path])
    }
    return program
  }

  /// Compiles a C program with the address sanitizer, which also watches the memory that the library uses.
  private func compiled(_ source: URL) async throws -> URL {
    let result = folder.appendingPathComponent(source.deletingPathExtension().lastPathComponent + "-c")
    let flags = try await Tool.run(["pkg-config", "--cflags", "--libs", "gtk4"]).split(whereSeparator: \.isWhitespace)
    try await Tool.run(
      [
        "cc", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Wno-missing-field-initializers", "-Werror", "-g",
        "-fsanitize=address", "-I\(folder.path)", source.path, "-o", result.path, "-L\(librariesFolder)",
        "-lthimble-1",
      ] + flags.map(String.init))
    return result
  }

  private func compiledVala(_ source: URL) async throws -> URL {
    let result = folder.appendingPathComponent(source.deletingPathExtension().lastPathComponent + "-vala")
    try await Tool.run([
      "valac", "--quiet", "--pkg", "gtk4", "--pkg", "thimble-1", "--vapidir", folder.path, "-X", "-w", "-X",
      "-I\(folder.path)", "-X", "-L\(librariesFolder)", "-X", "-lthimble-1", source.path, "-o", result.path,
    ])
    return result
  }

  private var librariesFolder: String { Self.file.deletingLastPathComponent().path }
}

/// A command that did not succeed.
struct ToolError: Error, CustomStringConvertible {
  var description: String
}

/// Runs programs to their end.
enum Tool {
  /// Runs a command that is found in `PATH`.
  ///
  /// - Returns: its standard output.
  @discardableResult
  static func run(_ command: [String]) async throws -> String {
    // This does not block the thread, because other tests need it.
    let process = try ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), command)
    let status = await process.end(allowing: patience * 5)
    guard status == 0 else {
      let said = process.standardError + process.standardOutput
      throw ToolError(description: "\(command.joined(separator: " ")): \(status)\n\(said)")
    }
    return process.standardOutput
  }
}
