/// A resolver document understood: which sources are merged in which order, and which depend on inputs.
struct ResolverPlan {
  /// A tree of tokens; files with a dark side of their own have two.
  struct Source {
    var tree: JSONValue
    var darkTree: JSONValue?
    /// Where the members of the tree are token sets: which of them take part.
    var themes: TokenSetThemes?
  }

  /// A step of the resolution order.
  enum Step {
    case set([Source])
    case modifier(Modifier, contexts: [[Source]])
  }

  var steps: [Step] = []

  var modifiers: [Modifier] {
    var modifiers: [Modifier] = []
    // An export that is a source in several contexts is steered as one.
    var exported: Set<Modifier> = []
    for step in steps {
      if case .modifier(let modifier, _) = step { modifiers.append(modifier) }
      for source in step.sources { modifiers += source.themes?.modifiers.filter { exported.insert($0).inserted } ?? [] }
    }
    let hasDarkSources = steps.contains { $0.sources.contains { $0.darkTree != nil } }
    if hasDarkSources, !modifiers.contains(where: { $0.name == Modifier.theme.name }) { modifiers.append(.theme) }
    return modifiers
  }

  /// The trees to merge, in order, for a choice of contexts.
  func trees(_ context: (Modifier) -> String?) -> [JSONValue] {
    let isDark = modifiers.contains { context($0)?.lowercased().contains("dark") == true }
    let sources = steps.flatMap { step in
      switch step {
      case .set(let sources): return sources
      case .modifier(let modifier, let contexts):
        return modifier.index(of: context(modifier) ?? "").map { contexts[$0] } ?? []
      }
    }
    return sources.flatMap { source in
      source.themes?.sets(of: source.tree, context) ?? [isDark ? source.darkTree ?? source.tree : source.tree]
    }
  }
}

extension ResolverPlan.Step {
  /// The sources of every context.
  fileprivate var sources: [ResolverPlan.Source] {
    switch self {
    case .set(let sources): sources
    case .modifier(_, let contexts): contexts.flatMap(\.self)
    }
  }
}
