import Foundation
import Testing

/// The folder to begin an application with. `EndToEnd.TemplateTests` runs what it makes.
@Suite("Folder of a new application", .onOwnDebian)
struct TemplateTests {
  private static let folder = "Demo/Template"

  private func text(_ file: String) throws -> String { try PackageFiles.text("\(Self.folder)/\(file)") }

  @Test("It has every part of an application, in at most 200 lines")
  func short() throws {
    let files = [
      "Package.swift", "Sources/TasksApp.swift", "Sources/brand.tokens.json", "Sources/de.po", "Tests/TasksTests.swift",
      "data/org.example.Tasks.desktop", "data/org.example.Tasks.flatpak.json",
    ]
    let lines = try files.map { try text($0).split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
    #expect(lines.reduce(0, +) <= 200)
    let all = FileManager.default.enumerator(atPath: PackageFiles.root.path + "/" + Self.folder)
    let found = (all?.compactMap { $0 as? String } ?? []).filter { $0.contains(".") }
    #expect(Set(found) == Set(files))
  }

  @Test("Its test is the one that runs here, and each of its words is translated")
  func tested() throws {
    let lines = { (text: String) in text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
    let own = lines(try text("Tests/TasksTests.swift")).drop { !$0.hasPrefix("func") }.prefix { $0 != "}" }
    let run = lines(try PackageFiles.text("Tests/EndToEndTests/TemplateTests.swift"))
    #expect(own.count > 8 && run.indices.contains { run[$0...].starts(with: own) })
    let words = try text("Sources/TasksApp.swift").matches(of: /words\("([^"]+)"/).map { String($0.1) }
    let translated = try text("Sources/de.po").matches(of: /msgid "([^"]+)"/).map { String($0.1) }
    #expect(Set(words) == Set(translated))
  }

  @Test("Its manifest has the names of its targets and of the kit's products")
  func manifest() throws {
    let (manifest, kit) = (try text("Package.swift"), try PackageFiles.text("Package.swift"))
    for match in manifest.matches(of: /\.product\(name: "(\w+)"/) {
      #expect(kit.contains(".library(name: \"\(match.1)\""), "\(match.1)")
    }
    let desktop = try text("data/org.example.Tasks.desktop")
    let flatpak = try text("data/org.example.Tasks.flatpak.json")
    #expect(manifest.contains("name: \"tasks\"") && desktop.contains("\nExec=tasks\n"))
    #expect(flatpak.contains("\"id\": \"org.example.Tasks\"") && flatpak.contains("\"command\": \"tasks\""))
  }
}
