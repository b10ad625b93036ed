/// The themes of containers and controls that have their own theme. Each theme in use has a style class, its scope,
/// which its controls have.
///
/// The containers themselves have no class, because descendant selectors would not work: for nested containers the
/// later rule would win, not the nearer container.
@MainActor
final class ThemeScopes {
  private struct Scope {
    let theme: Theme
    /// The containers and controls on which the theme was set.
    var owners: [Owner]
    /// The variants and sizes with rules.
    var classes = UsedClasses()
    var output: Output?
  }

  /// The values of a scope's theme in its context.
  private struct Output {
    let context: ThemeContext
    let metrics: ThemeMetrics
    /// The rules; nil until they are needed.
    var css: String?

    init(_ theme: Theme, in context: ThemeContext) {
      self.context = context
      metrics = ThemeMetrics(theme.values(in: context), in: context)
    }
  }

  private struct Owner {
    weak var widget: Widget?
    var reach: ReachClaim?
  }

  private var scopes: [String: Scope] = [:]
  private var count = 0

  /// Indicates whether no widget has its own theme. Controls then need not search their containers for a theme.
  var isEmpty: Bool { scopes.isEmpty }

  /// Sets the theme of `widget`; nil removes it. Returns false if the widget has an equal theme already.
  func set(_ theme: Theme?, of widget: Widget, in context: ThemeContext) -> Bool {
    if let old = widget.value(for: ownScope), let scope = scopes[old] {
      if theme == scope.theme { return false }
      scopes[old]?.owners = scope.owners.filter { $0.widget != nil && $0.widget !== widget }
    }
    removeUnused()
    guard let theme else {
      widget.setValue(nil, for: ownScope)
      return true
    }
    let known = scopes.first { $0.value.theme == theme }?.key
    if known == nil { count += 1 }
    let styleClass = known ?? "thimble-theme-\(count)"
    scopes[styleClass, default: Scope(theme: theme, owners: [])].owners.append(Owner(widget: widget))
    widget.setValue(styleClass, for: ownScope)
    claimReach(of: styleClass, in: context)
    return true
  }

  /// Returns the theme of a widget, with the theme's style class: the widget's own, or that of the nearest container
  /// with a theme; nil for the application's theme.
  func theme(of widget: Widget) -> (styleClass: String, theme: Theme)? {
    guard !isEmpty, let name = widget.inherited(ownScope), let scope = scopes[name] else { return nil }
    return (name, scope.theme)
  }

  /// Returns the theme with this style class; nil if the theme is not in use.
  func theme(ofScope styleClass: String) -> Theme? { scopes[styleClass]?.theme }

  /// Adds the rules of a variant or size to a theme. Returns true if the theme's rules were written without it before.
  func use(_ name: String, inScope styleClass: String) -> Bool {
    let isWritten = scopes[styleClass]?.output?.css != nil
    guard let used = scopes[styleClass]?.classes.adding(name, isWritten: isWritten) else { return false }
    scopes[styleClass]?.classes = used
    scopes[styleClass]?.output?.css = nil
    return isWritten
  }

  /// Returns the rules of all themes in use.
  func css(in context: ThemeContext) -> String {
    removeUnused()
    let styleClasses = scopes.keys.sorted()
    for styleClass in styleClasses { claimReach(of: styleClass, in: context) }
    return styleClasses.compactMap { css(of: $0, in: context) }.joined()
  }

  private func css(of styleClass: String, in context: ThemeContext) -> String? {
    guard let scope = scopes[styleClass], let output = output(of: styleClass, in: context) else { return nil }
    if let known = output.css { return known }
    let new = Stylesheet(scope.theme, in: context, scope: styleClass, classes: scope.classes.names).text
    scopes[styleClass]?.output?.css = new
    return new
  }

  /// Extends the hit areas of the controls inside each owner to the minimum target size of its theme.
  private func claimReach(of styleClass: String, in context: ThemeContext) {
    guard let reach = output(of: styleClass, in: context).map({ $0.metrics.minimumHitSize / 2 }) else { return }
    for (index, owner) in (scopes[styleClass]?.owners ?? []).enumerated() where owner.reach?.reach != reach {
      guard let widget = owner.widget else { continue }
      scopes[styleClass]?.owners[index].reach = HitArbiter.shared.claim(reach, for: widget)
    }
  }

  /// Returns the metrics of the theme with this style class; nil if the theme is not in use.
  func metrics(inScope styleClass: String, in context: ThemeContext) -> ThemeMetrics? {
    output(of: styleClass, in: context)?.metrics
  }

  private func output(of styleClass: String, in context: ThemeContext) -> Output? {
    guard let scope = scopes[styleClass] else { return nil }
    if let output = scope.output, output.context == context { return output }
    let new = Output(scope.theme, in: context)
    scopes[styleClass]?.output = new
    return new
  }

  private func removeUnused() {
    scopes = scopes.filter { $0.value.owners.contains { $0.widget != nil } }
  }
}

/// The style class of the theme that was set on a widget itself.
@MainActor private let ownScope = WidgetValue<String>("theme-scope")
