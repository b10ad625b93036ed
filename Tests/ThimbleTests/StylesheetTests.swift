import Testing

@testable import Thimble

@Suite("Stylesheet")
struct StylesheetTests {
  private static let contexts = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { ThemeContext(scheme: scheme, contrast: $0) }
  }

  @Test("Every text passes WCAG on its button, in every variant and state", arguments: contexts)
  func contrast(context: ThemeContext) {
    let palette = Theme.default.palette(context.contrast)
    let surface = palette.surface.components(in: context.scheme)
    let minimum = context.contrast == .high ? 7 : 4.5
    for (variant, colors) in palette.variants {
      let states: [(name: String, path: KeyPath<VariantColors.States, Color>)] = [
        ("normal", \.normal), ("hovered", \.hovered), ("pressed", \.pressed),
      ]
      for state in states {
        let back = colors.background[keyPath: state.path].components(in: context.scheme).composited(over: surface)
        let text = colors.foreground[keyPath: state.path].components(in: context.scheme).composited(over: back)
        let ratio = text.contrast(with: back)
        #expect(ratio >= minimum, "\(variant.name), \(state.name): \(ratio)")
      }
    }
  }

  @Test("Borders and focus rings pass WCAG 1.4.11", arguments: contexts)
  func nonTextContrast(context: ThemeContext) {
    let palette = Theme.default.palette(context.contrast)
    let surface = palette.surface.components(in: context.scheme)
    let ring = palette.focusRing.components(in: context.scheme)
    #expect(ring.contrast(with: surface) >= 3)
    for (variant, colors) in palette.variants {
      guard let border = colors.border?.components(in: context.scheme) else { continue }
      #expect(border.composited(over: surface).contrast(with: surface) >= 3, "\(variant.name)")
    }
  }

  @Test("Every standard variant has colours")
  func variants() {
    for contrast in Contrast.allCases {
      #expect(Set(Theme.default.palette(contrast).variants.keys) == Set(Button.Variant.standard))
    }
  }

  @Test("Reduced motion leaves no duration")
  func motion() {
    let text = Stylesheet(.default, in: ThemeContext(reducesMotion: true)).text
    #expect(!text.contains("200ms") && !text.contains("100ms"))
  }

  @Test("An inactive button looks the same under the pointer, in every variant", arguments: contexts)
  func inactive(context: ThemeContext) throws {
    let text = Stylesheet(.default, in: context).text
    for variant in Button.Variant.standard {
      let hovered = try #require(text.firstRange(of: "thimble-button.\(variant.name):hover"))
      let inactive = try #require(text.firstRange(of: "thimble-button.inactive.\(variant.name):hover"))
      #expect(hovered.lowerBound < inactive.lowerBound, "The last of two equals wins.")
    }
  }

  @Test("Icons grow as text does, room half as fast")
  func textScale() {
    let text = Stylesheet(.default, in: ThemeContext(textScale: 2)).text
    #expect(text.contains("-gtk-icon-size: 32px"))
    #expect(text.contains("padding: 8px 26px"))
  }

  @Test("The same input gives the same text, and other input another")
  func pure() {
    let light = Stylesheet(.default, in: ThemeContext())
    #expect(light == Stylesheet(.default, in: ThemeContext()))
    #expect(light.text != Stylesheet(.default, in: ThemeContext(scheme: .dark)).text)
  }

  @Test("WCAG's own examples of contrast")
  func ratios() {
    let white = Color.white.components(in: .light)
    #expect(abs(Color.black.components(in: .light).contrast(with: white) - 21) < 0.001)
    #expect(abs(Color(hex: 0x767676).components(in: .light).contrast(with: white) - 4.54) < 0.01)
  }
}
