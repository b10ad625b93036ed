import PlainText

/// The sources of a resolver document in the order of merging, and the inputs that they depend on.
struct ResolverPlan {
  /// A tree of tokens; files with a dark side of their own have two.
  struct Source {
    var tree: JSONValue
    var darkTree: JSONValue?
    /// The whole file, if references may lead to values of it that are no tokens.
    var plain: JSONValue?
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
  /// The number of the axis of each mode.
  private var axisNumbers: [SchemeName: Int] = [:]
  private var modeNames = ModeNames()
  /// The choices, when all steps and modes are known.
  private(set) var modifiers: [Modifier] = []

  /// The modifiers of the documents: of their own steps, and of the themes of token sets.
  private var written: [Modifier] {
    var modifiers: [Modifier] = []
    // Equal modifiers are one: of several documents, or of an export that is a source in several contexts.
    var seen: Set<Modifier> = []
    for step in steps {
      if case .modifier(let modifier, _) = step, seen.insert(modifier).inserted { modifiers.append(modifier) }
      for source in step.sources { modifiers += source.themes?.modifiers.filter { seen.insert($0).inserted } ?? [] }
    }
    return modifiers
  }

  /// Offers the modes of tokens as contexts, of the document's modifier that has most of them, or of a new modifier.
  /// The last of several such modifiers wins.
  mutating func offer(_ planner: ModePlanner) {
    modeNames = planner.modeNames
    axes = planner.axes()
    for (number, axis) in axes.enumerated() { for mode in axis.modes { axisNumbers[mode.meaning] = number } }
    for index in axes.indices {
      let modifiers = written
      let likeness = modifiers.map(axes[index].likeness)
      guard let most = likeness.max(), most > 0, let found = likeness.lastIndex(of: most) else {
        let name = axes[index].modifier.name
        let names = Set(modifiers.map(\.name))
        var count = 1
        while names.contains(axes[index].modifier.name) {
          count += 1
          axes[index].rename("\(name)-\(count)")
        }
        let modifier = axes[index].modifier
        steps.append(.modifier(modifier, contexts: modifier.contexts.map { _ in [] }))
        continue
      }
      axes[index].join(modifiers[found])
      for step in steps.indices { steps[step].replace(modifiers[found], by: axes[index].modifier) }
    }
    modifiers = written
    let hasDarkSources = steps.contains { $0.sources.contains { $0.darkTree != nil } }
    if hasDarkSources, !modifiers.contains(where: { $0.name == Modifier.theme.name }) { modifiers.append(.theme) }
  }

  /// Returns the modes that hold for a choice of contexts.
  func modes(_ context: (Modifier) -> String?) -> ModeChoice {
    ModeChoice(axes, numbers: axisNumbers, names: modeNames, context)
  }

  /// Returns the trees to merge, in order, for a choice of contexts.
  func trees(_ context: (Modifier) -> String?) -> [JSONValue] {
    let isDark = modifiers.contains { context($0)?.lowercased().contains(text: "dark") == true }
    return sources(context).flatMap { source in
      source.themes?.trees(of: source.tree, context) ?? [isDark ? source.darkTree ?? source.tree : source.tree]
    }
  }

  /// Returns the files whose values may be referred to without being tokens, in order, for a choice of contexts.
  func plainValues(_ context: (Modifier) -> String?) -> [JSONValue] { sources(context).compactMap(\.plain) }

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

  /// The number of groups that extend others, in all sources.
  var extendingGroups: Int {
    steps.flatMap(\.sources).reduce(0) { $0 + TokenTree.extendingGroups(in: $1.tree) }
  }

  /// True if any source has token sets.
  var hasSets: Bool { steps.contains { $0.sources.contains { $0.themes != nil } } }

  /// Returns the names of all token sets.
  func setNames(_ context: (Modifier) -> String?) -> Set<String> {
    sources(context).reduce(into: []) { $0.formUnion($1.themes?.order ?? []) }
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

  /// Gives a modifier more contexts, wherever it stands. Each has the sources of the context that it begins with, or of
  /// the default.
  fileprivate mutating func replace(_ old: Modifier, by new: Modifier) {
    func replaced(_ sources: [ResolverPlan.Source]) -> [ResolverPlan.Source] {
      sources.map { source in
        var source = source
        source.themes?.replace(old, by: new)
        return source
      }
    }
    switch self {
    case .set(let sources): self = .set(replaced(sources))
    case .modifier(let modifier, let contexts):
      let contexts = contexts.map(replaced)
      self =
        modifier == old
        ? .modifier(new, contexts: old.extended(contexts, for: new)) : .modifier(modifier, contexts: contexts)
    }
  }
}
