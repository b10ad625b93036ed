package import DesignTokens

/// The owner of the display's theme stylesheet, which follows the desktop's settings.
///
/// There is one controller, because there is one display. The theme is in one shared provider. The styles and looks of
/// single controls are in a second one, with one class for equal looks. No control has its own provider.
///
/// It follows GTK's settings and the desktop's settings portal: high contrast, text scale, animations, and the accent
/// colour. The accent colour is the brand of a theme without its own (``/Theming/Theme/followsAccentColor``). The scheme
/// is that of windows: light text in windows means dark. In an application with libadwaita, it follows
/// `AdwStyleManager` and libadwaita's colours.
@MainActor
public final class ThemeController {
  /// The controller of the default display. The first control installs it.
  public static let shared = ThemeController()

  private let sheet = CSSProvider()
  private let overrides = StyleOverrides()
  private var isWritingOverrides = false
  private let observers = Observers<ThemeContext>()
  private var appearance: ObservationToken?
  private var portal: ObservationToken?
  private var style: ObservationToken?
  /// Indicates whether a change of the display's stylesheets waits to be read.
  private var isReadingStyle = false
  /// Indicates whether the controller changes the display's stylesheets itself.
  private var isWriting = false
  /// The CSS in the provider; nil before it is first needed.
  private var css: String?
  /// Indicates whether the provider lacks the rules of a container's new theme.
  private var isOutdated = false
  /// The variants and sizes with rules in the sheet.
  private var usedClasses = UsedClasses() { didSet { if usedClasses != oldValue { ownRules = nil } } }
  /// The rules of the theme itself, without those of containers with their own; nil until they are needed.
  private var ownRules: String?
  private var metrics: ThemeMetrics
  private var contentStyles: [ContentStyle.Key: ContentStyle] = [:]
  /// The number of changes of theme and context. Values that are computed from them are valid for one generation.
  private(set) var generation = 0
  private var reach: ReachClaim?

  /// The current theme of all controls outside containers with their own theme. A change reaches every control in the
  /// next frame. Until it is set, it is ``/Theming/Theme/adwaita`` in an application that uses libadwaita, and otherwise
  /// ``/Theming/Theme/default``.
  public var theme: Theme {
    get { ownTheme ?? (context.desktopColors == nil ? .default : .adwaita) }
    set {
      let old = theme
      ownTheme = newValue
      if newValue != old { change() }
    }
  }
  private var ownTheme: Theme?
  /// The values that the application's CSS sets.
  private var variables = DesktopStyle.shared.variables()
  /// The theme with the values that the application's CSS sets.
  private(set) var appliedTheme = Theme.default

  let scopes = ThemeScopes()

  /// The current context, from the desktop's settings.
  public private(set) var context: ThemeContext

  /// Light or dark, instead of the desktop's setting, also for GTK's own widgets; nil follows the desktop. It has no
  /// effect while windows stay as they are: while the environment variable `GTK_THEME` forces a theme, or under a theme
  /// with one scheme only. In an application with libadwaita, it sets the colour scheme of `AdwStyleManager`.
  public var schemeOverride: ColorScheme? {
    didSet {
      let wish = StyleManager.isInForce ? nil : SettingsPortal.shared.appearance.prefersDark
      Settings.shared.setDark(schemeOverride.map { $0 == .dark } ?? wish)
      follow()
    }
  }

  /// High or normal contrast, instead of the desktop's setting; nil follows the desktop. GTK's own widgets support it
  /// since GTK 4.20.
  public var contrastOverride: Contrast? {
    didSet {
      let wish = contrastOverride.map { $0 == .high } ?? SettingsPortal.shared.appearance.prefersHighContrast
      Settings.shared.setHighContrast(wish)
      follow()
    }
  }

  /// The accent colour, instead of the desktop's; nil follows the desktop.
  package var accentOverride: RGBA? { didSet { follow() } }

  private init() {
    context = DesktopSettings.current.context
    metrics = ThemeMetrics(Theme.default.values(in: context), in: context)
    let settings = Settings.shared
    settings.observe(.themeName) { [weak self] _, _ in self?.follow() }
    settings.observe(.textResolution) { [weak self] _, _ in self?.follow() }
    appearance = settings.observeAppearance { [weak self] in self?.follow() }
    portal = SettingsPortal.shared.observe { [weak self] in self?.follow($0, before: $1) }
    sheet.install()
    overrides.install()
    change()
    style = StyleProbe.observeChanges { [weak self] in self?.styleChanges() }
    // For controls that are in no window.
    Task { @MainActor [self] in prepare() }
  }

  /// Calls `observer` after each change of theme or context, as long as the token is held: in a property, or by a
  /// widget (``/GtkHost/ObservationToken/store(in:)``).
  public func observe(_ observer: @escaping @MainActor (ThemeContext) -> Void) -> ObservationToken {
    observers.add(observer)
  }

  /// Returns the style class of a look in the theme with a scope's class; nil for the application's theme. Equal looks in
  /// one theme share a class. End its use with ``release(_:)``.
  ///
  /// A new class is in the sheet before the next frame. Several new classes cost one update of the sheet.
  func styleClass(for look: AppliedLook, inScope scope: String?) -> String {
    let (name, isNew) = overrides.retain(StyleOverrides.Key(look: look, scope: scope))
    if isNew, !isWritingOverrides {
      isWritingOverrides = true
      Task { @MainActor [self] in writeOverrides() }
    }
    return name
  }

