import Testing

@testable import DesignTokens

/// References to values that are no tokens, as Style Dictionary resolves them.
@Suite("References to plain values")
struct PlainValueTests {
  @Test(
    "A reference to a plain value stands for that value, of the type that the token has or the text shows",
    arguments: [
      (##""value": "{g.base}", "type": "dimension""##, "16px"), (##""value": "{g.base}""##, "16"),
      (##""value": "{g.base}{g.unit}""##, "16px"), (##""value": " { g.size } ""##, "24px"),
      (##""value": "{g.size} * {g.ratio}""##, "36px"), (##""value": "{g.alias}""##, "24px"),
      (##""value": "{g.toToken}""##, "rgb(255,0,0)"),
      (##""value": "{g.fonts}", "type": "fontFamily""##, "\"Stuart\", \"Georgia\", serif"),
      (##""value": "0 0 {g.size} {g.color}", "type": "shadow""##, "0px 0px 24px 0px rgb(0,0,255)"),
      (
        ##""value": {"x": 0, "y": "{g.base}", "blur": "{g.size}", "spread": 0, "color": "{g.color}"}, "type": "shadow""##,
        "0px 16px 24px 0px rgb(0,0,255)"
      ),
    ])
  func legacy(token: String, css: String) throws {
    let tokens = try resolved(
      ##"""
      {"g": {"base": 16, "unit": "px", "size": "24px", "ratio": 1.5, "alias": "{g.size}", "toToken": "{red}", "color": "#00f",
         "name": "Stuart", "fonts": "{g.name}, {g.others}", "others": "Georgia, serif"},
       "red": {"value": "#f00"}, "a": {\##(token)}}
      """##)
    #expect(tokens["a"]?.value.css == css, "\(tokens.report)")
    #expect(tokens.map(\.path) == ["red", "a"] && tokens.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(tokens.diagnostics.filter { $0.code == .unread }.count == 1, "\(tokens.report)")
  }

  @Test("A file of plain values alone belongs to the files beside it, whose groups give it no type")
  func files() throws {
    let tokens = try TokenDocument(
      ##"""
      {"o": {"$type": "color", "c": {"$value": "#fff"}},
       "a": {"$value": "{o.size.900}", "$type": "dimension"}, "b": {"$type": "number", "$value": "{o.ratio}"}}
      """##, name: "a.json")
    let sizes = try TokenDocument(##"{"o": {"size": {"900": "36px"}, "name": "{o.ratio}"}}"##, name: "sizes.json")
    let numbers = try TokenDocument(##"{"o": {"ratio": 1.5, "list": [1]}}"##, name: "numbers.json")
    for files in [[tokens, sizes, numbers], [numbers, sizes, tokens]] {
      let found = try Resolver(files[0], overrides: Array(files.dropFirst())).resolve()
      #expect(found.pixels("a") == 36 && found.number("b") == 1.5, "\(found.report)")
      #expect(found.diagnostics.allSatisfy { $0.severity == .warning }, "\(found.report)")
      #expect(LinkedDocuments(files).sets.count == 1)
    }
    let later = try TokenDocument(##"{"o": {"ratio": 2}}"##, name: "later.json")
    #expect(try Resolver(tokens, overrides: [sizes, numbers, later]).resolve().number("b") == 2)
  }

  @Test("The files of a chosen context have the plain values")
  func contexts() throws {
    let resolver = try Resolver(
      TokenDocument(
        ##"""
        {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "s.json"}]}},
         "modifiers": {"m": {"contexts": {"one": [{"$ref": "one.json"}], "two": [{"$ref": "two.json"}]}, "default": "one"}},
         "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
        """##),
      loader: { path throws(TokenError) in
        switch path {
        case "s.json": Array(##"{"a": {"value": "{g.x}px"}}"##.utf8)
        case "one.json": Array(##"{"g": {"x": 1}}"##.utf8)
        default: Array(##"{"g": {"x": 2}}"##.utf8)
        }
      })
    #expect(try resolver.resolve().pixels("a") == 1 && resolver.resolve(["m": "two"]).pixels("a") == 2)
  }

  @Test("Plain values that lead in a circle, and other values of JSON, are errors of the tokens that name them")
  func errors() throws {
    let tokens = try resolved(
      ##"""
      {"g": {"a": "{g.b}", "b": "{g.a}", "c": "{g.c} 1px", "list": [1], "none": null, "on": true, "gone": "{g.nothing}"},
       "a": {"value": "{g.a}"}, "b": {"value": "{g.c} 1px"}, "c": {"value": "{g.list}"}, "d": {"value": "{g.none}"}, "e": {"value": "{g}"},
       "f": {"value": "{g.on}"}, "h": {"value": "{g.gone}"}}
      """##)
    #expect(
      tokens.isEmpty && ["a", "b", "c", "d", "e", "f", "h"].allSatisfy { tokens.errors($0).count == 1 },
      "\(tokens.report)")
    #expect(["a", "b"].allSatisfy { tokens.errors($0).first?.code == .cycle }, "\(tokens.report)")
    let links = (0..<500).map { "\"a\($0)\": \"{g.a\($0 + 1)}\"" }.joined(separator: ",")
    let long = try resolved("{\"g\": {\(links), \"a500\": 1}, \"a\": {\"value\": \"{g.a0}\"}}")
    #expect(long["a"] == nil && long.errors("a").count == 1, "\(long.report)")
  }

  @Test("A token wins over a plain value, and in today's format a plain value is an error")
  func tokensFirst() throws {
    let tokens = try resolved(
      ##"{"g": {"value": "1px", "size": "2px"}, "a": {"value": "{g}"}, "b": {"value": "{g.size}"}}"##)
    #expect(tokens.pixels("a") == 1 && tokens.pixels("b") == 2, "\(tokens.report)")
    let today = try resolved(##"{"$schema": "2025.10", "g": {"x": 16}, "a": {"$type": "number", "$value": "{g.x}"}}"##)
    #expect(today["a"] == nil && today.errors("a").count == 1 && today.errors("g.x").count == 1, "\(today.report)")
  }

  @Test("A conversion writes the value, and lists the token")
  func conversion() throws {
    let document = try TokenDocument(
      ##"{"g": {"x": 16}, "a": {"value": "{g.x}px"}, "b": {"value": "{g.x}"}, "c": {"value": "{a}"}}"##)
    let conversion = try Conversion(Resolver(document))
    #expect(conversion.isComplete && conversion.json["g"] == nil)
    #expect(conversion.json["a"]?["$value"]?["value"]?.number == 16 && conversion.json["b"]?["$value"]?.number == 16)
    #expect(conversion.json["c"]?["$value"]?.string == "{a}")
    #expect(conversion.losses == ["2 tokens have values instead of their references; the first is \"a\""])
  }
}
