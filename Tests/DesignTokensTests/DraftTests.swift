import DesignTokens
import Testing

@Suite("Values laid over tokens before they are evaluated")
struct DraftTests {
  private static let red = TokenValue.color(ColorValue(RGBA(red: 1, green: 0, blue: 0)))
  private static let blue = RGBA(red: 0, green: 0, blue: 1)

  /// A file of the kit, which has the number 0, and one over it, which has the number 1.
  private func draft(_ over: String = "{}") throws -> TokenDraft {
    let zero = #"{"value": 0, "unit": "px"}"#
    let kit = ##"""
      {"c": {"$type": "color",
        "base": {"$value": "#0000ff"}, "alias": {"$value": "{c.base}"},
        "line": {"$type": "shadow", "$value": {"color": "{c.base}", "offsetX": \##(zero), "offsetY": \##(zero),
          "blur": \##(zero), "spread": \##(zero)}},
        "part": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/c/base/$value/components/0"}, 0, 0]}}}}
      """##
    return try Resolver(TokenDocument(kit), overrides: [TokenDocument(over, name: "over")]).draft { _ in nil }
  }

  private func laid(_ draft: TokenDraft, _ path: String = "c.base") -> ResolvedTokens {
    var draft = draft
    draft.lay([(path, Self.red)]) { $0.file < 1 }
    return draft.resolved()
  }

  @Test("Aliases, composites and pointers follow a laid value")
  func dependents() throws {
    let tokens = laid(try draft())
    for path in ["c.base", "c.alias"] { #expect(tokens.color(path) == Self.red.color?.rgba, "\(path)") }
    #expect(tokens["c.line"]?.value.shadow?.first?.color.rgba == Self.red.color?.rgba)
    #expect(tokens.color("c.part")?.red == 1)
    #expect(try draft().resolved().color("c.alias") == Self.blue, "Another draft is unchanged.")
  }

  @Test("A laid value is below the tokens of later files, even if they have no value")
  func below() throws {
    let green = #"{"c": {"base": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0]}}}}"#
    #expect(laid(try draft(green)).color("c.alias")?.green == 1)
    let broken = laid(try draft(#"{"c": {"base": {"$type": "color", "$value": 42}}}"#))
    #expect(broken.color("c.base") == nil)
    #expect(broken.diagnostics.contains { $0.path == "c.base" })
  }

  @Test("A group that extends the token's group takes over the laid value")
  func extended() throws {
    let tokens = laid(try draft(#"{"own": {"$extends": "{c}"}}"#))
    #expect(tokens.color("own.base") == Self.red.color?.rgba)
    #expect(tokens.color("own.alias") == Self.red.color?.rgba)
  }

  @Test("A path without a token gets the laid value, unless it is a group")
  func added() throws {
    #expect(laid(try draft(), "c.new").color("c.new") == Self.red.color?.rgba)
    let group = laid(try draft(##"{"c": {"new": {"x": {"$value": "#00ff00"}}}}"##), "c.new")
    #expect(group["c.new"] == nil)
    #expect(group["c.new.x"] != nil)
  }

  @Test("Some tokens are read without their problems being reported")
  func peek() throws {
    let draft = try draft(#"{"c": {"bad": {"$value": "{c.nothing}"}}}"#)
    #expect(draft.values(of: ["c.alias", "c.bad", "c.none"]).mapValues(\.color?.rgba) == ["c.alias": Self.blue])
    #expect(draft.resolved().diagnostics.filter { $0.path == "c.bad" }.count == 1)
  }

  @Test("Replaced values leave the tokens that refer to them as they were")
  func replaced() throws {
    let tokens = try draft().resolved().replacing([("c.base", Self.red), ("c.new", Self.red)])
    for path in ["c.base", "c.new"] { #expect(tokens.color(path) == Self.red.color?.rgba, "\(path)") }
    #expect(tokens.color("c.alias") == Self.blue)
    #expect(tokens.location(of: "c.base") == nil, "It is from no file.")
  }

  @Test("A tree of values is read like a file, and compared by its values")
  func tree() throws {
    let document = { (red: Double) in
      TokenDocument(
        .tree(of: [("a.b", .color(ColorValue(RGBA(red: red, green: 0, blue: 0)))), ("a.c", .number(2))]), name: "code")
    }
    let tokens = try Resolver(document(1)).resolve()
    #expect(tokens.map(\.path) == ["a.b", "a.c"])
    #expect(tokens.diagnostics.map(\.description) == [])
    #expect(tokens.color("a.b")?.red == 1)
    #expect(document(1) == document(1))
    #expect(document(1) != document(0))
  }
}
