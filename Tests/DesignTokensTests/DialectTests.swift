import DesignTokens
import Testing

struct DialectTests {
  @Test func `The forms of an early draft are read`() throws {
    let tokens = try resolved(
      #"""
      {"c": {"$value": "#0af8"}, "d": {"$type": "spacing", "$value": "1.5rem"}, "t": {"$value": "200ms"}, "n": {"$value": "0.5"},
       "w": {"$type": "fontWeight", "$value": "Bold"}, "font-family": {"$value": "'Open Sans', serif"},
       "e": {"$type": "cubicBezier", "$value": "ease-in"}, "alias": {"$value": "{c}"},
       "s": {"$value": "0 1px 2px {c} inset, 1px 1px rgb(0 0 0 / 50%)"}, "odd": {"$value": "underline"}}
      """#
    )
    #expect(tokens.color("alias")?.css == "rgba(0,170,255,0.5333)")
    #expect(tokens.pixels("d") == 24)
    #expect(tokens.number("n") == 0.5)
    #expect(tokens["t"]?.value.css == "200ms")
    #expect(tokens["w"]?.value.css == "700")
    #expect(tokens["font-family"]?.value.fontFamily == ["Open Sans", "serif"])
    #expect(tokens["s"]?.value.css == "inset 0px 1px 2px 0px rgba(0,170,255,0.5333), 1px 1px 0px 0px rgba(0,0,0,0.5)")
    let odd = tokens.diagnostics.filter { $0.path == "odd" }
    #expect(odd.map(\.message) == ["\"underline\" has no form in the token format, and is left out"])
    #expect(tokens["odd"] == nil)
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(tokens.diagnostics.contains { $0.code == .oldForm && $0.strict.severity == .error })
  }

  @Test func oneStringDoesNotMakeADraft() throws {
    let text =
      ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "b": {"$type": "dimension", "$value": "6px"}}"##
    #expect(try TokenDocument(text).dialect == .dtcg)
    let tokens = try resolved(text)
    // It is an older form, as in a file of older forms.
    #expect(tokens.diagnostics.map(\.code) == [.oldForm] && tokens.errors("b").isEmpty && tokens.pixels("b") == 6)
    #expect(tokens.diagnostics.map(\.strict.severity) == [.error])
  }

  @Test func `A missing reference in a text is reported once`() throws {
    let tokens = try resolved(
      ##"{"a": {"$value": "{x} 1px"}, "font-family": {"$value": "{y}, serif"}, "b": {"$value": "#fff"}}"##)
    #expect(tokens.diagnostics.filter { $0.severity == .error }.map(\.code) == [.missing, .missing])
  }

  @Test func typesOfOlderToolsMakeADraft() throws {
    // References alone do not show the dialect of a file.
    let text =
      ##"{"space": {"s": {"$type": "spacing", "$value": "{unit}"}}, "unit": {"$type": "sizing", "$value": "8"}}"##
    #expect(try TokenDocument(text).dialect == .draft)
    let tokens = try resolved(text)
    #expect(
      tokens.pixels("space.s") == 8 && tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
    let schema = ##"{"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "##
    #expect(try TokenDocument(schema + text.dropFirst()).dialect == .dtcg)
    let dated = schema + ##""a": {"$type": "dynamic", "$value": 1}}"##
    #expect(try TokenDocument(dated).dialect == .dtcg)
  }

  @Test func shadowsOfOlderToolsInDrafts() throws {
    let tokens = try resolved(
      ##"""
      {"s": {"$type": "boxShadow", "$value": {"x": "0", "y": "4", "blur": "10px", "spread": "0", "color": "#000", "type": "innerShadow"}},
       "t": {"$type": "typography", "$value": {"fontFamily": "A", "fontWeight": 400, "fontSize": "16px", "lineHeight": "24px",
         "letterSpacing": "0", "textCase": "none"}}}
      """##)
    #expect(tokens["s"]?.value.css == "inset 0px 4px 10px 0px rgb(0,0,0)")
    #expect(tokens["s"]?.json["offsetY"]?["value"]?.number == 4 && tokens["s"]?.json["inset"]?.bool == true)
    #expect(tokens["t"]?.value.typography?.lineHeight == 1.5)
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
    let part = tokens.diagnostics.first { $0.message == "the value has no part \"textCase\"" }
    #expect(part?.advice == "it is left out")
  }

  @Test func aLineHeightThatIsALength() throws {
    func text(_ height: String, _ size: Double = 16) -> String {
      ##"{"h": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}, "t": {"$type": "typography", "$value": {"fontFamily": "A", "fontWeight": 400, "fontSize": {"value": \##(size), "unit": "px"}, "lineHeight": \##(height), "letterSpacing": {"value": 0, "unit": "px"}}}}"##
    }
    for height in [##"{"value": 24, "unit": "px"}"##, ##""{h}""##, ##""24px""##] {
      let tokens = try resolved(text(height))
      #expect(tokens["t"]?.value.typography?.lineHeight == 1.5, "\(tokens.report)")
      #expect(tokens["t"]?.json["lineHeight"]?.number == 1.5)
      let found = tokens.diagnostics.filter { $0.path == "t" }
      #expect(found.map(\.code) == [.oldForm] && found.map(\.severity) == [.warning])
      #expect(found.first?.advice == "write 1.5, which it is of the font size")
    }
    let nothing = try resolved(text(##"{"value": 24, "unit": "px"}"##, 0))
    #expect(nothing["t"] == nil && nothing.errors("t").count == 1)
    let wrong = try resolved(text(##"{"value": 24, "unit": "em"}"##))
    #expect(wrong["t"] == nil && wrong.errors("t").count == 1)
  }

  @Test func legacy() throws {
    let text = ##"{"a": {"value": "#fff", "type": "color"}, "b": {"value": "{a.value}"}, "g": {"c": {"value": 4}}}"##
    #expect(try TokenDocument(text).dialect == .legacy)
    #expect(try resolved(text).map(\.path) == ["a", "b", "g.c"])
  }

  @Test("A reference of older tools may have blanks", arguments: ["{ a.value }", " {a.value} ", "{a.value }"])
  func blanksAroundSuffix(reference: String) throws {
    let tokens = try resolved(##"{"a": {"value": "#fff", "type": "color"}, "b": {"value": "\##(reference)"}}"##)
    #expect(tokens.color("b")?.hex == "#ffffff", "\(tokens.report)")
  }

  @Test func legacyOfTokensStudio() throws {
    let text = ##"""
      {"size": {"value": "10", "type": "sizing"}, "blue": {"value": "#0000ff", "type": "color"},
       "faded": {"value": "rgba({blue}, 0.5)", "type": "color"}, "sum": {"value": "{size} * 2", "type": "spacing"},
       "shadow": {"type": "boxShadow", "value": [
         {"x": "0", "y": "4", "blur": "{size}", "spread": "0", "color": "rgba(0,0,0,0.4)", "type": "innerShadow"},
         {"x": "1", "y": "2", "blur": "3", "spread": "0", "color": "#000", "type": "dropShadow"}]},
       "border": {"type": "border", "value": {"style": "solid", "width": "{size}", "color": "{blue}"}}}
      """##
    let tokens = try resolved(text)
    #expect(tokens.pixels("size") == 10 && tokens.color("faded")?.css == "rgba(0,0,255,0.5)")
    #expect(tokens["shadow"]?.value.css == "inset 0px 4px 10px 0px rgba(0,0,0,0.4), 1px 2px 3px 0px rgb(0,0,0)")
    #expect(tokens["border"]?.value.css == "10px solid rgb(0,0,255)")
    #expect(tokens.pixels("sum") == 20)
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  @Test func valuesThatNoTokenIsMadeOf() throws {
    let tokens = try resolved(
      ##"{"a": {"value": "#fff", "uuid": "1", "darkness": "#000"}, "b": {"value": "#000", "uuid": "2", "comment": "c"}, "n": 12}"##
    )
    let unread = tokens.diagnostics.filter { $0.code == .unread }
    #expect(
      unread.map(\.message) == [
        "these values are no tokens, and only references read them: \"uuid\" (2 times), \"darkness\", \"n\""
      ])
    #expect(unread.first?.location?.column == 33 && unread.first?.severity == .warning)
    #expect(
      try resolved(##"{"a": {"value": "#fff"}, "b": {"value": {"c": "{a.value}"}}}"##).diagnostics.allSatisfy {
        $0.code != .unread
      })
    let sides = try resolved(
      ##"{"$version": "1", "theme": {"color": {"a": {"$value": {"light": "#fff", "dark": "#000", "highContrast": "#111"}}}}}"##
    )
    #expect(sides.diagnostics.map(\.message) == ["these values are no tokens, and are not read: \"highContrast\""])
  }

  @Test func setsInsideOfSets() throws {
    let tokens = try resolved(
      ##"{"a": {"sets": {"desktop": {"sets": {"light": {"value": "1px"}, "dark": {"value": "2px"}}}, "mobile": {"value": "3px"}}}}"##
    )
    #expect(tokens.pixels("a") == 1 && tokens.diagnostics.contains { $0.code == .modes }, "\(tokens.report)")
  }

  @Test func legacyWithSets() throws {
    let text = ##"""
      {"blue-900": {"sets": {"light": {"value": "rgb(2, 101, 220)", "uuid": "1"}, "dark": {"value": "rgb(52, 143, 244)"},
         "wireframe": {"value": "rgb(0, 0, 0)"}}},
       "accent": {"value": "{blue-900}"},
       "height": {"sets": {"desktop": {"value": "32px"}, "mobile": {"value": "40px"}}}}
      """##
    let light = try resolved(text)
    #expect(light.color("accent")?.css == "rgb(2,101,220)" && light.pixels("height") == 32)
    #expect(light.diagnostics.allSatisfy { $0.severity == .warning }, "\(light.report)")
    let resolver = try Resolver(TokenDocument(text))
    #expect(resolver.choices == ["theme: [light], dark, wireframe", "mode: [desktop], mobile"])
    let other = try resolver.resolve(["theme": "wireframe", "mode": "mobile"])
    #expect(other.color("accent")?.css == "rgb(0,0,0)" && other.pixels("height") == 40)
    #expect(try resolved(text, ["theme": "dark"]).color("accent")?.css == "rgb(52,143,244)")
    #expect(try Resolver(TokenDocument(##"{"a": {"value": "#fff"}}"##)).modifiers.isEmpty)
  }

  @Test func backbase() throws {
    let text = #"""
      {"$version": "1.2.0",
       "theme": {"$type": "dynamic",
         "mode": {"$value": {"light": "light", "dark": "dark"}},
         "color": {"background": {"brand": {"$value": {"light": "{primitives.blue}", "dark": "#8899ff80"}}},
                   "button": {"primary": {"default": {"background": {"$value": "{theme.color.background.brand}"}}}}},
         "radius": {"button": {"default": {"$value": 99}}}, "height": {"button": {"sm": {"$value": {"light": "32", "dark": 34}}}}},
       "primitives": {"$type": "fixed", "blue": {"$value": "#295effff"}, "broken": {"$value": "#D3C3B"}}}
      """#
    #expect(try TokenDocument(text).dialect == .backbase)
    let light = try resolved(text)
    #expect(light.color("theme.color.button.primary.default.background")?.css == "rgb(41,94,255)")
    #expect(light.pixels("theme.radius.button.default") == 99 && light.pixels("theme.height.button.sm") == 32)
    #expect(light.diagnostics.map(\.path) == ["primitives.broken"] && light["theme.mode"] == nil)
    let dark = try resolved(text, ["theme": "dark"])
    #expect(dark.color("theme.color.button.primary.default.background")?.css == "rgba(136,153,255,0.502)")
    #expect(dark.pixels("theme.height.button.sm") == 34)
  }

  @Test func backbaseFirst() throws {
    let text = ##"""
      {"colors": {
         "primary": {"color": {"light": "#123456", "dark": "#abcdef"}, "onColor": {"light": "#FFFFFF", "dark": "#000000"},
           "variants": {"darker": {"light": "#0f2c48", "dark": "#89a4bf"}, "darkest": {"light": "#0c2339", "dark": "#6b7f95"}}},
         "danger": {"color": {"light": "#D3C3B", "dark": "#D3C3B1"}}, "charts": {"one": {"color": {"any": "#ff000080"}}},
         "foundation": {"color": {"light": "#f0f0f0", "dark": "#101010"}}},
       "spacing": {"md": 16}, "radius": {"small": 4},
       "shadows": {"small": {"offset": {"width": 0, "height": 4}, "opacity": 0.5, "radius": 9, "color": {"any": "#102F43"}}},
       "other": {"x": true}}
      """##
    #expect(try TokenDocument(text).dialect == .backbaseFirst)
    let light = try resolved(text)
    #expect(light.color("theme.color.background.brand")?.hex == "#123456")
    #expect(light.color("theme.color.background.brand-pressed")?.hex == "#0c2339")
    #expect(light.color("theme.color.on-background.brand")?.hex == "#ffffff")
    #expect(light.color("theme.color.background.surface")?.hex == "#f0f0f0")
    #expect(light.color("colors.charts.one.color")?.css == "rgba(255,0,0,0.502)" && light.pixels("spacing.md") == 16)
    #expect(light["shadows.small"]?.value.css == "0px 4px 18px 0px rgba(16,47,67,0.5)")
    #expect(light["theme.color.background.danger"] == nil && light["theme.color.background.success"] == nil)
    #expect(light.errors("colors.danger.color").first?.location?.line == 4, "\(light.report)")
    #expect(light.diagnostics.map(\.path) == ["colors.danger.color", "theme.color.background.danger", nil])
    let unread = "test.json:8:17: warning: these values are no tokens, and are not read: \"x\"; "
    #expect(light.report.last?.hasPrefix(unread) == true, "\(light.report)")
    let dark = try resolved(text, ["theme": "dark"])
    #expect(dark.color("theme.color.background.brand")?.hex == "#abcdef" && dark.report.count == 1)
    #expect(dark.color("theme.color.background.danger")?.hex == "#d3c3b1")
  }

  @Test func palette() throws {
    let tokens = try resolved(
      ##"{"version": "1", "latte": {"red": {"name": "Red", "hex": "#d20f39", "rgb": {"r": 210}}}, "gap": "6px"}"##
    )
    #expect(tokens.map(\.path) == ["latte.red", "gap"] && tokens.diagnostics.map(\.code) == [.unread])
    #expect(tokens.diagnostics.first?.message == "these values are no tokens, and only references read them: \"r\"")
  }

  @Test(.needsPublishedFiles) func kong() throws {
    let theme = "electric-lime-night"
    let files = try ["alias.color", "theme"].map {
      try TokenDocument(contentsOf: Published.path("kong/\(theme)/\(theme).\($0).json"))
    }
    let tokens = try Resolver(files[0], overrides: [files[1]]).resolve()
    #expect(tokens.count > 1000)
    #expect(tokens["kui-button-color-background-primary-hover"]?.type == .color)
    #expect(tokens["kui-shadow-border-primary-weak"]?.type == .shadow)
  }

  @Test(.needsPublishedFiles) func catppuccin() throws {
    let palette = try TokenDocument(contentsOf: Published.path("catppuccin/palette.json"))
    let mapping = try TokenDocument(
      ##"{"theme": {"color": {"background": {"brand": {"$value": "{mocha.colors.mauve}"}}}}}"##
    )
    let tokens = try Resolver(palette, overrides: [mapping]).resolve()
    #expect(tokens.color("theme.color.background.brand")?.hex == "#cba6f7")
    #expect(tokens.diagnostics.map(\.code) == [.unread])
  }

  @Test(arguments: [
    ("dimension", "2em", "depends on the font"), ("dimension", "50%", "depends on what is around"),
    ("dimension", "10vw", "depends on the window"), ("dimension", "12pt", "an inch has 96"),
    ("dimension", "calc(1px + 2px)", "calculations are not"), ("dimension", "16 * 1.5", "calculations are not"),
    ("color", "color-mix(in srgb, red, blue)", "cannot mix"),
    ("color", "rgb(from red r g b / 50%)", "cannot mix"), ("color", "var(--brand)", "a reference"),
    ("string", "hello", "`$extensions`"),
  ])
  func `A value that only a browser can compute is an error with advice`(
    _ type: String, _ text: String, _ advice: String
  ) throws {
    let tokens = try resolved(
      ##"{"a": {"$type": "\##(type)", "$value": "\##(text)"}, "b": {"$type": "number", "$value": 1},"## + now)
    let found = tokens.diagnostics.filter { $0.path == "a" }
    #expect(tokens["a"] == nil && tokens.number("b") == 1 && found.count == 1, "\(tokens.report)")
    #expect(found.first.map { ($0.advice ?? "").contains(advice) || $0.message.contains(advice) } == true, "\(found)")
    #expect(found.first?.location != nil && found.first?.severity == .error)
  }

  /// A token that makes its file one of today's format.
  private let now = ##""c": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##

  @Test("Data of tools in the `extensions` of an older group is no group of tokens")
  func dataInGroups() throws {
    let tokens = try resolved(
      ##"""
      {"shadow": {"0": {"value": "#000"}, "1": {"value": "#111"},
        "extensions": {"org.lukasoppermann.figmaDesignTokens": {"styleId": "S:1", "exportKey": "effect"}}},
       "extensions": {"a": {"value": "#222"}}}
      """##)
    #expect(tokens.map(\.path) == ["shadow.0", "shadow.1", "extensions.a"])
    #expect(!tokens.diagnostics.contains { $0.severity == .error }, "\(tokens.report)")
  }
}
