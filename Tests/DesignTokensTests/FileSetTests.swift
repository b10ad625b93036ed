import Testing

@testable import DesignTokens

/// The form of a file follows from all files that are read together.
@Suite("Forms of a set of files")
struct FileSetTests {
  @Test("A file without a form of its own is read by the rules of the files beside it")
  func uncertain() throws {
    let sizes = try TokenDocument(##"{"s": {"$type": "dimension", "$value": "3"}}"##, name: "sizes.json")
    let colors = try TokenDocument(##"{"c": {"$value": "#fff"}}"##, name: "colors.json")
    let alone = try Resolver(sizes).resolve()
    #expect(alone["s"] == nil && alone.errors("s").count == 1)
    for files in [[sizes, colors], [colors, sizes]] {
      let tokens = try Resolver(files[0], overrides: [files[1]]).resolve()
      #expect(tokens.pixels("s") == 3 && tokens.errors("s").isEmpty, "\(tokens.report)")
    }
    let schema = try TokenDocument(
      ##"{"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "s": {"$type": "dimension", "$value": "3"}}"##
    )
    #expect(try Resolver(schema, overrides: [colors]).resolve()["s"] == nil)
  }

  @Test("References that name the set, in a file where others do not, are told how to be written")
  func mixedNamesOfSets() throws {
    let tokens = try resolved(
      ##"""
      {"core": {"blue": {"value": "#0062cc", "type": "color"}, "x": {"value": "{blue}", "type": "color"}},
       "semantic": {"accent": {"value": "{core.blue}", "type": "color"}}, "$themes": [], "$metadata": {"tokenSetOrder": ["core", "semantic"]}}
      """##)
    #expect(tokens.errors("accent").first?.advice?.hasPrefix("write \"{blue}\"") == true, "\(tokens.report)")
  }

  @Test(
    "Files that need each other in any way are one set",
    arguments: [
      ##""a": {"value": "{h.fontSize}"}"##, ##""a": {"value": "#fff", "dark": "{c}"}"##,
      ##""a": {"value": "#fff", "alpha": "{half}"}"##,
      ##""a": {"value": "#fff", "$extensions": {"mode": {"dark": "{c}"}}}"##,
    ])
  func linked(token: String) throws {
    let first = try TokenDocument("{\(token)}", name: "a.json")
    let base = try TokenDocument(
      ##"{"h": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "20px", "fontWeight": 700}}, "c": {"value": "#000"}, "half": {"value": "0.5"}}"##,
      name: "b.json")
    let other = try TokenDocument(##"{"z": {"value": "1px"}}"##, name: "c.json")
    #expect(LinkedDocuments([first, base, other]).sets.map { $0.map(\.name) } == [["a.json", "b.json"], ["c.json"]])
  }

  @Test("A file of references alone is checked by the rules of the files beside it")
  func checkedBeside() throws {
    let sizes = try TokenDocument(##"{"s": {"$type": "dimension", "$value": "3"}}"##, name: "sizes.json")
    let colors = try TokenDocument(##"{"c": {"$value": "#fff"}}"##, name: "colors.json")
    let sets = LinkedDocuments([sizes, colors]).sets
    #expect(sets.count == 2)
    #expect(try Resolver(sets[0][0]).resolve().pixels("s") == 3)
  }

  @Test("A Tokens Studio file whose references name the sets is read as Style Dictionary reads it")
  func setsInReferences() throws {
    let rest =
      ##""$themes": [{"name": "A", "selectedTokenSets": {"core": "enabled"}}], "$metadata": {"tokenSetOrder": ["core"]}"##
    let tokens = try resolved(
      ##"{"core": {"c": {"value": "#111"}, "d": {"value": "{core.c}"}}, "theme": {"c": {"value": "{core.d}"}}, \##(rest)}"##
    )
    #expect(tokens.map(\.path) == ["core.c", "core.d", "theme.c"] && tokens.color("theme.c")?.hex == "#111111")
    #expect(tokens.diagnostics.contains { $0.code == .modes && $0.message.contains("references name the token sets") })
    #expect(tokens.diagnostics.allSatisfy { $0.severity == .warning }, "\(tokens.report)")
    let usual = try TokenDocument(
      ##"{"core": {"c": {"value": "#111"}, "core": {"x": {"value": "{core.x}"}}}, \##(rest)}"##)
    #expect(usual.dialect == .tokensStudio)
  }

  @Test(
    "Files of other tools and languages are named",
    arguments: [
      (##"{"props": {"a": {"value": "{!GREY}", "type": "color"}}}"##, "Theo"),
      (##"{"meta": {"variables": {"1": {"name": "a"}}, "variableCollections": {}}}"##, "Figma's REST API"),
      (##"[{"id": "1", "name": "a", "type": "color", "value": {"model": "rgb"}}]"##, "Specify"),
      (##"{"a": {"$collection": {"$modes": ["x"]}}}"##, "Specify"), ("a:\n  value: red\n", "YAML"),
      ("# colors\nborder:\n  width: 1\n", "YAML"), ("{\n  border: { value: 1 } }", "JSON5"),
      (##"{"dsp_spec_version": "1.0", "entities": []}"##, "Design System Package"),
      (##"{"Meta": {"FluentUITokensVersion": 0}, "a": {"aliasOf": "b"}, "b": {"value": "#00f"}}"##, "Fluent"),
      ("// colors\n{\"a\": 1}", "JSON5"), ("export default { a: 1 }", "JavaScript"),
      ("{\"a\": {value: \"#fff\"}}", "JSON5"), ("{\"a\": 1, /* b */ \"c\": 2}", "JSON5"),
      ("/** Colors. */\nexport default { a: 1 }", "JavaScript"), ("\"use strict\"\nmodule.exports = {}", "JavaScript"),
      ("- a\n- b\n", "YAML"), ("\"color\":\n  blue: red\n", "YAML"), ("color.blue: red\n", "YAML"),
      (##"{"nodes": {"1:2": {"document": {"id": "1:2"}, "schemaVersion": 0}}}"##, "Figma's REST API"),
      (##"{"meta": {"variableCollections": {"1": {"name": "a"}}}}"##, "Figma's REST API"),
      (##"{"variables": [{"name": "a", "valuesByMode": {"1:0": 1}}]}"##, "Figma's REST API"),
      (##"{"x": {"a": {"$collection": {"$modes": ["x"]}}}}"##, "Specify"),
      (
        ##"{"collections": [{"name": "x", "variables": [{"name": "a", "valuesByMode": {"1:0": 1}}]}]}"##,
        "Figma's REST API"
      ),
      (##"[{"name": "a", "type": "color", "value": "#fff"}]"##, "a plain list of tokens"),
      (##"{"tokens": [{"path": ["a"], "$type": "color", "$value": "#fff"}]}"##, "a plain list of tokens"),
    ])
  func foreign(text: String, name: String) throws {
    var found: [Diagnostic] = []
    do {
      found = try resolved(text).diagnostics.filter { $0.severity == .error }
    } catch let error as TokenError {
      found = [error.diagnostic]
    }
    #expect(found.count == 1 && found.first?.message.contains(name) == true && found.first?.advice != nil, "\(found)")
  }

  @Test("The end of a file's name tells YAML from JSON5")
  func yaml() {
    let error = #expect(throws: TokenError.self) { try TokenDocument("{color: {blue: 1}}", name: "a.yml") }
    #expect(error?.message.contains("the file is YAML") == true, "\(String(describing: error))")
  }

  @Test(
    "The output of Theo has final values, and its sources are named",
    arguments: [
      (##"{"imports": ["./a.json"]}"##, true), (##"{"imports": ["../a.json"], "aliases": {"sky": "{!blue}"}}"##, true),
      (##"{"global": {"type": "shadow"}, "props": [{"name": "s", "value": "0 1px 2px #000"}]}"##, true),
      (
        ##"{"aliases": {"red": {"value": "#f00"}}, "props": {"t": {"type": "color", "value": "rgb(255, 0, 0)", "originalValue": "{!red}"}}}"##,
        false
      ),
    ])
  func theo(text: String, isSource: Bool) throws {
    let tokens = try resolved(text)
    let errors = tokens.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { $0.message.contains("Theo") } == (isSource ? [true] : []), "\(tokens.report)")
    #expect(tokens.color("props.t")?.hex == (isSource ? nil : "#ff0000"))
  }
}