  private func writeOverrides() {
    isWritingOverrides = false
    isWriting = true
    defer { isWriting = false }
    overrides.load(in: context) { scope in
      (scope.map(scopes.theme(ofScope:)) ?? appliedTheme)?.values(in: context)
    }
  }

  /// Returns the values with which buttons of one kind draw their content.
  func contentStyle(_ key: ContentStyle.Key) -> ContentStyle {
    if let known = contentStyles[key] { return known }
    let values = (key.scope.flatMap(scopes.theme(ofScope:)) ?? appliedTheme).values(in: context)
    let look = key.look.flatMap(overrides.look(of:))
    let traits =
      look.map { ContentTraitsTable($0.appearances(values, context)) }
      ?? ContentTraitsTable(key.variant, values, in: context)
    let new = ContentStyle(key, metrics(inScope: key.scope), traits, context, generation: generation)
    contentStyles[key] = new
    return new
  }

  /// Ends one use of a class.
  func release(_ styleClass: String) {
    overrides.release(styleClass)
    guard overrides.look(of: styleClass) == nil else { return }
    contentStyles = contentStyles.filter { $0.key.look != styleClass }
  }

  /// Returns the metrics of the theme with a scope's class; those of the application's theme if `scope` is nil.
  func metrics(inScope scope: String?) -> ThemeMetrics {
    scope.flatMap { scopes.metrics(inScope: $0, in: context) } ?? metrics
  }

  // MARK: - Updates

  /// Reads the display's stylesheets when they have changed: every stylesheet of the application can change the colours
  /// of windows.
  private func styleChanges() {
    guard !isReadingStyle, !isWriting else { return }
    isReadingStyle = true
    Task { @MainActor [self] in
      isReadingStyle = false
      follow()
    }
  }

  private func follow() {
    let settings = DesktopSettings.current
    var desktop = settings.context
    if settings.isWindowUnclear {
      if let schemeOverride { desktop.scheme = schemeOverride }
      Log.warningOnce(
        "The theme \"\(settings.forcedTheme ?? settings.themeName)\" gives the text of windows the colour of their "
          + "surface, so it is not known whether windows are light or dark. The kit's controls are "
          + "\(desktop.scheme.rawValue). Define theme_bg_color in the theme, or set ThemeController.schemeOverride.")
    }
    if let contrastOverride { desktop.contrast = contrastOverride }
    if let accentOverride { desktop.accent = accentOverride }
    let variables = DesktopStyle.shared.variables()
    guard desktop != context || variables != self.variables else { return }
    context = desktop
    self.variables = variables
    change()
  }

  /// Passes each changed preference to GTK. GTK does not always read the portal itself, and its own widgets would not
  /// change.
  private func follow(_ portal: SettingsPortal.Appearance, before: SettingsPortal.Appearance) {
    let settings = Settings.shared
    // libadwaita reads the portal itself.
    let isOurs = !StyleManager.isInForce
    if isOurs, schemeOverride == nil, portal.prefersDark != before.prefersDark { settings.setDark(portal.prefersDark) }
    if isOurs, contrastOverride == nil, portal.prefersHighContrast != before.prefersHighContrast {
      settings.setHighContrast(portal.prefersHighContrast)
    }
    if portal.prefersReducedMotion != before.prefersReducedMotion {
      settings.setReducedMotion(portal.prefersReducedMotion)
    }
    follow()
  }

  private func change() {
    generation += 1
    ownRules = nil
    contentStyles = [:]
    overrides.forgetRules()
    appliedTheme = variables.applied(to: theme, in: context)
    metrics = ThemeMetrics(appliedTheme.values(in: context), in: context)
    reach = HitArbiter.shared.claim(metrics.minimumHitSize / 2, for: nil)
    writeSheet()
    observers.tell(context)
  }

  // MARK: - The sheet

  /// Writes the stylesheet before GTK needs it: when a control comes into a window. At first it has the rules of the
  /// variants that controls have by then, which are a small part of all rules.
  func prepare() {
    guard css == nil || isOutdated else { return }
    css = css ?? ""
    writeSheet()
  }

  /// Writes the rules of the themes in use for a widget with a new theme: at once in a window, otherwise when the first
  /// control comes into one, so that several widgets with new themes cost one update of the sheet.
  func scopesChanged(at widget: Widget) {
    isOutdated = true
    if widget.window != nil { prepare() }
  }

  /// Adds the rules of variants and sizes that no control had before, also in the theme with a scope's class, which
  /// `widget` has.
  func use(_ names: [String], inScope scope: String?, at widget: Widget) {
    for name in names {
      if let scope, scopes.use(name, inScope: scope) { scopesChanged(at: widget) }
      guard let used = usedClasses.adding(name, isWritten: css != nil) else { continue }
      usedClasses = used
      if css != nil { writeSheet() }
    }
  }

  /// Writes the stylesheets, unless they are unchanged: a new stylesheet makes GTK restyle every widget.
  private func writeSheet() {
    writeOverrides()
    guard css != nil else { return }
    isOutdated = false
    let ownRules = ownRules ?? Stylesheet(appliedTheme, in: context, classes: usedClasses.names).text
    self.ownRules = ownRules
    var new = ownRules + scopes.css(in: context)
    if StyleProbe.hasVariables {
      new += ThemeVariables.css(appliedTheme.values(in: context), readIn: StyleProbe.styleClass)
    }
    guard new != css else { return }
    css = new
    isWriting = true
    defer { isWriting = false }
    for error in sheet.load(new) {
      Log.warning("Theme \"\(theme.name)\", line \(error.line) of its stylesheet: \(error.message)")
    }
  }
}
