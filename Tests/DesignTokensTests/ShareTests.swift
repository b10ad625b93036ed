import Testing

@testable import DesignTokens

/// Percentages in files of older tools. Those tools keep the text, and the format has no type for it.
@Suite("Percentages")
struct ShareTests {
  @Test(
    "A percentage of an unknown whole is left out with a warning, as other values that only CSS has",
    arguments: [##""value": "50%""##, ##""value": "50", "unit": "%""##, ##""value": "{half}""##, ##""value": "100%""##])
  func leftOut(member: String) throws {
    let tokens = try resolved(##"{"width": {\##(member)}, "half": {"value": "50%"}, "z": {"value": "1px"}}"##)
    #expect(tokens.map(\.path) == ["z"], "\(tokens.report)")
    let told = tokens.diagnostics.filter { $0.path == "width" }
    #expect(told.count == 1 && told[0].severity == .warning && told[0].isLoss, "\(tokens.report)")
  }

  @Test("A percentage of a type for lengths is an error", arguments: ["dimension", "sizing", "spacing"])
  func lengths(type: String) throws {
    let tokens = try resolved(##"{"a": {"value": "50%", "type": "\##(type)"}, "b": {"value": "{a}"}}"##)
    #expect(tokens.isEmpty && tokens.errors("a").count == 1, "\(tokens.report)")
  }

  @Test(
    "A percentage with a telling name or type is a number",
    arguments: [
      (##""opacity": {"value": "50%"}"##, "opacity"), (##""scale": {"up": {"value": "50%"}}"##, "scale.up"),
      (##""a": {"value": "50%", "type": "opacity"}"##, "a"), (##""a": {"value": "50%", "type": "number"}"##, "a"),
      (##""a": {"value": "{half}", "type": "opacity"}"##, "a"),
      (##""line-height": {"value": "{half}"}"##, "line-height"),
    ])
  func shares(token: String, path: String) throws {
    let tokens = try resolved(##"{"half": {"value": "50%"}, \##(token)}"##)
    #expect(tokens.number(path) == 0.5, "\(tokens.report)")
  }

  @Test("Its use says what it is a share of")
  func uses() throws {
    let tokens = try resolved(
      ##"""
      {"half": {"value": "50%"}, "wide": {"value": "120%"}, "tight": {"value": "{narrow}"}, "narrow": {"value": "-2%"},
       "a": {"value": "rgba(#000, {half})"}, "b": {"value": "#000", "alpha": "{half}"},
       "t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "20px", "fontWeight": 600, "lineHeight": "{wide}", "letterSpacing": "{tight}"}},
       "g": {"type": "gradient", "value": [{"color": "#000", "position": "{half}"}]},
       "w": {"type": "border", "value": {"color": "#000", "width": "{half}", "style": "solid"}}}
      """##)
    #expect(tokens.color("a")?.alpha == 0.5 && tokens.color("b")?.alpha == 0.5, "\(tokens.report)")
    #expect(tokens["t"]?.value.typography?.lineHeight == 1.2, "\(tokens.report)")
    #expect(tokens["t"]?.value.typography?.letterSpacing.pixels() == -0.4, "\(tokens.report)")
    #expect(tokens["g"]?.value.gradient?.first?.position == 0.5, "\(tokens.report)")
    #expect(tokens["w"] == nil && tokens.diagnostics.contains { $0.path == "w" && $0.isLoss }, "\(tokens.report)")
  }

  @Test(
    "A bare number beside a unit other than px has no single reading",
    arguments: ["{a} + 1rem", "2 + 1rem", "1rem - 2", "min(2, 1rem)"])
  func bareNumbers(text: String) throws {
    let tokens = try resolved(
      ##"{"a": {"value": "2"}, "b": {"value": "\##(text)", "type": "dimension"}, "c": {"value": "\##(text)"}}"##)
    for path in ["b", "c"] {
      #expect(tokens.errors(path).first?.message.contains("mixes") == true, "\(tokens.report)")
    }
  }
}
