import FoundationEssentials

/// The settings of a desktop, as applications read them: in GTK's files, in GSettings and in the environment.
///
///     let app = try await TestApplication.launch("notes", settings: SessionSettings(scheme: .dark, textScale: 2))
///
/// A desktop has no services of GNOME, so it has no settings portal.
public struct SessionSettings: Hashable, Sendable {
  /// Light or dark.
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// Light or dark; light by default.
  public var scheme: Scheme
  /// True for high contrast; false by default.
  public var hasHighContrast: Bool
  /// The size of text, as a factor; 1 by default.
  public var textScale: Double
  /// The language, such as `de` or `pt_BR`; nil for that of the source code.
  ///
  /// GTK 4.8 takes the direction of its windows from its own translation into this language, such as `he`. The files of
  /// that translation must be installed.
  public var language: String?
  /// True to ask for less motion; false by default.
  public var reducesMotion: Bool
  /// True for title bars with one button, as on GNOME's desktop; false for GTK's own three.
  package var hasTitleBarsOfGNOME = false

  /// Creates settings.
  public init(
    scheme: Scheme = .light, hasHighContrast: Bool = false, textScale: Double = 1, language: String? = nil,
    reducesMotion: Bool = false
  ) {
    self.scheme = scheme
    self.hasHighContrast = hasHighContrast
    self.textScale = textScale
    self.language = language
    self.reducesMotion = reducesMotion
  }

  /// The default settings.
  static let usual = SessionSettings()

  /// Writes the configuration files of these settings, and returns the environment variables for them.
  func write(to folder: URL) throws -> [String: String] {
    let isDark = scheme == .dark
    // GTK 4 uses these names for its own high-contrast themes. Unknown names and keys cause a warning; newer versions
    // know more keys.
    let theme = hasHighContrast ? isDark ? "HighContrastInverse" : "HighContrast" : nil
    let ini = [
      "[Settings]", "gtk-application-prefer-dark-theme=\(isDark ? 1 : 0)", theme.map { "gtk-theme-name=\($0)" },
      "gtk-xft-dpi=\(Int(96 * 1024 * textScale))", "gtk-enable-animations=\(reducesMotion ? 0 : 1)",
      reducesMotion ? "gtk-cursor-blink=0" : nil, hasTitleBarsOfGNOME ? "gtk-decoration-layout=appmenu:close" : nil,
    ].compactMap(\.self).joined(separator: "\n")
    let keys = [
      "[org/gnome/desktop/interface]", "color-scheme='\(isDark ? "prefer-dark" : "default")'",
      theme.map { "gtk-theme='\($0)'" }, "text-scaling-factor=\(textScale)", "enable-animations=\(!reducesMotion)",
      reducesMotion ? "cursor-blink=false" : nil,
      "[org/gnome/desktop/a11y/interface]", "high-contrast=\(hasHighContrast)",
    ].compactMap(\.self).joined(separator: "\n")
    for (path, text) in [
      ("gtk-4.0/settings.ini", ini), ("gtk-3.0/settings.ini", ini), ("glib-2.0/settings/keyfile", keys),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: file)
    }
    // libadwaita asks the portal, which does not run here, and then reads these.
    var variables = [
      "GSETTINGS_BACKEND": "keyfile", "ADW_DEBUG_COLOR_SCHEME": isDark ? "prefer-dark" : "default",
      "ADW_DEBUG_HIGH_CONTRAST": hasHighContrast ? "1" : "0",
      "QT_FONT_DPI": "\(Int(96 * textScale))",
    ]
    // Qt 6 would treat this as a screen with more pixels, and enlarge everything except the places that it reports.
    if textScale != 1 { variables["QT_ENABLE_HIGHDPI_SCALING"] = "0" }
    if let language { variables["LANGUAGE"] = language }
    return variables
  }

  /// The X resource for the size of text.
  var resources: String { "Xft.dpi:\t\(Int(96 * textScale))\n" }
}
