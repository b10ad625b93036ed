import DesignTokens
import Testing

struct ExtensionTests {
  @Test func localMembersWinAndReferencesStayAbsolute() throws {
    let tokens = try resolved(
      #"""
      {"kit": {"$type": "number",
        "button": {"size": {"$value": 1}, "copy": {"$value": "{kit.button.size}"}, "in": {"x": {"$value": 3}, "y": {"$value": 4}}}},
       "other": {"$extends": "#/kit/button", "size": {"$type": "number", "$value": 9}, "in": {"x": {"$value": 5}}},
       "third": {"$extends": "{other}"}}
      """#
    )
    #expect(tokens.report == [])
    #expect(tokens.number("other.size") == 9 && tokens.number("other.copy") == 1)
    #expect(tokens.number("other.in.x") == 5 && tokens.number("other.in.y") == 4 && tokens.number("third.in.x") == 5)
  }

  @Test func doublingStaysSmall() throws {
    let groups = (1..<60).map {
      "\"g\($0)\": {\"x\": {\"$extends\": \"{g\($0 - 1)}\"}, \"y\": {\"$extends\": \"{g\($0 - 1)}\"}}"
    }
    let text = "{\"g0\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}, \(groups.joined(separator: ","))}"
    let limits = ReadingLimits(tokens: 500)
    let tokens = try Resolver(TokenDocument(text), limits: limits).resolve()
    #expect(tokens.count <= 500 && tokens.diagnostics.contains { $0.code == .tooLarge })
  }

  @Test func aNameWithADotIsNoPath() throws {
    // The group with the wrong name comes first; the pointer must not find it.
    let tokens = try resolved(
      ##"{"$type": "number", "a.b": {"c": {"$value": 1}, "own": {"$value": 3}}, "a": {"b": {"c": {"$value": 2}}}, "x": {"$extends": "{a.b}"}, "y": {"$extends": "#/a.b"}, "z": {"$ref": "#/a.b/c"}}"##
    )
    #expect(tokens.map(\.path) == ["a.b.c", "x.c"] && tokens.number("a.b.c") == 2 && tokens.number("x.c") == 2)
    #expect(tokens.errors("y").map(\.code) == [.missing])
    #expect(tokens.errors("z").first?.advice == "no name has a `.`; write \"a/b\"")
  }

  @Test func deprecationIsInherited() throws {
    let tokens = try resolved(
      ##"{"$type": "number", "old": {"$deprecated": "use new", "a": {"$value": 1}, "b": {"$deprecated": false, "$value": 2}}, "c": {"$value": "{old.a}"}}"##
    )
    #expect(tokens["old.a"]?.deprecation?.reason == "use new" && tokens["old.b"]?.deprecation == nil)
    #expect(tokens.diagnostics.map(\.code) == [.deprecated])
  }

  @Test func referencesInsideValuesTellOfDeprecation() throws {
    let tokens = try resolved(
      #"""
      {"n": {"$type": "number", "$value": 1, "$deprecated": "use m"},
       "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/n"}, "{n}", {"$ref": "#/n/$value"}]}},
       "t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400,
         "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "{n}"}},
       "old": {"$deprecated": true, "$value": "{n}"}}
      """#)
    #expect(tokens.diagnostics.map(\.path) == ["c", "c", "c", "t"])
    #expect(tokens.diagnostics.allSatisfy { $0.code == .deprecated && $0.advice == "use m" })
  }

  @Test func aReferenceToAGroupIsNoToken() throws {
    let tokens = try resolved(
      ##"{"$type": "number", "g": {"a": {"$value": 1}, "in": {"$ref": "#/g"}}, "x": {"$ref": "#/g", "$type": "number"}, "y": {"$ref": "#/g", "b": {"$value": 2}}}"##
    )
    #expect(tokens.map(\.path) == ["g.a", "y.a", "y.in", "y.b"] || tokens.map(\.path) == ["g.a", "y.a", "y.b"])
    for path in ["g.in", "x"] {
      #expect(
        tokens.errors(path).first?.description.hasSuffix(
          "is a group, not a token; name a token in it, such as \"#/g/a\"") == true)
    }
  }

  @Test func aGroupInPlaceOfAnInheritedTokenIsToldOf() throws {
    let tokens = try resolved(
      ##"{"$type": "number", "g": {"a": {"$value": 1}}, "x": {"$extends": "{g}", "a": {"$description": "no value"}}}"##)
    #expect(tokens["x.a"] == nil && tokens.diagnostics.map(\.code) == [.replaced])
    #expect(tokens.diagnostics.first?.path == "x.a")
  }
}
