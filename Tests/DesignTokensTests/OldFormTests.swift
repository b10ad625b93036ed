import Testing

@testable import DesignTokens

/// Values written as text in files of older tools.
struct OldFormTests {
  /// What a value without a type reads as, as its type and CSS; what is wrong with it otherwise.
  private func read(_ value: String, _ type: String? = nil, name: String = "a", _ others: String = "") throws -> String
  {
    let type = type.map { ", \"type\": \"\($0)\"" } ?? ""
    let tokens = try resolved(##"{"\##(name)": {"value": "\##(value)"\##(type)}, \##(others)"z": {"value": "#000"}}"##)
    guard let token = tokens[name] else { return tokens.errors(name).first?.message ?? "\(tokens.report)" }
    return "\(token.type.rawValue) \(token.value.css)"
  }

  // MARK: - Colors

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
  ])
  func colors(_ text: String, _ css: String) throws {
    #expect(try read(text) == "color \(css)")
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
    #expect(try read("color-mix(\(content))") == "color \(css)")
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
    #expect(try read(text, "color").contains("does not read as a color"))
  }

  // MARK: - References inside text

  @Test func referencesInsideText() throws {
    let tokens = try resolved(
      ##"""
      {"black": {"value": "hsl(0, 0%, 0%)"}, "half": {"value": "50%", "type": "opacity"}, "ink": {"value": "{black}"},
       "faded": {"value": "rgba({ink}, {half})"}, "line": {"value": "0px 0px 0px 1px {faded} inset"}, "font": {"value": "'A B', C", "type": "fontFamilies"},
       "list": {"value": "{font}, sans-serif", "type": "fontFamilies"}, "gap": {"value": "{space.1} {space.2}"},
       "space": {"1": {"value": "4", "type": "spacing"}, "2": {"value": "1.5rem"}},
       "layer": {"type": "boxShadow", "value": {"x": "{space.1}", "y": "0", "blur": "{space.1} * 2", "spread": "0", "color": "rgba({black}, 0.25)"}},
       "lost": {"value": "0 1px {blak}", "type": "boxShadow"}, "left": {"value": "rgba({right}, 1)"}, "right": {"value": "rgba({left}, 1)"}}
      """##)
    #expect(tokens.color("faded")?.css == "rgba(0,0,0,0.5)")
    #expect(tokens["line"]?.value.css == "inset 0px 0px 0px 1px rgba(0,0,0,0.5)")
    #expect(tokens["list"]?.value.fontFamily == ["A B", "C", "sans-serif"])
    #expect(tokens["layer"]?.value.css == "4px 0px 8px 0px rgba(0,0,0,0.25)", "\(tokens.report)")
    #expect(tokens.errors("lost").map(\.message) == ["no token \"blak\""])
    #expect(tokens.errors("lost").first?.advice == "did you mean \"black\"?")
    #expect(tokens.errors("left").contains { $0.code == .cycle } && tokens.errors("right").map(\.code) == [.cycle])
    #expect(tokens.errors("gap").first?.message == "\"{space.1} {space.2}\" has no form in the token format")
  }

  @Test func referencesToTodaysColorsKeepTheirSpace() throws {
    let base = try TokenDocument(
      ##"{"p3": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, "none", 0], "alpha": 0.5}}, "d": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}}"##
    )
    let old = try TokenDocument(
      ##"{"line": {"$type": "border", "$value": "{d} solid {p3}"}, "faded": {"$value": "rgba({p3}, 0.25)"}, "b": {"$value": "1px"}}"##
    )
    let tokens = try Resolver(base, overrides: [old]).resolve()
    #expect(
      tokens["faded"]?.json["colorSpace"]?.string == "display-p3" && tokens["faded"]?.json["alpha"]?.number == 0.25)
    #expect(tokens["line"]?.value.border?.color == tokens.color("p3").map { _ in tokens["p3"]?.value.color } ?? nil)
    #expect(tokens["line"]?.json["width"]?["unit"]?.string == "rem", "\(tokens.report)")
  }

  @Test func aReferenceToACompositeStandsForAllOfIt() throws {
    let tokens = try resolved(
      ##"""
      {"layer": {"type": "boxShadow", "value": {"x": "1", "y": "2", "blur": "3", "spread": "0", "color": "rgba({red}, 0.5)"}}, "red": {"value": "red"},
       "both": {"value": "{layer}, 0 0 {red}", "type": "boxShadow"}}
      """##)
    #expect(
      tokens["both"]?.value.css == "1px 2px 3px 0px rgba(255,0,0,0.5), 0px 0px 0px 0px rgb(255,0,0)", "\(tokens.report)"
    )
  }

  @Test func textThatDoublesIsRefused() throws {
    let fonts = (1...30).map { ##""f\##($0)": {"value": "{f\##($0 - 1)}{f\##($0 - 1)}", "type": "fontFamilies"}"## }
    let tokens = try resolved(
      ##"{"f0": {"value": "0123456789", "type": "fontFamilies"}, \##(fonts.joined(separator: ","))}"##)
    #expect(tokens["f8"]?.value.fontFamily?.first?.utf8.count == 2560)
    #expect(
      tokens.errors("f9").map(\.code) == [.tooLarge] && tokens.errors("f30").map(\.code) == [.dependent])
    #expect(
      tokens.errors("f9").first?.message == "with what its references stand for, the text is longer than 4096 bytes")
  }

  // MARK: - Percent and em

  @Test func partsOfTheFontSize() throws {
    let tokens = try resolved(
      ##"""
      {"lineHeight": {"px": {"value": "24px", "type": "lineHeights"}, "share": {"value": "120%", "type": "lineHeights"}, "bare": {"value": "24", "type": "lineHeights"}},
       "letterSpacing": {"share": {"value": "-2%", "type": "letterSpacing"}, "em": {"value": "0.02em"}, "none": {"value": "normal", "type": "letterSpacing"}, "alias": {"value": "{letterSpacing.share}", "type": "letterSpacing"}},
       "opacity": {"value": "40%", "type": "opacity"}, "size": {"value": "20px"}, "width": {"value": "50%", "type": "sizing"},
       "radius": {"round": {"value": "50%", "type": "borderRadius"}, "some": {"value": "10%", "type": "borderRadius"}}}
      """##)
    #expect(tokens.pixels("lineHeight.px") == 24 && tokens.number("lineHeight.share") == 1.2)
    #expect(tokens.number("letterSpacing.share") == -0.02 && tokens.number("letterSpacing.em") == 0.02)
    #expect(tokens.number("letterSpacing.alias") == -0.02 && tokens.pixels("letterSpacing.none") == 0)
    #expect(tokens.number("opacity") == 0.4 && tokens.pixels("radius.round") == 9999)
    #expect(tokens["radius.some"] == nil && tokens["width"] == nil)
    let round = tokens.diagnostics.first { $0.path == "radius.round" }
    #expect(round?.advice?.contains("makes every side round") == true && round?.severity == .warning)
  }

  @Test(arguments: [
    ("\"-2%\"", "\"24px\"", -0.4, 1.2), ("\"0.02em\"", "\"120%\"", 0.4, 1.2),
    ("\"{letterSpacing}\"", "\"{lineHeight}\"", -0.4, 1.2),
    ("\"normal\"", "\"AUTO\"", 0, 1.2), ("\"1px\"", "\"1.5em\"", 1, 1.5), ("1", "24", 1, 1.2),
    ("\"{one} * 2\"", "\"{one} * 1.5\"", 2, 1.5),
    ("\"1\"", "1.5", 1, 1.5), ("\"0\"", "\"{half} * 3\"", 0, 1.5),
  ])
  func typographies(_ spacing: String, _ height: String, _ pixels: Double, _ multiple: Double) throws {
    let tokens = try resolved(
      ##"""
      {"t": {"type": "typography", "value": {"fontFamily": "A", "fontWeight": "Semibold Italic", "fontSize": "20", "letterSpacing": \##(spacing), "lineHeight": \##(height)}},
       "letterSpacing": {"value": "-2%", "type": "letterSpacing"}, "lineHeight": {"value": "24px", "type": "lineHeights"}, "one": {"value": "1", "type": "number"},
       "half": {"value": "50%", "type": "opacity"}}
      """##)
    let font = try #require(tokens["t"]?.value.typography, "\(tokens.report)")
    #expect(font.letterSpacing == DimensionValue(value: pixels) && font.lineHeight == multiple)
    #expect(font.fontWeight.value == 600 && tokens["t"]?.json["lineHeight"]?.number == multiple)
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  @Test func whatIsBrokenInATypographyIsToldOnce() throws {
    let tokens = try resolved(
      ##"""
      {"t": {"type": "typography", "value": {"fontFamily": "A", "fontWeight": "600", "fontSize": "20", "letterSpacing": "{lost}", "lineHeight": "{gone} * 2"}},
       "u": {"type": "typography", "value": {"fontFamily": "A", "fontWeight": "600", "fontSize": "20", "letterSpacing": "1px + 1rem", "lineHeight": "tall"}}}
      """##)
    #expect(tokens.errors("t").map(\.code) == [.missing, .missing], "\(tokens.report)")
    #expect(tokens.errors("u").count == 2 && tokens["t"] == nil && tokens["u"] == nil, "\(tokens.report)")
  }

  // MARK: - Fonts

  @Test(arguments: [
    ("Semibold Italic", 600.0, "italic"), ("Light Oblique", 300, "oblique"), ("Italic", 400, "italic"),
    ("ExtraBold", 800, nil),
    ("Ultra", 950, nil), ("bold_italic", 700, "italic"), ("600", 600, nil), ("{w}", 600, nil),
  ])
  func fontWeights(_ text: String, _ weight: Double, _ slant: String?) throws {
    let tokens = try resolved(
      ##"{"a": {"value": "\##(text)", "type": "fontWeights"}, "w": {"value": 600, "type": "number"}}"##)
    #expect(tokens["a"]?.value.fontWeight?.value == weight)
    let told = tokens.diagnostics.compactMap(\.advice).filter { $0.contains("is left out") }
    #expect(
      told.count == (slant == nil ? 0 : 1) && told.allSatisfy { $0.contains("`\(slant ?? "")`") }, "\(tokens.report)")
  }

  @Test(arguments: [nil, "number", "string", "fontFamilies"])
  func familiesInQuotes(_ type: String?) throws {
    let list = ##"\"Red Type\", \"RedType\", Sans"##
    #expect(try read(list, type) == ##"fontFamily "Red Type", "RedType", "Sans""##)
    #expect(try read("Helvetica Neue, sans-serif", type) == ##"fontFamily "Helvetica Neue", sans-serif"##)
  }

  @Test func familiesAreKnownByTheirPath() throws {
    let tokens = try resolved(
      ##"{"font": {"family": {"sans": {"value": ["A", "B"]}, "mono": {"value": "C"}}, "x": {"value": "#000"}}}"##)
    #expect(
      tokens["font.family.sans"]?.value.fontFamily == ["A", "B"]
        && tokens["font.family.mono"]?.value.fontFamily == ["C"])
  }

  // MARK: - Types

  /// Tools that export variables call everything a number.
  @Test(arguments: [
    ("14px", "dimension 14px"), ("1.5rem", "dimension 24px"), ("100ms", "duration 100ms"),
    ("dashed", "strokeStyle dashed"),
    ("cubic-bezier(.4, 0, .7, .2)", "cubicBezier cubic-bezier(0.4, 0, 0.7, 0.2)"), ("1.5", "number 1.5"),
    ("50%", "number 0.5"),
  ])
  func whatANumberReallyIs(_ text: String, _ value: String) throws {
    let tokens = try resolved(
      ##"{"a": {"value": "\##(text)", "type": "number"}, "b": {"value": "{a}", "type": "number"}}"##)
    let read = try #require(tokens["a"])
    #expect("\(read.type.rawValue) \(read.value.css)" == value && tokens["b"]?.value == read.value, "\(tokens.report)")
    let isMistaken = read.type != .number
    #expect(tokens.diagnostics.count == 1 && tokens.diagnostics[0].severity == .warning, "\(tokens.report)")
    #expect(tokens.diagnostics[0].message.hasPrefix("the type is number, but ") == isMistaken)
    #expect(tokens.diagnostics[0].advice?.contains("\"$type\": \"\(read.type.rawValue)\"") == isMistaken)
  }

  @Test func aReferenceIsReadAsTheTypeItIsNeededAs() throws {
    let tokens = try resolved(
      ##"""
      {"n": {"value": 8, "type": "number"}, "d": {"value": "{n}", "type": "borderRadius"}, "w": {"value": "{heavy}", "type": "fontWeights"}, "heavy": {"value": "700", "type": "number"},
       "s": {"type": "boxShadow", "value": {"x": "{n}", "y": "{n}", "blur": "0", "spread": "0", "color": "#000"}}, "c": {"value": "{n}", "type": "color"}}
      """##)
    #expect(tokens.pixels("d") == 8 && tokens["w"]?.value.fontWeight?.value == 700)
    #expect(
      tokens["s"]?.value.css == "8px 8px 0px 0px rgb(0,0,0)" && tokens["s"]?.json["offsetX"]?["value"]?.number == 8)
    #expect(tokens.errors("c").map(\.message) == ["this needs a color, but refers to a number"], "\(tokens.report)")
  }

  // MARK: - Composites

  @Test(arguments: [
    ("1px solid #ccc", "border 1px solid rgb(204,204,204)"),
    ("dashed rgba(0, 0, 0, .5) 2px", "border 2px dashed rgba(0,0,0,0.5)"),
    ("200ms ease-in", "transition 200ms cubic-bezier(0.42, 0, 1, 1) 0ms"),
    ("all .2s", "transition 200ms cubic-bezier(0.25, 0.1, 0.25, 1) 0ms"),
    ("all 200ms ease-in 50ms", "transition 200ms cubic-bezier(0.42, 0, 1, 1) 50ms"),
    ("opacity 1s cubic-bezier(0, 0, 1, 1)", "transition 1000ms cubic-bezier(0, 0, 1, 1) 0ms"),
    ("ease-in-out", "cubicBezier cubic-bezier(0.42, 0, 0.58, 1)"), ("linear", "cubicBezier cubic-bezier(0, 0, 1, 1)"),
    ("16px/1.5 Inter", ##"typography 400 16px/1.5 "Inter""##),
    ("italic Bold 1rem/24px 'A B', serif", ##"typography 700 16px/1.5 "A B", serif"##),
    ("16px 'Inter', X", ##"typography 400 16px/1.2 "Inter", "X""##),
    (
      "0 1px 2px rgb(0 0 0 / 50%), INSET 0 0 0 1px red",
      "shadow 0px 1px 2px 0px rgba(0,0,0,0.5), inset 0px 0px 0px 1px rgb(255,0,0)"
    ),
    ("0 4px 20px 0 color-mix(in srgb, #181b18 5%, transparent)", "shadow 0px 4px 20px 0px rgba(24,27,24,0.05)"),
  ])
  func composites(_ text: String, _ value: String) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    "1px 6px", "1px #ccc", "12 Mar 2024", "1px solid", "1px 1px 1px", "200ms 1s 2s", "2024-01-01", "none",
  ])
  func textWithoutAForm(_ text: String) throws {
    #expect(try read(text) == "\"\(text)\" has no form in the token format")
  }

  @Test func noShadow() throws {
    #expect(try read("none", name: "box-shadow") == "shadow 0px 0px 0px 0px rgba(0,0,0,0)")
    #expect(try read("none", "boxShadow") == "shadow 0px 0px 0px 0px rgba(0,0,0,0)")
  }

  @Test func gradients() throws {
    let tokens = try resolved(
      ##"""
      {"g": {"value": "linear-gradient(to right, {red}, #00f 25%, lime, #000, #fff)", "type": "color"}, "red": {"value": "red"},
       "h": {"value": "linear-gradient(90deg, red, blue 100%)", "type": "gradient"}, "i": {"value": "linear-gradient(red)", "type": "gradient"}}
      """##)
    #expect(
      tokens["g"]?.value.css
        == "rgb(255,0,0) 0%, rgb(0,0,255) 25%, rgb(0,255,0) 50%, rgb(0,0,0) 75%, rgb(255,255,255) 100%")
    #expect(tokens["h"]?.value.css == "rgb(255,0,0) 0%, rgb(0,0,255) 100%" && tokens["i"] == nil)
    #expect(tokens.diagnostics.contains { $0.path == "h" && $0.advice?.contains("the direction is left out") == true })
  }

  // MARK: - Today's format

  /// In a file of 2025.10 text is an error, and what has to be worked out has no value.
  @Test(arguments: [
    ("color", "white"), ("color", "color-mix(in srgb, red, blue)"), ("color", "rgb(calc(1 + 2) 0 0)"),
    ("dimension", "2px * 2"),
    ("dimension", "{b} * 2"), ("number", "14px"), ("dimension", "1px + 1rem"), ("border", "1px solid #ccc"),
    ("transition", "200ms ease-in"),
    ("typography", "16px/1.5 Inter"), ("gradient", "linear-gradient(red, blue)"), ("fontWeight", "Semibold Italic"),
    ("shadow", "0 {b} #000"),
  ])
  func todaysFilesHaveNoOldForms(_ type: String, _ text: String) throws {
    let tokens = try resolved(
      ##"{"a": {"$type": "\##(type)", "$value": "\##(text)"}, "b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##
    )
    #expect(tokens["a"] == nil && tokens.errors("a").count == 1, "\(tokens.report)")
  }
}
