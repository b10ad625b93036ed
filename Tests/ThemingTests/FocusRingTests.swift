import DesignTokens
import Testing

@testable import Theming

@Suite("Focus rings")
struct FocusRingTests {
  /// Returns the possible surfaces under a button: the window, and a card on it; or a coloured surface for its
  /// variants.
  private static func surfaces(_ variant: VariantStyle, _ values: ThemeValues) -> [RGBA] {
    variant.isOnColor ? [values.coloredSurface] : [values.surface, values.members.card.over(values.surface)]
  }

  @Test("Each ring has 3:1 with the colours on both sides, in every lasting state", arguments: Theme.bundled)
  func bothSides(theme: Theme) throws {
    for context in ThemeContext.surroundings {
      let values = theme.values(in: context)
      for variant in values.variants {
        let appearances = ButtonAppearances(variant, values, in: context)
        for surface in Self.surfaces(variant, values) {
          for (focused, state) in [
            (ButtonState.normal, ButtonState.normal), (.normal, .hovered), (.selected, .selected),
          ] {
            let inside = appearances[state].background.over(surface)
            let message: Comment = "\(theme.name) \(context) \(variant.name) \(state)"
            let alone = appearances.ring(in: focused, isLinked: false)
            #expect(alone.color.contrast(on: surface) >= 3, message)
            if alone.offset < 0 { #expect(alone.color.contrast(on: inside) >= 3, message) }
            let linked = appearances.ring(in: focused, isLinked: true)
            #expect(linked.color.contrast(on: inside) >= 3 && linked.offset <= -values.focusRingWidth, message)
          }
        }
      }
    }
  }

  @Test(
    "The ring of a selected button in a header bar, which is darker than the window, has 3:1 with the button",
    arguments: ["26734d", "1c71d8", "9141ac", "c64600", "a51d2d", "63452c", "3d3846", "f5c211"])
  func headerBar(brand: String) throws {
    let theme = try Theme(
      tokens: """
        { "theme": { "color": { "background": { "brand": { "$type": "color", "$value": "#\(brand)" } } } } }
        """)
    for context in ThemeContext.surroundings {
      let values = theme.values(in: context)
      // The darkest part of the header bar of GTK 4.8, and the lightest one of dark header bars.
      let bar =
        context.scheme == .light
        ? RGBA(red: 0.85, green: 0.84, blue: 0.82) : RGBA(red: 0.2, green: 0.2, blue: 0.2)
      for variant in values.variants where !variant.isOnColor {
        let appearances = ButtonAppearances(variant, values, in: context)
        let ring = appearances.ring(in: .selected, isLinked: true)
        let inside = appearances[.selected].background.over(bar)
        #expect(ring.color.contrast(on: inside) >= 3, "\(context) \(variant.name)")
      }
    }
  }

  @Test("In high contrast the ring of a selected button is clear of the line around it", arguments: Theme.bundled)
  func selected(theme: Theme) throws {
    for scheme in ColorScheme.allCases {
      let context = ThemeContext(scheme: scheme, contrast: .high)
      let values = theme.values(in: context)
      for variant in values.variants {
        let appearances = ButtonAppearances(variant, values, in: context)
        let line = try #require(appearances.line(in: .selected))
        let alone = appearances.ring(in: .selected, isLinked: false)
        #expect(alone.offset >= (line.rim == nil ? 0 : 2), "\(theme.name) \(scheme) \(variant.name)")
        // Inside the adjacent edge: the ring, a gap of one pixel, and the line.
        let linked = appearances.ring(in: .selected, isLinked: true)
        #expect(linked.offset == -values.focusRingWidth - 1 - line.width, "\(theme.name) \(scheme) \(variant.name)")
      }
    }
  }

  @Test("On a surface that only the title's colour contrasts with, the ring has that colour", arguments: Theme.bundled)
  func elsewhere(theme: Theme) {
    for context in ThemeContext.surroundings {
      let values = theme.values(in: context)
      let (own, other) = context.scheme == .light ? (RGBA.black, RGBA.white) : (.white, .black)
      for (color, isOther) in [(own, false), (other, true)] {
        let appearances = ButtonAppearances(values, in: context, isOnColor: false) { state in
          var look = values.appearance(of: nil, in: state)
          (look.background, look.border, look.foreground) = (.clear, .clear, color)
          return look
        }
        let ring = appearances.ring(in: .normal, isLinked: false)
        #expect(ring.color == (isOther ? other : values.focusRing), "\(theme.name) \(context) \(color.hex)")
      }
    }
  }

  @Test("The rules of focus hold for every variant")
  func rules() throws {
    let rules = Rules(.default)
    #expect(rules["thimble-button:focus:focus-visible", "outline-width"] == "2px")
    #expect(rules["thimble-button.primary:focus:focus-visible", "outline-offset"] == "2px")
    let view = "scrolledwindow.thimble-view:focus:focus-visible"
    #expect(rules[view, "outline-offset"] == "-2px")
    #expect(rules[view, "outline"]?.hasPrefix("2px solid ") == true)
    #expect(rules.color("thimble-button:focus:focus-visible", "outline-color") != nil)
    #expect(rules.color("thimble-button.on-color-link:focus:focus-visible", "outline-color") == .white)
  }
}
