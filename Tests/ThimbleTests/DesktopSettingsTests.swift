import DesignTokens
import Testing

@testable import Thimble

@Suite("Desktop settings")
struct DesktopSettingsTests {
  @Test("Without a portal, GTK's settings decide")
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

  @Test("The colours of windows decide between light and dark, and override names and settings")
  func window() {
    let color = { (hex: UInt32) in Color(hex: hex).rgba(in: .light) }
    let light = DesktopColors.Pair(.white, color(0x2e3436))
    let dark = DesktopColors.Pair(color(0x353535), color(0xeeeeec))
    for name in ["Adwaita", "Nord", "Adwaita-dark", "HighContrastInverse"] {
      #expect(DesktopSettings(themeName: name, window: dark).context.scheme == .dark, "\(name)")
      #expect(DesktopSettings(isDark: true, themeName: name, window: light).context.scheme == .light, "\(name)")
    }
    #expect(DesktopSettings(themeName: "HighContrast", window: light).context.contrast == .high)
  }

  @Test("A theme that defines only its text colour is classified by that, and is reported")
  func unclear() {
    // A colour that is not defined reads as white.
    let light = DesktopSettings(window: .init(.white, .white))
    #expect(light.context.scheme == .dark && light.isWindowUnclear)
    let dark = DesktopSettings(window: .init(.black, .black))
    #expect(dark.context.scheme == .light && dark.isWindowUnclear)
    #expect(!DesktopSettings(window: .init(.white, .black)).isWindowUnclear && !DesktopSettings().isWindowUnclear)
  }

  @Test("The portal adds contrast and accent")
  func portal() {
    let portal = SettingsPortal.Appearance(contrast: 1, accentColor: SIMD3(1, 0.5, 0))
    let context = DesktopSettings(portal: portal).context
    #expect(context.contrast == .high && context.accent == RGBA(red: 1, green: 0.5, blue: 0))
    #expect(DesktopSettings(portal: SettingsPortal.Appearance(contrast: 0)).context == ThemeContext())
  }

  @Test(
    "A colour outside its range is ignored",
    arguments: [SIMD3(-1, -1, -1), SIMD3(0, 0, 1.01), SIMD3(.nan, 0, 0), SIMD3(0, -.infinity, 0)])
  func outOfRange(color: SIMD3<Double>) {
    #expect(DesktopSettings(portal: SettingsPortal.Appearance(accentColor: color)).context.accent == nil)
  }

  @Test("Empty values of the portal keep GTK's settings")
  func preferences() {
    let schemes = [nil, 0, 1, 2, 7].map { SettingsPortal.Appearance(colorScheme: $0).prefersDark }
    #expect(schemes == [nil, nil, true, false, nil])
    let contrasts = [nil, 0, 1, 2].map { SettingsPortal.Appearance(contrast: $0).prefersHighContrast }
    #expect(contrasts == [nil, nil, true, nil])
    let motions = [nil, 0, 1, 2].map { SettingsPortal.Appearance(reducedMotion: $0).prefersReducedMotion }
    #expect(motions == [nil, nil, true, nil])
  }
}
