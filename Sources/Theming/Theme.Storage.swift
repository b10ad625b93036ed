import DesignTokens
import Synchronization

extension Theme {
  /// A theme's documents with what was worked out from them, each context once.
  final class Storage: Sendable {
    /// One context, worked out.
    struct Resolved: Sendable {
      var tokens: ResolvedTokens
      var values: ThemeValues
      var derived: [String]
    }

    let resolver: Resolver
    let snapshot: FileSnapshot
    private let layers: [TokenDocument]
    private let cache = Mutex<[ThemeInputs: Resolved]>([:])
    private let found = Mutex<[Diagnostic]?>(nil)

    init(_ layers: [TokenDocument], snapshot: FileSnapshot) {
      self.layers = layers
      self.snapshot = snapshot
      resolver = Self.resolver(layers, snapshot)
    }

    private static func resolver(_ layers: [TokenDocument], _ snapshot: FileSnapshot) -> Resolver {
      let documents = BundledTokens.document.map { [$0] + layers } ?? layers
      guard let first = documents.first else { preconditionFailure("The bundled theme is not there.") }
      return Resolver(first, overrides: Array(documents.dropFirst())) { path throws(TokenError) in
        try snapshot.read(path)
      }
    }

    func resolved(_ inputs: ThemeInputs) -> Resolved {
      if let known = cache.withLock({ $0[inputs] }) { return known }
      let new = work(inputs)
      cache.withLock { cache in
        // Each accent colour is a context of its own, and there may be any number.
        if cache.count >= 64 { cache = [:] }
        cache[inputs] = new
      }
      return new
    }

    private func work(_ inputs: ThemeInputs) -> Resolved {
      let standard = layers.isEmpty ? nil : Theme.default.storage
      let defaults = standard?.resolved(inputs.withoutAccent).tokens
      var tokens = Self.tokens(resolver, inputs)
      let own = ownBrand(tokens, defaults)
      // A brand of the theme's own goes before the desktop's accent.
      let accent = own == nil ? inputs.accent : nil
      let brand = own ?? accent.map { BrandFamily.brand(accent: $0, minimum: inputs.minimumContrast) }
      let derived = brand == nil ? [] : derivedPaths(tokens, defaults, isAccent: accent != nil)
      if let brand, !derived.isEmpty, let document = try? family(of: brand, tokens, inputs).document() {
        let layered = Self.resolver([document] + layers, snapshot)
        tokens = Self.tokens(layered, inputs)
      }
      let fallback = accent == nil ? defaults : standard?.resolved(inputs).tokens
      let values = TokenValueReader(tokens: tokens, defaults: fallback).values()
      return Resolved(tokens: tokens, values: values, derived: derived)
    }

    private static func tokens(_ resolver: Resolver, _ inputs: ThemeInputs) -> ResolvedTokens {
      do throws(TokenError) {
        return try resolver.resolve(inputs.inputs(for: resolver.modifiers))
      } catch {
        preconditionFailure("A theme was made from documents that do not resolve: \(error)")
      }
    }

    /// The theme's brand, where it is not the default theme's.
    private func ownBrand(_ tokens: ResolvedTokens, _ defaults: ResolvedTokens?) -> RGBA? {
      guard let defaults, let own = tokens[BrandFamily.brandPath], own.value != defaults[BrandFamily.brandPath]?.value
      else { return nil }
      return tokens.color(BrandFamily.brandPath) ?? .black
    }

    /// What follows the brand: of its family, and of an accent itself, what is still the default theme's.
    private func derivedPaths(_ tokens: ResolvedTokens, _ defaults: ResolvedTokens?, isAccent: Bool) -> [String] {
      let paths = (isAccent ? [BrandFamily.brandPath] : []) + BrandFamily.paths
      guard let defaults else { return paths }
      return paths.filter { tokens[$0]?.value == defaults[$0]?.value }
    }

    private func family(of brand: RGBA, _ tokens: ResolvedTokens, _ inputs: ThemeInputs) -> BrandFamily {
      let surface = (tokens.color("theme.color.background.surface") ?? .white).over(.white)
      return BrandFamily(brand: brand, surface: surface, minimum: inputs.minimumContrast)
    }

    // MARK: - What is wrong

    func diagnostics(_ layers: [TokenDocument]) -> [Diagnostic] {
      if let known = found.withLock({ $0 }) { return known }
      var all: [Diagnostic] = []
      var seen: Set<Diagnostic> = []
      var paths: Set<String> = []
      let add = { (diagnostic: Diagnostic) in if seen.insert(diagnostic).inserted { all.append(diagnostic) } }
      for inputs in ThemeInputs.surroundings {
        let tokens = resolved(inputs).tokens
        tokens.diagnostics.forEach(add)
        paths.formUnion(tokens.map(\.path))
      }
      UnknownPaths(layers, paths: paths).diagnostics.forEach(add)
      for inputs in ThemeInputs.surroundings {
        ContrastReport(resolved(inputs).values, inputs).failures.map(\.diagnostic).forEach(add)
      }
      found.withLock { $0 = all }
      return all
    }
  }
}
