import DesignTokens
import Foundation
import Testing

/// `thimble tokens convert`: the result is of today's format, and has the same values.
@Suite("thimble tokens convert")
struct ConvertCommandTests {
  /// Converts a text, and checks that the result passes in strict mode.
  private func converted(_ text: String, status: Int32 = 0) throws -> (result: JSONValue, err: String) {
    let run = try Tokens.run("convert", "a.json", files: ["a.json": text])
    #expect(run.status == status, "\(run.err)")
    let check = try Tokens.run("check", "--strict", "b.json", files: ["b.json": run.out])
    #expect(check.out == "no problems\n", "\(check.out)\(run.out)")
    return (try TokenDocument(run.out).root, run.err)
  }

  @Test("Older forms become today's, with references, order, descriptions, deprecations and extensions")
  func legacy() throws {
    let (json, err) = try converted(
      ##"""
      {"z": {"value": "#36c", "comment": "Blue", "$extensions": {"x": {"y": 1}}}, "a": {"value": "{ z }", "deprecated": "use z"},
       "s": {"value": {"x": "0", "y": "{gap}", "blur": "2px", "spread": "0", "color": "{z}"}, "type": "boxShadow"},
       "gap": {"value": "3", "type": "spacing", "unit": "rem"}, "sum": {"value": "{gap} * 2"}, "f": {"value": "'A B', serif", "type": "fontFamilies"}}
      """##)
    #expect(
      json.members?.map(\.key) == ["$schema", "z", "a", "s", "gap", "sum", "f"] && err.contains("deprecated") == false)
    #expect(json["z"]?["$description"]?.string == "Blue" && json["a"]?["$deprecated"]?.string == "use z")
    #expect(json["z"]?["$extensions"]?["x"]?["y"]?.number == 1 && json["a"]?["$value"]?.string == "{z}")
    #expect(json["s"]?["$value"]?["color"]?.string == "{z}" && json["sum"]?["$value"]?["value"]?.number == 6)
    #expect(json["f"]?["$value"]?.elements?.count == 2)
  }

  @Test("Groups keep their descriptions and extensions, in each form", arguments: ["$", ""])
  func groups(_ dollar: String) throws {
    let value = dollar.isEmpty ? ##""value": "#36c", "type": "color""## : ##""$type": "color", "$value": "#36c""##
    let (json, _) = try converted(
      ##"""
      {"$description": "All", "color": {"$description": "Colors", "$extensions": {"com.acme": 1},
        "brand": {"$description": "Ours", "blue": {\##(value)}}}}
      """##)
    #expect(json["$description"]?.string == "All" && json["color"]?["$description"]?.string == "Colors")
    #expect(json["color"]?["$extensions"]?["com.acme"]?.number == 1)
    #expect(json["color"]?["brand"]?["$description"]?.string == "Ours")
  }

  @Test("Modes become a resolver document with the same values in each context")
  func modes() throws {
    let (json, _) = try converted(
      ##"{"a": {"value": {"light": "#fff", "dark": "#111"}}, "b": {"value": "{a}"}, "s": {"value": {"desktop": "2px", "mobile": "1px"}}}"##
    )
    let contexts = json["modifiers"]?["theme"]?["contexts"]
    #expect(contexts?["light"]?.elements?.isEmpty == true, "\(json)")
    #expect(contexts?["dark"]?.elements?.first?.members?.map(\.key) == ["a"], "\(json)")
    #expect(json["modifiers"]?["mode"]?["default"]?.string == "desktop")
  }

  @Test("A token with tokens in it becomes the root token of a group, and is listed")
  func rootTokens() throws {
    let (json, err) = try converted(
      ##"{"plum": {"value": "#700", "pale": {"value": "#ecc"}}, "a": {"value": "{plum}"}}"##)
    #expect(json["plum"]?.members?.map(\.key) == ["$root", "pale"] && json["a"]?["$value"]?.string == "{plum.$root}")
    #expect(err.contains("\"plum\" has tokens in it, and is \"plum.$root\""), "\(err)")
  }

  @Test("A token that two modifiers change together is listed, with status 1")
  func interaction() throws {
    let text = ##"""
      {"$themes": [{"name": "X", "group": "m", "selectedTokenSets": {"base": "enabled"}},
         {"name": "Y", "group": "m", "selectedTokenSets": {"base": "enabled", "y": "enabled"}},
         {"name": "U", "group": "n", "selectedTokenSets": {"u": "enabled"}}, {"name": "V", "group": "n", "selectedTokenSets": {"v": "enabled"}}],
       "base": {"p": {"value": "1px"}}, "y": {"p": {"value": "2px"}}, "u": {"a": {"value": "0px"}}, "v": {"a": {"value": "{p} * 2"}}}
      """##
    let (_, err) = try converted(text, status: 1)
    #expect(err == "the token \"a\" has another value in the output with m=Y, n=V\n", "\(err)")
  }

  @Test("A token that a context lacks is lacking there in the result, too")
  func partialContexts() throws {
    let text = ##"""
      {"$themes": [{"name": "One", "selectedTokenSets": {"a": "enabled"}}, {"name": "Two", "selectedTokenSets": {"b": "enabled"}}],
       "a": {"x": {"value": "1px"}, "y": {"value": "{x}"}, "both": {"value": "3px"}}, "b": {"z": {"value": "2px"}, "both": {"value": "3px"}}}
      """##
    let (json, _) = try converted(text)
    let contexts = json["modifiers"]?["theme"]?["contexts"]
    #expect(json["sets"]?["tokens"]?["sources"]?.elements?.first?.members?.map(\.key) == ["both"], "\(json)")
    #expect(contexts?["One"]?.elements?.first?["y"]?["$value"]?.string == "{x}", "\(json)")
    #expect(contexts?["Two"]?.elements?.first?.members?.map(\.key) == ["z"], "\(json)")
  }

  @Test("A name may begin with a mark that makes one character with the dot before it")
  func combiningMark() throws {
    let (json, _) = try converted(##"{"a": {"\##u{301}b": {"value": "1px"}, "c": {"value": "{a.\##u{301}b}"}}}"##)
    #expect(json["a"]?.members?.map(\.key) == ["\u{301}b", "c"], "\(json)")
  }

  @Test("Tokens in more contexts than can be converted in the time for the size of the file are refused")
  func tooManyContexts() throws {
    let tokens = (0..<1_200).map { "\"t\($0)\":{\"$type\":\"number\",\"$value\":1}" }.joined(separator: ",")
    let contexts = (0..<100).map { "\"c\($0)\":[]" }.joined(separator: ",")
    let text = """
      {"version":"2025.10","sets":{"s":{"sources":[{\(tokens)}]}},"modifiers":{"m":{"contexts":{\(contexts)},"default":"c0"}},
      "resolutionOrder":[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}
      """
    let run = try Tokens.run("convert", "a.json", files: ["a.json": text])
    #expect(run.status == 2 && run.err.hasPrefix("error: 1200 tokens in 100 contexts are more"), "\(run.err)")
  }

  @Test("The command lists everything that the format cannot say")
  func losses() throws {
    let (json, err) = try converted(
      ##"""
      {"a": {"type": "custom-grid", "value": {"x": 1}}, "b": {"value": "underline"}, "c": {"value": "{a}"}, "d": {"value": "#fff"},
       "t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "1px", "fontWeight": "Bold Italic", "textCase": "uppercase"}},
       "g": {"type": "gradient", "value": "linear-gradient(90deg,red,blue)"}, "r": {"value": "rgba({d},0.5)"}, "w": {"value": "50%"}}
      """##)
    #expect(json.members?.map(\.key) == ["$schema", "d", "t", "g", "r"], "\(json)")
    for text in [
      "custom-grid", "\"underline\"", "c: left out", "slant", "\"textCase\"", "the direction", "\"r\" has a value",
      "\"50%\"",
    ] {
      #expect(err.contains(text), "\(text): \(err)")
    }
  }

  @Test("References to a part of a value are kept, as pointers")
  func partReferences() throws {
    let (json, err) = try converted(
      ##"""
      {"s": {"type": "boxShadow", "value": {"x": "0", "y": "1px", "blur": "2px", "spread": "0", "color": "#123"}},
       "h": {"type": "typography", "value": {"font-family": "A", "font-size": "20px", "font-weight": 700}, "in": {"value": "1px"}},
       "z": {"value": "{s.color}"}, "b": {"type": "border", "value": {"width": "{h.font-size}", "style": "solid", "color": "{s.color}"}}}
      """##)
    #expect(json["z"]?["$ref"]?.string == "#/s/$value/color" && err.contains("instead of") == false, "\(json)\(err)")
    #expect(json["b"]?["$value"]?["width"]?["$ref"]?.string == "#/h/$root/$value/fontSize", "\(json)")
  }

  @Test("References to parts by old names are kept, and copies of extended groups are listed")
  func oldParts() throws {
    let (json, err) = try converted(
      ##"""
      {"s": {"$type": "boxShadow", "$value": [{"x": "1", "y": "2", "blur": "3", "spread": "4", "color": "#000"}]},
       "a": {"$value": "{s.0.x}"}, "b": {"$value": "{s.0.blur}"}, "g": {"c": {"$value": "#fff"}}, "h": {"$extends": "{ g }"}}
      """##)
    #expect(json["a"]?["$ref"]?.string == "#/s/$value/offsetX" && json["b"]?["$ref"]?.string == "#/s/$value/blur")
    #expect(json["h"]?["c"]?["$value"] != nil && err.contains("copies of the tokens"), "\(json)\(err)")
  }

  @Test("The modes of tokens beside themes of the same name are a modifier of their own")
  func modesBesideThemes() throws {
    let (json, _) = try converted(
      ##"""
      {"$themes": [{"name": "A", "selectedTokenSets": {"s": "enabled"}}, {"name": "B", "selectedTokenSets": {"s": "enabled", "t": "enabled"}}],
       "s": {"a": {"value": {"light": "#fff", "dark": "#000"}, "type": "color"}, "b": {"value": "1px"}}, "t": {"b": {"value": "2px"}}}
      """##)
    #expect(json["modifiers"]?.members?.map(\.key) == ["theme", "theme-2"], "\(json)")
  }

  @Test("A broken token is left out and listed")
  func broken() throws {
    let (json, err) = try converted(##"{"a": {"value": "#fff"}, "b": {"value": "{lost}"}}"##)
    #expect(json["b"] == nil && err.contains("no token \"lost\""), "\(err)")
  }

  @Test(
    "Published systems have the same values afterwards",
    .enabled(if: PublishedSystemTests.folder != nil, "set THIMBLE_TOKENS to the folder of published token files"),
    arguments: [
      "open-props/open-props.resolver.json", "figma-sds/figma-sds.resolver.json", "catppuccin/palette.json",
      "kong/electric-lime-night/electric-lime-night.alias.color.json",
    ])
  func published(path: String) throws {
    let folder = try #require(PublishedSystemTests.folder)
    let run = try Tokens.run("convert", "\(folder)/\(path)")
    #expect(run.status == 0, "\(run.err.suffix(2_000))")
  }

  @Test("A modifier with one context, which the format refuses, is left out and listed")
  func singleContext() throws {
    let themes = { (group: String, name: String, set: String) in
      ##"{"name": "\##(name)", "group": "\##(group)", "selectedTokenSets": {"core": "enabled", "\##(set)": "enabled"}}"##
    }
    let sets = ##""core": {"a": {"value": "#36c"}}, "x": {"b": {"value": "{a}"}}, "y": {"a": {"value": "#fff"}}"##
    let (tokens, err) = try converted("{\"$themes\": [\(themes("mode", "only", "x"))], \(sets)}")
    #expect(
      tokens.members?.map(\.key) == ["$schema", "a", "b"] && err.contains("\"mode\" has only"), "\(tokens)\(err)")
    let all = [themes("mode", "only", "x"), themes("m", "one", "x"), themes("m", "two", "y")].joined(separator: ",")
    let (json, _) = try converted("{\"$themes\": [\(all)], \(sets)}")
    #expect(json["modifiers"]?.members?.map(\.key) == ["m"], "\(json)")
  }
}
