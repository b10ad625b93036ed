import DesignTokens
import Testing

@testable import Theming

@Suite("Focus rings")
struct FocusRingTests {
  /// What a button stands on: the window, and a card on it; for those made for them, a coloured surface.
  private static func surfaces(_ variant: VariantStyle, _ values: ThemeValues) -> [RGBA] {
    variant.isOnColor ? [values.coloredSurface] : [values.surface, values.members.card.over(values.surface)]
  }

  @Test("Each ring has 3:1 with what is on either side of it, in every state that lasts", arguments: Theme.bundled)
  func bothSides(theme: Theme) throws {
    for inputs in ThemeInputs.surroundings {
      let context = ThemeContext(scheme: inputs.scheme, contrast: inputs.contrast)
      let values = theme.values(in: context)
      let rules = Rules(theme, in: context)
      for variant in values.variants {
        let ring = variant.isOnColor ? values.focusRingOnColor : values.focusRing
        let node = "thimble-button.\(variant.name)"
        for surface in Self.surfaces(variant, values) {
          #expect(ring.contrast(on: surface) >= 3, "\(theme.name) \(inputs) \(variant.name)")
          for (state, suffix) in [(VariantStyle.State.default, ""), (.hovered, ""), (.selected, ":checked")] {
            let inside = variant[state].background.over(surface)
            let place = rules["\(node)\(suffix):focus:focus-visible", "outline-offset"]
            let offset = try #require(place ?? rules["\(node):focus:focus-visible", "outline-offset"])
            let message: Comment = "\(theme.name) \(inputs) \(variant.name) \(state)"
            if offset.hasPrefix("-") { #expect(ring.contrast(on: inside) >= 3, message) }
            let linked = "\(node).linked\(suffix):focus:focus-visible"
            let color = rules.color(linked, "outline-color")
            let own = try #require(color ?? rules.color("\(node).linked:focus:focus-visible", "outline-color"))
            #expect(own.contrast(on: inside) >= 3, message)
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
      let rules = Rules(theme, in: context)
      for variant in values.variants {
        let node = "thimble-button.\(variant.name)"
        let line = try #require(rules["\(node):checked:not(.pending)", "box-shadow"])
        let offset = try #require(rules["\(node):checked:focus:focus-visible", "outline-offset"])
        let clear = line.hasPrefix("inset ") ? 0.0 : 2.0
        #expect(try #require(Double(offset.dropLast(2))) >= clear, "\(theme.name) \(scheme) \(variant.name)")
        // Inside, where the next button begins: three pixels are the line's, and one is between.
        let linked = try #require(rules["\(node).linked:checked:focus:focus-visible", "outline-offset"])
        #expect(linked == "\(CSSNumber.text(-values.focusRingWidth - 4))px", "\(theme.name) \(scheme) \(variant.name)")
      }
    }
  }
}
