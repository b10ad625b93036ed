import Foundation
import Testing

@Suite("Documentation", .onOwnDebian)
struct DocumentationTests {
  private static let folder = "Sources/Thimble/Thimble.docc"

  private static let articles: [String] = {
    let path = PackageFiles.root.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  private static let modules: Set<Substring> = [
    "GtkHost", "Thimble", "Inspecting", "Theming", "DesignTokens", "ATSPI", "AccessibilityAudit", "ThimbleTesting",
  ]

  /// The documentation compiler checks the names in articles and in comments of public declarations: see `SiteTests`.
  @Test("Every symbol that a comment names is declared somewhere")
  func comments() throws {
    let folders = ["Sources", "Demo/Pages"]
    var known: Set<String> = []
    for (_, name) in folders.flatMap(try SourceIndex.build.get().declarations(below:)) {
      let own = String(name.name.prefix { $0 != "(" })
      known.formUnion([own, "\(name.owner ?? "")/\(own)"])
    }
    for file in folders.flatMap(PackageFiles.swiftFiles(below:)) {
      for line in try PackageFiles.text(file).split(separator: "\n") where line.contains("``") && line.contains("//") {
        for match in line.matches(of: /``([^`]+)``/) {
          var parts = match.1.prefix { $0 != "(" }.split(separator: "/")
          if let module = parts.first, Self.modules.contains(module) { parts.removeFirst() }
          let pairs = zip(parts, parts.dropFirst()).map { "\($0)/\($1)" }
          let isDeclared = known.isSuperset(of: pairs + parts.prefix(1).map(String.init))
          #expect(isDeclared, "\(file): \(match.1)")
        }
      }
    }
  }

  @Test("Every example of the kit's comments and pages is compiled, line after line")
  func examples() throws {
    // A page leaves out the container that holds its buttons.
    let compiled = try [
      "Support/Examples", "Support/PageExamples", "Support/ModelExamples", "Support/TaskExamples", "NotHereTests",
    ].map { name in
      lines(of: try PackageFiles.text("Tests/ThimbleTests/\(name).swift")).filter { $0 != "show {" }
    }
    // ShapeTests compare the program on the page about the gallery.
    let pages = Self.articles.filter { $0 != "Coming-from.md" && $0 != "Gallery.md" }.map { "\(Self.folder)/\($0)" }
    var count = 0
    for file in ["Sources/Thimble", "Sources/Inspecting"].flatMap(PackageFiles.swiftFiles(below:)) + pages {
      for example in Self.examples(in: try PackageFiles.text(file)) {
        count += 1
        for block in example {
          let isCompiled = compiled.contains { Self.has(block, in: $0) }
          #expect(isCompiled, "\(file):\n\(block.joined(separator: "\n"))")
        }
      }
    }
    #expect(count > 30)
  }

  @Test("Every module has a page of its members by task, whose lines of code are compiled")
  func tasks() throws {
    // An element of a list has a comma behind it.
    let files = PackageFiles.swiftFiles(below: "Tests").filter { $0.hasSuffix("TaskExamples.swift") }
    let code = try files.flatMap { lines(of: try PackageFiles.text($0)) }
    let compiled = Set(code.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 })
    for module in try SiteTests.modules() {
      var count = 0
      for page in PackageFiles.pages(of: module) {
        for row in Self.tasks(in: try PackageFiles.text(page)) {
          let code = try #require(row.wholeMatch(of: /\| [^|]+ \| `([^`|]+)` \|/)?.1, "\(page): \(row)")
          let isCompiled = compiled.contains(String(code))
          #expect(isCompiled, "\(page): \(code)")
          count += 1
        }
      }
      #expect(count > 5, "\(module) has no table of members by task.")
    }
  }

  /// Returns the rows of a page's tables with the columns "to …" and "write".
  private static func tasks(in page: String) -> [String] {
    var (rows, isInside): ([String], Bool) = ([], false)
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| to") && line.hasSuffix(" | write |") {
        isInside = true
      } else if !line.hasPrefix("|") {
        isInside = false
      } else if isInside && !line.hasPrefix("|--") {
        rows.append(String(line))
      }
    }
    return rows
  }

  @Test("The first page leads to the members by task of every other module")
  func modulesByTask() throws {
    let page = try PackageFiles.text("\(Self.folder)/Thimble.md")
    let links = page.matches(of: /\]\(\/documentation\/(\w+)(?:\/tasks)?\)/).map { String($0.1) }
    #expect(links.sorted() == (try SiteTests.modules()).map { $0.lowercased() }.filter { $0 != "thimble" }.sorted())
  }

  @Test("The example of a test of any application is a test, in at most 15 lines")
  func foreignApplication() throws {
    let page = try PackageFiles.text("Sources/ThimbleTesting/ThimbleTesting.docc/ThimbleTesting.md")
    let example = try #require(Self.examples(in: page).first?.first { !$0.isEmpty })
    let source = try #require(page.firstMatch(of: /```swift\n((?:.*\n)+?)```/)).1
    #expect(source.split(separator: "\n").count <= 15)
    let compiled = lines(of: try PackageFiles.text("Tests/EndToEndTests/ForeignApplicationTests.swift"))
    #expect(Self.has(example, in: compiled))
  }

