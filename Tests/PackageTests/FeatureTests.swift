import Foundation
import Testing

/// The table of features is correct: every name in it exists, and no feature is missing.
@Suite("Features", .onOwnDebian)
struct FeatureTests {
  private let table: FeatureTable
  /// The files of the gallery's pages, by their ids.
  private let pages: [String: String]

  init() throws {
    let folder = "Sources/Thimble/Thimble.docc"
    table = FeatureTable(
      try PackageFiles.text("\(folder)/Features.md"), tests: try PackageFiles.text("\(folder)/Feature-tests.md"))
    pages = try Self.catalogue()
  }

  /// Every required row.
  private static let required: [String] = {
    let numbered: [(system: String, last: Int)] = [
      ("T", 15), ("K", 25), ("M", 18), ("U", 15), ("B", 12), ("X", 32), ("N", 18),
    ]
    let lettered = ["T-a", "T-b", "T-c", "T-d", "T-e", "T-f", "K-a", "K-b", "K-c", "K-d"]
    return lettered + numbered.flatMap { system, last in (1...last).map { "\(system)\($0)" } }
  }()

  @Test("Every required row exists once")
  func complete() {
    #expect(table.strangers == [])
    let ids = table.rows.map(\.id)
    #expect(Set(Self.required).subtracting(ids) == [])
    #expect(Set(ids).subtracting(Self.required) == [])
    #expect(Set(ids).count == ids.count, "Twice: \(ids.filter { id in ids.count { $0 == id } > 1 })")
  }

  @Test("A row has an API, a test and a page, or a reason")
  func answered() {
    let explained = Set(table.reasons.map(\.id))
    #expect(explained.subtracting(Self.required) == [])
    for (id, why) in table.reasons { #expect(why.count > 10, "\(id)") }
    for row in table.rows {
      let isAnswered = !row.symbols.isEmpty && !row.tests.isEmpty && !row.pages.isEmpty
      #expect(isAnswered || row.isEmpty && explained.contains(row.id), "\(row)")
    }
  }

  @Test("Every named test exists")
  func tests() throws {
    let declared = Set(
      try SourceIndex.build.get().declarations(below: "Tests").map { _, name in
        name.isType ? name.name : "\(name.owner ?? "").\(name.name.prefix { $0 != "(" })"
      })
    for row in table.rows {
      for test in row.tests where !declared.contains(test) { Issue.record("\(row.id): \(test)") }
    }
  }

  @Test("The tests of a row use each API of it, or drive a page that does")
  func coverage() throws {
    let index = try SourceIndex.build.get()
    let suites = Dictionary(grouping: index.declarations(below: "Tests").lazy.filter(\.name.isType)) { $0.name.name }
    for row in table.rows where !row.isEmpty {
      var files = Set(row.tests.flatMap { suites[String($0.prefix { $0 != "." }), default: []].map(\.file) })
      if files.contains(where: { $0.hasPrefix("Tests/EndToEndTests/") }) {
        files.formUnion(row.pages.compactMap { pages[$0] })
      }
      // The words of the names that the files use, such as `setIcon`, `accessibilityLabel` and `theme`.
      let words = files.reduce(into: Set<String>()) { words, file in
        for name in index.files[file, default: []] where name.isUse {
          words.formUnion(name.name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
        }
      }
      for symbol in row.symbols {
        // A use of an initializer has the name of its type, and a type may occur only as a property of that type.
        let name = symbol.prefix { $0 != "(" }.split(separator: "/").last { $0 != "init" } ?? ""
        let isUsed = words.contains(name.lowercased())
        #expect(isUsed, "\(row.id): \(symbol)")
      }
    }
  }

  @Test("Every page that the table or a comment names is in the gallery")
  func named() throws {
    for row in table.rows {
      for page in row.pages { #expect(pages[page] != nil, "\(row.id): \(page)") }
    }
    for file in PackageFiles.swiftFiles(below: "Sources") {
      for match in try PackageFiles.text(file).matches(of: /\/\/\/ Gallery page `([^`]+)`/) {
        #expect(pages[String(match.1)] != nil, "\(file): \(match.1)")
      }
    }
  }

  /// Returns the files of the gallery's pages by their ids.
  private static func catalogue() throws -> [String: String] {
    let catalogue = try PackageFiles.text("Demo/Gallery/Catalogue.swift")
    let pages = try catalogue.matches(of: /GalleryPage\((\w+)\.self/).map { match in
      let file = "Demo/Pages/\(match.1).swift"
      let id = try #require(try PackageFiles.text(file).firstMatch(of: /static let id = "([^"]+)"/)).1
      return (String(id), file)
    }
    return try #require(pages.isEmpty ? nil : Dictionary(uniqueKeysWithValues: pages))
  }
}
