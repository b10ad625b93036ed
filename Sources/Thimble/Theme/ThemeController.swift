/// Puts the theme's stylesheet on the display and keeps it true while the desktop's settings change.
///
/// There is one controller, as there is one display. The theme is in one shared provider; styles and looks of single
/// controls are in a second one, with one class for equal looks. No control has a provider of its own.
///
/// It follows GTK's settings and the desktop's settings portal: dark, high contrast, text scale, animations and the
/// accent colour, which is the brand of a theme that has none of its own (``/Theming/Theme/followsAccentColor``).
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
  private var reach: ReachClaim?

  /// The theme in force, for all controls that are in no container with a theme of its own. Every control has it in the
  /// next frame.
  public var theme: Theme = .default {
    didSet { if theme != oldValue { change() } }
  }

  let scopes = ThemeScopes()

  /// The surroundings in force, as the desktop's settings say.
  public private(set) var context: ThemeContext

  /// Light or dark whatever the desktop says, also for GTK's own widgets; nil follows the desktop. It has no effect while
  /// the environment variable `GTK_THEME` forces a theme.
  public var schemeOverride: ColorScheme? {
    didSet {
      Settings.shared.setDark(schemeOverride.map { $0 == .dark } ?? SettingsPortal.shared.appearance.prefersDark)
      follow()
    }
  }

  /// High or normal contrast whatever the desktop says; nil follows the desktop. GTK's own widgets have it from GTK 4.20 on.
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

  /// Calls `observer` after each change of theme or surroundings, for as long as the token is kept: in a property,
  /// or by a widget (``/GtkHost/ObservationToken/store(in:)``).
  public func observe(_ observer: @escaping @MainActor (ThemeContext) -> Void) -> ObservationToken {
    observers.add(observer)
  }

  /// The style class of a look; equal looks have the same one. Give it back by ``release(_:)``.
  ///
  /// A new one is in the sheet before the next frame: however many come at a time, it is written once.
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

  /// Ends one use of a class.
  func release(_ styleClass: String) { overrides.release(styleClass) }

  /// The metrics of the theme whose class a control has; those of the application's theme where it has none.
  func metrics(inScope scope: String?) -> ThemeMetrics {
    scope.flatMap { scopes.metrics(inScope: $0, in: context) } ?? metrics
  }

  // MARK: - Following

  private func follow() {
    var desktop = DesktopSettings.current.context
    // A scheme that the environment forces on GTK's own widgets cannot be overridden there.
    if let schemeOverride, Settings.forcedThemeName == nil { desktop.scheme = schemeOverride }
    if let contrastOverride { desktop.contrast = contrastOverride }
    guard desktop != context else { return }
    context = desktop
    change()
  }

  /// Passes on to GTK each preference that changes. GTK does not always ask by itself, and its own widgets would stay as they
  /// were.
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
    metrics = ThemeMetrics(theme.values(in: context), in: context)
    reach = HitArbiter.shared.claim(metrics.minimumHitSize / 2, for: nil)
    writeSheet()
    observers.tell(context)
  }

  /// Writes the stylesheets, unless they are as they were: a new one has GTK look at every widget again.
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
