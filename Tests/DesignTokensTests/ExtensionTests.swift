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
    // The group of the wrong name comes first, and the pointer would find it.
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
}
