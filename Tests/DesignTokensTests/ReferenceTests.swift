import DesignTokens
import Testing

struct ReferenceTests {
  @Test func typeOfAnAliasIsItsTargets() throws {
    let tokens = try resolved(
      #"""
      {"space": {"$type": "dimension", "1": {"$value": {"value": 4, "unit": "px"}}},
       "color": {"$type": "color", "odd": {"$value": "{space.1}"}, "bad": {"$type": "color", "$value": "{space.1}"}}}
      """#
    )
    #expect(tokens["color.odd"]?.value == .dimension(DimensionValue(value: 4)))
    #expect(tokens["color.bad"] == nil && tokens.errors("color.bad").map(\.code) == [.type])
  }

  @Test func pointersFollowReferencesAndEscapes() throws {
    let tokens = try resolved(
      #"""
      {"a~b/c d": {"$type": "color", "x": {"$value": {"colorSpace": "srgb", "components": [0.5, 0, 1]}}},
       "alias": {"$value": "{a~b/c d.x}"},
       "part": {"$type": "number", "$ref": "#/alias/$value/components/0"},
       "whole": {"$ref": "#/a~0b~1c%20d/x"},
       "mix": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/alias/$value/colorSpace"},
         "components": [{"$ref": "#/part"}, 0, {"$ref": "#/alias/$value/components/2"}], "alpha": {"$ref": "#/part/$value"}}},
       "self": {"$type": "shadow", "$value": {"color": "{alias}", "offsetX": {"value": 1, "unit": "px"},
         "offsetY": {"$ref": "#/self/$value/offsetX"}, "blur": {"$ref": "#/self/$value/offsetY"},
         "spread": {"$ref": "#/self/$value/blur"}}}}
      """#
    )
    #expect(tokens.report == [])
    #expect(tokens.number("part") == 0.5)
    #expect(tokens.color("whole")?.css == "rgb(128,0,255)")
    #expect(tokens.color("mix")?.css == "rgba(128,0,255,0.5)")
    #expect(tokens["self"]?.value.css == "1px 1px 1px 1px rgb(128,0,255)")
    #expect(tokens["mix"]?.json["components"]?.elements?.map(\.number) == [0.5, 0, 1])
  }

  @Test func rootTokens() throws {
    let tokens = try resolved(
      ##"{"$type": "number", "a": {"$root": {"$value": 1}, "b": {"$value": 2}}, "c": {"$value": "{a.$root}"}, "d": {"$value": "{a}"}}"##
    )
    #expect(tokens.number("a.$root") == 1 && tokens.number("c") == 1)
    #expect(tokens.errors("d").first?.advice?.contains("{a.$root}") == true)
  }

  @Test func dependentsNameTheRootCause() throws {
    let tokens = try resolved(
      ##"{"$type": "number", "a": {"$value": "x"}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}, "d": {"$value": 1}}"##
    )
    #expect(tokens.map(\.path) == ["d"])
    #expect(tokens.errors("a").map(\.rootCause) == [nil])
    #expect(tokens.errors("b").map(\.rootCause) == ["a"] && tokens.errors("c").map(\.rootCause) == ["a"])
  }

  @Test(arguments: [
    (##""a": {"$value": "{a}"}"##, ["a → a"]),
    (
      ##""x": {"$value": "{b}"}, "a": {"$value": "{c}"}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}"##,
      ["b → a → c → b"]
    ),
    (##""a": {"$ref": "#/b"}, "b": {"$value": "{a}"}"##, ["a → b → a"]),
    (##""a": {"$value": {"$ref": "#/b/$value"}}, "b": {"$value": {"$ref": "#/a/$value"}}"##, ["a → b → a"]),
    (##""a": {"t": {"$value": 1}, "$extends": "{b}"}, "b": {"$extends": "{a}"}"##, ["a → b → a"]),
    (##""a": {"b": {"$extends": "{a}"}}"##, ["a.b → a"]),
  ])
  func cyclesArePrintedWhole(_ text: String, _ chains: [String]) throws {
    let tokens = try resolved("{\"$type\": \"number\", \(text)}")
    let cycles = tokens.diagnostics.filter { $0.code == .cycle }
    #expect(!cycles.isEmpty)
    for chain in chains { #expect(cycles.contains { $0.message.contains(chain) }, "\(tokens.report)") }
  }

  @Test func pointersInACircle() throws {
    let tokens = try resolved(
      #"""
      {"$type": "border", "a": {"$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "style": "solid",
        "width": {"$ref": "#/b/$value/width"}}},
       "b": {"$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "style": "solid",
        "width": {"$ref": "#/a/$value/width"}}}}
      """#
    )
    #expect(tokens.isEmpty && Set(tokens.diagnostics.map(\.path)) == ["a", "b"])
    #expect(tokens.diagnostics.contains { $0.message.hasSuffix("a circle: b → a → b") }, "\(tokens.report)")
  }

  @Test func aPointerThroughAnotherTokenBack() throws {
    let tokens = try resolved(
      ##"{"b": {"$type": "border", "$value": {"color": "{c}", "style": "solid", "width": {"value": 1, "unit": "px"}}}, "c": {"$type": "color", "$value": {"$ref": "#/b/$value/color"}}}"##
    )
    #expect(tokens.isEmpty && Set(tokens.diagnostics.map(\.code)) == [.cycle, .dependent])
    #expect(tokens.errors("c").first?.message == "the references form a cycle: c → b → c", "\(tokens.report)")
  }

  @Test func namesThatDifferOnlyInCase() throws {
    let tokens = try resolved(
      ##"{"$type": "number", "g": {"Blue": {"$value": 1}, "blue": {"$value": 2}, "red": {"$value": 3}}}"##)
    #expect(tokens.map(\.path) == ["g.Blue", "g.blue", "g.red"])
    #expect(tokens.diagnostics.map(\.path) == ["g.blue"] && tokens.diagnostics.map(\.severity) == [.warning])
    #expect(tokens.diagnostics.first?.advice?.hasPrefix("did you mean \"Blue\"?") == true)
  }

  @Test func longChains() throws {
    let links = (0..<20_000).map { "\"a\($0)\": {\"$value\": \"{a\($0 + 1)}\"}" }.joined(separator: ",")
    let tokens = try resolved("{\"$type\": \"number\", \(links), \"a20000\": {\"$value\": 7}}")
    #expect(tokens.count == 20_001 && tokens.number("a0") == 7)
  }

  @Test(arguments: [
    ("{color.brand.primry}", "color.brand.primary"), ("{colour.brand.primary}", "color.brand.primary"),
    ("{Color.Brand.Primary}", "color.brand.primary"), ("{brand.primary}", "color.brand.primary"),
    ("{color.brand.rpimary}", "color.brand.primary"),
  ])
  func suggestions(_ reference: String, _ meant: String) throws {
    let tokens = try resolved(
      "{\"color\": {\"$type\": \"number\", \"brand\": {\"primary\": {\"$value\": 1}, \"s\": {\"$value\": 2}}}, \"x\": {\"$value\": \"\(reference)\"}}"
    )
    #expect(tokens.errors("x").first?.advice == "did you mean \"\(meant)\"?")
  }
}
