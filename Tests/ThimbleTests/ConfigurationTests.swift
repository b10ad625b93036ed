import DesignTokens
import Testing
import Theming
import ThimbleNames

@testable import Thimble

@Suite("Configuration, resolved")
struct ConfigurationTests {
  private let theme = Theme.default.values(in: ThemeContext())

  private func appearance(
    _ configuration: Button.Configuration, _ style: some ButtonStyle = .automatic, _ state: ButtonState = .normal
  ) -> ButtonAppearance {
    configuration.resolved(style, in: state, theme: theme).appearance
  }

  @Test("With nothing set, every state has the theme's values of the variant", arguments: Button.Variant.standard)
  func themed(variant: Button.Variant) throws {
    let configuration = Button.Configuration("Save", variant: variant)
    let style = try #require(theme.variant(variant.name))
    #expect(appearance(configuration).background == style.normal.background)
    #expect(appearance(configuration, .automatic, .hovered).background == style[.hovered].background)
    #expect(appearance(configuration, .automatic, .highlighted).foreground == style[.highlighted].foreground)
    #expect(appearance(configuration, .automatic, .selected).background == style[.selected].background)
    #expect(appearance(configuration, .automatic, .pending).background == style[.pending].background)
    #expect(appearance(configuration, .automatic, .disabled).opacity == theme.disabledOpacity)
  }

  @Test("Title, styled title and icon depend on the state")
  func content() {
    var configuration = Button.Configuration("Follow", icon: "list-add-symbolic")
    configuration.titles[exactly: .selected] = "Following"
    configuration.icons[exactly: .selected] = "object-select-symbolic"
    configuration.styledTitles[exactly: .disabled] = StyledText("Gone").italic()
    let resolved = { configuration.resolved(in: $0, theme: self.theme) }
    #expect(resolved(.normal).title == "Follow")
    #expect(resolved([.selected, .hovered]).title == "Following")
    #expect(resolved(.selected).icon == "object-select-symbolic")
    #expect(resolved(.disabled).styledTitle?.plain == "Gone")
    #expect(resolved(.normal).styledTitle == nil)
    #expect(configuration.updated(for: .selected).title == "Following")
    #expect(configuration.updated(for: .selected).titles.isUniform)
  }

  @Test("A custom surface moves towards the title's colour when hovered and held")
  func adjusting() {
    var configuration = Button.Configuration("Save")
    configuration.look.background = StateMap(.white)
    configuration.look.foreground = StateMap(.black)
    let red = { (state: ButtonState) in self.appearance(configuration, .automatic, state).background.red }
    #expect(red(.normal) == 1)
    #expect(abs(red(.hovered) - 0.92) < 0.001)
    #expect(abs(red([.hovered, .highlighted]) - 0.88) < 0.001)
    #expect(red([.disabled, .hovered]) == 1)
    configuration.look.adjustsForState = false
    #expect(red(.highlighted) == 1)
    configuration.look.background[exactly: .hovered] = .black
    #expect(red(.hovered) == 0)
  }

  @Test("A tint colours the surface of variants with one, and the title of the others")
  func tint() {
    let green = Color(hex: 0x26a269)
    var filled = Button.Configuration("Save", variant: .primary)
    filled.look.tint = green
    #expect(appearance(filled).background == green.rgba(in: .light))
    #expect(appearance(filled).foreground.contrast(on: appearance(filled).background) >= 4.5)
    var outlined = Button.Configuration("Save", variant: .outlined)
    outlined.look.tint = green
    #expect(appearance(outlined).foreground == green.rgba(in: .light))
    #expect(appearance(outlined).border == green.rgba(in: .light))
    #expect(appearance(outlined).background.alpha == 0)
  }

  @Test("A role chooses the variant, unless one is set")
  func roles() {
    var configuration = Button.Configuration("Delete")
    configuration.role = .destructive
    #expect(appearance(configuration).background == theme.variant("danger")?.normal.background)
    configuration.variant = .plain
    #expect(appearance(configuration).background == theme.variant("plain")?.normal.background)
    #expect(Button.Role.confirm.variant == .primary)
    #expect(Button.Role.cancel.variant == nil)
  }

