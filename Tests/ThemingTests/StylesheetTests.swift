import DesignTokens
import Testing

@testable import Theming

@Suite("Stylesheet")
struct StylesheetTests {
  @Test("Reduced motion leaves no duration")
  func motion() {
    let text = Stylesheet(.default, in: ThemeContext(reducesMotion: true)).text
    #expect(!text.contains("200ms") && !text.contains("100ms"))
    #expect(Stylesheet(.default, in: ThemeContext()).text.contains("background-color 200ms cubic-bezier"))
  }

  @Test("An inactive button looks the same under the pointer, and its focus ring keeps its strength")
  func inactive() throws {
    for context in ThemeContext.surroundings {
      let text = Stylesheet(.default, in: context).text
      let values = Theme.default.values(in: context)
      for variant in values.variants {
        let inactive = ButtonAppearances(variant, values, in: context).inactive(.disabled)
        #expect(inactive.appearance.opacity == 1 && inactive.contentOpacity < 1)
        #expect(inactive.appearance.background == variant.normal.background.faded(by: values.disabledOpacity))
        let active = try #require(text.firstRange(of: "thimble-button.\(variant.name):checked:active"))
        let rule = try #require(text.firstRange(of: "thimble-button.\(variant.name).inactive:checked"))
        #expect(active.lowerBound < rule.lowerBound, "The last of two equals wins.")
      }
    }
  }

  @Test("A stylesheet of some variants and sizes has exactly their rules of the whole one")
  func someClasses() {
    let whole = Stylesheet(.default, in: ThemeContext()).text
    let some = Stylesheet(.default, in: ThemeContext(), classes: ["danger", "link", "small", "unknown"]).text
    #expect(some.contains("thimble-button.danger:hover") && some.contains("thimble-button.link.visited"))
    #expect(some.contains("thimble-button.small.icon-only"))
    for name in ["primary", "medium", "large", "floating-small"] { #expect(!some.contains("thimble-button.\(name)")) }
    #expect(some.utf8.count * 2 < whole.utf8.count)
    let lines = Set(whole.split(separator: "\n"))
    #expect(some.split(separator: "\n").allSatisfy(lines.contains))
    let values = Theme.default.values(in: ThemeContext())
    let names = values.variants.map(\.name) + (values.sizes + values.members.floatingSizes).map(\.name)
    #expect(Stylesheet(.default, in: ThemeContext(), classes: Set(names)).text == whole)
  }

  @Test("Icons grow with text, and spacing half as fast")
  func textScale() {
    for (given, used) in [(Double.nan, 1.0), (.infinity, 10), (-.infinity, 0.1), (0, 0.1), (3, 3)] {
      var context = ThemeContext(textScale: given)
      #expect(context.textScale == used)
      context.textScale = given
      #expect(context.textScale == used && context.scaled(10) == Int((10 * used).rounded()))
      #expect(context.scaled(.infinity) == 1_000_000 && context.scaledRoom(.nan) == 0)
    }
    let text = Stylesheet(.default, in: ThemeContext(textScale: 2)).text
    #expect(text.contains("-gtk-icon-size: 32px"))
    #expect(text.contains("padding: 8px 26px"))
  }

  @Test("Equal input gives equal text, and different input different text")
  func pure() {
    let light = Stylesheet(.default, in: ThemeContext())
    #expect(light == Stylesheet(.default, in: ThemeContext()))
    #expect(light.text != Stylesheet(.default, in: ThemeContext(scheme: .dark)).text)
  }

  @Test("The stylesheet has only CSS that GTK 4.8 supports", arguments: Theme.bundled.map(\.name))
  func form(name: String) throws {
    let theme = try #require(Theme.bundled.first { $0.name == name })
    let text = Stylesheet(theme, in: ThemeContext()).text.replacing("@keyframes", with: "")
    for word in ["var(", "rem", "@", "hsl", "oklch", "#", "url("] { #expect(!text.contains(word), "\(word)") }
  }

  @Test("A scope is in every selector")
  func scope() {
    let text = Stylesheet(.default, in: ThemeContext(), scope: "theme-1").text
    let selectors = text.split(separator: "\n").filter { $0.hasSuffix("{") }.joined(separator: ",").split(
      separator: ",")
    #expect(selectors.count > 50)
    for selector in selectors {
      // A selector may begin with the place of a button.
      let control = selector.trimming.replacing("tab thimble-button", with: "thimble-button")
      #expect(control.hasPrefix("thimble-button.theme-1"), "\(selector)")
    }
  }

  @Test(
    "Names from a file cannot end their rule",
    arguments: [
      // Braces are not part of a token's name.
      ("a}b", nil), ("a{color:red}", nil), ("x,*", "x\\2c \\2a "), ("1st", "\\31 st"), ("é√", "é√"),
      ("a/*", "a\\2f \\2a "), ("\\\"", "\\22 "), ("\\\\", "\\5c "),
    ])
  func hostileNames(name: String, escaped: String?) throws {
    let theme = try Theme(giving: "theme.color.button.\(name).default.background", "color", "\"#ffffff\"")
    let text = Stylesheet(theme, in: ThemeContext()).text
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    let plain = Stylesheet(.default, in: ThemeContext()).text
    #expect(escaped.map { text.contains("thimble-button.\($0)") } ?? (text == plain))
  }

  @Test("Strings from a file cannot end their rule")
  func hostileStrings() throws {
    let evil = "x\\\"; } * { background: url(file:///etc/passwd); } a { b: \\\"\\n"
    let theme = try Theme(
      tokens: """
        {"theme":{"font-family":{"button":{"$type":"fontFamily","$value":["\(evil)"]}}}}
        """)
    let text = Stylesheet(theme, in: ThemeContext()).text
    let line = try #require(text.split(separator: "\n").first { $0.contains("font-family") })
    #expect(line.hasSuffix("\";") && line.contains("\\\"; } * {"))
  }

  @Test("A name that is a class of the kit's own is refused with a message")
  func reservedNames() throws {
    for name in ["pending", "thimble-theme-7", "two words"] {
      let theme = try Theme(
        tokens: """
          {"theme":{"color":{"$type":"color","button":{"\(name)":{"default":{"background":{"$value":\
          "{theme.color.background.brand}"}}}}}}}
          """)
      #expect(theme.values(in: ThemeContext()).variant(name) == nil)
      #expect(theme.diagnostics.contains { $0.message.contains("cannot be a variant") }, "\(theme.diagnostics)")
    }
  }

  @Test("Corners, focus rings and borders do not grow with text")
  func unscaled() {
    let (once, twice) = (Rules(.default), Rules(.default, in: ThemeContext(textScale: 2)))
    #expect(once["thimble-button.medium", "min-height"] != twice["thimble-button.medium", "min-height"])
    for (selector, property) in [
      ("thimble-button", "border-radius"), ("thimble-button:focus:focus-visible", "outline-width"),
      ("thimble-button.outlined", "box-shadow"),
    ] {
      #expect(once[selector, property] != nil && once[selector, property] == twice[selector, property], "\(property)")
    }
  }
}

extension Substring {
  fileprivate var trimming: Substring { drop { $0 == " " } }
}
