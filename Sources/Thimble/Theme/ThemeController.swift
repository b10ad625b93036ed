/// The owner of the display's theme stylesheet, which follows the desktop's settings.
///
/// There is one controller, because there is one display. The theme is in one shared provider. The styles and looks of
/// single controls are in a second one, with one class for equal looks. No control has its own provider.
///
/// It follows GTK's settings and the desktop's settings portal: dark, high contrast, text scale, animations, and the
/// accent colour. The accent colour is the brand of a theme without its own (``/Theming/Theme/followsAccentColor``).
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
  /// The CSS in the provider.
  private(set) var css = ""
  private var metrics: ThemeMetrics
  private var contentStyles: [ContentStyle.Key: ContentStyle] = [:]
  /// The number of changes of theme and context. Values that are computed from them are valid for one generation.
  private(set) var generation = 0
  private var reach: ReachClaim?

  /// The current theme of all controls outside containers with their own theme. A change reaches every control in the
  /// next frame.
  public var theme: Theme = .default {
    didSet { if theme != oldValue { change() } }
  }

  let scopes = ThemeScopes()

  /// The current context, from the desktop's settings.
  public private(set) var context: ThemeContext

  /// Light or dark, instead of the desktop's setting, also for GTK's own widgets; nil follows the desktop. It has no
  /// effect while the environment variable `GTK_THEME` forces a theme.
  public var schemeOverride: ColorScheme? {
    didSet {
      Settings.shared.setDark(schemeOverride.map { $0 == .dark } ?? SettingsPortal.shared.appearance.prefersDark)
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

  private init() {
    context = DesktopSettings.current.context
    metrics = ThemeMetrics(theme.values(in: context), in: context)
    let settings = Settings.shared
    settings.observe(.themeName) { [weak self] _, _ in self?.follow() }
    settings.observe(.textResolution) { [weak self] _, _ in self?.follow() }
    appearance = settings.observeAppearance { [weak self] in self?.follow() }
    portal = SettingsPortal.shared.observe { [weak self] in self?.follow($0, before: $1) }
    sheet.install()
    overrides.install()
    change()
  }

  /// Calls `observer` after each change of theme or context, as long as the token is held: in a property, or by a
  /// widget (``/GtkHost/ObservationToken/store(in:)``).
  public func observe(_ observer: @escaping @MainActor (ThemeContext) -> Void) -> ObservationToken {
    observers.add(observer)
  }

  /// Returns the style class of a look; equal looks share one. End its use with ``release(_:)``.
  ///
  /// A new class is in the sheet before the next frame. Several new classes cost one update of the sheet.
  func styleClass(for look: AppliedLook) -> String {
    let (name, isNew) = overrides.retain(look)
    if isNew, !isWritingOverrides {
      isWritingOverrides = true
      Task { @MainActor [self] in writeOverrides() }
    }
    return name
  }

  private func writeOverrides() {
    isWritingOverrides = false
    let own = StyleOverrides.Ground(scope: nil, values: theme.values(in: context))
    overrides.load([own] + scopes.grounds(in: context), in: context)
  }

  /// Returns the values with which buttons of one kind draw their content.
  func contentStyle(_ key: ContentStyle.Key) -> ContentStyle {
    if let known = contentStyles[key] { return known }
    let values = (key.scope.flatMap(scopes.theme(ofScope:)) ?? theme).values(in: context)
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

  private func follow() {
    var desktop = DesktopSettings.current.context
    // A scheme that the environment forces on GTK's own widgets cannot be overridden there.
    if let schemeOverride, Settings.forcedThemeName == nil { desktop.scheme = schemeOverride }
    if let contrastOverride { desktop.contrast = contrastOverride }
    guard desktop != context else { return }
    context = desktop
    change()
  }

  /// Passes each changed preference to GTK. GTK does not always read the portal itself, and its own widgets would not
  /// change.
  private func follow(_ portal: SettingsPortal.Appearance, before: SettingsPortal.Appearance) {
    let settings = Settings.shared
    if schemeOverride == nil, portal.prefersDark != before.prefersDark { settings.setDark(portal.prefersDark) }
    if contrastOverride == nil, portal.prefersHighContrast != before.prefersHighContrast {
      settings.setHighContrast(portal.prefersHighContrast)
    }
    if portal.prefersReducedMotion != before.prefersReducedMotion {
      settings.setReducedMotion(portal.prefersReducedMotion)
    }
    follow()
  }

  private func change() {
    generation += 1
    contentStyles = [:]
    metrics = ThemeMetrics(theme.values(in: context), in: context)
    reach = HitArbiter.shared.claim(metrics.minimumHitSize / 2, for: nil)
    writeSheet()
    observers.tell(context)
  }

  /// Writes the stylesheets, unless they are unchanged: a new stylesheet makes GTK restyle every widget.
  func writeSheet() {
    writeOverrides()
    let new = Stylesheet(theme, in: context).text + scopes.css(in: context)
    guard new != css else { return }
    css = new
    for error in sheet.load(new) {
      Log.warning("Theme \"\(theme.name)\", line \(error.line) of its stylesheet: \(error.message)")
    }
  }
}
