extension SettingsPortal {
  /// What a desktop says of its appearance (`org.freedesktop.appearance`), as it says it. Nil where it says nothing.
  public struct Appearance: Hashable, Sendable {
    /// `color-scheme`: 1 prefers dark, 2 prefers light, anything else has no preference.
    public var colorScheme: UInt32?
    /// `contrast`: 1 asks for high contrast.
    public var contrast: UInt32?
    /// `reduced-motion`: 1 asks for less motion.
    public var reducedMotion: UInt32?
    /// `accent-color`: red, green and blue in sRGB, each 0…1; one outside of that means that there is none.
    public var accentColor: SIMD3<Double>?

    /// An appearance; by default of a desktop that says nothing.
    public init(
      colorScheme: UInt32? = nil, contrast: UInt32? = nil, reducedMotion: UInt32? = nil,
      accentColor: SIMD3<Double>? = nil
    ) {
      self.colorScheme = colorScheme
      self.contrast = contrast
      self.reducedMotion = reducedMotion
      self.accentColor = accentColor
    }
  }
}
