/// A colour as a screen shows it: gamma-encoded sRGB and opacity, each 0…1.
public struct RGBA: Sendable, Hashable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0…1, where 1 hides what is behind.
  public var alpha: Double

  /// Creates a colour; channels outside 0…1 are clipped, and NaN is 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clip(_ channel: Double) -> Double { channel > 0 ? min(channel, 1) : 0 }
    self.red = clip(red)
    self.green = clip(green)
    self.blue = clip(blue)
    self.alpha = clip(alpha)
  }

  /// Creates a colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for anything else.
  public init?(hex: String) {
    guard hex.utf8.count <= 9 else { return nil }
    var digits = hex.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard hex.first == "#", digits.count == hex.utf8.count - 1 else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let channels = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 1)
  }

  /// `rgb(r,g,b)` or `rgba(r,g,b,a)`: channels 0…255 rounded half up, alpha to four decimals.
  ///
  /// Every GTK 4 reads this.
  public var css: String {
    let channels = bytes.map(String.init).joined(separator: ",")
    return alpha >= 1 ? "rgb(\(channels))" : "rgba(\(channels),\(CSSNumber.text(alpha, decimals: 4)))"
  }

  /// `#rrggbb`, without the alpha.
  public var hex: String {
    "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Red, green and blue as 0…255, rounded half up.
  package var bytes: [Int] {
    [red, green, blue].map { Int((($0 > 0 ? min($0, 1) : 0) * 255 + 0.5).rounded(.down)) }
  }
}

// MARK: - Contrast

extension RGBA {
  /// The relative luminance of WCAG 2.2: 0 for black, 1 for white.
  ///
  /// It does not depend on the alpha.
  package var relativeLuminance: Double {
    0.2126 * Transfer.decodeSRGB(red) + 0.7152 * Transfer.decodeSRGB(green) + 0.0722 * Transfer.decodeSRGB(blue)
  }

  /// Returns this colour over a background, mixed in gamma-encoded sRGB as GTK and CSS do.
  package func over(_ background: RGBA) -> RGBA {
    let result = alpha + background.alpha * (1 - alpha)
    guard result > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ front: Double, _ back: Double) -> Double {
      (front * alpha + back * background.alpha * (1 - alpha)) / result
    }
    return RGBA(
      red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue),
      alpha: result)
  }

  /// Returns the contrast ratio of WCAG 2.2, from 1 to 21, of this colour lying on an opaque background.
  ///
  /// Text needs 4.5 (7 for level AAA), borders and icons that carry meaning need 3.
  public func contrast(on background: RGBA) -> Double {
    let front = over(background).relativeLuminance
    let back = background.relativeLuminance
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }
}
