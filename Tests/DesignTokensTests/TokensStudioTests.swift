import DesignTokens
import Testing

struct TokensStudioTests {
  /// Two groups of themes for four sets; the dark theme is listed first.
  private let export = ##"""
    {"base": {"blue": {"value": "#0000ff", "type": "color"}, "ink": {"value": "#000000", "type": "color"},
              "paper": {"value": "#ffffff", "type": "color"}, "gap": {"value": "4", "type": "spacing"}},
     "theme/light": {"text": {"value": "{ink}", "type": "color"}, "accent": {"value": "{blue}", "type": "color"}},
     "theme/dark": {"text": {"value": "{paper}", "type": "color"}},
     "wide": {"gap": {"value": "8px", "type": "spacing"}},
     "$themes": [
       {"id": "1", "name": "Dark", "group": "Mode", "selectedTokenSets": {"base": "source", "theme/light": "disabled", "theme/dark": "enabled"}},
       {"id": "2", "name": "Light", "group": "Mode", "selectedTokenSets": {"base": "source", "theme/light": "enabled"}},
       {"id": "3", "name": "Narrow", "group": "Room", "selectedTokenSets": {"base": "source"}},
       {"id": "4", "name": "Wide", "group": "Room", "selectedTokenSets": {"base": "source", "wide": "enabled"}}],
     "$metadata": {"tokenSetOrder": ["wide", "base", "theme/dark", "theme/light"]}}
    """##

  @Test(arguments: [false, true]) func themesChooseSets(_ isCurrent: Bool) throws {
    let text =
      isCurrent
      ? export.replacing("\"value\":", with: "\"$value\":").replacing("\"type\":", with: "\"$type\":") : export
    let document = try TokenDocument(text)
    #expect(document.dialect == .tokensStudio && !document.isResolver)
    let resolver = Resolver(document)
    #expect(resolver.choices == ["Mode: Dark, [Light]", "Room: [Narrow], Wide"])
    let usual = try resolver.resolve()
    #expect(
      usual.color("text")?.hex == "#000000" && usual.color("accent")?.hex == "#0000ff" && usual.pixels("gap") == 4)
    #expect(usual.diagnostics.allSatisfy { $0.code == .oldForm && $0.strict.severity == .error }, "\(usual.report)")
    #expect(usual.location(of: "accent") == SourceLocation(file: "tokens.json", line: 3, column: isCurrent ? 65 : 63))
    // Sources come before enabled sets, whatever the order.
    let other = try resolver.resolve(["mode": "dark", "room": "WIDE"])
    #expect(other.color("text")?.hex == "#ffffff" && other["accent"] == nil && other.pixels("gap") == 8)
  }

  @Test func `A token set that any theme enables is enabled`() throws {
    let resolver = try Resolver(
      TokenDocument(
        ##"""
        {"a": {"x": {"value": 1, "type": "number"}}, "b": {"x": {"value": 2, "type": "number"}},
         "$themes": [{"name": "one", "group": "A", "selectedTokenSets": {"a": "source", "b": "source"}},
                     {"name": "two", "group": "A", "selectedTokenSets": {"a": "enabled", "b": "source"}},
                     {"name": "three", "group": "B", "selectedTokenSets": {"a": "disabled", "b": "enabled"}},
                     {"name": "none", "group": "B", "selectedTokenSets": {}}]}
        """##))
    for (inputs, value) in [
      (["A": "one", "B": "three"], 2.0), (["A": "one", "B": "none"], 2), (["A": "two", "B": "none"], 1),
      (["A": "two", "B": "three"], 2),
    ] {
      #expect(try resolver.resolve(inputs).number("x") == value, "\(inputs)")
    }
  }

  @Test func withoutGroupsTheModifierIsTheme() throws {
    let text = export.replacing("\"group\": \"Mode\", ", with: "").replacing(
      "\"group\": \"Room\", ", with: "\"group\": \"\", ")
    let resolver = try Resolver(TokenDocument(text))
    #expect(resolver.choices == ["theme: Dark, [Light], Narrow, Wide"])
    #expect(try resolver.resolve(["theme": "wide"]).map(\.path) == ["blue", "ink", "paper", "gap"])
  }

  @Test(arguments: [
    (["Night", "Neutral", "Day mode"], "Day mode"), (["Dark", "Sepia", "Teal"], "Sepia"), (["Dark"], "Dark"),
    (["brand-dark", "brand-light"], "brand-light"), (["Highlight", "Daylight"], "Highlight"),
    (["lightOnDark", "lightMode"], "lightMode"),
  ])
  func theUsualTheme(_ names: [String], _ usual: String) throws {
    let themes = names.map { "{\"name\": \"\($0)\", \"selectedTokenSets\": {}}" }.joined(separator: ", ")
    #expect(try Resolver(TokenDocument("{\"$themes\": [\(themes)]}")).modifiers.first?.defaultContext == usual)
  }

  @Test func withoutThemesNamesOfSetsTellLightFromDark() throws {
    let text = ##"""
      {"dark": {"a": {"value": "#111", "type": "color"}, "b": {"value": "{c}", "type": "color"}},
       "brand/Light Mode": {"a": {"value": "#eee", "type": "color"}}, "global": {"a": {"value": "#888"}, "c": {"value": "#f00"}},
       "$metadata": {"tokenSetOrder": ["global", "gone", "dark"]}}
      """##
    let resolver = try Resolver(TokenDocument(text))
    #expect(resolver.choices == ["theme: [light], dark"])
    let light = try resolver.resolve()
    #expect(light.color("a")?.hex == "#eeeeee" && light["b"] == nil && light.errors("b").isEmpty)
    let dark = try resolver.resolve(["theme": "dark"])
    #expect(dark.color("a")?.hex == "#111111" && dark.color("b")?.hex == "#ff0000", "\(dark.report)")
    // If no name says dark, all sets are used, in their order.
    let plain = try Resolver(TokenDocument(text.replacing("\"dark\"", with: "\"more\"")))
    #expect(plain.modifiers.isEmpty)
    #expect(try plain.resolve().color("a")?.hex == "#eeeeee")
    #expect(try plain.resolve().color("b")?.hex == "#ff0000")
  }

  @Test func `The mistakes of themes are reported`() throws {
    let text = ##"""
      {"core": {"a": {"value": "#fff", "type": "color"}}, "lost": {"value": "#fff"}, "odd": [],
       "$themes": [{"name": "Light", "selectedTokenSets": {"core": "enabeld", "coer": "source", "gone": "disabled"}},
                   {"name": "Dark", "selectedTokenSets": {"coer": "enabled", "core": 1}},
                   {"name": "Light", "selectedTokenSets": {"core": "enabled"}}, {"selectedTokenSets": {}}, 5]}
      """##
    let tokens = try resolved(text)
    #expect(
      tokens.report == [
        "test.json:1:53: error: lost: a token set is an object with groups of tokens, but this is a token",
        "test.json:1:80: error: odd: a token set is an object with groups of tokens, but this is an empty array",
        "test.json:2:62: error: the theme \"Light\" has the string \"enabeld\" for the set \"core\"; did you mean \"enabled\"?",
        "test.json:2:73: warning: the theme \"Light\" selects the set \"coer\", which is not there; did you mean \"core\"?",
        "test.json:3:80: error: the theme \"Dark\" has the number 1 for the set \"core\"; write \"enabled\", \"source\" or \"disabled\"",
        "test.json:4:23: warning: there is another theme \"Light\" before this one; that one is used; give one of them another name or group",
        "test.json:4:75: error: this is no theme; write { \"name\": …, \"selectedTokenSets\": { \"set\": \"enabled\" } }",
        "test.json:4:102: error: this is no theme; write { \"name\": …, \"selectedTokenSets\": { \"set\": \"enabled\" } }",
      ])
    #expect(
      try resolved(##"{"a": {"x": {"value": 1}}, "$metadata": {"tokenSetOrder": []}, "$themes": 3}"##).report.count == 1
    )
  }

  @Test func todaysFormatStaysWhatItIs() throws {
    let schema = ##"{"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "##
    #expect(try TokenDocument(schema + export.dropFirst()).dialect == .dtcg)
    #expect(try TokenDocument(##"{"$themes": 1, "a": {"$type": "number", "$value": 1}}"##).dialect == .dtcg)
  }

  @Test func referencesWithoutBraces() throws {
    let tokens = try resolved(
      ##"""
      {"a": {"blue": {"value": "#00f", "type": "color", "description": "about $5"}, "b": {"value": "$blue", "type": "color"},
        "s": {"type": "boxShadow", "value": {"x": "$x.1", "y": "0", "blur": "0", "spread": "0", "color": "rgba($blue, 0.5)", "type": "dropShadow"}},
        "x": {"1": {"value": "3", "type": "sizing"}}, "lost": {"value": "$", "type": "color"}}, "$themes": []}
      """##)
    #expect(tokens.color("b")?.hex == "#0000ff" && tokens["blue"]?.description == "about $5")
    #expect(tokens["s"]?.value.css == "3px 0px 0px 0px rgba(0,0,255,0.5)", "\(tokens.report)")
    #expect(tokens.diagnostics.filter { $0.severity == .error }.map(\.path) == ["lost"])
  }

  // MARK: - Types

  /// Every type of the tool, a value, and the result; nil if the format has no such type.
  @Test(
    arguments: [
      ("color", ##""#fff""##, TokenType.color), ("spacing", ##""4""##, .dimension), ("sizing", ##""4px""##, .dimension),
      ("borderRadius", "4", .dimension), ("borderWidth", ##""1""##, .dimension), ("fontSizes", ##""16""##, .dimension),
      ("dimension", ##""1rem""##, .dimension), ("letterSpacing", ##""0.5px""##, .dimension),
      ("paragraphSpacing", ##""8""##, .dimension), ("opacity", ##""50%""##, .number),
      ("lineHeights", ##""150%""##, .number),
      ("number", "2", .number), ("fontFamilies", ##""Inter, serif""##, .fontFamily),
      ("fontWeights", ##""Semi Bold""##, .fontWeight),
      (
        "boxShadow", ##"{"x": "1", "y": "1", "blur": "1", "spread": "1", "color": "#000", "type": "innerShadow"}"##,
        .shadow
      ),
      ("border", ##"{"width": "1", "style": "solid", "color": "#000"}"##, .border),
      (
        "typography",
        ##"{"fontFamily": "A", "fontSize": "16", "fontWeight": "400", "lineHeight": "1.5", "letterSpacing": "0"}"##,
        .typography
      ),
      ("other", ##""8px""##, .dimension), ("text", ##""#abc""##, .color), ("other", ##""inside""##, nil),
      ("text", ##""Hello""##, nil),
      ("asset", ##""https://example.org/a.png""##, nil), ("boolean", ##""true""##, nil),
      ("textCase", ##""uppercase""##, nil),
      ("textDecoration", ##""underline""##, nil), ("composition", ##"{"fill": "{t}"}"##, nil),
    ] as [(String, String, TokenType?)])
  func types(_ name: String, _ value: String, _ type: TokenType?) throws {
    let text =
      ##"{"set": {"t": {"value": \##(value), "type": "\##(name)"}, "alias": {"value": "{t}", "type": "\##(name)"}}, "$themes": []}"##
    let tokens = try resolved(text)
    #expect(tokens["t"]?.type == type && tokens["alias"]?.type == type, "\(tokens.report)")
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
    if type == nil {
      #expect(
        tokens.diagnostics.map(\.message) == [
          "a token of the type \"\(name)\" is left out; the format has none for it", "left out, because \"t\" is",
        ])
      // In today's format the type does not exist.
      let now = try resolved(
        ##"{"t": {"$type": "\##(name)", "$value": 1}, "c": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##
      )
      #expect(now.errors("t").map(\.code) == [.type])
    }
  }

  // MARK: - Composing

  @Test func anExportIsASource() throws {
    let text = ##"""
      {"version": "2025.10",
       "sets": {"export": {"sources": [{"$ref": "export.json"}]}, "one": {"sources": [{"$ref": "export.json#/theme~1dark"}]},
                "mapping": {"sources": [{"button": {"$value": "{text}"}}]}},
       "resolutionOrder": [{"$ref": "#/sets/export"}, {"$ref": "#/sets/mapping"}]}
      """##
    func resolver(_ text: String) throws -> Resolver {
      Resolver(try TokenDocument(text)) { [export] path throws(TokenError) in
        guard path == "export.json" else { throw TokenError(code: .unreadable, message: "no \(path)") }
        return Array(export.utf8)
      }
    }
    let mapped = try resolver(text)
    #expect(mapped.modifiers.map(\.name) == ["Mode", "Room"])
    #expect(try mapped.resolve().color("button")?.hex == "#000000")
    #expect(try mapped.resolve(["mode": "dark"]).color("button")?.hex == "#ffffff")
    // A source in both contexts of another modifier is one choice, and a pointer takes one set.
    let twice = try resolver(
      text.replacing(
        "\"resolutionOrder\": [{\"$ref\": \"#/sets/export\"}",
        with: ##"""
          "modifiers": {"m": {"contexts": {"a": [{"$ref": "export.json"}], "b": [{"$ref": "export.json"}]}, "default": "a"}},
          "resolutionOrder": [{"$ref": "#/modifiers/m"}
          """##))
    #expect(twice.modifiers.map(\.name) == ["m", "Mode", "Room"])
    #expect(try twice.resolve(["mode": "dark"]).color("button")?.hex == "#ffffff")
    let one = try resolver(text.replacing("#/sets/export", with: "#/sets/one"))
    #expect(one.modifiers.isEmpty)
    #expect(try one.resolve().map(\.path).isEmpty)
    #expect(try one.resolve().errors("text").first?.code == .missing)
  }

  @Test("References of the first versions are read in a file without themes, with and without the name of the set")
  func firstReferences() throws {
    let sets = ##""core": {"Teal": {"T3": {"value": "#00ffff", "type": "color"}}}"##
    let inSet = try resolved(
      ##"{\##(sets), "Edu": {"acc": {"value": "$Teal.T3", "type": "color"}, "f": {"value": "rgba($Teal.T3, 0.5)"}}}"##)
    #expect(inSet.map(\.path) == ["Teal.T3", "acc", "f"] && inSet.color("acc")?.hex == "#00ffff", "\(inSet.report)")
    #expect(inSet.color("f")?.css == "rgba(0,255,255,0.5)")
    let named = try resolved(##"{\##(sets), "Edu": {"acc": {"value": "$core.Teal.T3", "type": "color"}}}"##)
    #expect(
      named.map(\.path) == ["core.Teal.T3", "Edu.acc"] && named.color("Edu.acc")?.hex == "#00ffff", "\(named.report)")
    // A text with a dollar sign that leads nowhere is no reference.
    let other = try TokenDocument(##"{\##(sets), "a": {"b": {"value": "$gone", "type": "color"}}}"##)
    #expect(other.dialect == .legacy)
  }
}