  /// Returns the Swift examples of a file, each as blocks of consecutive lines, without imports.
  private static func examples(in text: String) -> [[[String]]] {
    var examples: [[[String]]] = []
    var blocks: [[String]]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("```") {
        if let blocks { examples.append(blocks.filter { !$0.isEmpty }) }
        blocks = blocks == nil && words == "```swift" ? [[]] : nil
      } else if words.isEmpty {
        blocks?.append([])
      } else if let last = blocks?.indices.last, !words.hasPrefix("import ") {
        blocks?[last].append(words)
      }
    }
    return examples
  }

  /// Returns true if these lines occur in others, one directly after the other.
  private static func has(_ block: [String], in lines: [String]) -> Bool {
    lines.indices.contains { lines[$0...].starts(with: block) }
  }

  @Test("Every article is reached from the first page")
  func links() throws {
    let links = try PackageFiles.text("\(Self.folder)/Thimble.md").matches(of: /<doc:([\w-]+)>/)
    #expect(Set(Self.articles).subtracting(links.map { "\($0.1).md" }) == ["Thimble.md"])
  }

  @Test("Every public type of the kit is on the first page, once")
  func topics() throws {
    let types = try SymbolGraph.of("Thimble").symbols.filter { $0.isType && $0.pathComponents.count == 1 }
    try expect(types.map { $0.pathComponents[0] }, inTopicsOf: "\(Self.folder)/Thimble.md")
  }

  @Test("Every public widget of the host is on its first page, once")
  func hostTopics() throws {
    let parents = try SymbolGraph.of("GtkHost").parents
    let widgets = parents.keys.filter { sequence(first: $0) { parents[$0] }.contains("Widget") && $0 != "Widget" }
    try expect(widgets, inTopicsOf: "Sources/GtkHost/GtkHost.docc/GtkHost.md")
  }

  /// Records an issue for each type that is not listed on a page, or twice.
  private func expect(_ types: [String], inTopicsOf page: String) throws {
    let listed = try PackageFiles.text(page).matches(of: /\n- ``([^`]+)``/).map { String($0.1) }
    #expect(types.count > 20)
    #expect(Set(types).subtracting(listed) == [])
    #expect(Set(listed).count == listed.count)
  }

  @Test("Every property that a file can set is on the page of interface files")
  func properties() throws {
    let page = try PackageFiles.text("\(Self.folder)/Interface-files.md")
    let cells = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
    let documented = Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
    var names: Set<String> = []
    for file in PackageFiles.swiftFiles(below: "Sources/Thimble") {
      for match in try PackageFiles.text(file).matches(of: /NativeProperty\(\s*(?:\w+: )?"([^"]+)"/) {
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 10)
    #expect(names.subtracting(documented) == [])
    #expect(documented.subtracting(names) == [])
  }

  @Test("The page of interface files has each value of a property, and no other")
  func values() throws {
    var (kinds, values, owner): ([String: String], [String: Set<String>], String) = ([:], [:], "")
    for line in try PackageFiles.text("Tests/LibraryTests/Goldens/Thimble-1.txt").split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
      switch words[0] {
      case "class", "enumeration": owner = words[1]
      case "property": kinds["\(owner):\(words[1])"] = words[2]
      case let name where name.hasPrefix("THIMBLE_"):
        let prefix = "Thimble\(owner)".replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }.count + 1
        values[owner, default: []].insert(name.dropFirst(prefix).lowercased().replacing("_", with: "-"))
      default: break
      }
    }
    var compared = 0
    for line in try PackageFiles.text("\(Self.folder)/Interface-files.md").split(separator: "\n") {
      guard let row = line.wholeMatch(of: /\| `([\w-]+)` \| (.+) \| ``(\w+)``.* \|/) else { continue }
      guard let all = kinds["\(row.3):\(row.1)"].flatMap({ values[$0] }) else { continue }
      #expect(Set(row.2.matches(of: /`([^`]+)`/).map { String($0.1) }) == all, "\(row.1)")
      compared += 1
    }
    #expect(compared > 10)
  }

  @Test(
    "Each name of another system is in its table once, with our name or the reason for none",
    arguments: ["Thumbprint", "UIKit", "Material", "SwiftUI", "Backbase"])
  func comingFrom(system: String) throws {
    let text = try PackageFiles.text("\(Self.folder)/Coming-from.md")
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("\(system)\n") })
    var names: Set<String> = []
    for line in section.split(separator: "\n") where line.hasPrefix("|") && line.contains("`") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 2 && cells[1].count > 2, "\(line)")
      for match in cells[0].matches(of: /`([^`]+)`/) {
        #expect(names.insert(String(match.1)).inserted, "\(match.1) is there twice.")
      }
    }
    #expect(names.count > 20)
    // A test of the kit begins with the lines of the example.
    let compiled = lines(of: try PackageFiles.text("Tests/ThimbleTests/ComingFromTests.swift"))
    let example = try #require(section.firstMatch(of: /```swift\n\/\/ .+\n(?:.+\n)+\n\/\/ Thimble\n((?:.+\n)+)```/)).1
    #expect(Self.has(lines(of: String(example)), in: compiled))
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
