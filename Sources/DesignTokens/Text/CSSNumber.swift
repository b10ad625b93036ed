/// Numbers as CSS writes them: a decimal point, no exponent, no trailing zeros, no locale.
package enum CSSNumber {
  /// Returns the number rounded to some decimals. Numbers beyond 9e18 divided by that precision are clamped; NaN is 0.
  package static func text(_ value: Double, decimals: Int = 6) -> String {
    guard !value.isNaN else { return "0" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let limit = 9e18 / scale
    let scaled = (min(max(value, -limit), limit) * scale).rounded()
    let magnitude = scaled.magnitude
    let whole = Int((magnitude / scale).rounded(.down))
    let fraction = Int(magnitude - Double(whole) * scale)
    let sign = scaled < 0 ? "-" : ""
    if fraction <= 0 { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
