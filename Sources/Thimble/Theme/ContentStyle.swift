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

  /// The ``ThemeController/generation`` in which the values were computed.
  let generation: Int
  let size: ThemeMetrics.Size
  let badge: (padding: Int, minimumWidth: Int)
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
}

// MARK: - Colours of a theme for own drawing

extension Snapshot.Color {
  /// Creates the colour of a theme, such as that of the brand, for ``/GtkHost/Drawing/draw(_:)``.
  public init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}
