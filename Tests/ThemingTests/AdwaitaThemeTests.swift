import DesignTokens
import Testing
import Theming

@Suite("The theme of libadwaita")
struct AdwaitaThemeTests {
  private static func color(_ hex: UInt32, alpha: Double = 1) -> RGBA { Color(hex: hex, alpha: alpha).rgba(in: .light) }

  /// The colours of an application: an accent colour on libadwaita's own windows.
  private static func colors(_ accent: DesktopColors.Pair, _ scheme: ColorScheme = .light) -> DesktopColors {
    let window =
      scheme == .light
      ? DesktopColors.Pair(color(0xfafafb), color(0x000006, alpha: 0.8)) : .init(color(0x222226), .white)
    return DesktopColors(
      accent: accent, destructive: .init(color(0xe01b24), .white), success: .init(color(0x2ec27e), .white),
      window: window, card: color(0xffffff, alpha: scheme == .light ? 1 : 0.08))
  }

  @Test("A readable pair is used unchanged")
  func exact() throws {
    let purple = DesktopColors.Pair(Self.color(0x9141ac), .white)
    let yellow = DesktopColors.Pair(Self.color(0xf5c211), .black)
    for pair in [purple, yellow] {
      for scheme in ColorScheme.allCases {
        let context = ThemeContext(scheme: scheme, desktopColors: Self.colors(pair, scheme))
        let values = Theme.adwaita.values(in: context)
        let primary = try #require(values.variant("primary")).normal
        #expect(primary.background == pair.background && primary.foreground == pair.foreground)
        #expect(try #require(values.variant("danger")).normal.background == Self.color(0xe01b24))
      }
    }
  }

  @Test("A background becomes darker under white text, only as much as needed and in the same hue")
  func repaired() throws {
    let blue = Self.color(0x3584e4)
    let values = Theme.adwaita.values(in: ThemeContext(desktopColors: Self.colors(.init(blue, .white))))
    let primary = try #require(values.variant("primary")).normal
    #expect(primary.foreground == .white)
    #expect((4.5..<4.6).contains(RGBA.white.contrast(on: primary.background)))
    let lab = { (color: RGBA) in Oklab.fromSRGB(SIMD3(color.red, color.green, color.blue)) }
    let (was, now) = (lab(blue), lab(primary.background))
    #expect(now.x < was.x && abs(now.y - was.y) < 0.03 && abs(now.z - was.z) < 0.03)
  }

  @Test(
    "All text is readable with any accent, in every context",
    arguments: [
      0x3584e4, 0x2190a4, 0x3a944a, 0xc88800, 0xed5b00, 0xe62d42, 0xd56199, 0x9141ac, 0x6f8396, 0, 0xffffff,
      0xffff00, 0x808080,
    ] as [UInt32])
  func readable(hex: UInt32) {
    for plain in ThemeContext.surroundings {
      for text in [RGBA.white, .black] {
        var context = plain
        context.desktopColors = Self.colors(.init(Self.color(hex), text), plain.scheme)
        let failures = ContrastReport(Theme.adwaita, in: context).failures
        #expect(failures.isEmpty, "\(failures.map(\.diagnostic.description))")
      }
    }
  }

  @Test("The surface, the text and the veils over the surface are the window's")
  func window() throws {
    var colors = Self.colors(.init(Self.color(0x9141ac), .white))
    colors.window = .init(Self.color(0xf0e8d8), Self.color(0x3b2f2f))
    let values = Theme.adwaita.values(in: ThemeContext(desktopColors: colors))
    #expect(values.surface == colors.window.background && values.text == colors.window.foreground)
    let neutral = try #require(values.variant("neutral")).normal
    #expect(neutral.background.withoutAlpha == colors.window.foreground && neutral.background.alpha < 0.2)
  }

  @Test(
    "Without libadwaita it has libadwaita's own colours and the desktop's accent colour; the default theme keeps its")
  func alone() throws {
    let primary = { (theme: Theme, context: ThemeContext) in theme.values(in: context).variant("primary")?.normal }
    let purple = Self.color(0x9141ac)
    #expect(primary(.adwaita, ThemeContext()) != primary(.default, ThemeContext()))
    #expect(primary(.adwaita, ThemeContext(accent: purple))?.background == purple)
    let context = ThemeContext(desktopColors: Self.colors(.init(purple, .white)))
    #expect(primary(.default, context) == primary(.default, ThemeContext()))
    #expect(primary(.material, context) == primary(.material, ThemeContext()))
  }

  @Test("An application's own tokens over it win, and the rest stays libadwaita's")
  func merged() throws {
    let own = try Theme(
      tokens: ##"{"theme":{"color":{"$type":"color","background":{"danger":{"$value":"#613583"}}}}}"##)
    let context = ThemeContext(desktopColors: Self.colors(.init(Self.color(0x9141ac), .white)))
    let values = Theme.adwaita.merging(own).values(in: context)
    #expect(values.variant("danger")?.normal.background == Self.color(0x613583))
    #expect(values.variant("primary")?.normal.background == Self.color(0x9141ac))
  }
}

extension RGBA {
  /// The same colour, opaque.
  fileprivate var withoutAlpha: RGBA { RGBA(red: red, green: green, blue: blue) }
}
