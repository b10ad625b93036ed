import DesignTokens

/// The part of a context that selects the tokens.
struct ThemeInputs: Hashable, Sendable {
  var scheme: ColorScheme
  var contrast: Contrast
  var reducesMotion = false
  var accent: RGBA?
  /// The desktop's colours, for a theme that takes them.
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

  /// Returns these inputs with libadwaita's colours: the application's, or else libadwaita's own with the desktop's
  /// accent colour. An application's colours contain the accent colour.
  func takingDesktopColors(of context: ThemeContext) -> Self {
    var inputs = withoutAccent
    var colors = DesktopColors.standard(scheme)
    if let accent { colors.accent = .init(accent, .white) }
    inputs.desktopColors = context.desktopColors ?? colors
    return inputs
  }

  /// The minimum contrast of text: WCAG 2.2's 1.4.3, and 1.4.6 in high contrast.
  var minimumContrast: Double { contrast == .high ? 7 : 4.5 }

  /// Light and dark, each in normal and high contrast.
  static let surroundings = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { Self(scheme: scheme, contrast: $0) }
  }

  /// All inputs of a desktop, without an accent colour.
  static let all = [false, true].flatMap { reducesMotion in
    surroundings.map { Self(scheme: $0.scheme, contrast: $0.contrast, reducesMotion: reducesMotion) }
  }

  /// Returns the context of a document's modifier for these inputs, whatever the name of the modifier.
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
    // Without a default, use a context without another meaning: the normal contrast under any name, and never the high
    // one.
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

  /// Returns the meanings to look for among contexts with these other words, the best first.
  private func wishes(others: [String]) -> [SchemeName] {
    let high = [side, nil].map { SchemeName($0, isHighContrast: true, others: others) }
    return (contrast == .high ? high : []) + [SchemeName(side, others: others)]
  }

  private static let reducedMotion = ["reduced", "reduce", "none"]
  private static let fullMotion = ["full"]

  /// Returns whether a name matches an input of a desktop.
  private static func hasMeaning(_ name: String, _ meaning: SchemeName) -> Bool {
    meaning.isPlain || (reducedMotion + fullMotion).contains(plain(name))
  }

  private static func plain(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }))
  }
}
