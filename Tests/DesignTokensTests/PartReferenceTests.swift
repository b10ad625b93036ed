import Testing

@testable import DesignTokens

/// References to a part of another token's value, in files of older tools.
@Suite("References to parts of values")
struct PartReferenceTests {
  private static let heading = ##"""
    "h": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "20px", "fontWeight": 600, "lineHeight": "30px", "letterSpacing": "-2%"}},
    "k": {"type": "typography", "value": {"font-family": "A", "font-size": "20px", "font-weight": 600, "line-height": "150%", "letter-spacing": "0.1em"}}
    """##

  @Test(
    "A reference to a line height or a letter spacing stands for its text, as that of a token does",
    arguments: [
      (##""value": "{h.letterSpacing}""##, -0.02), (##""value": "{h.letterSpacing}", "type": "letterSpacing""##, -0.02),
      (##""value": "{h.letterSpacing}", "type": "dimension""##, -0.02),
      (##""value": "{h.letterSpacing}", "type": "number""##, -0.02), (##""value": "{k.letter-spacing}""##, 0.1),
      (##""value": "{k.letterSpacing}", "type": "letterSpacing""##, 0.1), (##""value": "{k.line-height}""##, 1.5),
    ])
  func fonts(member: String, number: Double) throws {
    let tokens = try resolved(
      ##"""
      {\##(Self.heading), "a": {\##(member)},
       "t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "10px", "fontWeight": 600, "lineHeight": 1, "letterSpacing": "{a}"}}}
      """##)
    #expect(tokens.number("a") == number, "\(tokens.report)")
    if number < 1 {
      #expect(tokens["t"]?.value.typography?.letterSpacing.pixels() == number * 10, "\(tokens.report)")
    }
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
  }

  @Test("A line height in pixels is a length, whatever the type", arguments: [nil, "lineHeight", "dimension"])
  func lengths(type: String?) throws {
    let type = type.map { ##", "type": "\##($0)""## } ?? ""
    let tokens = try resolved(
      ##"""
      {\##(Self.heading), "a": {"value": "{h.lineHeight}"\##(type)},
       "t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "10px", "fontWeight": 600, "lineHeight": "{a}", "letterSpacing": 0}}}
      """##)
    #expect(tokens.pixels("a") == 30 && tokens["t"]?.value.typography?.lineHeight == 3, "\(tokens.report)")
  }

  @Test("A part of another type is an error", arguments: [("color", "fontSize"), ("dimension", "fontWeight")])
  func otherTypes(type: String, part: String) throws {
    let tokens = try resolved(##"{\##(Self.heading), "a": {"type": "\##(type)", "value": "{h.\##(part)}"}}"##)
    #expect(tokens["a"] == nil && tokens.errors("a").count == 1, "\(tokens.report)")
  }

  @Test("A part of a shadow has the name of the file and that of the format", arguments: ["x", "offsetX", "offset-x"])
  func shadows(name: String) throws {
    let tokens = try resolved(
      ##"""
      {"s": {"type": "boxShadow", "value": {"x": "1", "y": "2", "blur": "3", "spread": "4", "color": "#000"}}, "a": {"value": "{s.\##(name)}"},
       "l": {"type": "boxShadow", "value": [{"x": "1", "y": "2", "blur": "3", "spread": "4", "color": "#000"}]}, "b": {"value": "{l.0.\##(name)}"}}
      """##)
    #expect(tokens.pixels("a") == 1 && tokens.pixels("b") == 1, "\(tokens.report)")
  }

  @Test("The part may be of a token in another file, and `.value` may stand anywhere after the token")
  func otherFiles() throws {
    let first = try TokenDocument(##"{\##(Self.heading), "c": {"value": "#123456"}}"##, name: "base.json")
    let second = try TokenDocument(
      ##"""
      {"a": {"value": "{k.value.letter-spacing}"}, "b": {"value": " { c.value } "},
       "m": {"value": "#000", "$extensions": {"studio.tokens": {"modify": {"type": "mix", "value": "1", "space": "srgb", "color": "{c.value}"}}}}}
      """##, name: "a.json")
    for order in [[first, second], [second, first]] {
      let tokens = try Resolver(order[0], overrides: [order[1]]).resolve()
      #expect(tokens.number("a") == 0.1 && tokens.color("b")?.hex == "#123456", "\(tokens.report)")
      #expect(tokens.color("m")?.hex == "#123456", "\(tokens.report)")
    }
    #expect(LinkedDocuments([first, second]).sets.count == 1)
  }

  @Test("A token may be called `value`, and then `.value` names it")
  func tokenNamedValue() throws {
    let tokens = try resolved(##"{"a": {"value": {"value": "1px"}}, "b": {"value": "{a.value}"}}"##)
    #expect(tokens.pixels("b") == 1, "\(tokens.report)")
  }

  @Test("`.$value` after a name is the value of that token, but in today's format")
  func valueAfterAName() throws {
    let text = ##""a": {"$type": "color", "$value": "#36c"}, "b": {"$type": "color", "$value": "{a.$value}"}"##
    let tokens = try resolved("{\(text), \"c\": {\"$value\": \"rgba({a.$value}, 0.5)\"}}")
    #expect(tokens.color("b")?.hex == "#3366cc" && tokens.color("c")?.css == "rgba(51,102,204,0.5)", "\(tokens.report)")
    let today = try resolved("{\"$schema\": \"2025.10\", \(text)}")
    #expect(today["b"] == nil && today.errors("b").map(\.advice) == ["write \"{a}\""], "\(today.report)")
  }

  @Test("A pointer to a value without the dollar sign leads to that token")
  func pointers() throws {
    let tokens = try resolved(
      ##"{"a": {"value": "#f00"}, "b": {"value": {"$ref": "#/a/value"}}, "c": {"$ref": "#/a"}, "d": {"value": {"value": 2}}, "e": {"value": {"$ref": "#/d/value"}}}"##
    )
    #expect(tokens.color("b")?.hex == "#ff0000" && tokens.color("c")?.hex == "#ff0000", "\(tokens.report)")
    #expect(tokens.number("e") == 2, "\(tokens.report)")
  }
}
