import DesignTokens
import Testing

struct ResolverTests {
  private let document = #"""
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "tokens/base.json"}]},
              "all": {"sources": [{"$ref": "#/sets/base"}, {"b": {"$value": "{a}"}}]}},
     "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"a": {"$value": 2}}]}, "default": "light"},
                   "size": {"contexts": {"small": [], "large": [{"$ref": "tokens/base.json#/group"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
    """#

  private func resolver(_ text: String, overrides: [TokenDocument] = []) throws -> Resolver {
    Resolver(try TokenDocument(text, name: "themes/main.resolver.json"), overrides: overrides) {
      path throws(TokenError) in
      guard path == "themes/tokens/base.json" else { throw TokenError(code: .unreadable, message: "no \(path)") }
      return Array(##"{"$type": "number", "a": {"$value": 1}, "group": {"a": {"$value": 3}}}"##.utf8)
    }
  }

  @Test func aliasesResolveAfterTheMerge() throws {
    let resolver = try resolver(document)
    #expect(resolver.modifiers.map(\.name) == ["theme", "size"])
    #expect(try resolver.resolve(["size": "small"]).number("b") == 1)
    #expect(try resolver.resolve(["Size": "SMALL", "theme": "dark"]).number("b") == 2)
    #expect(try resolver.resolve(["size": "large", "theme": "dark"]).number("b") == 3)
    #expect(resolver.permutations().count == 4)
    #expect(resolver.files == ["themes/main.resolver.json", "themes/tokens/base.json"])
  }

  @Test func overridesWinTokenByToken() throws {
    let override = try TokenDocument(##"{"a": {"$value": 42}, "c": {"$value": "{b}"}}"##, name: "user.json")
    let tokens = try resolver(document, overrides: [override]).resolve(["size": "small", "theme": "dark"])
    #expect(tokens.number("b") == 42 && tokens.number("c") == 42)
  }

  @Test(arguments: [["theme": "drak", "size": "small"], ["thme": "dark"], [:]])
  func wrongInputs(_ inputs: [String: String]) throws {
    let resolver = try resolver(document)
    let error = #expect(throws: TokenError.self) { try resolver.resolve(inputs) }
    #expect(error?.code == .input && error?.advice != nil)
  }

  @Test func oneMissingFileVoidsNothing() throws {
    let text = document.replacing("tokens/base.json#/group", with: "gone.json")
    let resolver = try resolver(text)
    #expect(resolver.diagnostics.contains { $0.message.contains("gone.json") && $0.location?.line == 5 })
    #expect(try resolver.resolve(["size": "large"]).number("a") == 1)
  }

  @Test(arguments: [
    ("\"#/sets/base\"", "\"#/modifiers/theme\""), ("\"#/sets/base\"", "\"#/sets/all\""),
    ("\"#/sets/base\"", "\"#/resolutionOrder/0\""), ("\"default\": \"light\"", "\"default\": \"lite\""),
    ("\"light\": [], \"dark\": [{\"a\": {\"$value\": 2}}]", ""),
  ])
  func documentsWithoutAMeaning(_ part: String, _ replacement: String) throws {
    let resolver = try resolver(document.replacing(part, with: replacement))
    #expect(throws: TokenError.self) { try resolver.resolve(["size": "small"]) }
  }

  @Test func setsInACircleArePrintedWhole() throws {
    let text = ##"""
      {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/c"}]},
       "c": {"sources": [{"$ref": "#/sets/b"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}
      """##
    let resolver = try resolver(text)
    let error = #expect(throws: TokenError.self) { try resolver.resolve() }
    #expect(error?.message == "the sets refer to each other in a circle: b → c → b" && error?.location?.line == 2)
  }

  @Test func laterSourcesWin() throws {
    let text = ##"""
      {"version": "2025.10", "sets": {
         "first": {"sources": [{"n": {"$type": "number", "$value": 1}, "m": {"$type": "number", "$value": "{n}"}},
           {"n": {"$type": "number", "$value": 2}}]},
         "second": {"sources": [{"n": {"$type": "number", "$value": 3}}]}},
       "modifiers": {"t": {"contexts": {"x": [{"n": {"$type": "number", "$value": 4}}], "y": []}, "default": "y"}},
       "resolutionOrder": [ORDER]}
      """##
    let (first, second, modifier) = ("#/sets/first", "#/sets/second", "#/modifiers/t")
    for (order, inputs, value) in [
      ([first], [:], 2.0), ([first, second], [:], 3), ([second, first], [:], 2), ([first, modifier], ["t": "x"], 4),
      ([modifier, first], ["t": "x"], 2), ([first, modifier, second], ["t": "x"], 3),
      ([first, modifier], ["t": "y"], 2),
    ] {
      let names = order.map { "{\"$ref\": \"\($0)\"}" }.joined(separator: ", ")
      var document = text.replacing("ORDER", with: names)
      if !order.contains(modifier) { document = document.replacing("\"modifiers\"", with: "\"$extensions\"") }
      let tokens = try resolver(document).resolve(inputs)
      #expect(tokens.number("n") == value && tokens.number("m") == value, "\(order) \(tokens.report)")
    }
  }
}
