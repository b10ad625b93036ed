import Testing

@testable import DesignTokens

/// Calculations in files of older tools.
struct FormulaTests {
  @Test(arguments: [
    ("8 * 2", 16.0, ""), ("1 + 2 * 3", 7, ""), ("(1 + 2) * 3", 9, ""), ("8px + 4", 12, "px"), ("4 + 8px", 12, "px"),
    ("2 * 4rem", 8, "rem"),
    ("4px * 2px", 8, "px"), ("24px / 16px", 1.5, ""), ("24px / 2", 12, "px"), ("16 / 11", 1.4545, ""),
    ("--8px", 8, "px"),
    ("-(2px + 3px)", -5, "px"), ("8-2", 6, ""), ("10 - 2 - 3", 5, ""), ("100 / 10 / 2", 5, ""),
    ("200ms + 50ms", 250, "ms"),
    ("calc(1.5 * 2s)", 3, "s"), ("calc((1px + 2px) * 2)", 6, "px"), ("min(1rem, 2rem)", 1, "rem"),
    ("clamp(1px, 9px, 5px)", 5, "px"), ("roundTo(2.345, 1)", 2.3, ""), ("round(2.5px) + ceil(0.1)", 4, "px"),
    ("0 + 2rem", 2, "rem"), ("0.1 + 0.2", 0.3, ""), ("calc(0.5rem - 1px)", 7, "px"), ("32px / 1rem", 2, ""),
    ("max(1rem, 20px)", 20, "px"), ("clamp(8px, 1rem, 2rem)", 16, "px"), ("1s - 1ms", 999, "ms"),
    ("2^3", 8, ""), ("2 ^ 3 ^ 2", 512, ""), ("-2^2", -4, ""), ("2^-1", 0.5, ""), ("(1 + 1)^2 * 3", 12, ""),
    ("16px * 1.2^2", 23.04, "px"), ("roundTo(16px / 1.2px^3, 0)", 9, ""), ("4px^0", 1, "px"),
  ])
  func calculations(_ text: String, _ value: Double, _ unit: String) throws {
    let quantity = try Formula.quantity(text)
    #expect(quantity == (value, unit))
  }

  @Test(arguments: [
    ("1s - 1px", "the calculation mixes 1s and 1px", "write both in one unit"),
    ("2rem + 1", "the calculation mixes 2rem and 1", "write both with the unit `rem`"),
    ("2px * 2ms", "the calculation mixes 2px and 2ms", "write both in one unit"),
    ("2px * 2rem", "the calculation mixes 2px and 2rem", "write both in one unit"),
    ("2^2px", "the exponent is 2px", "write it without a unit"),
    ("0^-1", "the result is not a finite number", "write the number that is meant"),
    ("4 / (2 - 2)", "the calculation divides by zero", "write the number that is meant"),
    (
      "1\(String(repeating: "0", count: 300)) * 1\(String(repeating: "0", count: 300))",
      "the result is not a finite number", "write the number that is meant"
    ),
    (
      "\(String(repeating: "(", count: 100))1\(String(repeating: ")", count: 100))",
      "the calculation is nested more than 64 deep", "write the result"
    ),
    ("calc(1, 2)", "`calc` does not take 2 values", "write the result"),
  ])
  func mistakes(_ text: String, _ message: String, _ advice: String) throws {
    let tokens = try resolved(##"{"a": {"value": "\##(text)", "type": "spacing"}, "b": {"value": "1px"}}"##)
    #expect(tokens.errors("a").map(\.message) == [message] && tokens.errors("a").first?.advice == advice)
    #expect(tokens["a"] == nil && tokens["b"] != nil)
  }

  @Test(arguments: ["", "1 +", "* 2", "(1", "1)", "1 2", "1px -2px", "var(--x)", "calc()", "a + b", "1..2", "+"])
  func noCalculations(_ text: String) {
    #expect(OldForm.quantity(text) == nil)
    guard case .noCalculation? = OldForm.problem(in: text) else {
      Issue.record("\(text) is a calculation with a mistake")
      return
    }
  }

  @Test func calculationsWithReferences() throws {
    let tokens = try resolved(
      ##"""
      {"base": {"value": "4", "type": "spacing"}, "ratio": {"value": "2", "type": "other"}, "rem": {"value": "1rem"},
       "double": {"value": "{base} * {ratio}", "type": "spacing"}, "next": {"value": "{double} + (({double} * 2 - {double}) * 0.5)", "type": "sizing"},
       "less": {"value": "-{base.value}", "type": "spacing"}, "twice": {"value": "{ rem } * 2"}, "third": {"value": "({less} - 2) / 3", "type": "spacing"},
       "mixed": {"value": "{rem} + 4px", "type": "spacing"}, "time": {"value": "{fast} * 2"}, "fast": {"value": "100ms"},
       "shadow": {"value": "0 {double} calc({base} * 2) {base} / 2 #0008", "type": "boxShadow"}}
      """##)
    #expect(tokens.pixels("double") == 8 && tokens.pixels("next") == 12 && tokens.pixels("less") == -4)
    #expect(tokens["twice"]?.json["unit"]?.string == "rem" && tokens.pixels("twice") == 32)
    #expect(tokens.pixels("third") == -2 && tokens["time"]?.value.css == "200ms")
    #expect(tokens["shadow"]?.value.css == "0px 8px 8px 2px rgba(0,0,0,0.5333)", "\(tokens.report)")
    #expect(tokens.pixels("mixed") == 20)
    #expect(tokens.diagnostics.contains { $0.path == "double" && $0.code == .oldForm && $0.severity == .warning })
  }
}
