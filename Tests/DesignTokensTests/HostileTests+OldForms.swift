/// Hostile text in files of older tools: calculations, functions and references.
extension HostileTests {
  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// Returns a file with the same text many times.
  private static func tokens(_ count: Int, _ text: String, _ type: String? = nil) -> String {
    let type = type.map { ##","type":"\##($0)""## } ?? ""
    return list(count) { ##""t\##($0)":{"value":"\##(text)"\##(type)}"## } + ##","z":{"value":"1px"}"##
  }

  static let oldCases: [Case] = [
    ("one long sum", 100_000, { "{\(tokens(1, "1" + times($0, "+1"), "sizing"))}" }),
    ("calculations of the greatest length", 100, { "{\(tokens($0, "1" + times(1_000, " + 1"), "sizing"))}" }),
    ("deep parentheses", 100, { "{\(tokens($0, times(2_000, "(") + "1" + times(2_000, ")"), "sizing"))}" }),
    ("many signs", 100, { "{\(tokens($0, times(4_000, "-") + "1", "sizing"))}" }),
    ("parentheses that are not closed", 100, { "{\(tokens($0, times(800, "1 + ("), "sizing"))}" }),
    ("one deep parenthesis", 50_000, { "{\(tokens(1, times($0, "(") + "1" + times($0, ")")))}" }),
    ("colors in colors", 200, { "{\(tokens($0, times(60, "rgba(") + "red" + times(60, ",1)")))}" }),
    (
      "colors mixed of colors", 100, { "{\(tokens($0, times(20, "color-mix(in srgb,") + "red" + times(20, ",red)")))}" }
    ),
    ("words without a form", 40, { "{\(tokens($0, times(1_000, "1px ")))}" }),
    ("shadows of many layers in text", 40, { "{\(tokens($0, times(500, "0 0 red,")))}" }),
    (
      "gradients of many stops in text", 40,
      { "{\(tokens($0, "linear-gradient(" + times(500, "red,") + "red)", "gradient"))}" }
    ),
    (
      "references to long text", 300,
      {
        let long = ##""long":{"value":"\##(times(4_000, "x"))","type":"fontFamilies"}"##
        return "{\(long),\(tokens($0, "{long}{long}", "fontFamilies"))}"
      }
    ),
    (
      "text that doubles", 400,
      { count in
        let first = ##""t0":{"value":"x","type":"fontFamilies"}"##
        let rest = list(count) { ##""t\##($0 + 1)":{"value":"{t\##($0)}{t\##($0)}","type":"fontFamilies"}"## }
        return "{\(first),\(rest)}"
      }
    ),
    (
      "many references in one text", 100_000,
      { ##"{"a":{"value":"0","type":"number"},"b":{"value":"\##(times($0, "{a}"))","type":"number"}}"## }
    ),
  ]
}
