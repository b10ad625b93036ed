import Thimble

/// Applies surroundings to the application, and reads them from it, because pages also change them.
@MainActor
final class SurroundingsController {
  private let settings = Settings.shared
  private let themes = ThemeController.shared
  /// The desktop's own values, before any change.
  private let desktop: (textScale: Double, direction: TextDirection, animates: Bool, theme: String?)
  private var follower: ThemeFollower?
  private var width: String?
  private var accent: String?
  private var overlays: String?
  private var language: String?
  /// Indicates whether there are no animations, whatever the surroundings say.
  private let isStill: Bool
  /// Called after the language of the kit's own texts has changed.
  var onLanguage: (@MainActor () -> Void)?
  /// Called with the width of pages, in logical pixels, after each change; nil for the gallery's default.
  var onWidth: (@MainActor (Int?) -> Void)? { didSet { onWidth?(current.width) } }

  /// Called with the overlays after each change.
  var onOverlays: (@MainActor ([SampleOverlay]) -> Void)? { didSet { onOverlays?(current.overlays) } }

  /// Called after changes of any settings.
  var onChange: (@MainActor () -> Void)?

  /// With `isStill`, for pictures, there are no animations: a picture shows their end.
  init(isStill: Bool) {
    self.isStill = isStill
    if isStill { settings[.enablesAnimations] = false }
    desktop = (
      settings.textScale, TextDirection.default, settings[.enablesAnimations], settings[.themeName]
    )
  }

  /// The current settings that differ from the desktop's.
  var current: Surroundings {
    var result = Surroundings()
    result[.scheme] = themes.schemeOverride?.rawValue
    result[.contrast] = themes.contrastOverride?.rawValue
    result[.accent] = accent
    if settings.textScale != desktop.textScale { result[.textScale] = Self.text(settings.textScale) }
    if TextDirection.default != desktop.direction { result[.direction] = TextDirection.default.rawValue }
    let animates = settings[.enablesAnimations]
    if animates != desktop.animates { result[.motion] = animates ? "full" : "reduced" }
    let name = themes.theme.name
    // Looking for another bundled theme reads all of them.
    if name != Theme.default.name {
      let isBundled = Theme.bundled.contains { $0.name == name }
      result[.theme] = isBundled ? name.lowercased() : follower?.path
    }
    result[.width] = width
    result[.overlays] = overlays
    result[.language] = language
    return result
  }

  /// Applies all settings. A nil setting gets the desktop's value again.
  func apply(_ surroundings: Surroundings) {
    let old = current
    for setting in Surroundings.Setting.allCases where surroundings[setting] != old[setting] {
      apply(setting, of: surroundings)
    }
    onChange?()
  }

  private func apply(_ setting: Surroundings.Setting, of surroundings: Surroundings) {
    switch setting {
    case .scheme: themes.schemeOverride = surroundings.scheme
    case .contrast:
      // For GTK's own widgets, before GTK 4.20.
      settings[.themeName] = surroundings.contrast == .high ? "HighContrast" : desktop.theme
      themes.contrastOverride = surroundings.contrast
    case .accent:
      accent = surroundings[.accent]
      themes.accentOverride = surroundings.accent
    case .textScale: settings.textScale = surroundings.textScale ?? desktop.textScale
    case .direction: TextDirection.default = surroundings.direction ?? desktop.direction
    case .motion:
      settings[.enablesAnimations] = !isStill && (surroundings.reducesMotion.map { !$0 } ?? desktop.animates)
    case .language:
      language = surroundings[.language]
      Localization.use(language)
      onLanguage?()
    case .theme: applyTheme(surroundings[.theme])
    case .width:
      width = surroundings[.width]
      onWidth?(surroundings.width)
    case .overlays:
      overlays = surroundings[.overlays]
      onOverlays?(surroundings.overlays)
    }
  }

  private func applyTheme(_ text: String?) {
    follower = nil
    guard let text else { return themes.theme = .default }
    if let theme = Theme.bundled.first(where: { $0.name.lowercased() == text.lowercased() }) {
      themes.theme = theme
    } else {
      follower = ThemeFollower(text)
    }
  }

  /// Returns a number as in the options: 2, 1.25.
  private static func text(_ scale: Double) -> String {
    let rounded = (scale * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
