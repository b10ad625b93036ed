import Foundation
import Testing

/// `Sources/Packaging/site`, with the modules of this build.
@Suite("The site of the documentation", .onOwnDebian, .enabled(if: Toolchain.hasDocumentationCompiler))
struct SiteTests {
  @Test("One command makes the site of all modules; every linked symbol exists")
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
