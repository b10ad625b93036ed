import Testing
import Theming

@testable import Thimble

@Suite("Styled text")
struct StyledTextTests {
  @Test("The text is accessible in any style")
  func plain() {
    let text = StyledText("Delete ") + StyledText("all").bold().colored(.white)
    #expect(text.plain == "Delete all")
    #expect(text.markup(in: .light) == "Delete <span weight=\"700\" color=\"#ffffff\" alpha=\"65535\">all</span>")
  }

  @Test("A plain text shows every character literally")
  func escaping() {
    #expect(StyledText("<b> & \"'\0").markup(in: .light) == "&lt;b&gt; &amp; &quot;&apos;")
    #expect(StyledText("<b>").plain == "<b>")
  }

  @Test("The colours follow the scheme")
  func colours() {
    let text = StyledText("x").colored(Color(light: .black, dark: .white))
    #expect(text.followsScheme)
    #expect(text.markup(in: .light).contains("#000000"))
    #expect(text.markup(in: .dark).contains("#ffffff"))
    #expect(!StyledText("x").colored(.white).followsScheme)
  }

  @Test("A styled text reads Pango markup, and reports the place of a mistake")
  func markup() throws {
    #expect(try StyledText(markup: "<b>Save</b> all").plain == "Save all")
    let error = #expect(throws: HostError.self) { try StyledText(markup: "<b>Save") }
    #expect(error?.code == .notMarkup)
    #expect(error?.description.contains("<b>Save") == true)
  }

  @Test("Invalid sizes and weights are clamped")
  func ranges() {
    #expect(StyledText("x").scaled(by: .nan).markup(in: .light).contains("size=\"100%\""))
    #expect(StyledText("x").weight(-7).markup(in: .light).contains("weight=\"1\""))
  }
}
