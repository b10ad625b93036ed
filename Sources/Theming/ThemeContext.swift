public import DesignTokens

/// A light or dark colour scheme.
public enum ColorScheme: String, Sendable, CaseIterable {
  /// Dark text on a light surface.
  case light
  /// Light text on a dark surface.
  case dark
}

/// The contrast of an appearance.
public enum Contrast: String, Sendable, CaseIterable {
  /// The contrast of the theme.
  case normal
  /// More contrast, for people who need it.
  case high
}

/// The conditions that the values of a theme depend on.
public struct ThemeContext: Hashable, Sendable {
  /// The light or dark colour scheme.
  public var scheme: ColorScheme
  /// The normal or high contrast.
  public var contrast: Contrast
  /// The text scale; 1 is normal. It is clamped to 0.1…10; NaN becomes 1.
  public var textScale: Double {
    didSet { textScale = Self.usable(textScale) }
  }
  /// Indicates whether animations are off.
  public var reducesMotion: Bool
  /// The desktop's accent colour; nil if it has none.
  public var accent: RGBA?
  /// The colours of libadwaita, for ``Theme/adwaita``; nil if the application does not use libadwaita.
  public var desktopColors: DesktopColors?

  /// Creates a context. By default it is light, with normal contrast and text size, with animations, without an accent
  /// colour and without libadwaita.
  public init(
    scheme: ColorScheme = .light, contrast: Contrast = .normal, textScale: Double = 1, reducesMotion: Bool = false,
    accent: RGBA? = nil, desktopColors: DesktopColors? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.textScale = Self.usable(textScale)
    self.reducesMotion = reducesMotion
    self.accent = accent
    self.desktopColors = desktopColors
  }

  /// Returns a length that grows with the text, such as an icon's size, in whole logical pixels. `pixels` is the length
  /// at a text scale of 1.
  public func scaled(_ pixels: Double) -> Int { Self.whole(pixels * textScale) }

  /// Returns a space around text, which grows half as fast as the text, in whole logical pixels. `pixels` is the space
  /// at a text scale of 1.
  public func scaledRoom(_ pixels: Double) -> Int { Self.whole(pixels * (1 + textScale) / 2) }

  private static func usable(_ textScale: Double) -> Double { textScale.isNaN ? 1 : textScale.clamped(to: 0.1...10) }

  private static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(exactly: pixels.clamped(to: -1e6...1e6).rounded()) ?? 0
  }
}

// MARK: - Choice of the tokens

/// The part of a context that selects the tokens.
struct ThemeInputs: Hashable, Sendable {
  var scheme: ColorScheme
  var contrast: Contrast
  var reducesMotion = false
  var accent: RGBA?
  /// libadwaita's colours; nil for a theme that does not use them.
  var desktopColors: DesktopColors?
}

extension ThemeInputs {
  init(_ context: ThemeContext) {
    self.init(
      scheme: context.scheme, contrast: context.contrast, reducesMotion: context.reducesMotion, accent: context.accent)
  }

  /// These inputs without an accent colour.
  var withoutAccent: Self {
    var inputs = self
    inputs.accent = nil
    return inputs
  }

  /// These inputs without libadwaita's colours.
  var withoutDesktopColors: Self {
    var inputs = self
    inputs.desktopColors = nil
    return inputs
  }

  /// Returns these inputs with the context's libadwaita colours, which include the accent colour. Without libadwaita,
  /// the result has libadwaita's standard colours with the desktop's accent colour.
  func takingDesktopColors(of context: ThemeContext) -> Self {
    var inputs = withoutAccent
    var colors = DesktopColors.standard(scheme)
    if let accent { colors.accent = .init(accent, .white) }
    inputs.desktopColors = context.desktopColors ?? colors
    return inputs
  }

  /// The minimum contrast of text: 4.5 (WCAG 2.2, 1.4.3), or 7 in high contrast (1.4.6).
  var minimumContrast: Double { contrast == .high ? 7 : 4.5 }

  /// Light and dark, each in normal and high contrast.
  static let surroundings = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { Self(scheme: scheme, contrast: $0) }
  }

  /// All combinations of desktop settings, without an accent colour.
  static let all = [false, true].flatMap { reducesMotion in
    surroundings.map { Self(scheme: $0.scheme, contrast: $0.contrast, reducesMotion: reducesMotion) }
  }

  /// Returns the context of a modifier that matches these inputs best; nil if the modifier has no contexts. The name of
  /// the modifier has no effect.
  func context(of modifier: Modifier) -> String? {
    let contexts = modifier.contexts.map { (name: $0, meaning: SchemeName($0)) }
    func first(_ meanings: [SchemeName]) -> String? {
      meanings.lazy.compactMap { wish in contexts.first { $0.meaning == wish }?.name }.first
    }
    if let context = first(wishes(others: [])) { return context }
    let motions = reducesMotion ? Self.reducedMotion : Self.fullMotion
    for motion in motions {
      if let context = modifier.contexts.first(where: { Self.plain($0) == motion }) { return context }
    }
    // Without a default, use a context whose name says nothing about scheme, contrast or motion. So a context for
    // normal contrast can have any name, and high contrast is not chosen by mistake.
    let usual =
      modifier.defaultContext ?? contexts.first { !Self.hasMeaning($0.name, $0.meaning) }?.name
      ?? modifier.contexts.first
    guard let usual else { return nil }
    let meaning = SchemeName(usual)
    // `Brand A Dark` is the dark counterpart of `Brand A Light`.
    if let context = first(wishes(others: meaning.others)) { return context }
    if meaning.side == side || (meaning.side == nil && scheme == .light) { return usual }
    // Otherwise use the nearest context of that side, such as `dark_dimmed`.
    return contexts.filter { $0.meaning.side == side && (contrast == .high || !$0.meaning.isHighContrast) }
      .min { $0.meaning.others.count < $1.meaning.others.count }?.name ?? usual
  }

  private var side: SchemeName.Side { scheme == .dark ? .dark : .light }

  /// Returns the meanings to search for, the best first. `others` are the words of the names without a meaning.
  private func wishes(others: [String]) -> [SchemeName] {
    let high = [side, nil].map { SchemeName($0, isHighContrast: true, others: others) }
    return (contrast == .high ? high : []) + [SchemeName(side, others: others)]
  }

  private static let reducedMotion = ["reduced", "reduce", "none"]
  private static let fullMotion = ["full"]

  /// Returns whether a name says light, dark, high contrast or a kind of motion, and nothing else.
  private static func hasMeaning(_ name: String, _ meaning: SchemeName) -> Bool {
    meaning.isPlain || (reducedMotion + fullMotion).contains(plain(name))
  }

  private static func plain(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }))
  }
}
