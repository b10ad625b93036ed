import Foundation
import Testing

/// The table of features is correct: every name in it exists, and no feature is missing.
@Suite("Features")
struct FeatureTests {
  private let table: FeatureTable

  init() throws { table = FeatureTable(try PackageFiles.text("Sources/Thimble/Thimble.docc/Features.md")) }

  /// Every required row.
  private static let required: [String] = {
    let numbered: [(system: String, last: Int)] = [
      ("T", 15), ("K", 25), ("M", 18), ("U", 15), ("B", 12), ("X", 32), ("N", 16),
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
    let outline = try SourceOutline(below: "Tests")
    // A suite may be nested in another.
    let types = Set(outline.declarations.lazy.filter(\.isType).compactMap { $0.path.split(separator: "/").last })
    let functions = Set(
      outline.declarations.lazy.filter { !$0.isType }.map {
        $0.path.split(separator: "/").suffix(2).joined(separator: ".")
      }
    )
    for row in table.rows {
      for test in row.tests {
        let isThere = test.contains(".") ? functions.contains(test) : types.contains(Substring(test))
        #expect(isThere, "\(row.id): \(test)")
      }
    }
  }

  @Test("Every API of a row occurs in a file with one of its tests, or on the page that the test drives")
  func coverage() throws {
    let sources = try PackageFiles.swiftFiles(below: "Tests").map { (path: $0, text: try PackageFiles.text($0)) }
    let pages = try PackageFiles.swiftFiles(below: "Demo/Pages").map { try PackageFiles.text($0) }
    for row in table.rows where !row.isEmpty {
      let suites = Set(row.tests.map { $0.prefix { $0 != "." } })
      let files = suites.flatMap { suite in
        let own = sources.filter { $0.path.hasSuffix("/\(suite).swift") }
        // A suite may be in the file of another.
        return own.isEmpty ? sources.filter { $0.text.range(of: "struct \(suite)") != nil } : own
      }
      var texts = files.map(\.text)
      if files.contains(where: { $0.path.hasPrefix("Tests/EndToEndTests/") }) {
        texts += pages.filter { page in row.pages.contains { page.range(of: "static let id = \"\($0)\"") != nil } }
      }
      for symbol in row.symbols {
        let parts = symbol.prefix { $0 != "(" }.split(separator: "/")
        // A call of an initializer has the name of its type, and a type may occur only as a property of that type.
        let name = parts.last { $0 != "init" } ?? ""
        let property = name.prefix(1).lowercased() + name.dropFirst()
        let occurs = texts.contains { $0.range(of: name) != nil || $0.range(of: property) != nil }
        #expect(occurs, "\(row.id): \(symbol)")
      }
    }
  }

  @Test("Every page that the table or a comment names is in the gallery")
  func pages() throws {
    let catalogue = try PackageFiles.text("Demo/Gallery/Catalogue.swift")
    let ids = try catalogue.matches(of: /GalleryPage\((\w+)\.self/).map { match in
      let page = try PackageFiles.text("Demo/Pages/\(match.1).swift")
      return try #require(page.firstMatch(of: /static let id = "([^"]+)"/)).1
    }
    #expect(!ids.isEmpty)
    for row in table.rows {
      for page in row.pages { #expect(ids.contains(Substring(page)), "\(row.id): \(page)") }
    }
    for file in PackageFiles.swiftFiles(below: "Sources") {
      for match in try PackageFiles.text(file).matches(of: /\/\/\/ Gallery page `([^`]+)`/) {
        #expect(ids.contains(match.1), "\(file): \(match.1)")
      }
    }
  }
}
