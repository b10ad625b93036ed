import DesignTokens
import Foundation
import Testing

/// Values of tokens for other modes, in their extensions.
struct ModeTests {
  private func resolver(_ text: String) throws -> Resolver { try Resolver(TokenDocument(text, name: "test.json")) }

  @Test(
    "The words of a name are its runs of letters and of digits; a capital after a small letter begins one",
    arguments: [
      ("buttonPrimary-900x", ["button", "primary", "900", "x"]), ("HCDark_2", ["hcdark", "2"]), ("--", []),
      ("gr\u{F6}\u{DF}e\u{C4}rger 12\u{E9}", ["gr\u{F6}\u{DF}e", "\u{E4}rger", "12", "\u{E9}"]),
    ])
  func words(name: String, words: [String]) {
    #expect(NameWords.of(name, most: 200) == words)
  }

  @Test("A value for dark becomes a context, in the names of the kit")
  func extensionsMode() throws {
    let text = ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"Dark": "#111"}}}}"##
    let resolver = try resolver(text)
    #expect(resolver.choices == ["theme: [light], Dark"])
    #expect(try resolver.resolve().color("a")?.hex == "#ffffff")
    #expect(try resolver.resolve(["theme": "dark"]).color("a")?.hex == "#111111")
  }

  @Test(
    "Light, dark and high contrast are recognized in any spelling",
    arguments: ["dark", "Dark", "DARK", "night", "theme/Dark"])
  func spellings(_ name: String) throws {
    let text =
      ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"\##(name)": 2, "\##(name)_high-contrast": 3}}}}"##
    let resolver = try resolver(text)
    #expect(resolver.choices == ["theme: [light], \(name), \(name)_high-contrast"])
    if name != "theme/Dark" {
      for input in ["dark", "Night"] { #expect(try resolver.resolve(["theme": input]).number("a") == 2) }
      for input in ["darkHighContrast", "dark-hc", "highContrastDark", "DARK HIGH CONTRAST"] {
        #expect(try resolver.resolve(["theme": input]).number("a") == 3, "\(input)")
      }
    }
  }

  @Test("References, composite values, aliases and groups hold in each mode")
  func references() throws {
    let resolver = try resolver(
      ##"""
      {"n": {"$type": "number", "light": {"$value": 1}, "dark": {"$value": 2},
         "on": {"$value": "{n.light}", "$extensions": {"mode": {"light": "{n.light}", "dark": {"$ref": "#/n/dark"}}}},
         "alias": {"$value": "{n.on}"}},
       "copy": {"$extends": "{n}"},
       "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "s": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}},
         "$extensions": {"mode": {"dark": {"color": "{ink}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 9, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}}},
       "y": {"$type": "number", "$value": {"$ref": "#/s/$value/offsetY/value"}}}
      """##)
    let (light, dark) = (try resolver.resolve(), try resolver.resolve(["theme": "dark"]))
    #expect(light.report == [] && dark.report == [])
    #expect(["n.on", "n.alias", "copy.on", "copy.alias"].allSatisfy { light.number($0) == 1 && dark.number($0) == 2 })
    #expect(light["s"]?.value.shadow?.first?.offsetY.value == 1 && dark["s"]?.value.shadow?.first?.offsetY.value == 9)
    #expect(light.number("y") == 1 && dark.number("y") == 9)
  }

  @Test("Modes that no desktop asks for are contexts of their own, apart from light and dark")
  func unknownModes() throws {
    let resolver = try resolver(
      ##"""
      {"gap": {"$type": "number", "$value": 4, "$extensions": {"mode": {"Mobile": 4, "Desktop": 8}}},
       "pad": {"$type": "number", "$value": 1, "$extensions": {"mode": {"Desktop": 2}}},
       "ink": {"$type": "number", "$value": 1, "$extensions": {"mode": {"Dark": 2, "Sepia": 3}}},
       "size": {"$type": "number", "$value": 1, "$extensions": {"mode": {"Mode 1": 5, "Mode 2": 6}}}}
      """##)
    #expect(
      resolver.choices == [
        "mode: [Mobile], Desktop", "theme: [light], Dark, Sepia", "mode-2: [default], Mode 1, Mode 2",
      ])
    let tokens = try resolver.resolve(["mode": "desktop", "theme": "sepia", "mode-2": "mode 2"])
    #expect(tokens.map { tokens.number($0.path) } == [8, 2, 3, 6] && tokens.report == [])
    #expect(try resolver.resolve().map { $0.value.number } == [4, 1, 1, 1])
  }

  @Test("A file that is dark without a mode offers dark for its own values")
  func darkFirst() throws {
    let resolver = try resolver(
      ##"{"a": {"$type": "number", "$value": 2, "$extensions": {"mode": {"light": 1}}}, "b": {"$type": "number", "$value": 3}}"##
    )
    #expect(resolver.choices == ["theme: [light], dark"])
    #expect(try resolver.resolve().number("a") == 1)
    #expect(try resolver.resolve(["theme": "dark"]).map { $0.value.number } == [2, 3])
  }

  @Test("Primer's overrides: text, or members of the token; dark stands for every dark mode")
  func primer() throws {
    let resolver = try resolver(
      ##"""
      {"a": {"$type": "color", "$value": "#fff", "$extensions": {"org.primer.overrides": {
         "dark": "#111", "dark-dimmed": {"$value": "#222", "$description": "dim"}, "light-high-contrast": {"$value": "#eee", "alpha": 0.5}}}},
       "b": {"$type": "color", "$value": "{a}", "$extensions": {"org.primer.overrides": {"dark": {"alpha": 0.5}}}},
       "c": {"$type": "color", "$value": "#fff", "$extensions": {"org.primer.overrides": {"dark": "#333"}}}}
      """##)
    #expect(resolver.choices == ["theme: [light], dark, dark-dimmed, light-high-contrast"])
    func colors(_ theme: String) throws -> [String?] {
      try resolver.resolve(["theme": theme]).map { $0.value.color?.rgba.hex }
    }
    #expect(try colors("dark") == ["#111111", "#111111", "#333333"])
    #expect(try colors("dark_dimmed") == ["#222222", "#222222", "#333333"])
    #expect(try resolver.resolve(["theme": "dark-dimmed"])["a"]?.description == "dim")
    let high = try resolver.resolve(["theme": "light-hc"])
    #expect(high.color("c")?.hex == "#ffffff" && high.color("a")?.css == "rgba(238,238,238,0.5)")
    #expect(try resolver.resolve(["theme": "dark"]).color("b")?.css == "rgba(17,17,17,0.5)")
    #expect(high.diagnostics.allSatisfy { $0.severity == .warning }, "\(high.report)")
  }

  @Test("A resolver document's own modifier chooses the modes, and gains those it lacks")
  func resolverDocument() throws {
    let resolver = try resolver(
      ##"""
      {"version": "2025.10",
       "modifiers": {"look": {"contexts": {
         "light": [{"base": {"$type": "number", "$value": 1}}], "dark": [{"base": {"$type": "number", "$value": 2}}],
         "dark-hc": [{"base": {"$type": "number", "$value": 3}}]}, "default": "light"}},
       "resolutionOrder": [
         {"name": "s", "type": "set", "sources": [{"a": {"$type": "number", "$value": 10,
           "$extensions": {"mode": {"dark": 20, "dark_high_contrast": 30, "dark_dimmed": 40}}}}]},
         {"$ref": "#/modifiers/look"}]}
      """##)
    #expect(resolver.choices == ["look: [light], dark, dark-hc, dark_dimmed"])
    func numbers(_ context: String) throws -> [Double?] {
      try resolver.resolve(["look": context]).map { $0.value.number }
    }
    #expect(try numbers("light") == [10, 1] && numbers("dark") == [20, 2])
    #expect(try numbers("dark-hc") == [30, 3] && numbers("dark_dimmed") == [40, 2])
  }

  @Test("A token that overrides another also replaces its modes")
  func overrides() throws {
    let base = try TokenDocument(
      ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": 2}}}, "b": {"$type": "number", "$value": "{a}"}}"##
    )
    let over = try TokenDocument(##"{"a": {"$type": "number", "$value": 5}}"##, name: "over.json")
    #expect(try Resolver(base, overrides: [over]).resolve(["theme": "dark"]).map { $0.value.number } == [5, 5])
  }

  // MARK: - What is wrong

  @Test("Each contradiction is reported with its place")
  func contradictions() throws {
    let tokens = try resolved(
      ##"""
      {"$type": "number",
       "twice": {"$value": 1, "$extensions": {"mode": {"Dark": 2,
          "night": 3}}},
       "unused":
         {"$value": 9, "$extensions": {"mode": {"light": 1, "dark": 2}}},
       "both": {"$value": 1, "$extensions": {"mode": {"dark": 2}, "org.primer.overrides":
          {"dark": 4}}}}
      """##, ["theme": "dark"])
    #expect(tokens.map { $0.value.number } == [2, 2, 2])
    #expect(
      tokens.report == [
        "test.json:3:5: warning: twice: the mode \"night\" is another spelling of \"Dark\", which is used; remove one of the two values",
        "test.json:5:15: warning: unused: the value is not used: \"light\" and \"dark\" have others; write the value for \"light\" here, too",
        "test.json:7:6: warning: both: the mode \"dark\" is another spelling of \"dark\", which is used; remove one of the two values",
      ])
    #expect(tokens.diagnostics.allSatisfy { $0.code == .modes })
  }

  @Test("A token with only values for modes has that of the default mode, and an error")
  func noBase() throws {
    let text =
      ##"{"g": {"$type": "number", "a": {"$extensions": {"mode": {"Dark": 2, "Light": 1}}}}, "b": {"$type": "number", "$value": "{g.a}"}}"##
    let light = try resolved(text)
    #expect(light.number("b") == 1 && light.errors("g.a").map(\.code) == [.modes])
    #expect(
      light.report.first?.hasPrefix("test.json:1:27: error: g.a: the token has values for modes, but no `$value`;")
        == true)
    #expect(try resolved(text, ["theme": "dark"]).number("b") == 2)
  }

  @Test("A cycle of references in one mode is reported in that mode, at its place")
  func circle() throws {
    let text = ##"""
      {"$type": "number", "a": {"$value": 1, "$extensions": {"mode": {
        "dark": "{b}"}}}, "b": {"$value": "{a}"}}
      """##
    #expect(try resolved(text).report == [])
    let dark = try resolved(text, ["theme": "dark"])
    #expect(dark.isEmpty && dark.diagnostics.map(\.code) == [.cycle, .cycle])
    #expect(dark.diagnostics.first?.location?.line == 2)
  }

  @Test("A wrong value for a mode is reported once, at its place")
  func wrongValue() throws {
    let text = ##"""
      {"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {
        "dark": true}}}}
      """##
    #expect(try resolved(text).report == [])
    let dark = try resolved(text, ["theme": "dark"])
    #expect(dark["a"] == nil && dark.errors("a").first?.location?.line == 2)
  }

  @Test(
    "The modes of Figma's plugins are read",
    arguments: [##""modes": {"##, ##""com.figma": {"scopes": [], "modes": {"##])
  func modesOfPlugins(_ start: String) throws {
    let end = start.contains("com.figma") ? "}" : ""
    let text =
      ##"{"a": {"$type": "number", "$value": 1, "$extensions": {\##(start)"Light": 1, "Dark": {"$value": 2}}\##(end)}}}"##
    #expect(try resolved(text, ["theme": "dark"]).number("a") == 2 && resolved(text).number("a") == 1)
    #expect(try resolved(text).report == [])
    let identifiers = text.replacing("1, \"Dark\": {\"$value\": 2}", with: "\"11:0\", \"Dark\": \"11:1\"")
    #expect(try resolved(identifiers).number("a") == 1 && Resolver(TokenDocument(identifiers)).modifiers.isEmpty)
  }

  @Test("Values for modes in another form are not read, and a warning says so")
  func unread() throws {
    let tokens = try resolved(
      ##"""
      {"$type": "number",
       "a": {"$value": 1, "$extensions": {"com.acme": {"modes": {"x": 2}}}},
       "b": {"$value": 1, "$extensions": {"com.acme": {"modes": {"x": 2}}, "carbon.themes": {"white": 3}, "scheme": {"Dark": 4}}},
       "g": {"$extensions": {"mode": {"dark": 1}}, "c": {"$value": 1}},
       "d": {"$value": 1, "$extensions": {"mode": "Light", "com.acme": {"modes": ["light", "dark"], "scopes": {"all": true}}}}}
      """##)
    #expect(
      tokens.report == [
        "test.json:2:50: warning: the extension \"com.acme.modes\" keeps values for other modes, here and in 1 more place, which are not read; write them as { \"$extensions\": { \"mode\": { \"dark\": … } } }",
        "test.json:3:70: warning: the extension \"carbon.themes\" keeps values for other modes, which are not read; write them as { \"$extensions\": { \"mode\": { \"dark\": … } } }",
        "test.json:3:101: warning: the extension \"scheme\" keeps values for other modes, which are not read; write them as { \"$extensions\": { \"mode\": { \"dark\": … } } }",
        "test.json:4:33: warning: g: a group has values for modes, which are not read; write them in the tokens of the group",
      ])
  }

  @Test("Too many modes are an error")
  func limit() throws {
    let modes = (0..<1_500).map { "\"m\($0)\": 1" }.joined(separator: ",")
    let tokens = try resolved(
      ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {\##(modes)}}}}"##)
    #expect(tokens.number("a") == 1 && tokens.diagnostics.map(\.code) == [.tooLarge])
  }

  // MARK: - Published files

  @Test("Primer's overrides hold in each of its themes", .needsPublishedFiles)
  func publishedPrimer() throws {
    let resolver = try Resolver(contentsOf: Published.path("primer/github-primer.resolver.json"))
    let contexts = resolver.modifiers.first { $0.name == "theme" }?.contexts ?? []
    #expect(contexts.prefix(4) == ["light", "light-hc", "dark", "dark-hc"] && contexts.count == 14)
    var count = 0
    let folder = URL(filePath: Published.path("primer/github-primer"))
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var overrides: [Override] = []
    for file in files ?? [] where file.pathExtension == "json" {
      collect(try JSONFile.read(file.path), [], &overrides)
    }
    for mode in Set(overrides.map(\.mode)) {
      let tokens = try resolver.resolve(["theme": mode])
      for override in overrides.filter({ $0.mode == mode }) {
        let (path, value) = (override.path, override.value)
        let token = try #require(tokens[path], "\(mode): \(path)")
        let isSame = token.alias.map { "{\($0)}" } == value || token.value.color?.rgba == RGBA(hex: value)
        #expect(isSame || override.alpha != nil, "\(mode): \(path): \(token.value.css), want \(value)")
        if let alpha = override.alpha { #expect(token.value.color?.rgba.alpha == alpha, "\(mode): \(path)") }
        count += 1
      }
    }
    #expect(count > 1_500)
  }

  /// Collects the overrides of a file that are text, or have a text as `$value`.
  private struct Override {
    var path: String
    var mode: String
    var value: String
    /// The opacity beside the value, in the mode or in the token; nil if there is none.
    var alpha: Double?
  }

  private func collect(
    _ node: JSONValue, _ names: [String], _ found: inout [Override]
  ) {
    for member in node.members ?? [] {
      if member.key == "$extensions" {
        for mode in member.value["org.primer.overrides"]?.members ?? [] {
          guard let value = mode.value.string ?? mode.value["$value"]?.string else { continue }
          let alpha = (mode.value["alpha"] ?? node["alpha"])?.number
          found.append(Override(path: names.joined(separator: "."), mode: mode.key, value: value, alpha: alpha))
        }
      } else if !member.key.hasPrefix("$") {
        collect(member.value, names + [member.key], &found)
      }
    }
  }
}
