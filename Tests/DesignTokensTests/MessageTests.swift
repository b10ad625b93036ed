import DesignTokens
import Testing

/// Messages for the author of a theme. Each names the problem and the text to write.
struct MessageTests {
  private static let wrongValues = [
    "null", "true", "5", "-1", "\"\"", "\"abc\"", "\"12px\"", "[]", "{}", "[1]", "[[]]", "{\"a\": 1}", "\"{\"",
    "\"{}\"",
    "\"{a}b\"", "\"{none}\"", "{\"$ref\": \"#/none\"}", "{\"$ref\": 1}", "{\"$ref\": \"#\"}", "{\"value\": 1}",
    "{\"unit\": \"px\"}", "{\"value\": \"1\", \"unit\": \"em\"}",
    "{\"colorSpace\": \"srgb\", \"components\": [9, 0, 0]}",
    "\"{number}\"", "\"{broken}\"", "[{\"color\": null}]", "{\"color\": \"{number}\"}",
  ]

  /// Returns true for diagnostics without advice: a name without a similar one, and a reference to a token of another
  /// type.
  private func needsNoAdvice(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == .missing || diagnostic.message.hasPrefix("this needs ")
  }

  @Test(arguments: TokenType.allCases)
  func everyMessageSaysWhatToWrite(_ type: TokenType) throws {
    for (index, value) in Self.wrongValues.enumerated() {
      let tokens = try resolved(
        """
        {"number": {"$type": "number", "$value": 1}, "broken": {"$type": "number", "$value": true},
         "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
         "token": {"$type": "\(type.rawValue)", "$value": \(value)}}
        """)
      let told = tokens.diagnostics.filter { $0.path == "token" }
      #expect(told.isEmpty == (tokens["token"] != nil) || tokens["token"] != nil, "\(type) \(index) \(value)")
      #expect(told.count <= 4, "\(tokens.report)")
      for diagnostic in told {
        #expect(diagnostic.location?.line == 3, "\(diagnostic)")
        #expect(needsNoAdvice(diagnostic) || diagnostic.advice?.isEmpty == false, "\(diagnostic)")
        #expect(diagnostic.advice?.contains(": …") != true, "\(diagnostic)")
        for word in ["nil", "Optional", "DesignTokens", "JSONValue"] {
          #expect(!diagnostic.description.contains(word), "\(diagnostic)")
        }
      }
    }
  }

