import PlainText

/// The sources of a resolver document in the order of merging, and the inputs that they depend on.
struct ResolverPlan {
  /// A tree of tokens; files with a dark side of their own have two.
  struct Source {
    var tree: JSONValue
    var darkTree: JSONValue?
    /// The themes that choose among the members of the tree, if these are token sets.
    var themes: TokenSetThemes?
  }

  /// A step of the resolution order.
  enum Step {
    case set([Source])
    case modifier(Modifier, contexts: [[Source]])
  }

  var steps: [Step] = []
  /// The modes that tokens have values for.
  private(set) var axes: [ModeAxis] = []
  private var modeNames = ModeNames()

  var modifiers: [Modifier] {
    var modifiers: [Modifier] = []
    // Equal modifiers are one: of several documents, or of an export that is a source in several contexts.
    var seen: Set<Modifier> = []
    for step in steps {
      if case .modifier(let modifier, _) = step, seen.insert(modifier).inserted { modifiers.append(modifier) }
      for source in step.sources { modifiers += source.themes?.modifiers.filter { seen.insert($0).inserted } ?? [] }
    }
    let hasDarkSources = steps.contains { $0.sources.contains { $0.darkTree != nil } }
    if hasDarkSources, !modifiers.contains(where: { $0.name == Modifier.theme.name }) { modifiers.append(.theme) }
    return modifiers
  }

  /// Offers the modes of tokens as contexts, of the document's modifier that has most of them, or of a new modifier.
  /// The last of several such modifiers wins.
  mutating func offer(_ planner: ModePlanner) {
    modeNames = planner.modeNames
    axes = planner.axes()
    for index in axes.indices {
      let likeness = steps.map { step in
        if case .modifier(let modifier, _) = step { axes[index].likeness(to: modifier) } else { 0 }
      }
      guard let most = likeness.max(), most > 0, let step = likeness.lastIndex(of: most),
        case .modifier(let modifier, var contexts) = steps[step]
      else {
        let modifier = axes[index].modifier
        steps.append(.modifier(modifier, contexts: modifier.contexts.map { _ in [] }))
        continue
      }
      axes[index].join(modifier)
      let joined = axes[index].modifier
      for context in joined.contexts.dropFirst(contexts.count) {
        contexts.append(modifier.index(of: context).map { contexts[$0] } ?? [])
      }
      steps[step] = .modifier(joined, contexts: contexts)
    }
  }

  /// Returns the modes that hold for a choice of contexts.
  func modes(_ context: (Modifier) -> String?) -> ModeChoice { ModeChoice(axes, names: modeNames, context) }

  /// Returns the trees to merge, in order, for a choice of contexts.
  func trees(_ context: (Modifier) -> String?) -> [JSONValue] {
    let isDark = modifiers.contains { context($0)?.lowercased().contains(text: "dark") == true }
    return sources(context).flatMap { source in
      source.themes?.trees(of: source.tree, context) ?? [isDark ? source.darkTree ?? source.tree : source.tree]
    }
  }

  /// A token set that a choice of contexts leaves out: its content, or the file that has it.
  enum OtherSet {
    case read(name: String, tree: JSONValue)
    case unread(name: String, file: String)
  }

  /// Returns the token sets that a choice of contexts leaves out.
  func otherSets(_ context: (Modifier) -> String?) -> [OtherSet] {
    sources(context).flatMap { source -> [OtherSet] in
      guard let themes = source.themes else { return [] }
      let unread = themes.unread.prefix(Self.mostUnread).map { OtherSet.unread(name: $0.name, file: $0.file) }
      return themes.others(of: source.tree, context).map { .read(name: $0.name, tree: $0.tree) } + unread
    }
  }

  /// The most files that are read only for a hint.
  private static let mostUnread = 100

  private func sources(_ context: (Modifier) -> String?) -> [Source] {
    steps.flatMap { step in
      switch step {
      case .set(let sources): return sources
      case .modifier(let modifier, let contexts):
        return modifier.index(of: context(modifier) ?? "").map { contexts[$0] } ?? []
      }
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
