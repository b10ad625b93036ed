import Foundation
import Testing

@Suite("Shape of the package", .onOwnDebian)
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

  @Test("Every face of a stock type is in the list for found objects")
  func faces() throws {
    let known = try PackageFiles.text("Sources/GtkHost/StockFaces+List.swift")
    // Paintable is an interface without subclasses, Content is private, and Clamp is only in an example.
    let others: Set = ["Paintable", "Content", "Clamp"]
    for file in PackageFiles.swiftFiles(below: "Sources/GtkHost") {
      for match in try PackageFiles.text(file).matches(of: /faceOf: ([A-Za-z]+)\.self/)
      where !others.contains(String(match.1)) {
        #expect(known.contains("\(match.1).self"), "\(file): \(match.1)")
      }
    }
  }

  @Test("Only classes for subclassing expose the initializer for objects that C has made")
  func initializers() throws {
    let graphs = try ["GtkHost", "Thimble"].map(SymbolGraph.of)
    let parents = graphs.reduce(into: [:]) { $0.merge($1.parents) { first, _ in first } }
    let exposing = Set(
      graphs.flatMap(\.symbols).filter { $0.text.contains("init(_ native: NativeInstance)") }
        .map { $0.pathComponents.dropLast().joined(separator: ".") })
    // A class without a declared initializer inherits the public one, which no symbol graph shows.
    let declaring = Set(
      try ["GtkHost", "Thimble"].flatMap { try SourceIndex.build.get().declarations(below: "Sources/\($0)") }
        .filter { $0.name.name == "init(_:)" && $0.name.identifier.contains("NativeInstanceV") }.map(\.name.owner))
    var count = 0
    for type in graphs.flatMap(\.classes) where type.accessLevel == "public" {
      let name = type.pathComponents.joined(separator: ".")
      guard sequence(first: name, next: { parents[$0] }).contains(where: exposing.contains) else { continue }
      count += 1
      #expect(declaring.contains(name) && !exposing.contains(name), "\(name)")
    }
    #expect(count > 60)
  }

  @Test("The top level has only the designed files and folders")
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
    "The first programs of the documentation are run by other tests, and have at most 18 lines",
    arguments: [
      ("swift", "Fixtures/ReadmeExample/main.swift", "README.md"),
      ("python", "LibraryTests/Programs/readme.py", "README.md"),
      ("c", "LibraryTests/Programs/readme.c", "Sources/Thimble/Thimble.docc/Other-languages.md"),
    ])
  func programs(language: String, file: String, page: String) throws {
    let program = try PackageFiles.text("Tests/\(file)")
    #expect(try PackageFiles.text(page).contains("```\(language)\n\(program)```"))
    #expect(program.split(separator: "\n").count <= 18)
  }

  @Test(
    "An example application is as short as its page states, and calls no GTK functions",
    arguments: [("Notes", 500), ("Podcasts", 600), ("Adwaita", 150)])
  func examples(name: String, limit: Int) throws {
    let files = PackageFiles.swiftFiles(below: "Demo/\(name)")
    let texts = try files.map(PackageFiles.text)
    let lines = texts.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
    #expect(lines > 100 && lines <= limit, "\(name): \(lines) lines")
    // Toasts of libadwaita have only C functions here, without a Swift type.
    let unsafe = zip(files, texts).filter { $1.contains("unsafe ") }.map(\.0)
    #expect(unsafe == (name == "Adwaita" ? ["Demo/Adwaita/Toaster.swift"] : []))
    for text in texts { #expect(!text.contains("import CGtk")) }
    let pages = try ["README.md", "Sources/Thimble/Thimble.docc/Calling-GTK.md"].map(PackageFiles.text)
    #expect(pages.contains { $0.contains("Demo/\(name)` is a whole") && $0.contains("\(limit) lines") })
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

  @Test("Every file that a page about the code names exists, once", arguments: [("Layers", 4), ("Ways", 30)])
  func namedFiles(page: String, least: Int) throws {
    let files = PackageFiles.swiftFiles(below: "Sources").map { $0.split(separator: "/").last ?? "" }
    let named = try PackageFiles.text("Sources/Thimble/Thimble.docc/\(page).md").matches(of: /`([\w+.]+\.swift)`/)
    #expect(named.count >= least)
    for name in named {
      let count = files.filter { $0 == name.1 }.count
      #expect(count == 1, "\(name.1): \(count) files")
    }
  }
}
