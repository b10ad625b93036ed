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

  @Test("Each ring has 3:1 with what is on either side of it, in every state that lasts", arguments: Theme.bundled)
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

  @Test("The rules of focus hold for every variant")
  func rules() throws {
    let rules = Rules(.default)
    #expect(rules["thimble-button:focus:focus-visible", "outline-width"] == "2px")
    #expect(rules["thimble-button.primary:focus:focus-visible", "outline-offset"] == "2px")
    #expect(rules.color("thimble-button:focus:focus-visible", "outline-color") != nil)
    #expect(rules.color("thimble-button.on-color-link:focus:focus-visible", "outline-color") == .white)
  }
}
