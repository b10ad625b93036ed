import Foundation
import Testing

/// `Sources/Packaging/site`, with the modules of this build.
@Suite("The site of the documentation", .onOwnDebian, .enabled(if: Toolchain.hasDocumentationCompiler))
struct SiteTests {
  @Test("One command makes the site of all modules and of the library; every linked symbol exists")
  func site() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A warning of the documentation compilers ends the command. The gallery has its own tests of its site.
    try Toolchain.run(
      PackageFiles.root.appendingPathComponent("Sources/Packaging/site").path,
      ["--modules", Toolchain.modules, "--output", folder.path, "--base-path", "/thimble", "--page", "overview"])
    let first = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    for match in first.matches(of: /(?:href|src|srcset)="([^"]*)"/) where !match.1.hasPrefix("data:") {
      let file = folder.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: file), "The first page leads to \(match.1).")
    }
    let article = try String(
      contentsOf: folder.appendingPathComponent("documentation/thimble/index.html"), encoding: .utf8)
    #expect(article.contains("/thimble/"))
    // The documentation compiler does not check a link to a module that it reads later.
    let page = try String(
      contentsOf: folder.appendingPathComponent("data/documentation/thimble.json"), encoding: .utf8)
    let addresses = Set(page.replacing("\\/", with: "/").matches(of: /"url":"\/(documentation\/[^"#]+)/).map(\.1))
    #expect(addresses.count > 30)
    for address in addresses {
      let file = folder.appendingPathComponent("\(address)/index.html").path
      #expect(FileManager.default.fileExists(atPath: file), "The first page of Thimble leads to \(address).")
    }
    for page in try Self.modules().map({ "documentation/\($0.lowercased())" }) + ["tutorials/thimble/backup"] {
      for file in ["\(page)/index.html", "data/\(page).json"] {
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path), "\(file)")
      }
    }
    try library(folder.appendingPathComponent("thimble-1"))
  }

  /// Checks the pages of the library, which have no names of Swift, and the book for Devhelp.
  private func library(_ folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files).isSuperset(of: ["index.html", "guide.html", "class.Button.html", "thimble-1.devhelp2"]))
    let pages = files.filter { $0.hasSuffix(".html") }
    #expect(pages.count > 300)
    for page in pages {
      let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
        .replacing(#/<(script|style)[\s\S]*?<\/\1>/#, with: " ").replacing(/<[^>]*>/, with: " ")
      let names = text.matches(of: /\b(?:[a-z]+[A-Z]\w*|Swift)\b/).map { String($0.0) }
      #expect(names.isEmpty, "\(page): \(names)")
    }
  }

  @Test("The documented modules are all that other packages can import")
  func modules() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let products = manifest.matches(of: /\.library\(name: "(\w+)", targets: \["(\w+)"\]\)/).map { String($0.2) }
    // GTK has its own documentation.
    #expect(Set(try Self.modules()) == Set(products).subtracting(["CGtk"]))
  }

  /// Returns the documented modules, in the order in which the documentation compiler reads them.
  static func modules() throws -> [String] {
    let text = try PackageFiles.text(".spi.yml")
    let list = try #require(text.firstMatch(of: /documentation_targets: \[(.*)\]/)?.1)
    return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
