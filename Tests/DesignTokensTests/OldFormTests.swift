import Testing

@testable import DesignTokens

/// Values written as text in files of older tools.
struct OldFormTests {
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

  @Test func `A broken part of a typography is reported once`() throws {
    let tokens = try resolved(
      ##"""
      {"t": {"type": "typography", "value": {"fontFamily": "A", "fontWeight": "600", "fontSize": "20", "letterSpacing": "{lost}", "lineHeight": "{gone} * 2"}},
       "u": {"type": "typography", "value": {"fontFamily": "A", "fontWeight": "600", "fontSize": "20", "letterSpacing": "1px + 1s", "lineHeight": "tall"}}}
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
    #expect(try oldValue(list, type) == ##"fontFamily "Red Type", "RedType", "Sans""##)
    #expect(try oldValue("Helvetica Neue, sans-serif", type) == ##"fontFamily "Helvetica Neue", sans-serif"##)
  }

  @Test func familiesAreKnownByTheirPath() throws {
    let tokens = try resolved(
      ##"{"font": {"family": {"sans": {"value": ["A", "B"]}, "mono": {"value": "C"}}, "x": {"value": "#000"}}}"##)
    #expect(
      tokens["font.family.sans"]?.value.fontFamily == ["A", "B"]
        && tokens["font.family.mono"]?.value.fontFamily == ["C"])
  }

  // MARK: - Types

  /// Tools that export variables give every value the type number.
  @Test(arguments: [
    ("14px", "dimension 14px"), ("1.5rem", "dimension 24px"), ("100ms", "duration 100ms"),
    ("dashed", "strokeStyle dashed"),
    ("cubic-bezier(.4, 0, .7, .2)", "cubicBezier cubic-bezier(0.4, 0, 0.7, 0.2)"), ("1.5", "number 1.5"),
    ("50%", "number 0.5"),
  ])
  func `A value of the type number has the type of its text`(_ text: String, _ value: String) throws {
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
    #expect(try oldValue(text) == value)
  }

  @Test(arguments: ["1px #ccc", "12 Mar 2024", "1px solid", "200ms 1s 2s", "2024-01-01"])
  func textWithoutAForm(_ text: String) throws {
    #expect(try oldValue(text) == "\"\(text)\" has no form in the token format")
  }

  @Test(arguments: ["1px 6px", "1px 1px 1px", "none", "auto", "min-content", "underline"])
  func textOfCSSAloneIsLeftOut(_ text: String) throws {
    let tokens = try resolved(
      ##"{"a": {"value": "\##(text)"}, "b": {"value": "{a}"}, "z": {"value": "#000"}}"##)
    let found = tokens.diagnostics.filter { $0.path == "a" }
    #expect(found.map(\.message) == ["\"\(text)\" has no form in the token format, and is left out"])
    #expect(tokens.map(\.path) == ["z"] && tokens.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func noShadow() throws {
    #expect(try oldValue("none", name: "box-shadow") == "shadow 0px 0px 0px 0px rgba(0,0,0,0)")
    #expect(try oldValue("none", "boxShadow") == "shadow 0px 0px 0px 0px rgba(0,0,0,0)")
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

  /// In a file of 2025.10 text is an error, and a calculation has no value.
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

  @Test("A number below `size` that may be a length has a warning, unless its type is written")
  func bareSizes() throws {
    let tokens = try resolved(
      ##"""
      {"size": {"font": {"value": "0.75"}, "pad": {"value": 2}, "none": {"value": 0}, "own": {"value": "1", "type": "number"},
        "em": {"value": "1rem"}}, "time": {"a": {"value": 1}}}
      """##)
    let doubts = tokens.diagnostics.filter { $0.code == .doubtful }
    #expect(doubts.map(\.path) == ["size.font", "size.pad"] && tokens.number("size.font") == 0.75, "\(tokens.report)")
    #expect(doubts.first?.advice == "write \"0.75rem\", or a type")
  }

  @Test(
    "An apostrophe inside the name of a font is no quote", arguments: ["value", "$value"],
    [
      ("Suisse Int'l, Arial, serif", ["Suisse Int'l", "Arial", "serif"]),
      ("Arial, Int'l, 'A, B', O'Neil, serif", ["Arial", "Int'l", "A, B", "O'Neil", "serif"]),
      (#"'Suisse Int\\'l', Arial"#, ["Suisse Int'l", "Arial"]),
      (#"\"Suisse Int'l\", Arial"#, ["Suisse Int'l", "Arial"]),
      ("'s Heeren, Arial", ["'s Heeren", "Arial"]),
    ])
  func apostrophes(key: String, list: (text: String, families: [String])) throws {
    let tokens = try resolved(
      ##"""
      {"f": {"\##(key)": "\##(list.text)", "$type": "fontFamily"}, "g": {"\##(key)": "#fff"},
       "t": {"\##(key)": "600 16px/1.5 \##(list.text)", "$type": "typography"}}
      """##)
    #expect(tokens["f"]?.value.fontFamily == list.families, "\(tokens.report)")
    #expect(list.text.hasPrefix("'s") || tokens["t"]?.value.typography?.fontFamily == list.families, "\(tokens.report)")
  }

  @Test("A time without a unit is in milliseconds, as a number and as text")
  func bareTimes() throws {
    let tokens = try resolved(
      ##"""
      {"a": {"value": "400", "type": "time"}, "b": {"value": 400, "type": "time"}, "n": {"value": "50"},
       "c": {"value": "{n}", "type": "time"}, "d": {"value": "{n} * 2", "type": "time"}, "e": {"value": "0.5s", "type": "time"}}
      """##)
    let times = ["a", "b", "c", "d", "e"].map { tokens[$0]?.value.css }
    #expect(times == ["400ms", "400ms", "50ms", "100ms", "500ms"], "\(tokens.report)")
  }
}
