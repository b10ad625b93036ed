import DesignTokens
import Testing
import Theming

@Suite("Stylesheet of the members")
struct MembersStylesheetTests {
  @Test("A visited link is readable, and has its own colour", arguments: Theme.bundled.map(\.name))
  func visited(name: String) throws {
    let theme = try #require(Theme.bundled.first { $0.name == name })
    for context in ThemeContext.surroundings {
      let values = theme.values(in: context)
      let (link, visited) = try (#require(values.variant("link")), #require(values.variant("link-visited")))
      #expect(link.normal.foreground != visited.normal.foreground)
      for state in [ButtonState.normal, .hovered, .highlighted] {
        let ratio = visited[state].foreground.contrast(on: values.surface)
        #expect(ratio >= context.minimumContrast, "\(state) \(ratio)")
      }
      let color = Rules(theme, in: context).color("thimble-button.link.visited", "color")
      #expect(color?.hex == visited.normal.foreground.hex)
    }
  }

  @Test("A theme's own variant has a visited form too")
  func ownVisited() throws {
    let theme = try Theme(
      tokens: """
        {"theme":{"color":{"$type":"color","button":{"on-color-link-visited":{"default":{"foreground":{"$value":\
        "{theme.color.foreground.on-color}"},"background":{"$value":"{theme.color.background.none}"}}}}}}}
        """)
    #expect(Stylesheet(theme, in: ThemeContext()).text.contains("thimble-button.on-color-link.visited"))
    #expect(!Stylesheet(theme, in: ThemeContext()).text.contains("thimble-button.floating.visited"))
  }

  @Test("A floating action button has a shadow that grows under the pointer, and none when disabled")
  func elevation() throws {
    for context in ThemeContext.surroundings {
      for name in ["floating", "floating-secondary"] {
        let variant = try #require(Theme.default.values(in: context).variant(name))
        let blur = { (state: ButtonState) in variant[state].shadow.map(\.blur).max() ?? 0 }
        #expect(blur(.normal) > 0 && blur(.hovered) > blur(.normal) && blur(.highlighted) > blur(.hovered))
        #expect(blur(.disabled) == 0)
      }
    }
  }

  @Test("Floating action buttons are Material's sizes, and grow as text does")
  func sizes() {
    let members = Theme.default.values(in: ThemeContext()).members
    #expect(members.floatingSizes.map(\.height) == [40, 56, 96])
    #expect(members.floatingSizes.map { $0.height / 2 } == members.floatingRadii)
    let large = Stylesheet(.default, in: ThemeContext(textScale: 2)).text
    #expect(
      large.contains(
        "thimble-button.floating-regular {\n  min-height: 48px;\n  min-width: 48px;\n  padding: 24px 24px;"))
  }
}
