import Testing

@testable import DesignTokens

/// Texts about tokens and groups, which older tools call `description` and `comment`.
@Suite("Descriptions and comments")
struct DescriptionTests {
  @Test("A comment beside a description belongs to it, in each form", arguments: ["value", "$value"])
  func comments(key: String) throws {
    let document = try TokenDocument(
      ##"""
      {"comment": "all", "g": {"description": "d", "comment": "c", "a": {"\##(key)": "#fff", "description": "e", "comment": "f"},
       "b": {"\##(key)": "#000", "comment": "only"}, "c": {"\##(key)": "#000", "$description": "own", "comment": "own"}}}
      """##)
    let tokens = try Resolver(document).resolve()
    #expect(tokens.map(\.description) == ["e\nf", "only", "own"], "\(tokens.report)")
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
    let told = tokens.diagnostics.filter { $0.advice == "write `$description`" }
    #expect(told.count == (key == "value" ? 0 : 1), "\(tokens.report)")
    let written = try Conversion(Resolver(document)).json
    #expect(written["$description"]?.string == "all" && written["g"]?["$description"]?.string == "d\nc", "\(written)")
    #expect(written["g"]?["a"]?["$description"]?.string == "e\nf", "\(written)")
  }

  @Test("In today's format the advice names `$description`")
  func today() throws {
    let tokens = try resolved(
      ##"{"g": {"comment": "c", "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "comment": "d"}}}"##
    )
    #expect(tokens.diagnostics.map(\.advice) == ["write `$description`", "write `$description`"], "\(tokens.report)")
    #expect(tokens.color("g.a")?.hex == "#000000")
  }

  @Test(
    "Tokens in a token may have the names of data", arguments: ["type", "original", "attributes", "path", "comment"])
  func names(name: String) throws {
    let tokens = try resolved(
      ##"{"a": {"value": "#111", "\##(name)": {"value": "#222"}, "original": {"value": "#333"}}, "b": {"value": "#000"}}"##
    )
    #expect(tokens.color("a.\(name)") != nil && tokens.color("a.original")?.hex == "#333333", "\(tokens.report)")
    #expect(tokens.diagnostics.allSatisfy { $0.code != .unread }, "\(tokens.report)")
  }

  @Test("The members of the output of Style Dictionary are told of once")
  func dump() throws {
    let tokens = try resolved(
      ##"{"a": {"value": "#fff8", "alpha": 0.5, "original": {"value": "#fff", "alpha": 0.5}, "path": ["a"], "attributes": {}}}"##
    )
    #expect(tokens.diagnostics.allSatisfy { $0.code == .oldForm }, "\(tokens.report)")
  }
}
