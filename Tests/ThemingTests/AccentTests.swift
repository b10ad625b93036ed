import DesignTokens
import Testing
import Theming

@Suite("Accent colour")
struct AccentTests {
  /// GNOME's nine accent colours, and further colours from a colour chooser.
  private static let accents: [UInt32] = [
    0x3584e4, 0x2190a4, 0x3a944a, 0xc88800, 0xed5b00, 0xe62d42, 0xd56199, 0x9141ac, 0x6f8396, 0x000000, 0xffffff,
    0xffff00, 0x00ff00, 0x0000ff, 0x808080,
  ]

  private static func accent(_ hex: UInt32) -> RGBA { Color(hex: hex).rgba(in: .light) }

  @Test(
    "It is the brand of the default theme, with all related colours, and text is readable", arguments: accents)
  func brand(hex: UInt32) {
    for plain in ThemeContext.surroundings {
      var context = plain
      context.accent = Self.accent(hex)
      let (values, old) = (Theme.default.values(in: context), Theme.default.values(in: plain))
      #expect(values.coloredSurface == values.variant("primary")?.normal.background)
      for name in ["primary", "secondary", "tertiary", "tinted", "link"] {
        #expect(values.variant(name) != old.variant(name), "\(name)")
      }
      for name in ["neutral", "outlined", "plain", "success", "danger"] {
        #expect(values.variant(name) == old.variant(name), "\(name)")
      }
      let failures = ContrastReport(Theme.default, in: context).failures
      #expect(failures.isEmpty, "\(failures.map(\.diagnostic.description))")
      #expect(Theme.default.derivedPaths(in: context).contains("theme.color.background.brand"))
      #expect(Theme.default.derivedPaths(in: plain) == [])
    }
  }

  @Test("White text is readable on every accent, which is darkened only as much as necessary in the same hue")
  func ink() {
    for hex in Self.accents.prefix(9) {
      let values = Theme.default.values(in: ThemeContext(accent: Self.accent(hex)))
      let primary = values.variant("primary")?.normal
      #expect(primary?.foreground == .white, "\(String(hex, radix: 16))")
      let lab = { (color: RGBA) in Oklab.fromSRGB(SIMD3(color.red, color.green, color.blue)) }
      guard let background = primary?.background else { continue }
      let (was, now) = (lab(Self.accent(hex)), lab(background))
      #expect(now.x <= was.x + 0.001 && was.x - now.x < 0.2)
      #expect(abs(now.y - was.y) < 0.03 && abs(now.z - was.z) < 0.03)
    }
    let brand = { (hex: UInt32) in Theme.default.values(in: ThemeContext(accent: Self.accent(hex))).coloredSurface }
    #expect(brand(0x9141ac).hex == "#9141ac")
    #expect((4.5..<4.8).contains(RGBA.white.contrast(on: brand(0xffffff))))
  }

  @Test("The theme's own brand overrides it")
  func ownBrand() throws {
    let context = ThemeContext(accent: Self.accent(0xe62d42))
    let own = try Theme(
      tokens: ##"{"theme":{"color":{"$type":"color","background":{"brand":{"$value":"#613583"}}}}}"##)
    for theme in [.material, .thumbprint, .backbase, own] {
      #expect(theme.values(in: context) == theme.values(in: ThemeContext()), "\(theme.name)")
    }
  }

  @Test("A theme without a brand follows it, unless that is switched off")
  func follows() throws {
    let context = ThemeContext(accent: Self.accent(0xe62d42))
    let shape = Theme("Round", shape: Theme.Shape(cornerRadius: 99))
    #expect(shape.values(in: context).cornerRadius == 99)
    let backgrounds = { (theme: Theme) in theme.values(in: context).variants.map(\.normal.background) }
    #expect(backgrounds(shape) == backgrounds(.default))
    var still = shape
    still.followsAccentColor = false
    #expect(still.values(in: context) == still.values(in: ThemeContext()))
    #expect(still != shape)
    #expect(!shape.merging(still).followsAccentColor)
  }

  @Test("Colours of the same family that the theme sets override it")
  func part() throws {
    let theme = try Theme(
      tokens: ##"{"theme":{"color":{"$type":"color","link":{"default":{"$value":"#613583"}}}}}"##)
    let values = theme.values(in: ThemeContext(accent: Self.accent(0x3a944a)))
    #expect(values.variant("link")?.normal.foreground.hex == "#613583")
    #expect(values.variant("link")?[.hovered].foreground.hex != "#613583")
  }

  @Test("Derived colours are laid over the tokens, which are resolved once")
  func once() throws {
    func steps(_ path: String, _ context: ThemeContext) throws -> Int {
      let theme = try Theme(giving: path, "color", ##""#613583""##)
      _ = Theme.default.tokens(in: context)
      return WorkCount.count { _ = theme.tokens(in: context) }
    }
    let plain = try steps("theme.color.list.line", ThemeContext())
    #expect(plain > 0)
    #expect(try steps("theme.color.background.brand", ThemeContext()) < plain * 5 / 4)
    #expect(try steps("theme.color.list.line", ThemeContext(accent: Self.accent(0xe62d42))) < plain * 5 / 4)
  }
}
