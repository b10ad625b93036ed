import DesignTokens
import Testing

struct DialectTests {
  @Test func draft() throws {
    let tokens = try resolved(
      #"""
      {"c": {"$value": "#0af8"}, "d": {"$type": "spacing", "$value": "1.5rem"}, "t": {"$value": "200ms"}, "n": {"$value": "0.5"},
       "w": {"$type": "fontWeight", "$value": "Bold"}, "font-family": {"$value": "'Open Sans', serif"},
       "e": {"$type": "cubicBezier", "$value": "ease-in"}, "alias": {"$value": "{c}"},
       "s": {"$value": "0 1px 2px {c} inset, 1px 1px rgb(0 0 0 / 50%)"}, "odd": {"$value": "underline"}}
      """#
    )
    #expect(tokens.color("alias")?.css == "rgba(0,170,255,0.5333)")
    #expect(tokens.pixels("d") == 24 && tokens.number("n") == 0.5)
    #expect(tokens["t"]?.value.css == "200ms" && tokens["w"]?.value.css == "700")
    #expect(tokens["font-family"]?.value.fontFamily == ["Open Sans", "serif"])
    #expect(tokens["s"]?.value.css == "inset 0px 1px 2px 0px rgba(0,170,255,0.5333), 1px 1px 0px 0px rgba(0,0,0,0.5)")
    #expect(tokens.diagnostics.filter { $0.severity == .error }.map(\.path) == ["odd"])
    #expect(tokens.diagnostics.contains { $0.code == .oldForm && $0.strict.severity == .error })
  }

  @Test func oneStringDoesNotMakeADraft() throws {
    let text =
      ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "b": {"$type": "dimension", "$value": "6px"}}"##
    #expect(try TokenDocument(text).dialect == .dtcg)
    let tokens = try resolved(text)
    #expect(tokens.errors("b").map(\.keepsValue) == [true] && tokens.pixels("b") == 6)
  }

  @Test func legacy() throws {
    let text = ##"{"a": {"value": "#fff", "type": "color"}, "b": {"value": "{a.value}"}, "g": {"c": {"value": 4}}}"##
    #expect(try TokenDocument(text).dialect == .legacy)
    #expect(try resolved(text).map(\.path) == ["a", "b", "g.c"])
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
    #expect(light.diagnostics.map(\.path) == ["colors.danger.color", "theme.color.background.danger"])
    let dark = try resolved(text, ["theme": "dark"])
    #expect(dark.color("theme.color.background.brand")?.hex == "#abcdef" && dark.report == [])
    #expect(dark.color("theme.color.background.danger")?.hex == "#d3c3b1")
  }

  @Test func palette() throws {
    let tokens = try resolved(
      ##"{"version": "1", "latte": {"red": {"name": "Red", "hex": "#d20f39", "rgb": {"r": 210}}}, "gap": "6px"}"##
    )
    #expect(tokens.map(\.path) == ["latte.red", "gap"] && tokens.report == [])
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
    #expect(tokens.color("theme.color.background.brand")?.hex == "#cba6f7" && tokens.report == [])
  }
}
