import Testing

@testable import DesignTokens

/// Forms of tools that the format does not have. Each is read in all files of older tools, or is an error at its place.
@Suite("Forms of tools")
struct ToolFormTests {
  // MARK: - Blanks

  @Test("Blanks around references and colors do not count", arguments: ["value", "$value"])
  func blanks(key: String) throws {
    let tokens = try resolved(
      ##"""
      {"c": {"\##(key)": " #36c "}, "a": {"\##(key)": "{ c }"}, "b": {"\##(key)": " {c}"}, "d": {"\##(key)": "{c} "},
       "w": {"\##(key)": " 8px "}, "s": {"\##(key)": "0 { w } 0 { c }"}, "faded": {"\##(key)": "rgba({ c }, 0.5)"}}
      """##)
    for path in ["c", "a", "b", "d"] { #expect(tokens.color(path)?.hex == "#3366cc", "\(tokens.report)") }
    #expect(tokens["s"]?.value.css == "0px 8px 0px 0px rgb(51,102,204)" && tokens.pixels("w") == 8)
    #expect(tokens.color("faded")?.css == "rgba(51,102,204,0.5)")
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  @Test("In today's format a reference with blanks has its value and a warning")
  func blanksToday() throws {
    let tokens = try resolved(
      ##"{"n": {"$type": "number", "$value": 1}, " m": {"$type": "number", "$value": 2}, "a": {"$type": "number", "$value": "{ n }"}, "b": {"$type": "number", "$value": "{ m}"}, "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##
    )
    #expect(tokens.number("a") == 1 && tokens.number("b") == 2)
    #expect(tokens.diagnostics.map(\.path) == ["a"] && tokens.diagnostics.first?.advice == "write \"{n}\"")
    #expect(tokens.diagnostics.map(\.strict.severity) == [.error])
  }

  @Test("In today's format the same holds for groups, and a pointer has no blanks")
  func blanksInGroups() throws {
    let tokens = try resolved(
      ##"{"$schema": "2025.10", "g": {"a": {"$type": "number", "$value": 1}}, "h": {"$extends": "{ g }"}, "p": {"$type": "number", "$ref": "#/g/a "}}"##
    )
    #expect(tokens.number("h.a") == 1 && tokens["p"] == nil)
    #expect(tokens.diagnostics.map(\.advice) == ["write \"{g}\"", "did you mean \"#/g/a\"?"], "\(tokens.report)")
  }

  // MARK: - Members beside the value

  @Test("A unit beside the value belongs to it", arguments: ["value", "$value"])
  func units(key: String) throws {
    let tokens = try resolved(
      ##"""
      {"a": {"\##(key)": "3", "type": "dimension", "unit": "rem"}, "b": {"\##(key)": 4, "unit": "px"},
       "c": {"\##(key)": "5px", "unit": "px"}, "d": {"\##(key)": "{n}", "unit": "rem"}, "n": {"\##(key)": "2"},
       "t": {"\##(key)": "200", "unit": "ms"}, "e": {"\##(key)": "1px", "unit": "rem"}, "x": {"\##(key)": "#fff"},
       "f": {"\##(key)": "{c}", "unit": "rem"}, "g": {"\##(key)": "{c}", "unit": "px"}}
      """##)
    #expect(tokens["f"] == nil && tokens.pixels("g") == 5, "\(tokens.report)")
    #expect(tokens.pixels("a") == 48 && tokens.pixels("b") == 4 && tokens.pixels("c") == 5)
    #expect(tokens.pixels("d") == 32 && tokens["t"]?.value.css == "200ms", "\(tokens.report)")
    #expect(tokens["e"] == nil && tokens.errors("e").first?.message.contains("`unit` beside the value") == true)
    let told = tokens.diagnostics.filter { $0.message == "7 tokens have a `unit` beside the value" }
    #expect(tokens.diagnostics.allSatisfy { $0.code != .unread }, "\(tokens.report)")
    #expect(told.count == 1 && told.first?.strict.severity == .error, "\(tokens.report)")
  }

  @Test("A unit beside the value belongs to its modes, too", arguments: ["value", "$value"])
  func unitsOfModes(key: String) throws {
    let text = ##"""
      {"a": {"\##(key)": {"light": "1", "dark": 2}, "unit": "rem", "type": "dimension"},
       "b": {"\##(key)": 1, "darkValue": "2", "unit": "rem"}, "n": {"\##(key)": "1", "dark": "wide", "unit": "px"},
       "c": {"\##(key)": "1", "unit": "rem", "$extensions": {"mode": {"dark": "{b}"}}}, "x": {"\##(key)": "#fff"}}
      """##
    let (light, dark) = (try resolved(text), try resolved(text, ["theme": "dark"]))
    for path in ["a", "b", "c"] {
      #expect(light.pixels(path) == 16 && dark.pixels(path) == 32, "\(path): \(light.report) \(dark.report)")
    }
    #expect(light["n"] == nil && light.errors("n").first?.message.contains("`unit` beside the value") == true)
  }

  @Test("The unit of a group is not read, and is told of")
  func unitsOfGroups() throws {
    let tokens = try resolved(##"{"size": {"unit": "rem", "s": {"value": "1"}}}"##)
    #expect(tokens.number("s") == nil && tokens.number("size.s") == 1)
    #expect(tokens.diagnostics.contains { $0.code == .unread && $0.message.contains("\"unit\"") }, "\(tokens.report)")
  }

  @Test("The type of a tool says what a percentage means, as a name does", arguments: ["value", "$value"])
  func percentages(key: String) throws {
    let type = key == "value" ? "type" : "$type"
    let tokens = try resolved(
      ##"""
      {"r": {"\##(key)": "50%", "\##(type)": "borderRadius"}, "s": {"\##(key)": "-2%", "\##(type)": "letterSpacing"},
       "t": {"\##(key)": {"fontFamily": "A", "fontSize": "20px", "fontWeight": 400, "lineHeight": 1, "letterSpacing": "{s}"},
         "\##(type)": "typography"}, "w": {"\##(key)": "50%", "\##(type)": "sizing"}}
      """##)
    #expect(tokens.pixels("r") == 9999 && tokens.number("s") == -0.02, "\(tokens.report)")
    #expect(tokens["t"]?.value.typography?.letterSpacing.pixels() == -0.4, "\(tokens.report)")
    #expect(tokens["w"] == nil && tokens.errors("w").count == 1)
  }

  @Test("An alpha beside a color is the color's")
  func alpha() throws {
    let tokens = try resolved(
      ##"""
      {"a": {"value": "#3b3d45", "alpha": 0.4}, "b": {"value": "{a}", "alpha": "{half}"}, "half": {"value": "0.5"},
       "s": {"value": "0 1px {a}"}, "n": {"value": "1px", "alpha": 0.5}, "o": {"value": "#fff", "alpha": 2}}
      """##)
    #expect(tokens.color("a")?.css == "rgba(59,61,69,0.4)" && tokens.color("b")?.css == "rgba(59,61,69,0.5)")
    #expect(tokens["s"]?.value.css == "0px 1px 0px 0px rgba(59,61,69,0.4)", "\(tokens.report)")
    #expect(tokens["n"] == nil && tokens["o"] == nil && tokens.errors("n").count == 1 && tokens.errors("o").count == 1)
  }

  @Test(
    "In today's format a member that changes the value in some tool is an error at its place, and the token has no value",
    arguments: [
      ##""alpha": {"x": 1}"##, ##""dark": "#000""##, ##""darkMode": "#000""##, ##""modify": {"type": "alpha"}"##,
      ##""modes": {"dark": "#000"}"##, ##""$alpha": "x""##, ##""unit": "rem""##,
    ])
  func changesToday(member: String) throws {
    let tokens = try resolved(
      ##"{"a": {"$type": "color", \##(member), "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##)
    #expect(tokens.errors("a").map(\.code) == [.unknownProperty] && tokens.errors("a").first?.location?.column == 26)
    #expect(tokens["a"] == nil, "The plain value would be wrong.")
  }

  @Test("In today's format an alpha beside a color is an error, and is the color's all the same")
  func alphaToday() throws {
    for name in ["alpha", "$alpha"] {
      let tokens = try resolved(
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "\##(name)": 0.4}}"##)
      #expect(tokens.color("a")?.css == "rgba(0,0,0,0.4)", "\(tokens.report)")
      #expect(tokens.errors("a").map(\.keepsValue) == [true], "\(tokens.report)")
    }
  }

  @Test(
    "A member that changes the value in an unknown way is an error at its place",
    arguments: [
      ##""transform": [{"type": "alpha"}]"##, ##""modifiers": {"a": 1}"##, ##""opacity": 0.5"##, ##""modify": "x""##,
      ##""alpha": {"x": 1}"##, ##""modes": {"x": "#000"}"##, ##""lighten": 0.2"##, ##""units": "rem""##,
      ##""themes": {"brandA": "#000"}"##, ##""valuesByMode": {"1:0": "#000"}"##,
    ])
  func changes(member: String) throws {
    for key in ["value", "$value"] {
      let tokens = try resolved(
        ##"{"a": {"\##(key)": "{b}", \##(member)}, "b": {"\##(key)": "#fff"}, "c": {"\##(key)": "{a}"}}"##)
      let errors = tokens.errors("a")
      #expect(tokens["a"] == nil && errors.count == 1, "\(tokens.report)")
      #expect(errors.first?.location?.column == (key == "value" ? 24 : 25), "\(tokens.report)")
      #expect(tokens.errors("c").map(\.code) == [.dependent] && tokens["b"] != nil)
    }
  }

  @Test(
    "A value for another mode beside the value is that mode's",
    arguments: ["dark", "darkValue", "value-dark", "darkMode", "dark-mode", "darkTheme", "colorDark"])
  func modesBeside(name: String) throws {
    for key in ["value", "$value"] {
      let text = ##"{"a": {"\##(key)": "#fff", "\##(name)": "{b}"}, "b": {"\##(key)": "#111"}}"##
      #expect(try Resolver(TokenDocument(text)).choices == ["theme: [light], dark"])
      #expect(try resolved(text).color("a")?.hex == "#ffffff")
      let dark = try resolved(text, ["theme": "dark"])
      #expect(dark.color("a")?.hex == "#111111" && dark.color("b")?.hex == "#111111", "\(dark.report)")
      #expect(dark.diagnostics.contains { $0.message == "a token has a value for another mode beside the value" })
    }
  }

  @Test(
    "An object of values for other modes beside the value has their modes",
    arguments: [
      ##""modes": {"dark": "{b}"}"##, ##""mode": {"dark": " {b} ", "light": "#fff"}"##,
      ##""sets": {"dark": {"value": "#111"}}"##, ##""themes": {"dark": "#111"}"##,
    ])
  func modesTogether(member: String) throws {
    for key in ["value", "$value"] {
      let text = ##"{"a": {"\##(key)": "#fff", \##(member)}, "b": {"\##(key)": "#111"}}"##
      let (light, dark) = (try resolved(text), try resolved(text, ["theme": "dark"]))
      #expect(light.color("a")?.hex == "#ffffff" && dark.color("a")?.hex == "#111111", "\(dark.report)")
      #expect(dark.count == 2 && dark.diagnostics.allSatisfy { $0.severity == .warning }, "\(dark.report)")
    }
  }

  @Test("A null beside the value and an older `deprecated` are read")
  func metadata() throws {
    let tokens = try resolved(
      ##"""
      {"a": {"value": "#fff", "comment": null, "deprecated": true}, "b": {"value": "#000", "deprecated": "use c"},
       "c": {"value": "{b}"}}
      """##)
    #expect(tokens["a"]?.deprecation != nil && tokens["b"]?.deprecation?.reason == "use c")
    #expect(
      tokens.diagnostics.map(\.code).contains(.deprecated) && tokens.diagnostics.allSatisfy { $0.code != .unread })
  }

  @Test("Other members beside the value are data of a tool, and a warning")
  func data() throws {
    let tokens = try resolved(
      ##"{"a": {"$value": "#fff", "group": "x", "private": true, "$modes": {}}, "b": {"$value": "3", "unit": "px", "$type": "dimension"}}"##
    )
    let data = tokens.diagnostics.filter { $0.code == .unknownProperty }
    #expect(tokens.color("a")?.hex == "#ffffff" && tokens.pixels("b") == 3, "\(tokens.report)")
    #expect(data.map(\.severity) == [.warning, .warning, .error] && data.allSatisfy { $0.keepsValue })
  }

  @Test("A unit beside the values of a file alone shows that it is of an older tool")
  func unitsAlone() throws {
    let tokens = try resolved(##"{"a": {"$type": "dimension", "$value": "36", "unit": "px"}}"##)
    #expect(tokens.pixels("a") == 36 && tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  @Test("A typography of an older tool may lack its letter spacing and its line height, and say `auto`")
  func shortTypographies() throws {
    let tokens = try resolved(
      ##"""
      {"t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "20px", "fontWeight": 700, "lineHeight": "{lineHeights.auto}"}},
       "u": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "20px", "fontWeight": 700, "letterSpacing": "0"}},
       "lineHeights": {"auto": {"value": "AUTO", "type": "lineHeights"}}}
      """##)
    #expect(tokens["t"]?.value.typography?.lineHeight == 1.2 && tokens["u"]?.value.typography?.lineHeight == 1.2)
    #expect(tokens.number("lineHeights.auto") == 1.2, "\(tokens.report)")
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  // MARK: - Modes in the value

  @Test("An object of modes is a value for each of them", arguments: ["value", "$value"])
  func modesInValue(key: String) throws {
    let text = ##"""
      {"a": {"\##(key)": {"light": "#006dcc", "dark": "#6b9fc9"}, "type": "color"}, "b": {"\##(key)": "{a}"},
       "s": {"\##(key)": {"desktop": "8px", "mobile": "4px"}, "type": "dimension"}}
      """##
    let resolver = try Resolver(TokenDocument(text))
    #expect(resolver.choices == ["theme: [light], dark", "mode: [desktop], mobile"])
    let light = try resolver.resolve()
    #expect(light.color("b")?.hex == "#006dcc" && light.pixels("s") == 8, "\(light.report)")
    let dark = try resolver.resolve(["theme": "dark", "mode": "mobile"])
    #expect(dark.color("b")?.hex == "#6b9fc9" && dark.pixels("s") == 4, "\(dark.report)")
    #expect(light.diagnostics.contains { $0.message == "2 tokens have an object of modes as the value" })
  }

  // MARK: - Tokens in tokens

  @Test("Tokens in a token are tokens", arguments: ["value", "$value"])
  func tokensInTokens(key: String) throws {
    let tokens = try resolved(
      ##"""
      {"hue": {"plum": {"\##(key)": "#7a00a0", "pale": {"\##(key)": "#ecd6f4", "faint": {"deep": {"\##(key)": "1px"}}}}},
       "a": {"\##(key)": "{hue.plum.pale}"}, "b": {"\##(key)": "{hue.plum}"}}
      """##)
    #expect(tokens.map(\.path) == ["hue.plum", "hue.plum.pale", "hue.plum.pale.faint.deep", "a", "b"])
    #expect(tokens.color("a")?.hex == "#ecd6f4" && tokens.color("b")?.hex == "#7a00a0")
    #expect(tokens.diagnostics.contains { $0.message == "2 tokens have tokens in them" }, "\(tokens.report)")
  }

  @Test("Tokens in a token may have the names of members", arguments: ["alpha", "description", "comment"])
  func tokensInTokensWithNamesOfMembers(name: String) throws {
    let tokens = try resolved(
      ##"""
      {"black": {"value": "#000", "type": "color", "\##(name)": {"10": {"value": "#111"}}},
       "use": {"value": "{black.\##(name).10}"}}
      """##)
    #expect(tokens.map(\.path) == ["black", "black.\(name).10", "use"], "\(tokens.report)")
    #expect(tokens.color("black")?.hex == "#000000" && tokens.color("use")?.hex == "#111111")
  }

  @Test("A token and the tokens in it may stand in two files")
  func tokensInTokensOfTwoFiles() throws {
    let first = try TokenDocument(##"{"hue": {"plum": {"value": "#7a00a0"}}}"##)
    let second = try TokenDocument(##"{"hue": {"plum": {"pale": {"value": "#ecd6f4"}}}}"##)
    for order in [[first, second], [second, first]] {
      let tokens = try Resolver(order[0], overrides: [order[1]]).resolve()
      #expect(Set(tokens.map(\.path)) == ["hue.plum", "hue.plum.pale"], "\(tokens.report)")
    }
  }

  // MARK: - Parts and names

  @Test("A path may go on into a composite value")
  func parts() throws {
    let tokens = try resolved(
      ##"""
      {"heading": {"type": "typography", "value": {"fontFamily": "A, B", "fontSize": "{size}", "fontWeight": 700}},
       "size": {"value": "20px"}, "a": {"value": "{heading.fontSize}"}, "b": {"value": "{heading.value.fontWeight}", "type": "fontWeight"},
       "c": {"value": "{heading.fontSize} * 2"}, "d": {"value": "{heading.fontSizes}"}, "e": {"value": "{size.x}"}}
      """##)
    #expect(tokens.pixels("a") == 20 && tokens["b"]?.value.fontWeight?.value == 700, "\(tokens.report)")
    #expect(tokens.pixels("c") == 40, "\(tokens.report)")
    #expect(tokens.errors("d").first?.advice == "did you mean \"fontSize\"?" && tokens.errors("e").count == 1)
  }

  @Test("Groups may have the names of a token's members")
  func keywords() throws {
    let tokens = try resolved(
      ##"""
      {"type": {"value": {"value": "#111"}, "sm": {"value": "1px"}}, "value": {"sm": {"value": "2px"}, "lg": {"value": "3px"}},
       "text": {"description": {"value": "#222"}, "comment": {"value": "#333"}, "name": {"value": "#444"}}}
      """##)
    #expect(
      tokens.map(\.path) == [
        "type.value", "type.sm", "value.sm", "value.lg", "text.description", "text.comment", "text.name",
      ], "\(tokens.report)")
  }

  @Test("Names of parts may be in kebab case")
  func kebabCase() throws {
    let tokens = try resolved(
      ##"""
      {"t": {"type": "typography", "value": {"font-family": "A", "font-size": "20px", "font-weight": 700, "line-height": "30px", "letter-spacing": "0"}},
       "s": {"type": "boxShadow", "value": [{"offset-x": "0", "offset-y": "1px", "blur": "2px", "spread": "0", "color": "#000"}]}}
      """##)
    #expect(tokens["t"]?.value.typography?.lineHeight == 1.5, "\(tokens.report)")
    #expect(tokens["s"]?.value.css == "0px 1px 2px 0px rgb(0,0,0)")
    #expect(tokens.diagnostics.contains { $0.message == "2 tokens have a value with names in kebab case" })
  }

  // MARK: - Output of tools

  @Test("Style Dictionary's output has each token once", arguments: ["value", "$value"])
  func dump(key: String) throws {
    let tokens = try resolved(
      ##"""
      {"type": {"ink": {"\##(key)": "#111", "original": {"\##(key)": "{x}"}, "name": "TypeInk", "comment": null, "filePath": "a.json",
        "isSource": true, "attributes": {"category": "type", "type": "ink"}, "path": ["type", "ink"]}}}
      """##)
    #expect(tokens.map(\.path) == ["type.ink"] && tokens.color("type.ink")?.hex == "#111111")
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
    #expect(tokens.diagnostics.contains { $0.message.contains("Style Dictionary adds to its output") })
  }

  @Test("The types of the Figma plugin are read, or named")
  func customTypes() throws {
    let tokens = try resolved(
      ##"""
      {"g": {"type": "custom-gradient", "value": {"gradientType": "linear", "rotation": 45, "stops": [{"position": 0, "color": "#fff"}, {"position": 1, "color": "#000"}]}},
       "s": {"type": "custom-shadow", "value": {"shadowType": "innerShadow", "radius": 2, "color": "#000", "offsetX": 0, "offsetY": 1, "spread": 0}},
       "f": {"type": "custom-fontStyle", "value": {"fontSize": 24, "fontFamily": "A", "fontWeight": 500, "letterSpacing": 0, "lineHeight": 36, "textCase": "none"}},
       "x": {"type": "custom-grid", "value": {"columns": 12}}}
      """##)
    #expect(tokens["g"]?.value.gradient?.count == 2, "\(tokens.report)")
    #expect(tokens["s"]?.value.css == "inset 0px 1px 2px 0px rgb(0,0,0)")
    #expect(tokens["f"]?.value.typography?.lineHeight == 1.5, "\(tokens.report)")
    #expect(tokens["x"] == nil && tokens.diagnostics.contains { $0.message.contains("type \"custom-grid\"") })
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  // MARK: - Types

  @Test("An object that only one type has is read without a type; today's format makes that an error")
  func forgottenTypes() throws {
    let tokens = try resolved(
      ##"""
      {"c": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}, "d": {"$value": {"value": 1, "unit": "rem"}},
       "t": {"$value": {"value": 200, "unit": "ms"}}, "x": {"$value": {"value": 200, "unit": "em"}}, "f": {"$value": "Inter"}}
      """##)
    #expect(tokens.color("c")?.hex == "#0000ff" && tokens.pixels("d") == 16 && tokens["t"]?.value.css == "200ms")
    for path in ["c", "d", "t"] {
      let errors = tokens.errors(path)
      #expect(errors.map(\.code) == [.type] && errors.first?.keepsValue == true, "\(errors)")
    }
    #expect(tokens["x"] == nil && tokens["f"] == nil && tokens.errors("f").first?.keepsValue == false)
  }

  @Test("A font list in one string is a list")
  func fontList() throws {
    let tokens = try resolved(
      ##"{"f": {"$type": "fontFamily", "$value": "Inter, 'Open Sans'"}, "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "t": {"$type": "typography", "$value": {"fontFamily": "A, serif", "fontSize": "{d}", "fontWeight": 400, "lineHeight": 1, "letterSpacing": "{d}"}}}"##
    )
    #expect(tokens["f"]?.value.fontFamily == ["Inter", "Open Sans"] && tokens["f"]?.json.elements?.count == 2)
    #expect(tokens["t"]?.value.typography?.fontFamily == ["A", "serif"])
    #expect(tokens.diagnostics.map(\.code) == [.oldForm, .oldForm], "\(tokens.report)")
    // An element of a list is one font. Its form stays that of a list, or it would read as several.
    let element = try resolved(##"{"f": {"$type": "fontFamily", "$value": ["A, B"]}}"##)
    #expect(element["f"]?.value.fontFamily == ["A, B"] && element["f"]?.value.json.elements?.count == 1)
    #expect(element.diagnostics.map(\.code) == [.doubtful], "\(element.report)")
  }
}
