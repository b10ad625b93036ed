import DesignTokens
import Synchronization

extension Theme {
  /// A theme's documents and the values resolved from them, cached by context.
  final class Storage: Sendable {
    /// The values of one context.
    struct Resolved: Sendable {
      /// The tokens that the kit uses, or all tokens.
      var tokens: ResolvedTokens
      let hasAllTokens: Bool
      var values: ThemeValues
      var derived: [String]
      var repairs: [ContrastRepair]

      /// Returns these values with every pair of colours repaired that has too little contrast.
      func repaired(_ inputs: ThemeInputs) -> Resolved {
        let repair = ContrastRepairs(values, inputs)
        guard !repair.repairs.isEmpty else { return self }
        var trail = ContrastTrail(tokens)
        var result = self
        result.values = repair.values
        result.tokens = tokens.replacing(repair.colors.tokens)
        result.repairs = repair.repairs.map { repair in
          var repair = repair
          repair.location = trail.location(of: repair.pair)
          return repair
        }
        return result
      }
    }

    let resolver: Resolver
    let snapshot: FileSnapshot
    /// A hash of the content.
    let fingerprint: Int
    private let layers: [TokenDocument]
    private let isRepairing: Bool
    private let cache = Mutex<[ThemeInputs: Resolved]>([:])
    private let found = Mutex<[Diagnostic]?>(nil)
    private let own = Mutex<[Modifier]?>(nil)

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
        documents: { path, file, limits throws(TokenError) in
          try snapshot.document(path, file: file, limits: limits)
        })
    }

    /// Returns the values of a context. Its tokens include those that the kit does not use only if `withAllTokens` is true
    /// or they are known already: a system may have thousands, and most contexts do not change them.
    func resolved(_ inputs: ThemeInputs, withAllTokens: Bool = false) -> Resolved {
      if let known = cache.withLock({ $0[inputs] }), known.hasAllTokens || !withAllTokens { return known }
      let new = work(inputs, withAllTokens)
      cache.withLock { cache in
        // Each accent colour is a context of its own, so the number of contexts has no limit.
        if cache.count >= 64 { cache = [:] }
        cache[inputs] = new
      }
      return new
    }

    // MARK: - Work

    private func work(_ inputs: ThemeInputs, _ withAllTokens: Bool) -> Resolved {
      // The default theme has no token that the kit does not use.
      let withAllTokens = withAllTokens || layers.isEmpty
      var draft = draft { inputs.context(of: $0) }
      // A theme's own brand wins over the desktop's accent colour.
      let inputs = inputs.accent != nil && isGiven(BrandFamily.path, in: draft) ? inputs.withoutAccent : inputs
      let derived = lay(over: &draft, inputs)
      let defaults = layers.isEmpty ? nil : Theme.default.storage.resolved(inputs.withoutDesktopColors).tokens
      let added = AddedVariants(draft, to: defaults)
      let tokens =
        withAllTokens ? draft.resolved() : draft.resolved { UsedTokens.isTheme($0) && !added.leavesOut($0) }
      let values = TokenValueReader(tokens: tokens, defaults: defaults, added).values()
      let unrepaired = Resolved(
        tokens: tokens, hasAllTokens: withAllTokens, values: values, derived: derived, repairs: [])
      return isRepairing ? unrepaired.repaired(inputs) : unrepaired
    }

    private func draft(_ context: (Modifier) -> String?) -> TokenDraft {
      do throws(TokenError) {
        return try resolver.draft(choosing: context)
      } catch {
        preconditionFailure("A theme was made from documents that do not resolve: \(error)")
      }
    }

    /// Returns whether a layer sets a token, and the token has a value.
    private func isGiven(_ path: String, in draft: TokenDraft) -> Bool {
      guard let place = draft.place(of: path), !isOfKit(place) else { return false }
      return draft.values(of: [path])[path] != nil
    }

    /// Returns whether the token at a place is the default theme's, or derived. The default theme's files have lower
    /// numbers than the files of the layers.
    private func isOfKit(_ place: Place) -> Bool {
      layers.isEmpty || place.file < Theme.default.storage.resolver.files.count
    }

    /// Lays the desktop's colours, the accent colour and the derived colours below the tokens of the layers, and returns
    /// the paths of the derived ones. A token is derived if no layer sets it, and the colour that it depends on differs
    /// from the default theme's.
    private func lay(over draft: inout TokenDraft, _ inputs: ThemeInputs) -> [String] {
      let plain = inputs.withoutAccent.withoutDesktopColors
      if layers.isEmpty, inputs == plain { return [] }
      let standard = Theme.default.storage.resolved(plain).tokens
      var derived: [String] = []
      if let colors = inputs.desktopColors {
        draft.lay(colors.layer(standard, minimum: inputs.minimumContrast).tokens, over: isOfKit)
      }
      if let accent = inputs.accent {
        let brand: ColorLayer = [
          (BrandFamily.path, BrandFamily.brand(accent: accent, minimum: inputs.minimumContrast))
        ]
        draft.lay(brand.tokens, over: isOfKit)
        derived.append(BrandFamily.path)
      }
      let roots = draft.values(of: BrandFamily.sources + StatusFamily.roles.map(StatusFamily.path))
      func derive(from root: String, _ colors: (RGBA) -> ColorLayer) {
        guard let value = roots[root], let color = value.color?.rgba, value != standard[root]?.value else { return }
        let own = colors(color).filter { !isGiven($0.path, in: draft) }
        derived += own.map(\.path)
        draft.lay(own.tokens, over: isOfKit)
      }
      let family = BrandFamily(roots, minimum: inputs.minimumContrast)
      derive(from: BrandFamily.path) { _ in family.colors }
      for role in StatusFamily.roles {
        derive(from: StatusFamily.path(of: role)) {
          StatusFamily(role: role, color: $0, surface: family.surface, minimum: inputs.minimumContrast).colors
        }
      }
      return derived
    }

    // MARK: - Problems

    /// Returns the tokens in the contexts that no desktop setting selects, such as a density: each context once, in the
    /// light scheme. If there are many contexts or many tokens, only the first contexts are included, at most 32.
    private func contextsOfNoDesktop() -> [ResolvedTokens] {
      guard let usual = ThemeInputs.all.first else { return [] }
      let tokens = resolved(usual, withAllTokens: true).tokens
      let size = tokens.count + tokens.diagnostics.count + resolver.byteCount / 100
      let most = min(32, max(1, 40_000 / size))
      let others = resolver.modifiers.flatMap { modifier in
        let asked = Set(ThemeInputs.all.map { $0.context(of: modifier) })
        return modifier.contexts.filter { !asked.contains($0) }.map { (modifier, $0) }
      }
      return others.prefix(most).map { modifier, context in
        draft { $0 == modifier ? context : usual.context(of: $0) }.resolved()
      }
    }

    private func tooManyVariants(_ resolved: Resolved) -> [Diagnostic] {
      let group = AddedVariants.group
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
      if layers.isEmpty { return ThemeInputs.all }
      let own = ownModifiers
      return ThemeInputs.all.filter { inputs in
        var full = inputs
        full.reducesMotion = false
        return !inputs.reducesMotion || own.contains { inputs.context(of: $0) != full.context(of: $0) }
      }
    }

    /// The modifiers of the layers alone.
    private var ownModifiers: [Modifier] {
      if let known = own.withLock({ $0 }) { return known }
      let new = layers.first.map { Self.resolver($0, Array(layers.dropFirst()), snapshot).modifiers } ?? []
      own.withLock { $0 = new }
      return new
    }

    /// The tokens in every context that desktop settings select, and in some other contexts. Settings that select the
    /// same contexts of the layers differ only in the tokens that the kit uses.
    private var contexts: [ResolvedTokens] {
      var seen: Set<[String?]> = []
      let own = ownModifiers
      let all = settings.map { inputs in
        resolved(inputs, withAllTokens: seen.insert(own.map(inputs.context)).inserted).tokens
      }
      return all + contextsOfNoDesktop()
    }

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
