import DesignTokens

/// The part of a context that decides which tokens hold.
struct ThemeInputs: Hashable, Sendable {
  var scheme: ColorScheme
  var contrast: Contrast
  var reducesMotion: Bool
  var accent: RGBA?

  init(_ context: ThemeContext) {
    scheme = context.scheme
    contrast = context.contrast
    reducesMotion = context.reducesMotion
    accent = context.accent
  }

  init(scheme: ColorScheme, contrast: Contrast, reducesMotion: Bool = false) {
    self.scheme = scheme
    self.contrast = contrast
    self.reducesMotion = reducesMotion
  }

  /// The same on a desktop without an accent colour.
  var withoutAccent: Self {
    var inputs = self
    inputs.accent = nil
    return inputs
  }

  /// The least contrast of text: WCAG 2.2's 1.4.3, and 1.4.6 in high contrast.
  var minimumContrast: Double { contrast == .high ? 7 : 4.5 }

  /// Light and dark, each in normal and high contrast.
  static let surroundings = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { Self(scheme: scheme, contrast: $0) }
  }

  /// Everything that a desktop can ask for, but for an accent colour.
  static let all = [false, true].flatMap { reducesMotion in
    surroundings.map { Self(scheme: $0.scheme, contrast: $0.contrast, reducesMotion: reducesMotion) }
  }

  /// What this means to a modifier of a document, whatever it is called.
  func context(of modifier: Modifier) -> String? {
    for wish in wishes {
      if let context = modifier.contexts.first(where: { Self.plain($0) == wish }) { return context }
    }
    // Without a default, one that stands for nothing else: the normal contrast, whatever it is called, and not the high one.
    let usual =
      modifier.defaultContext ?? modifier.contexts.first { !Self.meanings.contains(Self.plain($0)) }
      ?? modifier.contexts.first
    // `Brand A Dark` is the other side of `Brand A Light`.
    guard var name = usual.flatMap(SchemeName.init) else { return usual }
    name.side = scheme == .dark ? .dark : .light
    return usual.flatMap(SchemeName.init) == name ? usual : modifier.contexts.first { SchemeName($0) == name } ?? usual
  }

  /// Names of contexts that stand for something a desktop may ask for.
  private static let meanings = Set(all.flatMap(\.wishes))

  /// Names of contexts, the best first.
  private var wishes: [String] {
    var wishes: [String] = []
    if contrast == .high {
      wishes += ["\(scheme)highcontrast", "highcontrast\(scheme)", "\(scheme)hc", "hc\(scheme)", "\(scheme)ax"]
      wishes += ["highcontrast", "high", "more", "increased"]
    }
    wishes += scheme == .dark ? ["dark", "night"] : ["light", "day"]
    wishes += reducesMotion ? ["reduced", "reduce", "none"] : ["full"]
    return wishes
  }

  private static func plain(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }))
  }
}
