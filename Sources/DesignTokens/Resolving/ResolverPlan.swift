/// A resolver document understood: which sources are merged in which order, and which depend on inputs.
struct ResolverPlan {
  /// A tree of tokens; files with a dark side of their own have two.
  struct Source {
    var tree: JSONValue
    var darkTree: JSONValue?
  }

  /// A step of the resolution order.
  enum Step {
    case set([Source])
    case modifier(Modifier, contexts: [[Source]])
  }

  var steps: [Step] = []

  var modifiers: [Modifier] {
    var modifiers = steps.compactMap { if case .modifier(let modifier, _) = $0 { modifier } else { nil } }
    if !modifiers.contains(where: { $0.name == Self.theme.name }), hasDarkSources { modifiers.append(Self.theme) }
    return modifiers
  }

  /// What a file with a dark side of its own offers.
  private static let theme = Modifier(name: "theme", contexts: ["light", "dark"], defaultContext: "light")

  private var hasDarkSources: Bool {
    steps.contains { step in
      switch step {
      case .set(let sources): sources.contains { $0.darkTree != nil }
      case .modifier(_, let contexts): contexts.joined().contains { $0.darkTree != nil }
      }
    }
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
    return sources.map { isDark ? $0.darkTree ?? $0.tree : $0.tree }
  }
}
