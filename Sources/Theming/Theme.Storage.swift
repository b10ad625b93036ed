import DesignTokens
import Synchronization

extension Theme {
  /// A theme's documents and the values resolved from them, cached by context.
  final class Storage: Sendable {
    /// The values of one context.
    struct Resolved: Sendable {
      var tokens: ResolvedTokens
      var values: ThemeValues
      var derived: [String]
      var repairs: [ContrastRepair]
    }

    let resolver: Resolver
    let snapshot: FileSnapshot
    /// A hash of the content.
    let fingerprint: Int
    private let layers: [TokenDocument]
    private let isRepairing: Bool
    private let cache = Mutex<[ThemeInputs: Resolved]>([:])
    private let found = Mutex<[Diagnostic]?>(nil)

    init(_ layers: [TokenDocument], snapshot: FileSnapshot, isRepairing: Bool) {
      self.layers = layers
      self.snapshot = snapshot
      self.isRepairing = isRepairing
      resolver = Self.resolver(layers, snapshot)
      var hasher = Hasher()
      hasher.combine(layers)
      hasher.combine(isRepairing)
      snapshot.hash(into: &hasher)
      fingerprint = hasher.finalize()
    }

    func hasContent(of other: Storage) -> Bool {
      fingerprint == other.fingerprint && isRepairing == other.isRepairing && layers == other.layers
        && snapshot.hasContent(of: other.snapshot)
    }

    private static func resolver(_ layers: [TokenDocument], _ snapshot: FileSnapshot) -> Resolver {
      let documents = BundledTokens.document.map { [$0] + layers } ?? layers
      guard let first = documents.first else { preconditionFailure("The bundled default theme is missing.") }
      return resolver(first, Array(documents.dropFirst()), snapshot)
    }

    private static func resolver(
      _ first: TokenDocument, _ others: [TokenDocument], _ snapshot: FileSnapshot
    ) -> Resolver {
      Resolver(
        first, overrides: others,
        documents: { path, file throws(TokenError) in try snapshot.document(path, file: file) })
    }

    func resolved(_ inputs: ThemeInputs) -> Resolved {
      if let known = cache.withLock({ $0[inputs] }) { return known }
      let new = work(inputs)
      cache.withLock { cache in
        // Each accent colour is a context of its own, so the number of contexts has no limit.
        if cache.count >= 64 { cache = [:] }
        cache[inputs] = new
      }
      return new
    }

    private func work(_ inputs: ThemeInputs) -> Resolved {
      var tokens = Self.tokens(resolver, inputs)
      // A theme's own brand wins over the desktop's accent colour.
      let inputs = isGiven(BrandFamily.brandPath, in: tokens) ? inputs.withoutAccent : inputs
      let defaults =
        layers.isEmpty ? nil : Theme.default.storage.resolved(inputs.withoutDesktopColors).tokens
      var layers = layers
      if let colors = inputs.desktopColors {
        let standard = Theme.default.storage.resolved(inputs.withoutDesktopColors).tokens
        let document = try? colors.document(standard, minimum: inputs.minimumContrast)
        if let document { layers.insert(document, at: 0) }
        tokens = Self.tokens(Self.resolver(layers, snapshot), inputs)
      }
      if let accent = inputs.accent {
        let brand = BrandFamily.brand(accent: accent, minimum: inputs.minimumContrast)
        if let document = try? BrandFamily.document(brand: brand) { layers.insert(document, at: 0) }
        tokens = Self.tokens(Self.resolver(layers, snapshot), inputs)
      }
      let (derived, families) = layers.isEmpty ? ([], []) : derivation(tokens, inputs)
      if !families.isEmpty {
        layers = families + layers
        tokens = Self.tokens(Self.resolver(layers, snapshot), inputs)
      }
      let values = TokenValueReader(tokens: tokens, defaults: defaults).values()
      let unrepaired = Resolved(tokens: tokens, values: values, derived: derived, repairs: [])
      guard isRepairing else { return unrepaired }
      let repair = ContrastRepairs(values, inputs)
      guard !repair.repairs.isEmpty, let document = try? repair.document() else { return unrepaired }
      var trail = ContrastTrail(tokens)
      let repairs = repair.repairs.map { repair in
        var repair = repair
        repair.location = trail.location(of: repair.pair)
        return repair
      }
      tokens = Self.tokens(Self.resolver(layers + [document], snapshot), inputs)
      return Resolved(
        tokens: tokens, values: TokenValueReader(tokens: tokens, defaults: defaults).values(), derived: derived,
        repairs: repairs)
    }

    private static func tokens(_ resolver: Resolver, _ inputs: ThemeInputs) -> ResolvedTokens {
      tokens(resolver) { inputs.context(of: $0) }
    }

    private static func tokens(_ resolver: Resolver, _ context: (Modifier) -> String?) -> ResolvedTokens {
      do throws(TokenError) {
        return try resolver.resolve(choosing: context)
      } catch {
        preconditionFailure("A theme was made from documents that do not resolve: \(error)")
      }
    }

    /// Returns whether a layer sets a token. The default theme's files have lower numbers than the files of the layers.
    private func isGiven(_ path: String, in tokens: ResolvedTokens) -> Bool {
      !layers.isEmpty && tokens[path].map { $0.place.file >= Theme.default.storage.resolver.files.count } ?? false
    }

