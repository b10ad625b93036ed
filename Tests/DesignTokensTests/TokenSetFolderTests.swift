import DesignTokens
import Testing

/// Exports of Tokens Studio that are a folder: a list of themes, an order of sets, and a file for each set.
struct TokenSetFolderTests {
  private static let themes = ##"""
    [{"name": "Light", "selectedTokenSets": {"core": "source", "theme/light": "enabled"}},
     {"name": "Dark", "selectedTokenSets": {"core": "source", "theme/dark": "enabled"}}]
    """##
  private static let files = [
    "tokens/$themes.json": themes,
    "tokens/$metadata.json": ##"{"tokenSetOrder": ["theme/dark", "core", "theme/light", "unused"]}"##,
    "tokens/core.json":
      ##"{"ink": {"$type": "color", "$value": "#000"}, "paper": {"$type": "color", "$value": "#fff"}}"##,
    "tokens/theme/light.json": ##"{"text": {"value": "{ink}", "type": "color"}}"##,
    "tokens/theme/dark.json":
      ##"{"text": {"value": "{paper}", "type": "color"}, "lost": {"type": "color", "value": "{papr}"}}"##,
  ]

  private func resolver(_ entry: String, _ files: [String: String] = files) throws -> Resolver {
    let document = try TokenDocument(files[entry] ?? "", name: entry)
    #expect(document.isResolver && document.dialect == .tokensStudio)
    return Resolver(document) { path throws(TokenError) in
      guard let text = files[path] else {
        throw TokenError(code: .unreadable, message: "\(path): there is no such file")
      }
      return Array(text.utf8)
    }
  }

  @Test(arguments: ["tokens/$themes.json", "tokens/$metadata.json"]) func eitherFileOpensIt(_ entry: String) throws {
    let resolver = try resolver(entry)
    #expect(resolver.choices == ["theme: [Light], Dark"])
    #expect(resolver.diagnostics.isEmpty && Set(resolver.files) == Set(Self.files.keys))
    #expect(try resolver.resolve().color("text")?.hex == "#000000")
    let dark = try resolver.resolve(["theme": "dark"])
    #expect(dark.color("text")?.hex == "#ffffff")
    #expect(
      dark.errors("lost").map(\.description) == [
        "tokens/theme/dark.json:1:84: error: lost: no token \"papr\"; did you mean \"paper\"?"
      ])
  }

  @Test func oneOfTheTwoIsEnough() throws {
    var files = Self.files
    files["tokens/$metadata.json"] = nil
    #expect(try resolver("tokens/$themes.json", files).resolve(["theme": "dark"]).color("text")?.hex == "#ffffff")
    files = Self.files
    files["tokens/$themes.json"] = nil
    files["tokens/unused.json"] = ##"{"more": {"$type": "color", "$value": "#123456"}}"##
    // Without themes all sets are read, and their names decide between light and dark.
    let tokens = try resolver("tokens/$metadata.json", files).resolve(["theme": "dark"])
    #expect(tokens.color("text")?.hex == "#ffffff" && tokens.color("more")?.hex == "#123456", "\(tokens.report)")
    files["tokens/$themes.json"] = "[{"
    #expect(try resolver("tokens/$metadata.json", files).diagnostics.map(\.code) == [.syntax])
  }

  @Test func aSetWithoutItsFile() throws {
    var files = Self.files
    files["tokens/theme/dark.json"] = nil
    let listed = try resolver("tokens/$themes.json", files)
    #expect(
      listed.diagnostics.map { "\($0.location?.description ?? ""): \($0.code.rawValue)" } == [
        "tokens/$metadata.json:1:20: unreadable"
      ])
    // A theme keeps the name of a deleted set, which is not in the order.
    files["tokens/$metadata.json"] = ##"{"tokenSetOrder": ["core", "theme/light"]}"##
    let stale = try resolver("tokens/$themes.json", files)
    #expect(
      stale.diagnostics.map(\.description) == [
        "tokens/$themes.json:2:59: warning: a theme selects the set \"theme/dark\", which has no file tokens/theme/dark.json"
      ])
    #expect(try stale.resolve().color("text")?.hex == "#000000")
  }

  @Test func `A file that is no token set is reported`() throws {
    var files = Self.files
    files["tokens/$themes.json"] =
      ##"[{"name": "A", "selectedTokenSets": {"$themes": "enabled", "$metadata": "source", "../up": "enabled", "/core": "enabled", "100%": "enabled"}}]"##
    files["up.json"] = ##"{"up": {"$type": "color", "$value": "#fff"}}"##
    files["tokens/100%.json"] = ##"{"$value": "#fff"}"##
    let resolver = try resolver("tokens/$themes.json", files)
    #expect(
      resolver.diagnostics.map(\.message) == [
        "tokens/$themes.json is not a token set", "tokens/$metadata.json is not a token set",
        "tokens/100%.json is not a token set",
      ])
    #expect(try resolver.resolve().map(\.path) == ["up", "ink", "paper"])
  }

  @Test func aFolderIsASource() throws {
    var files = Self.files
    files["kit.resolver.json"] = ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "tokens/$themes.json"}, {"button": {"$value": "{text}"}}]}},
       "resolutionOrder": [{"$ref": "#/sets/all"}]}
      """##
    let document = try TokenDocument(files["kit.resolver.json"] ?? "", name: "kit.resolver.json")
    let resolver = Resolver(document) { [files] path throws(TokenError) in Array((files[path] ?? "").utf8) }
    #expect(try resolver.resolve(["theme": "Dark"]).color("button")?.hex == "#ffffff")
  }

  @Test("A token in a set that no chosen theme selects is named with the set, in a folder and in a file")
  func unselected() throws {
    var files = Self.files
    files["tokens/unused.json"] = ##"{"papr": {"type": "color", "value": "#eee"}}"##
    let hint = "the set \"unused\" has it, and no chosen theme selects it; select it there as \"source\""
    for entry in ["tokens/$themes.json", "tokens/$metadata.json"] {
      let resolver = try resolver(entry, files)
      let lost = try resolver.resolve(["theme": "dark"]).errors("lost")
      #expect(lost.map(\.advice) == [hint], "\(lost)")
      // The set is read for the hint alone.
      #expect(!resolver.files.contains("tokens/unused.json"))
    }
    let text = ##"""
      {"unused": {"papr": {"type": "color", "value": "#eee"}}, "dark": {"lost": {"type": "color", "value": "{papr}"}},
       "$themes": [{"name": "Dark", "selectedTokenSets": {"dark": "enabled"}}], "$metadata": {"tokenSetOrder": ["dark"]}}
      """##
    #expect(try resolved(text).errors("lost").map(\.advice) == [hint])
  }

  @Test(
    "An empty list of themes, as the tool writes it without themes, leaves all sets",
    arguments: ["$themes", "$metadata"])
  func noThemes(entry: String) throws {
    let set = ##"{"ink": {"$type": "color", "$value": "#000"}}"##
    let files = [
      "a/$themes.json": "[]", "a/$metadata.json": ##"{"tokenSetOrder": ["core"]}"##, "a/core.json": set,
      "b/$themes.json": "[]",
    ]
    let resolver = try resolver("a/\(entry).json", files)
    #expect(resolver.diagnostics.isEmpty && resolver.modifiers.isEmpty, "\(resolver.diagnostics)")
    #expect(try resolver.resolve().map(\.path) == ["ink"])
    let alone = try self.resolver("b/$themes.json", files)
    #expect(alone.diagnostics.map(\.code) == [.structure], "\(alone.diagnostics)")
    #expect(throws: TokenError.self) { try TokenDocument("[]", name: "tokens.json") }
  }
}