  @Test("A selected button need not look selected")
  func selection() {
    var configuration = Button.Configuration("Bold")
    configuration.automaticallyUpdatesForSelection = false
    #expect(appearance(configuration, .automatic, .selected) == appearance(configuration))
    #expect(
      appearance(configuration, .automatic, [.selected, .hovered]) == appearance(configuration, .automatic, .hovered))
  }

  @Test(
    "Corners come from the theme's radius",
    arguments: [
      (.square, 0), (.small, 6), (.medium, 9), (.large, 14), (.capsule, 9999), (.circle, 9999), (.fixed(3), 3),
      (.dynamic(3), 6), (.fixed(-3), 0),
    ] as [(Button.CornerStyle, Double)])
  func corners(style: Button.CornerStyle, radius: Double) {
    #expect(style.radius(in: theme, textScale: 2) == radius)
  }

  @Test("Predefined configurations are variants of the theme")
  func factories() {
    typealias Configuration = Button.Configuration
    #expect(Configuration.filled() == .borderedProminent())
    #expect(Configuration.gray().variant == .neutral)
    #expect(Configuration.tinted() == .borderedTinted())
    #expect(Configuration.text() == .borderless())
    let held = appearance(.contained(), .automatic, .highlighted)
    #expect(held.shadow == Shadow.elevation(8))
    #expect(appearance(.contained(), .automatic, .disabled).shadow.isEmpty)
  }

  @Test("NaN values are ignored")
  func nonsense() {
    var configuration = Button.Configuration("Save")
    configuration.look.opacity = StateMap(7)
    configuration.look.borderWidth = StateMap(-1)
    configuration.look.fontWeight = StateMap(5000)
    #expect(appearance(configuration).opacity == 1)
    #expect(appearance(configuration).borderWidth == 0)
    #expect(appearance(configuration).fontWeight == 1000)
    #expect(Shadow.elevation(.nan).isEmpty)
  }
}

@Suite("Styles of buttons")
struct ButtonStyleTests {
  private struct Pill: ButtonStyle {
    func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
      var look = button.standard
      look.cornerRadius = 9999
      if button.state.contains(.hovered) { look.background.alpha = 0 }
      if button.role == .cancel { look.opacity = 0.5 }
      return look
    }
  }

  private let context = ThemeContext()

  @Test("A style is called for each state, with role, variant and theme; the button's own look overrides it")
  func custom() {
    var configuration = Button.Configuration("Save", variant: .primary)
    configuration.role = .cancel
    configuration.look.borderWidth = StateMap(3)
    let theme = Theme.default.values(in: context)
    let normal = configuration.resolved(Pill(), theme: theme).appearance
    #expect(normal.cornerRadius == 9999)
    #expect(normal.opacity == 0.5)
    #expect(normal.borderWidth == 3)
    #expect(normal.background == theme.variant("primary")?.normal.background)
    #expect(configuration.resolved(Pill(), in: .hovered, theme: theme).appearance.background.alpha == 0)
  }

  @Test("The rules of a look cover every state, and only changed properties")
  func css() throws {
    let look = try #require(AppliedLook(AnyButtonStyle(Pill()), Button.Configuration()))
    let theme = Theme.default.values(in: context)
    let standard = look.standard.rules("thimble-button", theme, context)
    let css = look.rules("thimble-button.x", theme, context, refining: standard).css
    #expect(css.contains("  border-radius: 9999px;\n"))
    #expect(css.contains("thimble-button.x:hover:not(.pending) {\n  background-color: rgba(0,0,0,0);\n"))
    #expect(!css.contains("font-weight"))
    #expect(!css.contains("  color:"))
  }

  @Test("Equal styles and looks share rules; texts make no difference")
  func sharing() {
    var other = Button.Configuration("Other words", icon: "list-add-symbolic")
    other.subtitle = "Below"
    #expect(
      AppliedLook(AnyButtonStyle(Pill()), Button.Configuration("Words")) == AppliedLook(AnyButtonStyle(Pill()), other))
    #expect(AnyButtonStyle(Pill()) != AnyButtonStyle(.glass))
    #expect(AnyButtonStyle(AnyButtonStyle(Pill())) == AnyButtonStyle(Pill()))
    #expect(AppliedLook(nil, other) == nil)
  }

  @Test("Glass and cards are readable on every surface", arguments: ColorScheme.allCases, Contrast.allCases)
  func readable(scheme: ColorScheme, contrast: Contrast) {
    let context = ThemeContext(scheme: scheme, contrast: contrast)
    let theme = Theme.default.values(in: context)
    let styles: [AnyButtonStyle] = [AnyButtonStyle(.glass), AnyButtonStyle(.glassProminent), AnyButtonStyle(.card)]
    for style in styles {
      for state: ButtonState in [.normal, .hovered, .highlighted, .selected] {
        let look = Button.Configuration().resolved(style, in: state, theme: theme, context: context).appearance
        let ratio = look.foreground.contrast(on: look.background.over(theme.surface))
        #expect(ratio >= (contrast == .high ? 7 : 4.5), "\(style), \(state), \(ratio)")
      }
    }
  }
}
