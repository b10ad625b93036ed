package import DesignTokens

/// The controller of the display's theme stylesheet, which follows the desktop's settings.
///
/// There is one controller, because there is one display. The theme is in one shared CSS provider. The styles and looks
/// of single controls are in a second provider, with one class for equal looks. No control has a provider of its own.
///
/// The controller follows GTK's settings and the desktop's settings portal: high contrast, text scale, animations, and
/// the accent colour. The accent colour is the brand of a theme without its own brand
/// (``/Theming/Theme/followsAccentColor``). The scheme is that of windows: dark if their text is lighter than their
/// surface. In an application with libadwaita, the controller follows `AdwStyleManager` and libadwaita's colours.
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
  /// Indicates whether a task that reads the changed stylesheets of the display is scheduled.
  private var isReadingStyle = false
  /// Indicates whether the controller itself is changing the display's stylesheets.
  private var isWriting = false
  /// The CSS in the provider; nil before a control first needs it.
  private var css: String?
  /// Indicates whether the provider lacks the rules of a container's new theme.
  private var isOutdated = false
  /// The variants and sizes with rules in the sheet.
  private var usedClasses = UsedClasses() { didSet { if usedClasses != oldValue { ownRules = nil } } }
  /// The rules of the application's theme, without those of themes of containers; nil until they are needed.
  private var ownRules: String?
  private var metrics: ThemeMetrics
  private var contentStyles: [ContentStyle.Key: ContentStyle] = [:]
  /// Called after a change of theme or context that changes the values with which buttons draw their content.
  let contentStyleChanges = Observers<Void>()
  /// The number of changes of theme and context. Values that are computed from them are valid for one generation.
  private(set) var generation = 0
  private var reach: ReachClaim?

  /// The current theme of all controls outside containers with their own theme. The default is
  /// ``/Theming/Theme/adwaita`` in an application that uses libadwaita, and otherwise ``/Theming/Theme/default``. A
  /// change reaches every control in the next frame.
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

  /// The colour scheme, also of GTK's own widgets; nil, the default, follows the desktop. The override has no effect if
  /// GTK cannot change the scheme of windows: while the environment variable `GTK_THEME` forces a theme, or under a
  /// theme with only one scheme. In an application with libadwaita, it sets the colour scheme of `AdwStyleManager`.
  public var schemeOverride: ColorScheme? {
    didSet {
      let wish = StyleManager.isInForce ? nil : SettingsPortal.shared.appearance.prefersDark
      Settings.shared.setDark(schemeOverride.map { $0 == .dark } ?? wish)
      follow()
    }
  }

  /// The contrast; nil, the default, follows the desktop. From GTK 4.20 on, GTK's own widgets follow the override too.
  public var contrastOverride: Contrast? {
    didSet {
      let wish = contrastOverride.map { $0 == .high } ?? SettingsPortal.shared.appearance.prefersHighContrast
      Settings.shared.setHighContrast(wish)
      follow()
    }
  }

  /// The accent colour; nil, the default, follows the desktop.
  package var accentOverride: RGBA? { didSet { follow() } }

  private init() {
    context = DesktopSettings.current.context
    metrics = ThemeMetrics(Theme.default.values(in: context), in: context)
    let settings = Settings.shared
    settings.observe(.themeName) { [weak self] _, _ in self?.follow() }
    settings.observe(.textResolution) { [weak self] _, _ in self?.follow() }
    appearance = settings.observeAppearance { [weak self] in self?.follow() }
    portal = SettingsPortal.shared.observe { [weak self] in self?.follow($0, before: $1) }
    sheet.install(above: -2)
    overrides.install()
    change()
    style = StyleProbe.observeChanges { [weak self] in self?.styleChanges() }
    // A control that is in no window does not call `prepare()` itself.
    Task { @MainActor [self] in prepare() }
  }

  /// Calls `observer` with the new context after each change of theme or context, until the returned token is released.
  /// Keep the token in a property, or in a widget (``/GtkHost/ObservationToken/store(in:)``).
  public func observe(_ observer: @escaping @MainActor (ThemeContext) -> Void) -> ObservationToken {
    observers.add(observer)
  }

  /// Returns the style class of a look in the theme with the style class `scope`, or in the application's theme for
  /// nil. Equal looks in one theme share a class. Call ``release(_:)`` when the control no longer has the look.
  ///
  /// The rules of a new class are in the sheet before the next frame. Several new classes cost one update of the sheet.
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
    let new = newContentStyle(key)
    contentStyles[key] = new
    return new
  }

  private func newContentStyle(_ key: ContentStyle.Key) -> ContentStyle {
    let values = (key.scope.flatMap(scopes.theme(ofScope:)) ?? appliedTheme).values(in: context)
    let look = key.look.flatMap(overrides.look(of:))
    let traits =
      look.map { ContentTraitsTable($0.appearances(values, context)) }
      ?? ContentTraitsTable(key.variant, values, in: context)
    return ContentStyle(key, metrics(inScope: key.scope), traits, context, generation: generation)
  }

  /// Computes the values for drawing again. Unchanged values keep their object, and cost their buttons nothing.
  private func renewContentStyles() {
    var isChanged = false
    for (key, old) in contentStyles {
      let new = newContentStyle(key)
      if new.hasValues(of: old) {
        old.generation = generation
      } else {
        contentStyles[key] = new
        isChanged = true
      }
    }
    if isChanged { contentStyleChanges.tell(()) }
  }

  /// Ends one use of a class from ``styleClass(for:inScope:)``.
  func release(_ styleClass: String) {
    overrides.release(styleClass)
    guard overrides.look(of: styleClass) == nil else { return }
    contentStyles = contentStyles.filter { $0.key.look != styleClass }
  }

  /// Returns the metrics of the theme with the style class `scope`, or of the application's theme for nil.
  func metrics(inScope scope: String?) -> ThemeMetrics {
    scope.flatMap { scopes.metrics(inScope: $0, in: context) } ?? metrics
  }

  // MARK: - Updates

  /// Schedules a reading of the display's stylesheets after a change, because every stylesheet of the application can
  /// change the colours of windows.
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

  /// Passes each changed preference to GTK. GTK does not always read the portal itself, so its own widgets would not
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
    overrides.forgetRules()
    appliedTheme = variables.applied(to: theme, in: context)
    metrics = ThemeMetrics(appliedTheme.values(in: context), in: context)
    contentStyles = contentStyles.filter { style in style.key.scope.map { scopes.theme(ofScope: $0) != nil } ?? true }
    renewContentStyles()
    reach = HitArbiter.shared.claim(metrics.minimumHitSize / 2, for: nil)
    writeSheet()
    observers.tell(context)
  }

  // MARK: - The sheet

  /// Writes the stylesheet if it is missing or outdated. Controls call this when they enter a window. The first sheet
  /// has only the rules of the variants and sizes in use, which are a small part of all rules.
  func prepare() {
    guard css == nil || isOutdated else { return }
    css = css ?? ""
    writeSheet()
  }

  /// Writes the rules of the themes in use after a widget got another theme: immediately if the widget is in a window.
  /// Otherwise the first control that enters a window writes them, so that several widgets cost one update of the
  /// sheet.
  func scopesChanged(at widget: Widget) {
    isOutdated = true
    if widget.window != nil { prepare() }
  }

  /// Adds the rules of variants and sizes that no control had before.
  ///
  /// - Parameters:
  ///   - names: the style classes of the variants and sizes.
  ///   - scope: the style class of the theme of `widget`; nil for the application's theme.
  ///   - widget: the control.
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

/// The style classes of the variants and sizes that controls have. A stylesheet has rules only for these.
struct UsedClasses: Equatable {
  /// The names; nil for all.
  private(set) var names: Set<String>? = []

  /// Returns these classes with another class; nil if they contain it already.
  ///
  /// If the stylesheet is written, a new class adds all classes, because each new stylesheet makes GTK restyle every
  /// widget.
  func adding(_ name: String, isWritten: Bool) -> UsedClasses? {
    guard let names, !names.contains(name) else { return nil }
    if isWritten { return UsedClasses(names: nil) }
    // A neutral button becomes plain in some bars.
    let companions = name == Button.Variant.neutral.name ? [Button.Variant.plain.name] : []
    return UsedClasses(names: names.union([name] + companions))
  }
}
