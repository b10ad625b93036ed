import Testing

@testable import DesignTokens

/// Colors written as text in files of older tools.
struct OldColorTests {
  @Test(arguments: [
    ("RebeccaPurple", "rgb(102,51,153)"), ("transparent", "rgba(0,0,0,0)"),
    ("lightgoldenrodyellow", "rgb(250,250,210)"),
    ("hsl(210deg 50% 40% / 25%)", "rgba(51,102,153,0.25)"),
    ("hsla(0.5833333turn, 50%, 40%, .25)", "rgba(51,102,153,0.25)"),
    ("hsl(-150 50% 40%)", "rgb(51,102,153)"), ("hsl(3.6651914rad 50 40)", "rgb(51,102,153)"),
    ("hsl(233.33333grad none 40%)", "rgb(102,102,102)"), ("hwb(210 20% 40%)", "rgb(51,102,153)"),
    ("rgb(20% 40% 60% / none)", "rgba(51,102,153,0)"), ("rgb(300 -5 0)", "rgb(255,0,0)"),
    ("lab(50% 0 0)", "rgb(119,119,119)"), ("lch(50 0 120deg)", "rgb(119,119,119)"),
    ("oklab(1 0 0)", "rgb(255,255,255)"), ("OKLCH(62.8% 0.2577 29.23)", "rgb(255,0,0)"),
    ("color(srgb 0.2 40% 0.6 / 0.5)", "rgba(51,102,153,0.5)"), ("color(display-p3 0 0 0)", "rgb(0,0,0)"),
    ("rgb(calc(50 + 1) 102 153)", "rgb(51,102,153)"), ("rgba(white, 0.5)", "rgba(255,255,255,0.5)"),
    ("rgba(#00f8, 0.5)", "rgba(0,0,255,0.5)"), ("rgba(hsl(210, 50%, 40%), 50%)", "rgba(51,102,153,0.5)"),
    ("oklch(#336699 / 0.5)", "rgba(51,102,153,0.5)"), ("hwb(oklch(62.8% 0.2577 29.23), 25%)", "rgba(255,0,0,0.25)"),
  ])
  func colors(_ text: String, _ css: String) throws {
    #expect(try oldValue(text) == "color \(css)")
  }

