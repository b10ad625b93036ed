import Foundation
import Testing

@Suite("thimble tokens check, resolve")
struct TokensCommandTests {
  private let good = ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}, "b": {"$value": "{a}"}}"##
  private let bad =
    "{\n  \"a\": {\"$type\": \"number\", \"$value\": \"{bb}\"},\n  \"b\": {\"$type\": \"number\", \"$value\": 1}\n}"

  @Test func check() throws {
    let clean = try Tokens.run("check", "good.json", files: ["good.json": good])
    #expect(clean.status == 0 && clean.out == "no problems\n" && clean.err.isEmpty)
    let broken = try Tokens.run("check", "good.json", "bad.json", files: ["good.json": good, "bad.json": bad])
    #expect(broken.status == 1)
    #expect(broken.out == "bad.json:2:38: error: a: no token \"bb\"; did you mean \"b\"?\n1 error, 0 warnings\n")
    let missing = try Tokens.run("check", "bad.json", "none.json", files: ["bad.json": bad])
    #expect(missing.status == 2 && missing.err.contains("none.json") && missing.out.contains("bad.json:2:38"))
  }

  @Test func strictness() throws {
    let files = ["old.json": ##"{"a": {"$value": "6px"}}"##]
    #expect(try Tokens.run("check", "old.json", files: files).status == 0)
    #expect(try Tokens.run("check", "--strict", "old.json", files: files).status == 1)
  }

  @Test func checkAsJSON() throws {
    let result = try Tokens.run("check", "--format", "json", "bad.json", files: ["bad.json": bad])
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let first = (object?["diagnostics"] as? [[String: Any]])?.first
    #expect(object?["errors"] as? Int == 1 && first?["line"] as? Int == 2 && first?["path"] as? String == "a")
  }

  @Test func together() throws {
    let files = [
      "one.json": ##"{"a": {"$type": "number", "$value": "{b}"}}"##,
      "two.json": ##"{"b": {"$type": "number", "$value": 1}}"##,
    ]
    #expect(try Tokens.run("check", "one.json", files: files).status == 1)
    #expect(try Tokens.run("check", "--together", "one.json", "two.json", files: files).status == 0)
  }

  @Test func resolve() throws {
    let result = try Tokens.run("resolve", "good.json", files: ["good.json": good])
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: [String: Any]]
    #expect(result.status == 0 && object?.count == 2)
    #expect(object?["b"]?["css"] as? String == "16px" && object?["b"]?["type"] as? String == "dimension")
    #expect((object?["b"]?["value"] as? [String: Any])?["unit"] as? String == "rem")
  }

  @Test func resolveWithInputs() throws {
    let text =
      ##"{"version": "2025.10", "modifiers": {"theme": {"contexts": {"light": [{"a": {"$type": "number", "$value": 1}}], "dark": [{"a": {"$type": "number", "$value": 2}}]}}}, "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}"##
    let files = ["theme.json": text]
    #expect(
      try Tokens.run("resolve", "theme.json", "--input", "theme=dark", files: files).out.contains("\"css\": \"2\""))
    let wrong = try Tokens.run("resolve", "theme.json", "--input", "theme=drak", files: files)
    #expect(wrong.status == 1 && wrong.out.isEmpty && wrong.err.contains("did you mean \"dark\"?"))
    let missing = try Tokens.run("resolve", "theme.json", files: files)
    #expect(missing.status == 1)
    #expect(
      missing.err == """
        error: the modifier "theme" has no default and no input; choose one of light, dark
        as in: thimble tokens resolve 'theme.json' --input 'theme=light'

        """)
    #expect(try Tokens.run("resolve", "none.json").status == 2)
    #expect(try Tokens.run("resolve", "theme.json", "--input", "dark", files: files).status == 64)
  }

  private let theme = """
    {"theme": {"color": {"$type": "color",
      "background": {"brand": {"$value": "#1c71d8"}, "brnd": {"$value": "#ff0000"}},
      "button": {"primary": {"default": {
        "foreground": {"$value": "#777777"}}}}}}}
    """

  @Test("A theme is checked as it is used: unknown paths with a suggestion, and contrast")
  func checkOfATheme() throws {
    let result = try Tokens.run("check", "theme.json", files: ["theme.json": theme])
    let lines = result.out.split(separator: "\n")
    #expect(result.status == 0 && result.err.isEmpty, "Warnings do not count.")
    #expect(
      lines.contains {
        $0.hasPrefix("theme.json:2:50: warning: theme.color.background.brnd: ")
          && $0.hasSuffix("did you mean \"theme.color.background.brand\"?")
      }, "\(result.out)")
    #expect(
      lines.contains {
        $0.hasPrefix("theme.json:4:30: warning: theme.color.button.primary.default.foreground: #777777 on #1c71d8 has")
          && $0.contains("a contrast of 1.06:1 (light); WCAG 2.2 asks for 4.5:1; #")
          && $0.hasSuffix("would pass")
      }, "\(result.out)")
    #expect(lines.last?.hasPrefix("0 errors, ") == true)
    let strict = try Tokens.run("check", "--strict", "theme.json", files: ["theme.json": theme])
    #expect(strict.status == 1, "Colours written as strings are an older form.")
  }

  @Test("Tokens of another system are not judged as a theme")
  func checkOfOtherTokens() throws {
    let other = theme.replacing("\"theme\"", with: "\"kit\"")
    let result = try Tokens.run("check", "kit.json", files: ["kit.json": other])
    #expect(!result.out.contains("contrast") && !result.out.contains("brnd\": the kit"), "\(result.out)")
  }

  @Test("A cycle of sets is reported once, with all of its sets")
  func checkOfACircle() throws {
    let text = ##"""
      {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}},
       "resolutionOrder": [{"$ref": "#/sets/a"}]}
      """##
    let result = try Tokens.run("check", "a.resolver.json", files: ["a.resolver.json": text])
    #expect(result.status == 1 && result.out.hasSuffix("\n1 error, 0 warnings\n"), "\(result.out)")
    #expect(result.out.hasPrefix("a.resolver.json:1:") && result.out.contains("in a circle: a → b → a"))
  }

  @Test("All mistakes of a meaningless document are reported, not only the first one")
  func resolveOfABrokenDocument() throws {
    let text = ##"{"version": "2025.10", "sets": {"s": {"sources": {}}}, "resolution_order": [{"$ref": "#/sets/s"}]}"##
    let result = try Tokens.run("resolve", "a.resolver.json", files: ["a.resolver.json": text])
    #expect(result.status == 1 && result.err.contains("did you mean \"resolutionOrder\"?"), "\(result.err)")
  }
}
