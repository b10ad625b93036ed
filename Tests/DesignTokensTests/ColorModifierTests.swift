import DesignTokens
import Testing

/// Colours that Tokens Studio changes. The numbers were computed independently, by formulas that give the results of
/// the tool's own transforms.
struct ColorModifierTests {
  private func modified(_ color: String, _ modify: String) throws -> ResolvedTokens {
    try resolved(
      ##"""
      {"set": {"c": {"value": "\##(color)", "type": "color", "$extensions": {"studio.tokens": {"modify": \##(modify)}}},
        "alias": {"value": "{c}", "type": "color"}, "half": {"value": "0.5", "type": "other"},
        "yellow": {"value": "#F4C430", "type": "color"}}, "$themes": []}
      """##)
  }

  private static let cases: [(String, type: String, amount: String, space: String, ColorSpace, [Double?])] = [
    ("#1A7F5A", "lighten", "0.35", "hsl", .hsl, [158.0198, 66.0131, 54.5]),
    ("#1A7F5A", "lighten", "0.35", "lch", .lch, [65.5881, 24.7664, 161.8801]),
    ("#1A7F5A", "lighten", "0.35", "p3", .displayP3, [0.5047, 0.669, 0.5862]),
    ("#1A7F5A", "lighten", "0.35", "srgb", .srgb, [0.4163, 0.6737, 0.5794]),
    ("#1A7F5A", "darken", "0.35", "hsl", .hsl, [158.0198, 66.0131, 19.5]),
    ("#1A7F5A", "darken", "0.35", "lch", .lch, [30.5881, 24.7664, 161.8801]),
    ("#1A7F5A", "darken", "0.35", "p3", .displayP3, [0.1547, 0.319, 0.2362]),
    ("#1A7F5A", "darken", "0.35", "srgb", .srgb, [0.0663, 0.3237, 0.2294]),
    ("#808080", "lighten", "1", "hsl", .hsl, [nil, 0, 100]), ("#808080", "darken", "1", "lch", .lch, [0, 0, nil]),
    // Hues go the shorter way, and a grey takes the other hue.
    ("#E0115F", "mix", "0.3", "hsl", .hsl, [357.7657, 87.097, 50.2549]),
    ("#E0115F", "mix", "0.3", "lch", .lch, [58.9061, 75.1781, 33.5646]),
    ("#E0115F", "mix", "0.3", "p3", .displayP3, [0.8423, 0.366, 0.3592]),
    ("#E0115F", "mix", "0.3", "srgb", .srgb, [0.902, 0.2773, 0.3173]),
    ("#E0115F", "mix grey", "0.3", "hsl", .hsl, [337.3913, 60.1245, 48.1373]),
    ("#E0115F", "mix grey", "0.3", "lch", .lch, [50.4497, 52.8509, 12.0533]),
  ]

  @Test(arguments: cases.indices) func published(_ index: Int) throws {
    let (color, type, amount, space, wanted, components) = Self.cases[index]
    let other = type == "mix" ? "{yellow}" : "#808080"
    let kind = type.split(separator: " ")[0]
    let tokens = try modified(
      color, ##"{"type": "\##(kind)", "value": "\##(amount)", "space": "\##(space)", "color": "\##(other)"}"##)
    let found = try #require(tokens["c"]?.value.color)
    #expect(found.space == wanted && found.alpha == 1 && tokens["alias"]?.value == tokens["c"]?.value)
    for (found, wanted) in zip(found.components, components) {
      #expect((found == nil) == (wanted == nil) && abs((found ?? 0) - (wanted ?? 0)) < 1e-4, "\(tokens.report)")
    }
    #expect(tokens["c"]?.json["colorSpace"]?.string == wanted.rawValue)
  }

  @Test func anAlphaReplacesTheOneThereIs() throws {
    let tokens = try modified("#0000ff80", ##"{"type": "alpha", "value": "{half}", "space": "hsl"}"##)
    #expect(tokens.color("c")?.css == "rgba(0,0,255,0.5)" && tokens["c"]?.value.color?.space == .srgb)
    #expect(try modified("{yellow}", ##"{"type": "alpha", "value": 0.25}"##).color("c")?.css == "rgba(244,196,48,0.25)")
    let mixed = try modified("#ff000000", ##"{"type": "mix", "value": "0.5", "space": "srgb", "color": "#0000ff"}"##)
    #expect(mixed.color("c")?.css == "rgba(128,0,128,0.5)")
  }

  @Test(arguments: [
    (##""{half}""##, "its type is none of lighten, darken, mix, alpha"),
    (##"{"type": "tint"}"##, "its type is none of"),
    (##"{"type": "alpha"}"##, "it has no `value`"),
    (##"{"type": "alpha", "value": "much"}"##, "\"much\" is no number from"),
    (##"{"type": "alpha", "value": 2}"##, "the number 2 is no number from 0 to 1"),
    (##"{"type": "darken", "value": "0.1", "space": "hwb"}"##, "its space is none of lch, srgb, p3, hsl"),
    (##"{"type": "mix", "value": "0.1", "space": "hsl"}"##, "it has no `color`"),
    (##"{"type": "mix", "value": "0.1", "space": "hsl", "color": "blu"}"##, "\"blu\" is no color"),
  ])
  func `A modifier that cannot be applied is reported and leaves the color`(_ modify: String, _ reason: String) throws {
    let tokens = try modified("#0000ff", modify)
    #expect(tokens["c"] == nil)
    let found = tokens.diagnostics.filter { $0.code == .value }
    #expect(found.map(\.path) == ["c"] && found.first?.severity == .error, "\(tokens.report)")
    #expect(found.first?.message.contains(reason) == true && found.first?.location?.line == 1, "\(tokens.report)")
  }

  @Test func `A color whose modifier has a missing reference is missing`() throws {
    for part in [##""value": "{gone}""##, ##""value": "0.5", "color": "{gone}""##] {
      let tokens = try modified("#0000ff", ##"{"type": "mix", "space": "hsl", "color": "#fff", \##(part)}"##)
      #expect(tokens["c"] == nil && tokens.errors("c").map(\.code) == [.missing], "\(tokens.report)")
      #expect(tokens.errors("alias").map(\.code) == [.dependent])
    }
    let circle = try modified("#0000ff", ##"{"type": "mix", "value": "0.1", "space": "hsl", "color": "{alias}"}"##)
    #expect(circle["c"] == nil && circle.diagnostics.contains { $0.code == .cycle }, "\(circle.report)")
  }

  @Test func inTodaysFormatNoExtensionChangesAValue() throws {
    let tokens = try resolved(
      ##"""
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]},
        "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.5", "space": "srgb"}}}}}
      """##)
    #expect(tokens.color("c")?.css == "rgb(0,0,255)" && tokens.report == [])
  }

  @Test(
    "A change that is a token of its own is no color, and colors may refer to it",
    arguments: ["", ##", "type": "other""##])
  func tokenOfItsOwn(type: String) throws {
    let tokens = try resolved(
      ##"""
      {"alpha": {"value": 0.3, "type": "other"}, "m": {"value": {"type": "alpha", "value": "{alpha}", "space": "srgb"}\##(type)},
       "c": {"value": "#000", "type": "color", "$extensions": {"studio.tokens": {"modify": "{m}"}}},
       "d": {"value": "#000", "type": "color", "$extensions": {"studio.tokens": {"modify": "{n}"}}}}
      """##)
    #expect(tokens.map(\.path) == ["alpha", "c"] && tokens.color("c")?.css == "rgba(0,0,0,0.3)", "\(tokens.report)")
    #expect(tokens.diagnostics.filter { $0.severity == .error }.map(\.path) == ["d"], "\(tokens.report)")
  }
}
