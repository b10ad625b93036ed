/// The themes of containers and controls with their own theme. Each theme in use has a style class, which its controls
/// carry.
///
/// A descendant selector would not work: with two nested containers the later rule would win, not the nearer container.
/// The containers themselves have no class.
@MainActor
final class ThemeScopes {
  private struct Scope {
    let theme: Theme
    var owners: [Owner]
    var output: Output?
  }

  /// The values of a scope's theme in its context.
  private struct Output {
    let context: ThemeContext
    let css: String
    let metrics: ThemeMetrics

    @MainActor init(_ theme: Theme, in context: ThemeContext, styleClass: String) {
      self.context = context
      css = Stylesheet(theme, in: context, scope: styleClass).text
      metrics = ThemeMetrics(theme.values(in: context), in: context)
    }
  }

  private struct Owner {
    weak var widget: Widget?
    var reach: ReachClaim?
  }

  private var scopes: [String: Scope] = [:]
  private var count = 0

  /// Indicates whether no widget has its own theme. Controls then cost nothing more.
  var isEmpty: Bool { scopes.isEmpty }

  /// Sets the theme of `widget`; nil removes it.
  func set(_ theme: Theme?, of widget: Widget) {
    if let old = widget.value(for: ownScope), let scope = scopes[old] {
      scopes[old]?.owners = scope.owners.filter { $0.widget != nil && $0.widget !== widget }
    }
    removeUnused()
    guard let theme else { return widget.setValue(nil, for: ownScope) }
    let known = scopes.first { $0.value.theme == theme }?.key
    if known == nil { count += 1 }
    let styleClass = known ?? "thimble-theme-\(count)"
    scopes[styleClass, default: Scope(theme: theme, owners: [])].owners.append(Owner(widget: widget))
    widget.setValue(styleClass, for: ownScope)
  }

  /// Returns the theme of a widget: its own, or that of the nearest container with one.
  func theme(of widget: Widget) -> (styleClass: String, theme: Theme)? {
    guard !isEmpty, let name = widget.inherited(ownScope), let scope = scopes[name] else { return nil }
    return (name, scope.theme)
  }

  /// Returns the theme of a scope.
  func theme(ofScope styleClass: String) -> Theme? { scopes[styleClass]?.theme }

  /// Returns the rules of all themes in use.
  func css(in context: ThemeContext) -> String {
    removeUnused()
    let styleClasses = scopes.keys.sorted()
    for styleClass in styleClasses { claimReach(of: styleClass, in: context) }
    return styleClasses.compactMap { output(of: $0, in: context)?.css }.joined()
  }

  /// Extends the targets inside each owner to the reach of its theme.
  private func claimReach(of styleClass: String, in context: ThemeContext) {
    guard let reach = output(of: styleClass, in: context).map({ $0.metrics.minimumHitSize / 2 }) else { return }
    for (index, owner) in (scopes[styleClass]?.owners ?? []).enumerated() where owner.reach?.reach != reach {
      guard let widget = owner.widget else { continue }
      scopes[styleClass]?.owners[index].reach = HitArbiter.shared.claim(reach, for: widget)
    }
  }

  /// Returns the metrics of the theme with this class.
  func metrics(inScope styleClass: String, in context: ThemeContext) -> ThemeMetrics? {
    output(of: styleClass, in: context)?.metrics
  }

  private func output(of styleClass: String, in context: ThemeContext) -> Output? {
    guard let scope = scopes[styleClass] else { return nil }
    if let output = scope.output, output.context == context { return output }
    let new = Output(scope.theme, in: context, styleClass: styleClass)
    scopes[styleClass]?.output = new
    return new
  }

  func grounds(in context: ThemeContext) -> [StyleOverrides.Ground] {
    scopes.sorted { $0.key < $1.key }.map {
      StyleOverrides.Ground(scope: $0.key, values: $0.value.theme.values(in: context))
    }
  }

  private func removeUnused() {
    scopes = scopes.filter { $0.value.owners.contains { $0.widget != nil } }
  }
}

/// The style class of the theme of a widget itself.
@MainActor private let ownScope = InheritedValue<String>("theme-scope")
