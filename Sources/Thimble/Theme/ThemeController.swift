/// Puts the theme's stylesheet on the display and keeps it true while the desktop's settings change.
///
/// There is one, as there is one display. Everything is in one shared provider; what single controls ask for beside it
/// (a tint) is in a second one, a class for each different wish. No control has a provider of its own.
@MainActor
public final class ThemeController {
  /// The controller of the default display. The first control installs it.
  public static let shared = ThemeController()

  private let sheet = CSSProvider()
  private let overrides = StyleOverrides()
  private var isWritingOverrides = false
  private var observers: [@MainActor (ThemeContext) -> Void] = []

  /// The theme in force, for all controls that are in no container with a theme of its own.
  public var theme: Theme = .default {
    didSet { update() }
  }

  let scopes = ThemeScopes()

  /// The surroundings in force, as the desktop's settings say.
  public private(set) var context: ThemeContext

  /// High contrast whatever the desktop says, for galleries and tests; nil follows the desktop.
  public var contrastOverride: Contrast? {
    didSet { follow() }
  }

  private init() {
    context = Self.desktopContext(nil)
    let settings = Settings.shared
    settings.observe(.prefersDarkTheme) { [unowned self] _, _ in follow() }
    settings.observe(.themeName) { [unowned self] _, _ in follow() }
    settings.observe(.enablesAnimations) { [unowned self] _, _ in follow() }
    settings.observe(.textResolution) { [unowned self] _, _ in follow() }
    sheet.install()
    overrides.install()
    update()
  }

  /// Calls `observer` after each change of theme or surroundings, for as long as the process runs.
  public func observe(_ observer: @escaping @MainActor (ThemeContext) -> Void) { observers.append(observer) }

  /// The style class that says what `style` says; the same one for equal styles. Give it back by ``release(_:)``.
  ///
  /// A new one is in the sheet before the next frame: however many come at a time, it is written once.
  func styleClass(for style: some StyleOverride) -> String {
    let (name, isNew) = overrides.retain(style)
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

  private func follow() {
    let desktop = Self.desktopContext(contrastOverride)
    guard desktop != context else { return }
    context = desktop
    update()
  }

  /// Writes the stylesheet anew.
  func update() {
    let sheets = [(theme, Stylesheet(theme, in: context))] + scopes.sheets(in: context)
    for error in sheet.load(sheets.map(\.1.text).joined()) {
      Log.warning("Theme \"\(theme.name)\", line \(error.line) of its stylesheet: \(error.message)")
    }
    writeOverrides()
    for observer in observers { observer(context) }
  }

  private static func desktopContext(_ contrast: Contrast?) -> ThemeContext {
    let settings = Settings.shared
    let name = settings[.themeName]?.lowercased() ?? ""
    let isDark = settings[.prefersDarkTheme] || name.hasSuffix("-dark") || name.hasSuffix("inverse")
    let isHigh = name.hasPrefix("highcontrast") || name.hasSuffix("-hc")
    return ThemeContext(
      scheme: isDark ? .dark : .light, contrast: contrast ?? (isHigh ? .high : .normal), textScale: settings.textScale,
      reducesMotion: !settings[.enablesAnimations])
  }
}
