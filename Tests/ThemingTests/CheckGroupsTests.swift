import DesignTokens
import Foundation
import Testing

/// `thimble tokens check` prints one line for one cause.
@Suite("thimble tokens check, one line for a cause")
struct CheckGroupsTests {
  @Test("References that lack one group are one line, with the mend; --all lists each")
  func missingGroup() throws {
    let tokens = (0..<20).map { ##""t\##($0)": {"value": "{palette.c\##($0)}", "type": "color"}"## }
    let palette = (0..<20).map { ##""c\##($0)": {"value": "#fff", "type": "color"}"## }
    let text =
      ##"{"light": {\##(tokens.joined(separator: ","))}, "global": {"palette": {\##(palette.joined(separator: ","))}}}"##
    let result = try Tokens.run("check", "--quiet", "blau.json", files: ["blau.json": text])
    let lines = result.out.split(separator: "\n")
    #expect(result.status == 1 && lines.count == 2, "\(result.out)")
    #expect(lines.first?.contains("error: 20 references lack the group \"global\"") == true)
    #expect(lines.first?.contains("{ \"$ref\": \"blau.json#/global\" }") == true, "\(result.out)")
    #expect(lines.last?.hasPrefix("20 errors (20 missing), ") == true, "\(result.out)")
    let all = try Tokens.run("check", "--all", "--quiet", "blau.json", files: ["blau.json": text])
    #expect(all.out.split(separator: "\n").count == 21)
    let json = try Tokens.run("check", "--format", "json", "blau.json", files: ["blau.json": text])
    #expect(json.out.contains("\"errors\": 20"))
    // The mend of the message is right.
    let resolver =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "blau.json"}, {"$ref": "blau.json#/global"}]}]}"##
    let mended = try Tokens.run(
      "check", "--quiet", "a.resolver.json", files: ["blau.json": text, "a.resolver.json": resolver])
    #expect(mended.status == 0, "\(mended.out)")
  }

  @Test("References that begin with a name that no token has are one line")
  func missingFile() throws {
    let tokens = (0..<5).map { ##""t\##($0)": {"value": "{sizes.c\##($0)}"}"## }.joined(separator: ",")
    let result = try Tokens.run("check", "--quiet", "a.json", files: ["a.json": "{\(tokens)}"])
    #expect(result.out.split(separator: "\n").count == 2, "\(result.out)")
    #expect(result.out.contains("5 references begin with \"sizes\", and no token does"), "\(result.out)")
  }

  @Test("References into a token set that no chosen theme selects are one line")
  func unselectedSet() throws {
    let tokens = (0..<5).map { ##""t\##($0)": {"value": "{c\##($0)}", "type": "color"}"## }.joined(separator: ",")
    let colors = (0..<5).map { ##""c\##($0)": {"value": "#fff", "type": "color"}"## }.joined(separator: ",")
    let text = ##"""
      {"core": {\##(colors)}, "own": {\##(tokens)}, "$themes": [{"name": "A", "selectedTokenSets": {"own": "enabled"}}]}
      """##
    let result = try Tokens.run("check", "--quiet", "a.json", files: ["a.json": text])
    #expect(result.out.split(separator: "\n").count == 2, "\(result.out)")
    #expect(result.out.contains("5 references need the token set \"core\", which no chosen theme selects"))
    let mended = text.replacing(##""own": "enabled""##, with: ##""own": "enabled", "core": "source""##)
    #expect(try Tokens.run("check", "--quiet", "a.json", files: ["a.json": mended]).status == 0)
  }

  @Test("Errors with one message are one line")
  func sameMessage() throws {
    let tokens = (0..<9).map { ##""t\##($0)": {"value": "#fff", "transform": "x"}"## }.joined(separator: ",")
    let result = try Tokens.run("check", "--quiet", "a.json", files: ["a.json": "{\(tokens)}"])
    #expect(result.out.split(separator: "\n").count == 2, "\(result.out)")
    #expect(result.out.contains("9 tokens have this error; the first is \"t0\": `transform`"), "\(result.out)")
    let all = try Tokens.run("check", "--all", "--quiet", "a.json", files: ["a.json": "{\(tokens)}"])
    #expect(all.out.split(separator: "\n").count == 10)
  }

  @Test("Tokens without a value because of one token are one line")
  func dependents() throws {
    let aliases = (0..<9).map { ##""t\##($0)": {"$type": "number", "$value": "{a}"}"## }.joined(separator: ",")
    let text = ##"{"a": {"$type": "number", "$value": true}, \##(aliases)}"##
    let result = try Tokens.run("check", "a.json", files: ["a.json": text])
    #expect(
      result.out.split(separator: "\n").count == 3 && result.out.contains("9 tokens have no value, because \"a\""))
  }

  @Test("More than ten warnings of a kind are three and their number; --quiet prints none")
  func warnings() throws {
    let tokens = (0..<30).map { ##""t\##($0)": {"$value": "#fff"}"## }.joined(separator: ",")
    let result = try Tokens.run("check", "a.json", files: ["a.json": "{\(tokens)}"])
    #expect(result.status == 0 && result.out.split(separator: "\n").count == 5, "\(result.out)")
    #expect(result.out.contains("27 more warnings of the kind \"old-form\"; --all lists them"))
    #expect(result.out.hasSuffix("0 errors, 30 warnings (30 old-form)\n"))
    #expect(
      try Tokens.run("check", "--quiet", "a.json", files: ["a.json": "{\(tokens)}"]).out
        == "0 errors, 30 warnings (30 old-form)\n")
    let all = try Tokens.run("check", "--all", "a.json", files: ["a.json": "{\(tokens)}"])
    #expect(all.out.split(separator: "\n").count == 31)
  }

  @Test("Files that name each other's tokens are one set; two brands over one palette are two")
  func linkedFiles() throws {
    let files = [
      "base.json": ##"{"c": {"$type": "number", "$value": 1}}"##,
      "a.json": ##"{"brand": {"$type": "number", "$value": "{c}"}, "x": {"$type": "number", "$value": true}}"##,
      "b.json": ##"{"brand": {"$type": "number", "$value": "{c}"}, "x": {"$type": "number", "$value": "{lost}"}}"##,
      "use.json": ##"{"y": {"$type": "number", "$value": "{only}"}}"##,
      "only.json": ##"{"only": {"$type": "number", "$value": 2}, "z": {"$type": "number", "$value": "{y}"}}"##,
    ]
    let linked = try Tokens.run("check", "use.json", "only.json", files: files)
    #expect(linked.status == 0 && linked.out == "no problems\n", "\(linked.out)")
    let brands = try Tokens.run("check", "a.json", "base.json", "b.json", files: files)
    #expect(brands.status == 1 && brands.out.contains("a.json:1:") && brands.out.contains("b.json:1:"), "\(brands.out)")
    #expect(!brands.out.contains("no token \"c\"") && brands.out.hasSuffix("2 errors, 0 warnings\n"), "\(brands.out)")
  }

  @Test("A group `theme` of another system is no theme of the kit")
  func foreignTheme() throws {
    let foreign =
      ##"{"theme": {"primary": {"$type": "color", "$value": true}, "ink": {"$type": "number", "$value": 1}}}"##
    let result = try Tokens.run("check", "a.json", files: ["a.json": foreign])
    #expect(result.status == 1 && result.out.contains("theme.primary") && result.out.hasSuffix("1 error, 0 warnings\n"))
    #expect(!result.out.contains("the kit"), "\(result.out)")
    let misspelt =
      ##"{"theme": {"color": {"background": {"brnd": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}}}"##
    let near = try Tokens.run("check", "a.json", files: ["a.json": misspelt])
    #expect(near.out.contains("did you mean \"theme.color.background.brand\"?"), "\(near.out)")
  }

  @Test("SARIF has each finding with its place, and each kind as a rule")
  func sarif() throws {
    let files = [
      "a b.json": "{\n  \"a\": {\"$type\": \"number\", \"$value\": \"{lost}\"}, \"c\": {\"$value\": \"#fff\"}}"
    ]
    let result = try Tokens.run("check", "--format", "sarif", "a b.json", files: files)
    let root = try TokenDocument(result.out).root
    let run = try #require(root["runs"]?.elements?.first)
    #expect(
      result.status == 1
        && run["tool"]?["driver"]?["rules"]?.elements?.map { $0["id"]?.string } == ["missing", "old-form"])
    let first = try #require(run["results"]?.elements?.first)
    let place = first["locations"]?.elements?.first?["physicalLocation"]
    #expect(first["level"]?.string == "error" && first["message"]?["text"]?.string == "a: no token \"lost\"")
    #expect(place?["artifactLocation"]?["uri"]?.string == "a%20b.json" && place?["region"]?["startLine"]?.number == 2)
    let gone = try Tokens.run("check", "--format", "sarif", "none.json")
    #expect(gone.status == 2 && gone.out.contains("\"executionSuccessful\": false"), "\(gone.out)")
  }

  @Test("A minus is standard input")
  func standardInput() throws {
    for command in ["check", "resolve", "convert", "export", "css"] {
      let result = try Tokens.run([command, "-"], files: [:], input: ##"{"a": {"value": "#36c"}}"##)
      #expect(result.status == 0 && !result.out.isEmpty, "\(command): \(result.err)")
    }
    let wrong = try Tokens.run(["check", "-"], files: [:], input: "{")
    #expect(wrong.status == 1 && wrong.out.hasPrefix("standard input:1:2: error: "), "\(wrong.out)\(wrong.err)")
  }

  // MARK: - Hostile text

  @Test("Control characters of a file reach the terminal as escapes")
  func controlCharacters() throws {
    let text = ##"{"a\u001b[2J\nfake.json:1:1: error: x": {"$value": true}, "\u009b31m": {"$value": "{\u202ex}"}}"##
    let files = ["a.json": text]
    for arguments in [["check", "a.json"], ["check", "--all", "a.json"], ["resolve", "a.json"], ["css", "a.json"]] {
      let result = try Tokens.run(arguments, files: files)
      let output = arguments[0] == "check" ? result.out : result.err
      let hasControls = output.unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n") || 0x7F..<0xA0 ~= $0.value || $0.value == 0x202E
      }
      #expect(!hasControls && !output.contains("\nfake.json"), "\(arguments): \(output.debugDescription)")
      #expect(output.contains(#"a\u{1b}[2J\u{a}fake.json:1:1: error: x"#), "\(output)")
    }
    let json = try Tokens.run("check", "--format", "json", "a.json", files: files)
    #expect(json.out.contains(#""a\u001b[2J\nfake.json:1:1: error: x""#), "\(json.out)")
  }

  @Test("A file that is nested too deep is named with the place")
  func depth() throws {
    let text = String(repeating: #"{"a":"#, count: 300)
    for command in ["check", "resolve"] {
      let result = try Tokens.run(command, "deep.json", files: ["deep.json": text])
      #expect(result.status == 2 && result.err.hasPrefix("deep.json:1:"), "\(result.err)")
    }
  }

  @Test("Links that lead in a circle are named as such")
  func links() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, two) = (folder.appending(path: "a.json").path, folder.appending(path: "b.json").path)
    try FileManager.default.createSymbolicLink(atPath: one, withDestinationPath: two)
    try FileManager.default.createSymbolicLink(atPath: two, withDestinationPath: one)
    let result = try Tokens.run("check", one)
    #expect(result.status == 2 && result.err.contains("a.json: the symbolic links lead in a circle"), "\(result.err)")
  }

  @Test("Thousands of modes that exclude nothing are an error, quickly")
  func modes() throws {
    let tokens = (0..<900).map {
      ##""n\##($0)": {"$type": "number", "$value": 1, "$extensions": {"mode": {"m\##($0)": 2}}}"##
    }
    let text = "{\(tokens.joined(separator: ","))}"
    let result = try Tokens.run("check", "--quiet", "a.json", files: ["a.json": text])
    #expect(
      result.status == 1 && result.out.contains("there are 900 modes that no token has in common"), "\(result.out)")
  }
}
