import Foundation
import Testing

@Suite("Shape of the package")
struct ShapeTests {
  @Test("No Swift file is longer than 400 lines")
  func length() throws {
    for folder in ["Sources", "Demo", "Tests"] {
      for file in PackageFiles.swiftFiles(below: folder) {
        let lines = try PackageFiles.text(file).split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(lines <= 401, "\(file): \(lines) lines")
      }
    }
  }

  @Test("Every face of a stock type is one that found objects get")
  func faces() throws {
    let known = try PackageFiles.text("Sources/GtkHost/StockFaces+List.swift")
    // An interface is above no class, what is private is found by nobody else, and an example is not there.
    let others: Set = ["Paintable", "Content", "Clamp"]
    for file in PackageFiles.swiftFiles(below: "Sources/GtkHost") {
      for match in try PackageFiles.text(file).matches(of: /faceOf: ([A-Za-z]+)\.self/)
      where !others.contains(String(match.1)) {
        #expect(known.contains("\(match.1).self"), "\(file): \(match.1)")
      }
    }
  }

  @Test("The top level holds what the design says")
  func topLevel() throws {
    let known: Set = ["Package.swift", "README.md", "LICENSE", "Sources", "Tests", "Demo", "Package.resolved"]
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageFiles.root.path)
    #expect(Set(names.filter { !$0.hasPrefix(".") }).subtracting(known) == [])
  }

  @Test("Every page file is in the catalogue, by one line")
  func catalogue() throws {
    let catalogue = try PackageFiles.text("Demo/Gallery/Catalogue.swift")
    let pages = PackageFiles.swiftFiles(below: "Demo/Pages").filter {
      $0.hasSuffix("Page.swift") && !$0.hasSuffix("/Page.swift")
    }
    #expect(!pages.isEmpty)
    for page in pages {
      let name = URL(fileURLWithPath: page).deletingPathExtension().lastPathComponent
      #expect(catalogue.contains("GalleryPage(\(name).self, source: PackageResources.\(name)_swift)"))
    }
  }

  @Test(
    "The programs in the README are those that other tests run, in 15 lines each",
    arguments: [
      ("swift", "Fixtures/ReadmeExample/main.swift"), ("python", "LibraryTests/Programs/readme.py"),
      ("c", "LibraryTests/Programs/readme.c"),
    ])
  func readme(language: String, file: String) throws {
    let program = try PackageFiles.text("Tests/\(file)")
    let readme = try PackageFiles.text("README.md")
    #expect(readme.contains("```\(language)\n\(program)```"))
    #expect(program.split(separator: "\n").count <= 15)
  }

  @Test("The desktop gives the gallery's links to the gallery")
  func links() throws {
    let entry = try PackageFiles.text("Sources/Packaging/data/org.thimble.Gallery.desktop")
    #expect(entry.contains("\nMimeType=x-scheme-handler/thimble-gallery;\n"))
    #expect(entry.contains("\nExec=thimble-gallery %u\n"))
  }

  @Test("The gallery in the documentation is the one that is compiled, and short")
  func gallery() throws {
    let program = try PackageFiles.text("Tests/Fixtures/OwnGallery/main.swift")
    let article = try PackageFiles.text("Sources/Thimble/Thimble.docc/Gallery.md")
    #expect(article.contains("```swift\n\(program)```"))
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 21)
  }

  @Test("Links in the documentation lead somewhere", arguments: ["README.md"])
  func links(page: String) throws {
    let text = try PackageFiles.text(page)
    let pattern = /\]\(([^)#]+)[^)]*\)/
    for match in text.matches(of: pattern) where !match.1.contains("://") {
      let path = PackageFiles.root.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page): \(match.1)")
    }
  }
}
