import Testing

@testable import DesignTokens

/// Forms of tools that meet in one token, or in one set of files.
@Suite("Forms of tools together")
struct CombinedFormTests {
  // MARK: - Sets of values

  @Test("Each set of a value has the members that change it, and those beside the sets hold for all")
  func sets() throws {
    let text = ##"""
      {"a": {"sets": {"light": {"value": "#fff", "alpha": 0.5}, "dark": {"value": "#000", "alpha": 0.25}}},
       "b": {"sets": {"light": {"value": "#fff"}, "dark": {"value": "#000"}}, "alpha": 0.5},
       "c": {"sets": {"light": {"value": "2", "unit": "rem"}, "dark": {"value": "1", "unit": "px"}}},
       "d": {"type": "dimension", "unit": "rem", "sets": {"light": {"value": "2"}, "dark": {"value": "1"}}, "e": {"value": "1px"}}}
      """##
    let (light, dark) = (try resolved(text), try resolved(text, ["theme": "dark"]))
    #expect(light.color("a")?.css == "rgba(255,255,255,0.5)" && dark.color("a")?.css == "rgba(0,0,0,0.25)")
    #expect(light.color("b")?.css == "rgba(255,255,255,0.5)" && dark.color("b")?.css == "rgba(0,0,0,0.5)")
    #expect(light.pixels("c") == 32 && dark.pixels("c") == 1, "\(dark.report)")
    #expect(light.pixels("d") == 32 && dark.pixels("d") == 16 && dark.pixels("d.e") == 1, "\(dark.report)")
  }

  @Test("A set with a member that is not read has no value")
  func unreadSet() throws {
    let text =
      ##"{"a": {"sets": {"light": {"value": "#fff"}, "dark": {"value": "#000", "transform": [{"type": "tint"}]}}}}"##
    #expect(try resolved(text).color("a")?.hex == "#ffffff")
    let dark = try resolved(text, ["theme": "dark"])
    #expect(dark["a"] == nil && dark.errors("a").map(\.code) == [.unknownProperty], "\(dark.report)")
  }

  // MARK: - Modes

  @Test(
    "The values of modes have the forms that other values have",
    arguments: [
      ##""value": {"light": {"font-family": "A", "font-size": "1rem", "font-weight": 600}, "dark": {"font-family": "B", "font-size": "2px", "font-weight": 600}}"##,
      ##""value": {"font-family": "A", "font-size": "1rem", "font-weight": 600}, "dark": {"font-family": "B", "font-size": "2px", "font-weight": 600}"##,
      ##""value": {"light": {"value": {"fontFamily": "A", "fontSize": "1rem", "fontWeight": 600}, "type": "typography"}, "dark": {"value": {"fontFamily": "B", "fontSize": "2px", "fontWeight": 600}, "comment": "b"}}"##,
    ])
  func modes(value: String) throws {
    let text = ##"{"t": {"type": "typography", \##(value)}}"##
    let (light, dark) = (try resolved(text), try resolved(text, ["theme": "dark"]))
    #expect(light["t"]?.value.typography?.fontSize.pixels() == 16, "\(light.report)")
    #expect(dark["t"]?.value.typography?.fontFamily == ["B"], "\(dark.report)")
    #expect(dark.diagnostics.allSatisfy { $0.severity == .warning }, "\(dark.report)")
  }

  @Test("A mode that is written as a token keeps what changes it")
  func modesAsTokens() throws {
    let text = ##"""
      {"a": {"value": {"light": {"value": "#fff", "type": "color"}, "dark": {"value": "#000", "alpha": 0.5}}},
       "b": {"value": {"light": {"value": "1", "unit": "rem"}, "dark": {"value": "2", "unit": " PX "}}, "type": "dimension"},
       "g": {"type": "custom-gradient", "value": {"light": {"stops": [{"position": 0, "color": "#fff"}]}, "dark": {"stops": [{"position": 0, "color": "#000"}]}}}}
      """##
    let (light, dark) = (try resolved(text), try resolved(text, ["theme": "dark"]))
    #expect(light.color("a")?.css == "rgb(255,255,255)" && dark.color("a")?.css == "rgba(0,0,0,0.5)", "\(dark.report)")
    #expect(light.pixels("b") == 16 && dark.pixels("b") == 2, "\(dark.report)")
    #expect(dark["g"]?.value.gradient?.first?.color.rgba.hex == "#000000", "\(dark.report)")
  }

  @Test("An object of modes that its type cannot have is an error at its place")
  func modesOfAnotherType() throws {
    let tokens = try resolved(
      ##"{"t": {"type": "typography", "value": {"desktop": 16, "mobile": 14}}, "c": {"type": "color", "value": {"sm": "#fff", "lg": "#000"}}}"##
    )
    #expect(tokens["t"] == nil && tokens.errors("t").count == 1, "\(tokens.report)")
    #expect(tokens.errors("c").first?.advice?.contains("\"mode\"") == true, "\(tokens.report)")
  }

  @Test(
    "The names of modes have any spelling, beside a value and in it",
    arguments: [
      ##""value": "#fff", "darkmode": "#000""##, ##""value": "#fff", "Dark Mode": "#000""##,
      ##""value": {"light mode": "#fff", "dark mode": "#000"}"##,
      ##""value": {"lightMode": "#fff", "darkMode": "#000"}"##,
      ##""value": "#fff", "modes": {"darkMode": "#000"}"##,
    ])
  func spellingsOfModes(members: String) throws {
    let text = ##"{"a": {\##(members)}, "b": {"value": "1px"}}"##
    let (light, dark) = (try resolved(text), try resolved(text, ["theme": "dark"]))
    #expect(light.color("a")?.hex == "#ffffff" && dark.color("a")?.hex == "#000000", "\(dark.report)")
  }

  @Test("A value for a device beside the value is a mode, and a flag is not")
  func devices() throws {
    let resolver = try Resolver(
      TokenDocument(##"{"a": {"value": "16px", "mobile": "12px"}, "b": {"value": "1px", "mobile": true, "web": "x"}}"##)
    )
    #expect(resolver.choices == ["mode: [default], mobile"])
    #expect(try resolver.resolve().pixels("a") == 16)
    let mobile = try resolver.resolve(["mode": "mobile"])
    #expect(mobile.pixels("a") == 12 && mobile.pixels("b") == 1, "\(mobile.report)")
  }

  @Test("In today's format an object of modes is named")
  func modesToday() throws {
    let color = ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##
    let tokens = try resolved(
      ##"{"a": {"$type": "color", "$value": {"light": \##(color), "dark": \##(color)}}, "b": {"$type": "color", "$value": \##(color)}}"##
    )
    #expect(tokens.errors("a").first?.message == "the value has the form of modes, not of a color", "\(tokens.report)")
    #expect(tokens.errors("a").first?.advice?.contains("\"mode\"") == true)
  }

  @Test("The modes of tokens and the themes of token sets are one choice, or have two names")
  func modesBesideThemes() throws {
    func text(_ first: String, _ second: String) -> String {
      ##"""
      {"$themes": [{"name": "\##(first)", "selectedTokenSets": {"s": "enabled"}}, {"name": "\##(second)", "selectedTokenSets": {"s": "enabled", "t": "enabled"}}],
       "s": {"a": {"value": {"light": "#fff", "dark": "#000"}, "type": "color"}, "b": {"value": "1px"}}, "t": {"b": {"value": "2px"}}}
      """##
    }
    let same = try Resolver(TokenDocument(text("Light", "Dark")))
    #expect(same.choices == ["theme: [Light], Dark"])
    let dark = try same.resolve(["theme": "Dark"])
    #expect(dark.color("a")?.hex == "#000000" && dark.pixels("b") == 2, "\(dark.report)")
    let other = try Resolver(TokenDocument(text("A", "B")))
    #expect(other.choices == ["theme: [A], B", "theme-2: [light], dark"])
    #expect(try other.resolve(["theme": "B", "theme-2": "dark"]).color("a")?.hex == "#000000")
  }

  // MARK: - Files of references alone

  @Test(
    "A file of references alone has the forms of the files beside it",
    arguments: [
      ##""$type": "color", "$value": "{c.white}", "dark": "{c.black}""##,
      ##""$type": "color", "$value": {"light": "{c.white}", "dark": "{c.black}"}"##,
      ##""$type": "color", "$value": "{c.white}", "modes": {"dark": "{c.black}"}"##,
    ])
  func references(member: String) throws {
    let core =
      ##"{"c": {"white": {"$type": "color", "$value": "#fff"}, "black": {"$type": "color", "$value": "#000"}}}"##
    let other = ##"{"bg": {\##(member)}}"##
    let sources = ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.json"}, {"$ref": "b.json"}]}}, "##
    let document = try TokenDocument(sources + ##""resolutionOrder": [{"$ref": "#/sets/s"}]}"##)
    for files in [["a.json": other, "b.json": core], ["a.json": core, "b.json": other]] {
      let named = Resolver(document) { path throws(TokenError) in Array((files[path] ?? "").utf8) }
      let given = try Resolver(
        TokenDocument(files["a.json"] ?? ""), overrides: [TokenDocument(files["b.json"] ?? "")])
      for resolver in [named, given] {
        let dark = try resolver.resolve(["theme": "dark"])
        #expect(dark.color("bg")?.hex == "#000000", "\(dark.report)")
        #expect(dark.diagnostics.allSatisfy { $0.severity == .warning }, "\(dark.report)")
      }
    }
  }

  // MARK: - Composites

  @Test(
    "A part that changes the value in some tool is an error at its place",
    arguments: [
      ##""$type": "gradient", "$value": [{"position": 0, "color": "#fff", "opacity": 0.3}]"##,
      ##""$type": "boxShadow", "$value": {"x": 0, "y": 1, "blur": 2, "spread": 3, "color": "#000", "opacity": 0.5}"##,
      ##""$type": "border", "$value": {"width": "1px", "style": "solid", "color": "#000", "alpha": 0.5}"##,
      ##""$type": "typography", "$value": {"fontFamily": "A", "fontSize": "2", "fontWeight": 400, "unit": "rem"}"##,
    ])
  func parts(token: String) throws {
    let tokens = try resolved(##"{"a": {\##(token)}, "b": {"$value": "#fff"}}"##)
    #expect(tokens["a"] == nil && tokens.errors("a").map(\.code) == [.unknownProperty], "\(tokens.report)")
  }

  @Test("A reference to a part has the name that the file gives it")
  func partsByOldNames() throws {
    let tokens = try resolved(
      ##"""
      {"h": {"type": "typography", "value": {"font-family": "A", "font-size": "20px", "font-weight": 700, "line-height": "30px", "letter-spacing": "-2%"}},
       "s": {"type": "custom-shadow", "value": {"shadowType": "dropShadow", "radius": 2, "color": "#000", "offsetX": 0, "offsetY": 1, "spread": 0}},
       "g": {"type": "custom-gradient", "value": {"stops": [{"position": 0, "color": "#123"}]}},
       "a": {"value": "{h.font-size}"}, "b": {"value": "{s.radius}"}, "c": {"value": "{g.stops.0.color}"}, "d": {"value": "{h.line-height}"},
       "t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "10px", "fontWeight": 700, "lineHeight": "{h.lineHeight}", "letterSpacing": "{h.letterSpacing}"}}}
      """##)
    #expect(
      tokens.pixels("a") == 20 && tokens.pixels("b") == 2 && tokens.color("c")?.hex == "#112233", "\(tokens.report)")
    #expect(tokens.pixels("d") == 30 && tokens["t"]?.value.typography?.lineHeight == 3, "\(tokens.report)")
    #expect(tokens["t"]?.value.typography?.letterSpacing.pixels() == -0.2, "\(tokens.report)")
  }

  @Test("A shadow may have the names of CSS")
  func shadowsOfCSS() throws {
    let tokens = try resolved(
      ##"{"a": {"type": "shadow", "value": {"color": "#000", "offset-x": "1px", "offset-y": "2px", "blur-radius": "3px", "spread-radius": "4px"}}}"##
    )
    #expect(tokens["a"]?.value.css == "1px 2px 3px 4px rgb(0,0,0)", "\(tokens.report)")
  }

  // MARK: - Types

  @Test(
    "A type may be spelt in any way",
    arguments: ["border-radius", "border_radius", "Dimension", "dimension ", "font-size", "gap", "radius", "length"])
  func spellings(type: String) throws {
    let tokens = try resolved(##"{"a": {"type": "\##(type)", "value": "4"}}"##)
    #expect(tokens.pixels("a") == 4, "\(tokens.report)")
  }

  @Test("A bare number of an unknown type is a plain number, with a warning")
  func unknownTypes() throws {
    let tokens = try resolved(##"{"a": {"type": "elevation", "value": "4"}}"##)
    #expect(tokens.number("a") == 4 && tokens.diagnostics.contains { $0.message.contains("no type \"elevation\"") })
  }

  @Test(
    "A value that only one type has is read without a type",
    arguments: [
      ("[0.1, 0, 1, 1]", TokenType.cubicBezier), (##"[{"position": 0, "color": "#fff"}]"##, .gradient),
      (##"{"stops": [{"position": 0, "color": "#fff"}]}"##, .gradient), (##""linear-gradient(red, blue)""##, .gradient),
      (##"[{"x": 0, "y": 1, "blur": 2, "spread": 3, "color": "#000"}]"##, .shadow), (##"["A", "serif"]"##, .fontFamily),
      (##"{"dashArray": ["1px"], "lineCap": "round"}"##, .strokeStyle),
    ])
  func forgotten(value: String, type: TokenType) throws {
    let tokens = try resolved(##"{"a": {"value": \##(value)}, "b": {"value": "#fff"}}"##)
    #expect(tokens["a"]?.type == type, "\(tokens.report)")
  }

  @Test("The output of Style Dictionary has its changes in the value already")
  func dump() throws {
    let tokens = try resolved(
      ##"""
      {"a": {"value": "1rem", "type": "dimension", "unit": "px", "original": {"value": "16", "unit": "px"}, "path": ["a"], "attributes": {}},
       "c": {"value": "rgba(0, 0, 0, 0.5)", "alpha": 0.5, "transform": "x", "original": {"value": "#000", "alpha": 0.5}, "filePath": "c.json"}}
      """##)
    #expect(tokens.pixels("a") == 16 && tokens.color("c")?.css == "rgba(0,0,0,0.5)", "\(tokens.report)")
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  @Test("The output of Style Dictionary keeps the values for other modes", arguments: ["modes", "sets", "themes"])
  func dumpWithModes(name: String) throws {
    let text = ##"""
      {"a": {"value": "#fff", "\##(name)": {"dark": "#000"}, "original": {"value": "#fff"}, "path": ["a"]}}
      """##
    let dark = try resolved(text, ["theme": "dark"])
    #expect(dark.color("a")?.hex == "#000000", "\(dark.report)")
  }

  @Test("An object as the `value` is that of the token, in a file without another value too")
  func objectValues() throws {
    let shadow = ##""value": {"x": 0, "y": 2, "blur": 4, "spread": 0, "color": "#000"}"##
    let tokens = try resolved(##"{"shadow": {\##(shadow)}}"##)
    #expect(tokens.map(\.path) == ["shadow"] && tokens["shadow"]?.type == .shadow, "\(tokens.report)")
    let list = try resolved(
      ##"{"e": {"value": {"0": {"offsetX": 0, "blurRadius": 8, "color": "#000", "opacity": 0.1}}}}"##)
    #expect(list.map(\.path) == [] && list.errors("e").count == 1, "\(list.report)")
    let grid = try resolved(##"{"grid": {"value": {"columns": 12, "gutter": "16px"}}}"##)
    #expect(grid.map(\.path) == [] && grid.errors("grid").count == 1, "\(grid.report)")
    let groups = try resolved(##"{"red": {"value": {"name": "Red", "hex": "#d20f39"}}}"##)
    #expect(groups.map(\.path) == ["red.value"], "\(groups.report)")
  }

  @Test(
    "A suffix or an `a` beside a value changes it, and is an error", arguments: [##""suffix": "rem""##, ##""a": 0.5"##])
  func members(_ member: String) throws {
    let tokens = try resolved(##"{"x": {"value": 3, \##(member)}, "y": {"value": 3, "a": {"value": 1}}}"##)
    #expect(tokens["x"] == nil && tokens.errors("x").first?.advice == "write the resulting value", "\(tokens.report)")
    #expect(tokens.number("y") == 3 && tokens.number("y.a") == 1, "\(tokens.report)")
  }

  @Test("A shadow without blur or spread has 0 there, with a warning; in today's format it is an error")
  func shortShadows() throws {
    let text = ##"{"color": "#000000", "offsetX": "0px", "offsetY": "4px"}"##
    let tokens = try resolved(##"{"s": {"type": "shadow", "value": \##(text)}, "x": {"value": "{s}"}}"##)
    #expect(tokens["x"]?.value.css == "0px 4px 0px 0px rgb(0,0,0)", "\(tokens.report)")
    let missing = tokens.diagnostics.filter { $0.message.hasSuffix("is missing") }
    #expect(missing.map(\.message) == ["`blur` is missing", "`spread` is missing"], "\(tokens.report)")
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
    let today = try resolved(##"{"$schema": "2025.10", "s": {"$type": "shadow", "$value": \##(text)}}"##)
    #expect(today["s"] == nil && today.errors("s").isEmpty == false, "\(today.report)")
  }
}
