import DesignTokens
import Foundation
import Testing

/// Files that hold the same tokens for different modes.
struct ModeFileTests {
  private func document(_ name: String, _ tokens: String) throws -> TokenDocument {
    try TokenDocument("{\"$type\": \"number\", \(tokens)}", name: name)
  }

  private func number(_ path: String, _ value: Int) -> String { "\"\(path)\": {\"$value\": \(value)}" }

  private func numbers(_ documents: [TokenDocument], _ inputs: [String: String] = [:]) throws -> [String: Double] {
    let tokens = try Resolver(documents[0], overrides: Array(documents.dropFirst())).resolve(inputs)
    #expect(tokens.report == [])
    return Dictionary(tokens.map { ($0.path, $0.value.number ?? -1) }) { $1 }
  }

  @Test(
    "Files given together are contexts, in any order",
    arguments: [
      ["tokens.light.json", "tokens.dark.json"], ["a/Dark/colors.json", "a/Light/colors.json"],
      ["night/x-night.json", "day/x-day.json"], ["tokens.json", "tokens.dark.json"], ["x-dark.json", "x.json"],
    ])
  func together(_ names: [String]) throws {
    let isDark = names.map { $0.lowercased().contains("dark") || $0.contains("night") }
    let documents = try zip(names, isDark).map { try document($0, number("a", $1 ? 2 : 1)) }
    #expect(try numbers(documents) == ["a": 1])
    #expect(try numbers(documents, ["theme": "dark"]) == ["a": 2])
    #expect(
      Resolver(documents[0], overrides: [documents[1]]).choices == ["theme: [light], dark"])
  }

  @Test("A file for high contrast overrides the normal one, and other files keep their order")
  func highContrast() throws {
    let documents = [
      try document("base.json", number("a", 0) + "," + number("z", 0)),
      try document("c.dark.high-contrast.json", number("a", 3)), try document("c.light.json", number("a", 1)),
      try document("c.dark.json", number("a", 2) + "," + number("b", 2)), try document("own.json", number("z", 9)),
    ]
    #expect(try numbers(documents) == ["a": 1, "z": 9])
    #expect(try numbers(documents, ["theme": "dark"]) == ["a": 2, "b": 2, "z": 9])
    #expect(try numbers(documents, ["theme": "dark-hc"]) == ["a": 3, "b": 2, "z": 9])
    #expect(try numbers(documents, ["theme": "light-hc"]) == ["a": 1, "z": 9])
  }

  @Test("Files whose names differ in more than the mode are separate")
  func others() throws {
    let documents = [try document("base.json", number("a", 1)), try document("dark.json", number("a", 2))]
    #expect(try numbers(documents) == ["a": 2])
    let brands = [try document("a.dark.json", number("a", 1)), try document("b.light.json", number("a", 2))]
    #expect(try numbers(brands) == ["a": 2])
  }

  @Test("A file for another mode in the same folder is not read, and a warning says so")
  func beside() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "modes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["brand.light.tokens.json", "brand.dark.tokens.json", "other.dark.tokens.json"] {
      try "{}".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    func path(_ name: String) -> String { folder.appending(path: name).path }
    let light = try Resolver(contentsOf: path("brand.light.tokens.json"))
    #expect(light.diagnostics.map(\.code) == [.modes])
    #expect(light.diagnostics.first?.message.contains(path("brand.dark.tokens.json")) == true)
    #expect(try Resolver(contentsOf: path("other.dark.tokens.json")).diagnostics == [])
    let documents = try ["light", "dark"].map { try TokenDocument(contentsOf: path("brand.\($0).tokens.json")) }
    #expect(Resolver(documents[0], overrides: [documents[1]]).diagnostics == [])
  }

  @Test("The mode that Figma writes into a file makes a context of it, whatever the file is called")
  func modesOfFigma() throws {
    func figma(_ name: String, _ mode: String, _ tokens: String) throws -> TokenDocument {
      try document(name, tokens + ", \"$extensions\": {\"com.figma.modeName\": \"\(mode)\"}")
    }
    let schemes = [
      try figma("one.json", "Night", number("a", 2)), try figma("base.json", "Mode 1", number("c", 0)),
      try figma("two.json", "Day", number("a", 1)), try figma("more.json", "Mode 1", number("b", 3)),
    ]
    #expect(try numbers(schemes) == ["a": 1, "b": 3, "c": 0])
    #expect(try numbers(schemes, ["theme": "dark"]) == ["a": 2, "b": 3, "c": 0])
    let brands = [
      try figma("x.json", "Brand A", number("a", 1)), try figma("y.json", "Brand B", number("a", 2)),
      try figma("z.json", "Mode 1", number("b", 3)),
    ]
    #expect(Resolver(brands[0], overrides: [brands[1], brands[2]]).choices == ["mode: [Brand A], Brand B"])
    #expect(try numbers(brands) == ["a": 1, "b": 3])
    #expect(try numbers(brands, ["mode": "Brand B"]) == ["a": 2, "b": 3])
    let others = [try figma("x.json", "A", number("a", 1)), try figma("y.json", "B", number("b", 2))]
    #expect(try numbers(others) == ["a": 1, "b": 2], "Files with other groups are not modes of each other.")
  }
}
