package import DesignTokens

/// A reader of component values from resolved tokens. The default theme's value replaces a token that is missing,
/// invalid or of another type. Values outside their limits are clamped.
struct TokenValueReader {
  private let tokens: ResolvedTokens
  private let defaults: ResolvedTokens?
  /// The states of variants that have tokens, such as `primary.hovered`. Most states have none, and a lookup of each of
  /// their tokens would take most of the time.
  private let states: Set<Substring>
  private let added: AddedVariants

  init(tokens: ResolvedTokens, defaults: ResolvedTokens?, _ added: AddedVariants) {
    self.tokens = tokens
    self.defaults = defaults
    self.added = added
    let prefix = "\(AddedVariants.group)."
    states = [tokens, defaults].reduce(into: []) { states, all in
      for token in all?.tokens ?? [] where token.path.utf8.starts(with: prefix.utf8) {
        let path = token.path.utf8.dropFirst(prefix.utf8.count)
        if let end = path.lastIndex(of: UInt8(ascii: ".")) { states.insert(Substring(path[..<end])) }
      }
    }
  }

  func values() -> ThemeValues {
    let surface = color("theme.color.background.surface", .white).over(.white)
    let motion = { (name: String) in self["theme.motion.button.\(name)"]?.transition ?? .immediate }
    let family =
      self["theme.font-family.button"]?.fontFamily ?? self["theme.typography.button.md"]?.typography?.fontFamily
    return ThemeValues(
      surface: surface,
      coloredSurface: color("theme.color.background.colored", .black).over(surface),
      text: color("theme.color.foreground.default", .black),
      focusRing: color("theme.color.focus.outline", .black),
      focusRingOnColor: color("theme.color.focus.on-color", .white),
      focusRingWidth: pixels("theme.focus-ring.button.width"),
      focusRingOffset: pixels("theme.focus-ring.button.offset"),
      focusRingOffsetSubtle: pixels("theme.focus-ring.button.offset-subtle"),
      variants: variantNames.map(variant),
      sizes: SizeMetrics.names.map { size($0.key, name: $0.value) },
      members: members,
      cornerRadius: cornerRadius,
      borderWidth: borderWidth,
      fontFamily: family ?? [],
      fontWeight: fontWeight,
      minimumHitSize: pixels("theme.hit-area.button.minimum"),
      disabledOpacity: self["theme.opacity.button.disabled"]?.number ?? 1,
      hover: motion("hover"), press: motion("press"), release: motion("release"),
      spinnerFade: milliseconds("theme.spinner.button.fade"),
      spinnerRotation: milliseconds("theme.spinner.button.rotation"),
      spinnerShowDelay: milliseconds("theme.spinner.button.show-delay"),
      spinnerMinimumVisible: milliseconds("theme.spinner.button.minimum-visible"))
  }

  /// The names of the variants, sorted: the default theme's, and those that the theme adds.
  private var variantNames: [String] {
    let known = Set(defaults?.children(of: AddedVariants.group) ?? [])
    let own = tokens.children(of: AddedVariants.group).filter { added.names.contains($0) }
    return known.union(own).sorted()
  }

  private func variant(_ name: String) -> VariantStyle {
    let rest = ButtonAppearance(
      foreground: color("theme.color.foreground.default", .black), background: .clear, border: .clear,
      borderWidth: borderWidth, fontWeight: fontWeight, cornerRadius: cornerRadius)
    var style = VariantStyle(name: name, normal: appearance(name, .normal, rest))
    for state in ButtonState.inTokens where state != .normal {
      let base = style[state]
      let own = appearance(name, state, base)
      if own != base { style[state] = own }
    }
    return style
  }

  private func appearance(_ name: String, _ state: ButtonState, _ base: ButtonAppearance) -> ButtonAppearance {
    var appearance = base
    var shadow = self["theme.shadow.button.\(state.tokenName)"]
    if states.contains("\(name).\(state.tokenName)") {
      let path = "\(AddedVariants.group).\(name).\(state.tokenName)"
      if let color = self["\(path).background"]?.color { appearance.background = color.rgba }
      if let color = self["\(path).foreground"]?.color { appearance.foreground = color.rgba }
      if let color = self["\(path).border"]?.color { appearance.border = color.rgba }
      if let color = self["\(path).icon"]?.color { appearance.icon = color.rgba }
      shadow = self["\(path).shadow"] ?? shadow
    }
    if let shadow = shadow?.shadow { appearance.shadow = shadow.map(Shadow.init) }
    return appearance
  }

  private var cornerRadius: Double { pixels("theme.radius.button.default") }
  private var borderWidth: Double { pixels("theme.border-width.button.default") }
  private var fontWeight: Double { self["theme.font-weight.button"]?.fontWeight?.value ?? 700 }

  private func size(_ key: String, name: String) -> SizeMetrics {
    let length = { (path: String) in pixels("theme.\(path).\(key)") }
    let font = self["theme.typography.button.\(key)"]?.typography
    return SizeMetrics(
      name: name, height: length("height.button"), textPadding: length("padding-x.button"),
      iconTextPadding: length("padding-x.button-with-icon"), iconPadding: length("padding-y.button"),
      gap: length("gap.button"), iconSize: length("icon-size.button"), spinnerSize: length("spinner.button.size"),
      spinnerStrokeWidth: length("spinner.button.stroke-width"),
      fontSize: (self["theme.font-size.button.\(key)"]?.dimension ?? font?.fontSize)?.pixels(),
      letterSpacing: font?.letterSpacing.pixels() ?? 0)
  }

  private var members: MemberValues {
    let length = { (name: String, key: String) in pixels("theme.floating-button.\(name).\(key)") }
    return MemberValues(
      floatingSizes: SizeMetrics.floatingNames.map { key, name in
        SizeMetrics(
          name: name, height: length("height", key), textPadding: length("padding-x", key),
          iconTextPadding: length("padding-x", key), iconPadding: length("padding-y", key), gap: length("gap", key),
          iconSize: length("icon-size", key), spinnerSize: length("icon-size", key),
          spinnerStrokeWidth: pixels("theme.spinner.button.stroke-width.\(key)"), fontSize: nil,
          letterSpacing: 0)
      },
      floatingRadii: SizeMetrics.floatingNames.map { length("radius", $0.key) },
      card: color("theme.color.list.card", .clear), line: color("theme.color.list.line", .clear))
  }

  // MARK: - One token

  private subscript(path: String) -> TokenValue? {
    let standard = defaults?[path]
    let own = tokens[path].flatMap { standard == nil || $0.type == standard?.type ? $0 : nil }
    return (own ?? standard).map { ThemeLimits.fitted($0.value, at: path) }
  }

  private func color(_ path: String, _ otherwise: RGBA) -> RGBA { self[path]?.color?.rgba ?? otherwise }

  /// Returns a length in logical pixels at a text scale of 1; 0 without a token. The stylesheet scales the lengths that
  /// grow with the text.
  private func pixels(_ path: String) -> Double {
    self[path]?.dimension?.pixels() ?? 0
  }

  private func milliseconds(_ path: String) -> Double { self[path]?.duration?.milliseconds ?? 0 }
}

extension RGBA {
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}

// MARK: - Limits

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