    /// Returns the paths of the derived tokens, and the documents with their values. A token is derived if no layer
    /// sets it, and the colour that it depends on differs from the default theme's.
    private func derivation(_ tokens: ResolvedTokens, _ inputs: ThemeInputs) -> ([String], [TokenDocument]) {
      let standard = Theme.default.storage.resolved(inputs.withoutAccent.withoutDesktopColors).tokens
      var derived: [String] = []
      var families: [TokenDocument] = []
      func derive(_ paths: [String], from root: String, _ document: () throws(TokenError) -> TokenDocument) {
        guard let value = tokens[root]?.value, value.color != nil, value != standard[root]?.value else { return }
        let own = paths.filter { !isGiven($0, in: tokens) }
        derived += own
        if !own.isEmpty, let document = try? document() { families.append(document) }
      }
      let surface = (tokens.color("theme.color.background.surface") ?? .white).over(.white)
      if inputs.accent != nil { derived.append(BrandFamily.brandPath) }
      derive(BrandFamily.paths, from: BrandFamily.brandPath) { () throws(TokenError) in
        try BrandFamily(
          brand: tokens.color(BrandFamily.brandPath) ?? .black, surface: surface,
          card: (tokens.color("theme.color.list.card") ?? .clear).over(surface),
          hovered: tokens.color("theme.color.background.neutral-hovered") ?? .clear,
          colored: (tokens.color("theme.color.background.colored") ?? .black).over(surface),
          minimum: inputs.minimumContrast
        ).document()
      }
      for role in StatusFamily.roles {
        let path = StatusFamily.path(of: role)
        derive(StatusFamily.paths(of: role), from: path) { () throws(TokenError) in
          try StatusFamily(
            role: role, color: tokens.color(path) ?? .black, surface: surface, minimum: inputs.minimumContrast
          ).document()
        }
      }
      return (derived, families)
    }

    // MARK: - Problems

    /// Returns the tokens in the contexts that no desktop setting selects, such as a density: each context once, in the
    /// light scheme. If there are many contexts or many tokens, only the first contexts are included, at most 32.
    private func contextsOfNoDesktop() -> [ResolvedTokens] {
      guard let usual = ThemeInputs.all.first else { return [] }
      let tokens = resolved(usual).tokens
      let size = tokens.count + tokens.diagnostics.count + resolver.byteCount / 100
      let most = min(32, max(1, 40_000 / size))
      let others = resolver.modifiers.flatMap { modifier in
        let asked = Set(ThemeInputs.all.map { $0.context(of: modifier) })
        return modifier.contexts.filter { !asked.contains($0) }.map { (modifier, $0) }
      }
      return others.prefix(most).map { modifier, context in
        Self.tokens(resolver) { $0 == modifier ? context : usual.context(of: $0) }
      }
    }

    private func tooManyVariants(_ resolved: Resolved) -> [Diagnostic] {
      let group = "theme.color.button"
      let names = resolved.tokens.children(of: group).filter { ThemeSchema.refusal(ofVariant: $0) == nil }
      guard let name = names.first(where: { resolved.values.variant($0) == nil }) else { return [] }
      return [
        Diagnostic(
          severity: .warning, code: .tooLarge,
          message: "there are more than \(ThemeSchema.mostVariants) variants; this variant and later ones are left out",
          path: "\(group).\(name)", keepsValue: true)
      ]
    }

    func diagnostics() -> [Diagnostic] {
      if let known = found.withLock({ $0 }) { return known }
      let all = findDiagnostics()
      found.withLock { $0 = all }
      return all
    }

    /// The desktop settings to look for problems in: all combinations, but without reduced motion where the theme itself
    /// has no context for it. Then only the default theme's durations differ, and they are without problems.
    private var settings: [ThemeInputs] {
      guard let first = layers.first else { return ThemeInputs.all }
      let own = Self.resolver(first, Array(layers.dropFirst()), snapshot)
      return ThemeInputs.all.filter { inputs in
        var full = inputs
        full.reducesMotion = false
        return !inputs.reducesMotion || own.modifiers.contains { inputs.context(of: $0) != full.context(of: $0) }
      }
    }

    /// The tokens in every context that desktop settings select, and in some other contexts.
    private var contexts: [ResolvedTokens] { settings.map { resolved($0).tokens } + contextsOfNoDesktop() }

    /// Returns the tokens that affect the kit.
    func used() -> UsedTokens { UsedTokens(contexts) }

    private func findDiagnostics() -> [Diagnostic] {
      var all: [Diagnostic] = []
      var seen: Set<Diagnostic> = []
      let add = { (diagnostic: Diagnostic) in if seen.insert(diagnostic).inserted { all.append(diagnostic) } }
      let contexts = contexts
      for tokens in contexts { tokens.diagnostics.forEach(add) }
      TokenProblems(contexts).diagnostics.forEach(add)
      if let first = ThemeInputs.all.first { tooManyVariants(resolved(first)).forEach(add) }
      for inputs in settings {
        let resolved = resolved(inputs)
        var trail = ContrastTrail(resolved.tokens)
        for repair in resolved.repairs { add(repair.diagnostic) }
        for pair in ContrastReport(resolved.values, inputs).failures {
          add(pair.diagnostic(at: trail.location(of: pair)))
        }
      }
      return all
    }
  }
}