  @Test("References stand for colors and for pieces of colors inside color functions")
  func references() throws {
    let tokens = try resolved(
      ##"""
      {"base": {"value": "#336699"}, "half": {"value": "50%"}, "piece": {"value": "62.8% 0.2577 29.23"},
       "a": {"value": "oklch({base} / {half})", "type": "color"}, "b": {"value": "oklch({ piece } / {half})", "type": "color"},
       "c": {"value": "rgb({piece})", "type": "color"}}
      """##)
    #expect(tokens.color("a")?.css == "rgba(51,102,153,0.5)", "\(tokens.report)")
    #expect(tokens.color("b")?.css == "rgba(255,0,0,0.5)", "\(tokens.report)")
    #expect(tokens.errors("piece").count == 1 && tokens.errors("b").isEmpty && tokens.color("c") != nil)
  }

  @Test func huesAreInRange() throws {
    let tokens = try resolved(##"{"a": {"value": "hsl(-150 50% 40%)"}, "b": {"value": "oklch(0.5 0.1 1turn)"}}"##)
    #expect(tokens["a"]?.json["components"]?.elements?.first?.number == 210)
    #expect(tokens["b"]?.json["components"]?.elements?.last?.number == 0)
  }

  @Test func allNamesOfColors() {
    #expect(OldForm.colorNames.count == 148)
    #expect(OldForm.colorNames.keys.allSatisfy { OldForm.color($0) != nil && OldForm.color($0.uppercased()) != nil })
  }

  @Test(arguments: [
    ("in srgb, red, blue", "rgb(128,0,128)"), ("in srgb, #181b18 5%, transparent", "rgba(24,27,24,0.05)"),
    ("in srgb, rgb(255 0 0 / 0.5), blue", "rgba(85,0,170,0.75)"), ("in srgb, red 25%, blue", "rgb(64,0,191)"),
    ("in srgb, red, 25% blue", "rgb(191,0,64)"),
    ("in srgb, red 20%, blue 20%", "rgba(128,0,128,0.4)"), ("in srgb-linear, black, white", "rgb(188,188,188)"),
    ("in xyz, black, white", "rgb(188,188,188)"), ("in oklab, black, white", "rgb(99,99,99)"),
    ("in oklch, red 0%, lime", "rgb(0,255,0)"), ("in oklch, white 0%, blue", "rgb(0,0,255)"),
    ("in oklch, oklch(0.6 0.1 350), oklch(0.6 0.1 10)", "rgb(177,102,126)"),
  ])
  func mixedColors(_ content: String, _ css: String) throws {
    #expect(try oldValue("color-mix(\(content))") == "color \(css)")
  }

  @Test(arguments: [
    ("oklch(0.6 0.1 170), oklch(0.6 0.1 190)", 180.0), ("oklch(0.6 0.1 350), oklch(0.6 0.1 10)", 0),
    ("oklch(0.6 0.1 50), white", 50),
    ("white, oklch(0.6 0.1 50)", 50),
  ])
  func huesOfMixtures(_ colors: String, _ hue: Double) throws {
    let mixed = try #require(OldForm.color("color-mix(in oklch, \(colors))")?.components[2])
    #expect(abs((mixed - hue).remainder(dividingBy: 360)) < 0.01)
  }

  @Test(arguments: [
    "color-mix(in hsl, red, blue)", "color-mix(in srgb, red)", "color-mix(in srgb, red 0%, blue 0%)", "rgb(1 2)",
    "hsl(1px 2% 3%)", "rgb(0 0 0 / 1 / 1)", "rgb(from red r g b)",
  ])
  func noColors(_ text: String) throws {
    #expect(try oldValue(text, "color").contains("does not read as a color"))
  }

  // MARK: - Forms of Style Dictionary

  @Test("Hexadecimal digits without `#` are a color below `color` and where the type is one")
  func hashless() throws {
    let tokens = try resolved(
      ##"""
      {"color": {"a": {"value": "139142"}, "b": {"value": "00000008"}, "c": {"value": "054687", "type": "semantic"}, "k": {"value": "000000"},
         "d": {"value": "{color.a}"}, "f": {"value": "rgba({color.a}, 0.5)"}, "hue": {"value": "210"}, "n": {"value": "139142", "type": "number"}},
       "brand": {"value": "0074c8", "type": "color"}, "s": {"value": "0 0 4px {color.a}"}, "red": {"value": "red", "type": "color"}, "other": {"value": "139142"},
       "lost": {"value": "0074c8"}}
      """##)
    let colors = ["a", "c", "k", "d"].map { tokens.color("color.\($0)")?.hex }
    #expect(colors == ["#139142", "#054687", "#000000", "#139142"], "\(tokens.report)")
    #expect(
      tokens.color("color.b")?.css == "rgba(0,0,0,0.0314)" && tokens.color("color.f")?.css == "rgba(19,145,66,0.5)")
    #expect(tokens.color("brand")?.hex == "#0074c8" && tokens.color("red")?.hex == "#ff0000")
    #expect(tokens["s"]?.value.css == "0px 0px 4px 0px rgb(19,145,66)", "\(tokens.report)")
    #expect(["color.hue", "color.n", "other"].map { tokens.number($0) } == [210, 139142, 139142])
    #expect(tokens.errors("lost").first?.advice == "write \"#0074c8\" if it is a color", "\(tokens.report)")
  }

  @Test("A group gives the type to digits without `#`; in today's format they are an error that names the color")
  func hashlessTypes() throws {
    let draft = try resolved(##"{"g": {"$type": "color", "a": {"$value": "139142"}, "b": {"$value": "#fff"}}}"##)
    #expect(draft.color("g.a")?.hex == "#139142", "\(draft.report)")
    let today = try resolved(
      ##"{"$schema": "2025.10", "a": {"$type": "color", "$value": "0074c8"}, "b": {"$type": "color", "$value": "139142"}}"##
    )
    #expect(today["a"] == nil && today["b"] == nil)
    #expect(today.errors("a").first?.advice?.hasSuffix("the color \"#0074c8\"") == true, "\(today.report)")
    #expect(today.errors("b").first?.advice?.hasSuffix("the color \"#139142\"") == true, "\(today.report)")
  }

  @Test("A color may have its channels in an object; those that may be shares of 1 are an error")
  func channels() throws {
    let tokens = try resolved(
      ##"""
      {"a": {"value": {"r": 146, "g": 153, "b": 162}, "type": "color"}, "b": {"value": {"r": 0, "g": 51, "b": 0, "a": 0.5}},
       "figma": {"value": {"r": 0.5, "g": 1, "b": 0}, "type": "color"}, "f": {"value": "rgba({a}, 0.25)"}}
      """##)
    #expect(tokens.color("a")?.css == "rgb(146,153,162)" && tokens.color("b")?.css == "rgba(0,51,0,0.5)")
    #expect(tokens.color("f")?.css == "rgba(146,153,162,0.25)", "\(tokens.report)")
    #expect(tokens["figma"] == nil && tokens.errors("figma").count == 1, "\(tokens.report)")
    let today = try resolved(
      ##"{"$schema": "2025.10", "a": {"$type": "color", "$value": {"r": 146, "g": 153, "b": 162}}}"##)
    #expect(today["a"] == nil && today.errors("a").first?.advice?.contains("0.6") == true, "\(today.report)")
  }

  @Test(
    "A color may have a hue with two shares or percentages",
    arguments: [
      (##"{"h": 210, "s": 50, "l": 40}"##, "rgb(51,102,153)"),
      (##"{"h": 210, "s": 0.5, "l": 0.4}"##, "rgb(51,102,153)"),
      (##"{"h": 210, "s": 0.5, "l": 0.4, "a": 0.25}"##, "rgba(51,102,153,0.25)"),
      (##"{"h": 360, "s": 100, "l": 50}"##, "rgb(255,0,0)"), (##"{"h": 0, "s": 1, "l": 0.5}"##, "rgb(255,0,0)"),
      (##"{"h": 210, "s": 66.6667, "v": 60}"##, "rgb(51,102,153)"), (##"{"h": 0.5, "s": 0, "v": 0}"##, "rgb(0,0,0)"),
      (##"{"h": 210, "s": 0.666667, "v": 0.6}"##, "rgb(51,102,153)"),
    ])
  func hues(value: String, css: String) throws {
    let tokens = try resolved(##"{"a": {"value": \##(value)}, "b": {"value": "{a}", "type": "color"}}"##)
    #expect(tokens.color("a")?.css == css && tokens.color("b")?.css == css, "\(tokens.report)")
    #expect(tokens.diagnostics.map(\.severity) == [.warning], "\(tokens.report)")
  }

  @Test(
    "A hue or a share that may be of another range is an error, which says so",
    arguments: [
      ##"{"h": 0.5, "s": 0.5, "l": 0.4}"##, ##"{"h": 210, "s": 50, "l": 0.4}"##, ##"{"h": 400, "s": 50, "l": 40}"##,
      ##"{"h": 210, "s": 50, "l": 140}"##, ##"{"h": 210, "s": "50%", "l": 40}"##,
      ##"{"h": 210, "s": 50, "l": 40, "a": 50}"##,
    ])
  func unclearHues(value: String) throws {
    let tokens = try resolved(##"{"a": {"value": \##(value)}}"##)
    #expect(tokens["a"] == nil && tokens.errors("a").count == 1, "\(tokens.report)")
    #expect(tokens.errors("a").first?.message.contains("channels may be shares") == true, "\(tokens.report)")
  }
}
