import Foundation
import Testing

@Suite("thimble tokens roles")
struct RolesCommandTests {
  @Test("Without files the command lists the roles, as text or as JSON")
  func list() throws {
    let text = try Tokens.run("roles")
    #expect(text.status == 0 && text.out.contains("theme.color.background.brand (color)\n    for  the background of"))
    let json = try Tokens.run("roles", "--format", "json")
    let roles = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: String]]
    #expect(roles?.first { $0["path"] == "theme.height.button.<size>" }?["fallback"] == "24px, 28px, 34px, 44px, 56px")
    #expect(roles?.allSatisfy { $0["purpose"] != nil && $0["fallback"] != nil } == true)
  }

  @Test("The proposal for files passes check, from the folder that the command ran in")
  func proposal() throws {
    let files = [
      "a#b.light.json": ##"{"color": {"primary": {"$type": "color", "$value": "#0d4a9e"}}}"##,
      "a#b.dark.json": ##"{"color": {"primary": {"$type": "color", "$value": "#8cbff2"}}}"##,
    ]
    let result = try Tokens.run("roles", "a#b.light.json", "a#b.dark.json", files: files)
    #expect(result.status == 0 && result.out.contains(##""a%23b.dark.json""##), "\(result)")
    #expect(result.err.contains("theme.radius.button.default is left to the kit: no token has such a name"))
    let check = try Tokens.run(
      "check", "--all", "kit.resolver.json", files: files.merging(["kit.resolver.json": result.out]) { $1 })
    #expect(check.status == 0 && !check.out.contains("contrast") && check.out.contains("0 errors"), "\(check.out)")
    let dark = try Tokens.run(
      "resolve", "kit.resolver.json", "--input", "theme=dark",
      files: files.merging(["kit.resolver.json": result.out]) { $1 })
    #expect(dark.out.contains(##""css": "rgb(140,191,242)""##), "\(dark.out)")
  }

  @Test("The document of a system is copied, with its paths from here")
  func document() throws {
    let text = ##"""
      {"version": "2025.10", "name": "Acme", "sets": {"roles": {"sources": [
        {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.05, 0.29, 0.62]}}}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json#/inner"}]}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/roles"}, {"$ref": "#/modifiers/theme"}]}
      """##
    let folder = FileManager.default.temporaryDirectory.appending(path: "roles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "acme.resolver.json")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try ##"{"inner": {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.6, 0.8, 1]}}}}"##
      .write(to: folder.appending(path: "dark.json"), atomically: true, encoding: .utf8)
    let result = try Tokens.run("roles", file.path)
    #expect(result.out.contains("\"\(folder.path)/dark.json#/inner\"") && result.out.contains("\"roles-2\""))
    let check = try Tokens.run("check", "--all", "--strict", "kit.json", files: ["kit.json": result.out])
    #expect(check.status == 0 && check.out == "no problems\n", "\(check.out)")
  }

  @Test("Standard input in an older form is refused: a document could not name it")
  func standardInput() throws {
    let result = try Tokens.run(["roles", "-"], files: [:], input: ##"{"brand": {"value": "#00f", "type": "color"}}"##)
    #expect(result.status == 1 && result.err.contains("save it in a file"), "\(result)")
  }
}
