import DesignTokens

/// The limits of a theme's values. Values outside the limits are clamped, because a button or a text ten thousand
/// pixels high would need too much memory.
enum ThemeLimits {
  /// The maximum number of layers of a shadow.
  private static let layers = 16
  /// The maximum duration, milliseconds.
  private static let longest = 60_000.0

  /// Returns the nearest value within the limits of a path. A value of a path without limits is unchanged.
  static func fitted(_ value: TokenValue, at path: String) -> TokenValue {
    switch value {
    case .dimension(let length): lengths(of: path).map { .dimension(fitted(length, $0)) } ?? value
    case .number(let number): path == "theme.opacity.button.disabled" ? .number(number.clamped(to: 0...1)) : value
    case .duration(let time):
      // A spinner with more than ten turns a second would flicker.
      .duration(fitted(time, (path == "theme.spinner.button.rotation" ? 100 : 0)...longest))
    case .transition(var transition):
      {
        transition.duration = fitted(transition.duration, 0...longest)
        transition.delay = fitted(transition.delay, -longest...longest)
        return .transition(transition)
      }()
    case .typography(var font):
      {
        font.fontSize = fitted(font.fontSize, fontSizes)
        font.letterSpacing = fitted(font.letterSpacing, -64...64)
        return .typography(font)
      }()
    case .shadow(let shadow): .shadow(shadow.prefix(layers).map(fitted))
    default: value
    }
  }

  /// Returns the message and advice about a value outside its limits; nil for a value within them, and for a token
  /// outside the group `theme`.
  static func problem(with value: TokenValue, at path: String) -> (message: String, advice: String)? {
    guard path.hasPrefix("theme.") else { return nil }
    let fitted = fitted(value, at: path)
    if fitted == value { return nil }
    if case .shadow(let shadow) = value, shadow.count > layers {
      return ("the shadow has \(shadow.count) layers", "only the first \(layers) are drawn")
    }
    return ("\(value.css) is outside the limits", "\(fitted.css) is used instead")
  }

  // MARK: - Lengths

  private static let fontSizes = 1.0...128

  /// Returns the limits of a length, in logical pixels at a text scale of 1; nil for a path without limits.
  private static func lengths(of path: String) -> ClosedRange<Double>? {
    let names = path.utf8.split(separator: UInt8(ascii: ".")).map(Substring.init)
    guard names.count > 3, names[0] == "theme" else { return nil }
    switch names[1] {
    case "spinner": return names[3] == "size" ? 1...256 : 0...64
    case "focus-ring": return names[3] == "width" ? 0...64 : -64...64
    case "floating-button": return lengths(ofKind: names[2])
    default: return lengths(ofKind: names[1])
    }
  }

  private static func lengths(ofKind kind: Substring) -> ClosedRange<Double>? {
    switch kind {
    case "height", "hit-area": 0...512
    case "padding-x", "padding-y", "gap": 0...256
    // GTK does not support an icon size of 0.
    case "icon-size": 1...256
    case "font-size": fontSizes
    case "border-width": 0...64
    // A larger radius would look the same: every radius above half the height makes a pill.
    case "radius": 0...100_000
    default: nil
    }
  }

  // MARK: - Parts

  private static func fitted(_ length: DimensionValue, _ range: ClosedRange<Double>) -> DimensionValue {
    range.contains(length.pixels()) ? length : DimensionValue(value: length.pixels().clamped(to: range))
  }

  private static func fitted(_ time: DurationValue, _ range: ClosedRange<Double>) -> DurationValue {
    range.contains(time.milliseconds) ? time : DurationValue(value: time.milliseconds.clamped(to: range))
  }

  private static func fitted(_ layer: ShadowValue) -> ShadowValue {
    var layer = layer
    layer.offsetX = fitted(layer.offsetX, -256...256)
    layer.offsetY = fitted(layer.offsetY, -256...256)
    layer.blur = fitted(layer.blur, 0...128)
    layer.spread = fitted(layer.spread, -256...256)
    return layer
  }
}

extension Double {
  /// Returns the nearest number in a range.
  func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