  @Test(arguments: [
    ("color", ##"{"value": 1, "unit": "px"}"##, "the value has the form of a dimension, not of a color"),
    ("dimension", ##"{"val": 1, "unit": "px"}"##, "the value has no part \"val\"; did you mean \"value\"?"),
    ("color", ##"{"colorSpace": "srgb", "components": [255, 0, 0]}"##, "write 1 for 255 of 255"),
    ("color", ##"{"colorSpace": "hsl", "components": [-30, 0, 0]}"##, "write 330"),
    ("color", ##"{"colorSpace": "xyz", "components": [0, 0, 0]}"##, "write \"xyz-d65\" or \"xyz-d50\""),
    ("color", ##"{"colorSpace": "srgb", "components": ["1", 0, 0]}"##, "component 1 is the string \"1\"; write 1"),
    ("color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 50}"##, "write 0.5 for 50 of 100"),
    ("number", "\"50%\"", "write 0.5"), ("number", "\"1.5\"", "write 1.5"), ("fontWeight", "\"450\"", "write 450"),
    ("cubicBezier", "\"ease\"", "write [0.25, 0.1, 0.25, 1]"),
    ("cubicBezier", "[0, 0, 1]", "the value is an array of 3"),
    ("dimension", ##"{"value": 1, "unit": "em"}"##, "`em` depends on the font in use"),
    ("fontFamily", "[\"{number}\"]", "this needs a fontFamily, but refers to a number"),
    ("dimension", "\"{\"", "write \"{group.token}\""),
    ("number", ##"{"$ref": "#/list/$value/7"}"##, "an array of 4 has no part \"7\"; its elements are 0 to 3"),
    ("number", ##"{"$ref": "other.json#/a"}"##, "\"other.json#/a\" names another file"),
    ("number", ##"{"$ref": "#/lst"}"##, "did you mean \"#/list\"?"),
    ("number", "\"{{number}}\"", "write \"{number}\""), ("number", "\"{number.$value}\"", "write \"{number}\""),
    ("number", "\"{group/a}\"", "did you mean \"group.a\"?"),
  ])
  func advice(_ type: String, _ value: String, _ text: String) throws {
    let tokens = try resolved(
      """
      {"number": {"$type": "number", "$value": 1}, "list": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
       "group": {"a": {"$value": "{number}"}},
       "token": {"$type": "\(type)", "$value": \(value)}, "$schema": "2025.10"}
      """)
    #expect(tokens.errors("token").count == 1, "\(tokens.report)")
    #expect(tokens.errors("token").first?.description.contains(text) == true, "\(tokens.report)")
  }

  @Test func aValueThatAPointerLeadsToIsWrongWhereThePointerStands() throws {
    let tokens = try resolved(
      #"""
      {"$type": "number", "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}},
       "x": {"$value": {"$ref": "#/c/$value/hex"}}}
      """#)
    #expect(tokens.diagnostics.map(\.path) == ["x"] && tokens.diagnostics.first?.location?.line == 2)
  }

  @Test(arguments: [
    ("\"Inter\"", "fontFamily"), ("[\"Inter\"]", "fontFamily"), ("\"bold\"", "fontWeight"),
    ("\"dashed\"", "strokeStyle"),
    ("[0, 0, 1, 1]", "cubicBezier"), ("1", "number"), (##"{"color": 1, "width": 1}"##, "border"),
    (##"[{"color": 1, "offsetX": 1}]"##, "shadow"), (##"{"value": 1, "unit": "ms"}"##, "duration"),
  ])
  func typesToWrite(_ value: String, _ type: String) throws {
    let tokens = try resolved(##"{"$schema": "2025.10", "a": {"$value": \##(value)}}"##)
    #expect(tokens.diagnostics.map(\.advice) == ["write \"$type\": \"\(type)\" here or in a group around it"])
  }

  @Test("No type is proposed for a slant")
  func slants() throws {
    let tokens = try resolved(##"{"$schema": "2025.10", "a": {"$value": "italic"}}"##)
    #expect(tokens.errors("a").first?.advice?.hasSuffix("no type has such values") == true, "\(tokens.report)")
  }

  @Test func namesThatAreEmpty() throws {
    let tokens = try resolved(##"{"": {"$type": "number", "$value": 1}}"##)
    #expect(tokens.report == ["test.json:1:2: error: a name is empty; write a name, such as \"default\""])
    let file = try resolved(##"{"$extends": "{a}", "a": {"b": {"$type": "number", "$value": 1}}}"##)
    #expect(file.report.first?.contains(" error: the group extends itself: the whole file → the whole file;") == true)
  }

  @Test func aFileOfOtherDataIsToldOfOnce() throws {
    let other = try resolved(##"{"info": {"author": "x", "version": 1}, "colors": [{"a": 1}, 2], "on": true}"##)
    #expect(
      other.report.count == 1 && other.report.first?.contains("the file has no tokens; a token is an object") == true)
    let groups = try resolved(##"{"$schema": "2025.10", "a": {"b": {}}, "c": {"$description": "empty"}}"##)
    #expect(groups.report == [])
    let wrong = try resolved(##"{"a": {"$type": "number", "$valeu": 1}, "b": 1, "c": 2}"##)
    #expect(wrong.report.count == 4, "\(wrong.report)")
  }

  @Test func aReferenceToAnotherFilesTokens() throws {
    let tokens = try resolved(
      ##"{"$type": "number", "a": {"b": {"$value": "{x.a.b}"}, "c": {"$value": "{y.c}"}}, "d": {"$value": "{a.zzz}"}}"##
    )
    #expect(tokens.errors("a.b").first?.advice == "nothing here begins with \"x\"; is a file missing?")
    #expect(tokens.errors("a.c").first?.advice == "nothing here begins with \"y\"; is a file missing?")
    #expect(tokens.errors("d").map(\.code) == [.missing] && tokens.errors("d").first?.advice == nil)
  }

  @Test func propertiesWithoutTheirDollarSign() throws {
    let tokens = try resolved(
      ##"{"$schema": "2025.10", "a": {"type": "number", "value": 1}}"##)
    #expect(tokens.diagnostics.map(\.advice) == ["did you mean \"$type\"?", "did you mean \"$value\"?"])
  }

  @Test(arguments: [
    ("{\"a\": NaN}", "JSON has no word `NaN`"), ("{\"a\": +1}", "not with `+`"), ("{\"a\": .5}", "as in 0.5"),
    ("{\"a\": \u{0}}", "NUL"), ("{\u{0}\"\u{0}a", "UTF-16"), ("\u{0}{\u{0}\"", "UTF-16"),
  ])
  func textThatIsNotJSON(_ text: String, _ message: String) {
    let error = #expect(throws: TokenError.self) { try TokenDocument(text) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func bytesInUTF16() {
    let error = #expect(throws: TokenError.self) { try TokenDocument([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], name: "t.json") }
    #expect(error?.message.contains("UTF-16") == true)
  }

  @Test func keysThatComeTwiceAreCountedBeyondAHundred() throws {
    let tokens = try resolved("{\((0..<150).map { _ in "\"k\": {}" }.joined(separator: ","))}")
    #expect(tokens.diagnostics.count == 101 && tokens.diagnostics.last?.message.hasPrefix("49 more keys") == true)
  }

  @Test("The advice does not depend on the order of the names")
  func order() {
    let names = ["stroke-width.sm", "stroke-width.lg", "stroke-width.xl"]
    for order in [names, names.reversed(), names.sorted()] {
      #expect(Suggestion.nearest(to: "stroke-width.mm", in: order) == "stroke-width.sm")
      #expect(Suggestion.nearest(to: "stroke-width.zz", in: order) == "stroke-width.lg")
    }
  }
}
