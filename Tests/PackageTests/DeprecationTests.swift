import Foundation
import Testing

/// The names of C that the package uses, as the compiler sees them in the headers of this machine's GTK.
@Suite("Deprecations")
struct DeprecationTests {
  @Test(
    "No Swift file names anything that the installed GTK or GLib deprecates",
    .enabled(if: Toolchain.path(of: "swiftc") != nil, "There is no Swift compiler, and so no reader of its index."))
  func swift() throws {
    var users: [String: Set<String>] = [:]
    for (file, names) in try SourceIndex.build.get().files where file.hasSuffix(".swift") {
      for name in names where name.isUse && name.identifier.hasPrefix("c:") {
        users[String(name.name.prefix { $0 != "(" }), default: []].insert(file)
      }
    }
    users = users.filter { $0.key.wholeMatch(of: Self.name) != nil }
    #expect(users.keys.contains("gtk_widget_compute_bounds"))
    // Each name has its own function, so that a type or a macro only breaks that one.
    let functions = users.keys.map { "static inline void use_\($0)(void) { (void)\($0); }" }
    // This function has been deprecated for a long time. It shows that the compiler warns.
    let old = "static inline void use_old(void) { (void)g_mem_is_system_malloc; }"
    let found = try Self.deprecations(in: ["#include \"CGtk.h\"", old] + functions)
    #expect(found.contains("g_mem_is_system_malloc"))
    for name in found.subtracting(["g_mem_is_system_malloc"]) {
      Issue.record("\(name) is deprecated: \(users[name, default: ["CGtk"]].sorted())")
    }
  }

  @Test("No C file but the header of shims names anything that the installed GTK or GLib deprecates")
  func c() throws {
    for folder in ["Sources/CGtk", "Sources/CGio", "Tests/Support/CAccessible"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: PackageFiles.root.path + "/" + folder)
        .filter { $0.hasSuffix(".h") || $0.hasSuffix(".c") }
      #expect(!files.isEmpty, "\(folder)")
      // Together, because reading the headers of GTK takes longer than all else.
      let found = try Self.deprecations(in: files.map { "#include \"\(PackageFiles.root.path)/\(folder)/\($0)\"" })
      #expect(found == [], "\(folder)")
    }
  }

  /// The shims that call deprecated functions silence the compiler, so no other file may have their names.
  @Test("Only the headers of shims silence the compiler")
  func silencing() throws {
    let headers = try FileManager.default.contentsOfDirectory(atPath: PackageFiles.root.path + "/Sources/CGtk")
    for header in headers where header.hasSuffix(".h") && !header.hasPrefix("Deprecated") {
      let text = try PackageFiles.text("Sources/CGtk/\(header)")
      #expect(!text.contains("IGNORE_DEPRECATIONS") && !text.contains("GDK_VERSION_MIN_REQUIRED"), "\(header)")
    }
  }

  private static var name: Regex<Substring> {
    /(?:g|gtk|gdk|gsk|pango|graphene|G|GTK|GDK|GSK|PANGO)_\w+/
  }

  /// Returns the names in C code that the compiler reports as deprecated.
  private static func deprecations(in lines: [String]) throws -> Set<String> {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("deprecations-\(UUID().uuidString).c")
    defer { try? FileManager.default.removeItem(at: file) }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let flags = try Toolchain.run("pkg-config", ["--cflags", "gtk4"]).split(whereSeparator: \.isWhitespace)
    let (_, said) = try Toolchain.ending(
      of: "clang",
      ["-fsyntax-only", "-ferror-limit=0", "-fno-spell-checking", "-Wno-everything", "-Wdeprecated-declarations"]
        + ["Sources/CGtk", "Tests/Support/CAccessible/include"].map { "-I\(PackageFiles.root.path)/\($0)" }
        + [file.path] + flags.map(String.init))
    try #require(!said.contains("file not found"), "\(said.prefix(2_000))")
    return Set(said.matches(of: /warning: '(\w+)' is deprecated/).map { String($0.1) })
  }
}
