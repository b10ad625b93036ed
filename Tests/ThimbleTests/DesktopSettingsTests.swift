import DesignTokens
import Testing

@testable import Thimble

@Suite("Desktop settings")
struct DesktopSettingsTests {
  @Test("Without a portal, GTK's settings say everything")
  func gtkAlone() {
    #expect(DesktopSettings().context == ThemeContext())
    #expect(DesktopSettings(isDark: true).context.scheme == .dark)
    #expect(DesktopSettings(themeName: "Adwaita-dark").context.scheme == .dark)
    #expect(DesktopSettings(themeName: "HighContrastInverse").context == ThemeContext(scheme: .dark, contrast: .high))
    #expect(DesktopSettings(themeName: "Default-hc").context.contrast == .high)
    #expect(DesktopSettings(textScale: 1.5, reducesMotion: true).context.textScale == 1.5)
    #expect(DesktopSettings(hasHighContrast: true).context == ThemeContext(contrast: .high))
    #expect(DesktopSettings(reducesMotion: true).context == ThemeContext(reducesMotion: true))
  }

  @Test("A theme that the environment forces overrides GTK's settings")
  func forced() {
    for name in ["Adwaita:dark", "Adwaita-dark", "Default:dark", "HighContrastInverse", "Adwaita:hc-dark"] {
      #expect(DesktopSettings(forcedTheme: name).context.scheme == .dark, "\(name)")
    }
    for name in ["Adwaita", "Default:light", "Default:hc", "HighContrast"] {
      let desktop = DesktopSettings(isDark: true, themeName: "Adwaita-dark", forcedTheme: name)
      #expect(desktop.context.scheme == .light, "\(name)")
    }
    for name in ["HighContrast", "HighContrastInverse", "Default:hc", "Default:hc-dark", "Default-hc"] {
      #expect(DesktopSettings(forcedTheme: name).context.contrast == .high, "\(name)")
    }
  }

  @Test("The portal adds contrast and accent")
  func portal() {
    let portal = SettingsPortal.Appearance(contrast: 1, accentColor: SIMD3(1, 0.5, 0))
    let context = DesktopSettings(portal: portal).context
    #expect(context.contrast == .high && context.accent == RGBA(red: 1, green: 0.5, blue: 0))
    #expect(DesktopSettings(portal: SettingsPortal.Appearance(contrast: 0)).context == ThemeContext())
  }

  @Test(
    "A colour outside its range is none",
    arguments: [SIMD3(-1, -1, -1), SIMD3(0, 0, 1.01), SIMD3(.nan, 0, 0), SIMD3(0, -.infinity, 0)])
  func outOfRange(color: SIMD3<Double>) {
    #expect(DesktopSettings(portal: SettingsPortal.Appearance(accentColor: color)).context.accent == nil)
  }

  @Test("The portal's values that say nothing leave GTK as the desktop has it")
  func preferences() {
    let schemes = [nil, 0, 1, 2, 7].map { SettingsPortal.Appearance(colorScheme: $0).prefersDark }
    #expect(schemes == [nil, nil, true, false, nil])
    let contrasts = [nil, 0, 1, 2].map { SettingsPortal.Appearance(contrast: $0).prefersHighContrast }
    #expect(contrasts == [nil, nil, true, nil])
    let motions = [nil, 0, 1, 2].map { SettingsPortal.Appearance(reducedMotion: $0).prefersReducedMotion }
    #expect(motions == [nil, nil, true, nil])
  }
}
