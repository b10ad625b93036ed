import Foundation
import Testing

/// `thimble tokens check` lists the tokens that the kit uses, and counts the others.
struct CheckCommandTests {
  private static let files = [
    "theme.json": ##"""
    {"ink": {"$type": "color", "$value": "#101010"}, "lost": {"$type": "color", "$value": "{gone}"},
     "fill": {"$type": "color", "$value": "rgb(10 20 30)"}, "other": {"$type": "color", "$value": "#123456"},
     "theme": {"color": {"background": {"brand": {"$value": "{fill}"}}, "border": {"default": {"$value": "{ink}"}}}}}
    """##
  ]

  @Test("The files of a command have a limit together")
  func manyLargeFiles() throws {
    let text = "{\"a\":{\"$type\":\"number\",\"$value\":1}\(String(repeating: " ", count: 6 << 20))}"
    let run = try Tokens.run(
      "check", "a.json", "b.json", "c.json", files: ["a.json": text, "b.json": text, "c.json": text])
    #expect(run.status == 2 && run.err.contains("b.json: all files together have more than"), "\(run.err)")
  }

  @Test("Unused tokens are only counted")
  func used() throws {
    let result = try Tokens.run("check", "theme.json", files: Self.files)
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(result.status == 1 && lines.contains { $0.contains("warning: ink: ") && $0.hasPrefix("theme.json:1:38:") })
    #expect(lines.contains { $0.contains("warning: fill: ") } && !lines.contains { $0.contains(": other: ") })
    #expect(!lines.contains { $0.contains("lost") }, "\(lines)")
    #expect(lines.suffix(2).first?.hasSuffix(" in what the kit uses") == true)
    #expect(lines.last == "1 error, 1 warning in other tokens; --all lists them")
  }

  @Test("--all lists them after the others")
  func all() throws {
    let result = try Tokens.run("check", "--all", "theme.json", files: Self.files)
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(result.status == 1 && lines.last == "1 error, 1 warning in other tokens")
    let middle = try #require(lines.firstIndex { $0.hasSuffix(" in what the kit uses") })
    #expect(lines[..<middle].contains { $0.contains("fill") } && lines[middle...].contains { $0.contains("lost") })
  }

  @Test("JSON lists all, with the use by the kit")
  func json() throws {
    let result = try Tokens.run("check", "--format", "json", "theme.json", files: Self.files)
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let list = try #require(object?["diagnostics"] as? [[String: Any]])
    let used = list.map { $0["used"] as? Bool }
    #expect(used.allSatisfy { $0 != nil } && used.filter { $0 == false }.count == 2)
    #expect(used.prefix { $0 == true }.count == list.count - 2, "Tokens that the kit uses come first.")
    #expect(object?["errors"] as? Int == 1)
    let plain = try Tokens.run(
      "check", "--format", "json", "a.json", files: ["a.json": ##"{"a": {"$value": "#fff"}}"##])
    #expect(!plain.out.contains("\"used\"") && plain.out.contains("\"warnings\": 1"))
  }

  @Test("A broken token that a theme's token refers to is also listed")
  func cause() throws {
    let text = ##"""
      {"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": true},
       "theme": {"color": {"background": {"brand": {"$value": "{a}"}}}}}
      """##
    let result = try Tokens.run("check", "theme.json", files: ["theme.json": text])
    #expect(result.out.contains(" error: b: ") && result.status == 1, "\(result.out)")
  }

  @Test("--strict counts older forms as errors, in other tokens too")
  func strict() throws {
    let text =
      ##"{"other": {"$type": "color", "$value": "#123456"}, "theme": {"radius": {"button": {"default": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}}}"##
    let files = ["theme.json": text]
    #expect(try Tokens.run("check", "theme.json", files: files).status == 0)
    let strict = try Tokens.run("check", "--strict", "theme.json", files: files)
    #expect(strict.status == 1 && strict.out.contains("1 error, 0 warnings in other tokens"), "\(strict.out)")
  }

  @Test("A colour as text is a warning, whatever else is in the file")
  func oldForms() throws {
    for other in ["\"4px\"", ##"{"value": 4, "unit": "px"}"##] {
      let text = ##"{"c": {"$type": "color", "$value": "#123456"}, "d": {"$type": "dimension", "$value": \##(other)}}"##
      let result = try Tokens.run("check", "a.json", files: ["a.json": text])
      #expect(
        result.status == 0 && result.out.hasPrefix("a.json:1:36: warning: c: the string \"#123456\" is an old way"))
      #expect(try Tokens.run("check", "--strict", "a.json", files: ["a.json": text]).status == 1)
    }
  }

  @Test("Files for light and dark are checked each alone, both together, and as two modes")
  func modes() throws {
    let files = ["x.light.json", "x.dark.json"].reduce(into: [String: String]()) {
      $0[$1] = ##"{"a": {"$type": "number", "$value": \##($1 == "x.dark.json" ? 2 : 1)}}"##
    }
    let alone = try Tokens.run("check", "x.light.json", files: files)
    #expect(
      alone.status == 0 && alone.out.contains("\"x.dark.json\" has these tokens for another mode, and is not read"))
    #expect(try Tokens.run("check", "--together", "x.light.json", "x.dark.json", files: files).out == "no problems\n")
    let dark = try Tokens.run("resolve", "x.light.json", "x.dark.json", "--input", "theme=dark", files: files)
    #expect(dark.status == 0 && dark.out.contains("\"css\": \"2\"") && dark.err.isEmpty, "\(dark.err)")
  }

  @Test("A theme whose modifier has contexts of its own names is checked in each of them")
  func ownContexts() throws {
    let text = ##"""
      {"version": "2025.10", "modifiers": {"theme": {"contexts": {
        "ocean": [], "sand": [{"theme": {"color": {"background": {"brand": {"$type": "color", "$value": true}}}}}]}, "default": "ocean"}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """##
    let result = try Tokens.run("check", "a.resolver.json", files: ["a.resolver.json": text])
    #expect(result.status == 1 && result.out.contains(" error: theme.color.background.brand: "), "\(result.out)")
    #expect(!result.out.contains("no context"), "\(result.out)")
  }
}
