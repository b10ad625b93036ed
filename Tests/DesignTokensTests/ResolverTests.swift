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

  /// Returns a document with one set of tokens, and `more`.
  private func small(_ more: String, order: String = "", sets: String = "") -> String {
    ##"""
    {"version": "2025.10", "sets": {"s": {"sources": [{"a": {"$type": "number", "$value": 1}}]}\##(sets)},
     \##(more.isEmpty ? "" : "\"modifiers\": {\(more)},") "resolutionOrder": [{"$ref": "#/sets/s"}\##(order)]}
    """##
  }

  @Test(arguments: [
    (#""m": {"contexts": {}}"#, "the modifier \"m\" has no contexts"),
    (#""m": {"contexts": []}"#, "the contexts of \"m\" are an empty array, not an object"),
    (#""m": {"contexts": {"true": [], "false": []}, "default": true}"#, "write \"true\" in quotes"),
    (#""m": {"contexts": {"a": [], "b": []}, "default": "c"}"#, "which is no context of it; did you mean \"a\"?"),
    (##""m": {"contexts": {"a": [], "b": []}}, "n": {"$ref": "#/modifiers/m"}"##, "a modifier cannot be a reference"),
  ])
  func modifiersAreCheckedUsedOrNot(_ modifier: String, _ text: String) throws {
    for order in ["", ##", {"$ref": "#/modifiers/m"}"##] {
      let resolver = try resolver(small(modifier, order: order))
      let error = #expect(throws: TokenError.self) { try resolver.resolve() }
      #expect(error?.description.contains(text) == true, "\(String(describing: error))")
      #expect(resolver.diagnostics.count { $0.description.contains(text) } == 1)
    }
  }

  @Test func everythingAboutTheInputsIsSaidAtOnce() throws {
    let modifiers = #""m": {"contexts": {"a": [], "b": []}}, "n": {"contexts": {"c": [], "d": []}}"#
    let resolver = try resolver(
      small(modifiers, order: ##", {"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/n"}"##))
    let missing = #expect(throws: TokenError.self) { try resolver.resolve() }
    for text in ["\"m\" has no default and no input", "\"n\" has no default and no input"] {
      #expect(missing?.message.contains(text) == true)
    }
    #expect(missing?.advice == "there are m (a, b), n (c, d)")
    let wrong = #expect(throws: TokenError.self) { try resolver.resolve(["m": "z", "o": "a"]) }
    for text in ["\"m\" has no context \"z\"", "no modifier \"o\"", "\"n\" has no default"] {
      #expect(wrong?.message.contains(text) == true)
    }
    let twice = #expect(throws: TokenError.self) { try resolver.resolve(["M": "a", "m": "b", "n": "c"]) }
    #expect(twice?.message == "the modifier \"m\" has two inputs")
  }

  @Test func aSetMayBeAReferenceToAnother() throws {
    let sets =
      ##", "t": {"$ref": "#/sets/s"}, "u": {"$ref": "#/sets/v"}, "v": {"$ref": "#/sets/u"}, "w": {"$ref": "w.json"}"##
    #expect(try resolver(small("", order: ##", {"$ref": "#/sets/t"}"##, sets: sets)).resolve().number("a") == 1)
    let circle = try resolver(small("", order: ##", {"$ref": "#/sets/u"}"##, sets: sets))
    #expect(circle.diagnostics.first?.message.hasSuffix("in a circle: u → v → u") == true, "\(circle.diagnostics)")
    let file = try resolver(small("", order: ##", {"$ref": "#/sets/w"}"##, sets: sets))
    #expect(file.diagnostics.first?.message == "the set \"w\" is a reference to something that is no set")
  }

  @Test func twoModifiersOfOneName() throws {
    let modifier = #""m": {"contexts": {"a": [], "b": []}}"#
    let inline = ##", {"$ref": "#/modifiers/m"}, {"type": "modifier", "name": "m", "contexts": {"c": [], "d": []}}"##
    let resolver = try resolver(small(modifier, order: inline))
    #expect(resolver.diagnostics.map(\.message) == ["two modifiers are called \"m\""])
  }

  @Test func partsOfFiles() throws {
    let text = ##"""
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "tokens/base.json#PART"}]}]}
      """##
    #expect(try resolver(text.replacing("PART", with: "/group")).diagnostics.isEmpty)
    #expect(try resolver(text.replacing("PART", with: "group")).diagnostics.isEmpty, "As in the module's own example.")
    let messages = try ["/grup", "/a", ""].map { part in
      try resolver(text.replacing("PART", with: part)).diagnostics.map(\.description).joined()
    }
    #expect(messages[0].hasSuffix("the file has no group \"#/grup\"; did you mean \"group\"?"))
    #expect(messages[1].contains("\"#/a\" is a token, not a group") && messages[2].isEmpty)
    let empty = try resolver(text.replacing("tokens/base.json#PART", with: ""))
    #expect(empty.diagnostics.map(\.message) == ["the reference is empty"])
  }

  @Test func veryManyContextsAreRefusedAndNotListed() throws {
    let contexts = (0..<2_000).map { "\"c\($0)\": []" }.joined(separator: ",")
    let resolver = try resolver(small("\"m\": {\"contexts\": {\(contexts)}}", order: ##", {"$ref": "#/modifiers/m"}"##))
    #expect(resolver.diagnostics.map(\.message) == ["there are more than 1000 contexts"])
    let few = (0..<200).map { "\"c\($0)\": []" }.joined(separator: ",")
    let many = try self.resolver(small("\"m\": {\"contexts\": {\(few)}}", order: ##", {"$ref": "#/modifiers/m"}"##))
    let error = #expect(throws: TokenError.self) { try many.resolve() }
    #expect(error?.advice?.hasSuffix("c23 and 176 more") == true)
  }
}
