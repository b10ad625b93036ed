/// The values with which buttons of one size and kind draw their content. These buttons share one object.
@MainActor
final class ContentStyle {
  /// The kind of a button. Buttons with equal keys have equal styles.
  struct Key: Hashable {
    /// The style class of the theme; nil for the application's theme.
    let scope: String?
    let size: String
    let variant: String
    /// The style class of a look; nil for a button that looks like its variant.
    let look: String?
  }

  /// The ``ThemeController/generation`` in which the values are valid.
  var generation: Int
  let size: ThemeMetrics.Size
  let badge: ThemeMetrics.Badge
  /// The duration of the fade between content and spinner, seconds; 0 with reduced motion.
  let fade: Double
  let traits: ContentTraitsTable
  let isHighContrast: Bool

  init(
    _ key: Key, _ metrics: ThemeMetrics, _ traits: ContentTraitsTable, _ context: ThemeContext, generation: Int
  ) {
    self.generation = generation
    size = metrics.size(key.size)
    badge = metrics.badge
    fade = metrics.spinnerFade
    self.traits = traits
    isHighContrast = context.contrast == .high
  }

  /// Returns whether a button looks the same with another style.
  func hasValues(of other: ContentStyle) -> Bool {
    size == other.size && badge == other.badge && fade == other.fade && isHighContrast == other.isHighContrast
      && traits == other.traits
  }

  /// Returns whether a button has the same size with another style.
  func hasSizes(of other: ContentStyle) -> Bool {
    size == other.size && badge == other.badge && traits.hasSizes(of: other.traits)
  }
}
