import DesignTokens
import GtkTesting
import Inspecting
import Theming
import Thimble
import ThimbleNames
import XCTest

/// Rows of the feature table without another test, through the public API only.
@preconcurrency @MainActor
final class FeatureRowTests: ThimbleTestCase {
  func testAChoiceFromAMenuBecomesTheTitleWhenThatIsTurnedOn() {
    let button = MenuButton("Sort by") {
      MenuItem("Name")
      MenuItem("Date")
    }
    XCTAssertFalse(button.changesSelectionAsPrimaryAction)
    XCTAssertNil(button.selection)
    button.changesSelectionAsPrimaryAction = true
    XCTAssertEqual(button.selection, "Name")
    XCTAssertEqual(button.current.title, "Name")
    XCTAssertEqual(button.accessibilityLabel, "Sort by: Name")
    button.selection = "Date"
    XCTAssertEqual(button.current.title, "Date")
    button.changesSelectionAsPrimaryAction = false
    XCTAssertNil(button.selection)
  }

  func testReadyMadeConfigurationsAreVariants() {
    typealias Configuration = Button.Configuration
    for (configuration, variant) in [
      (Configuration.plain(), Button.Variant.plain), (.gray(), .neutral), (.tinted(), .tinted), (.filled(), .primary),
      (.bordered(), .neutral), (.borderedTinted(), .tinted), (.borderedProminent(), .primary),
      (.outlined(), .outlined),
    ] { XCTAssertEqual(configuration.variant, variant) }
    XCTAssertEqual(Configuration.borderless().variant, .tertiary)
    XCTAssertEqual(Configuration.borderless(), .text())
  }

  func testBuiltInStylesDiffer() {
    let theme = Theme.default.values(in: ThemeContext())
    func appearance(_ style: some ButtonStyle) -> ButtonAppearance {
      Button.Configuration("Save").resolved(style, theme: theme).appearance
    }
    let glass = appearance(GlassButtonStyle())
    let looks = [
      appearance(ThemedButtonStyle()), appearance(ThemedButtonStyle(.primary)), glass,
      appearance(GlassButtonStyle(isProminent: true)), appearance(CardButtonStyle()),
    ]
    XCTAssertEqual(Set(looks.map { "\($0)" }).count, looks.count)
    XCTAssertLessThan(glass.background.alpha, 1)
  }

  func testEveryRoleHasAStandardTitle() {
    XCTAssertEqual(Button.Role.cancel.standardTitle, "Cancel")
    XCTAssertEqual(Set(Button.Role.allCases.map(\.standardTitle)).count, Button.Role.allCases.count)
    for role in Button.Role.allCases {
      XCTAssertEqual(Button(role: role).accessibilityLabel, role.standardTitle)
    }
  }

  func testAHintIsSpokenAsTheDescription() {
    let button = Button("Send")
    button.accessibilityHint = "Cannot be undone"
    XCTAssertTrue(button.describe().contains("Cannot be undone"), button.describe())
  }

  func testAFloatingButtonThatMustNotCollapseStaysExpanded() throws {
    let lines = Box(.vertical) { (1...40).map { number in Label("Line \(number)") } }
    let button = FloatingActionButton(icon: "list-add-symbolic", label: "Create", mode: .expanded)
    let overlay = FloatingActionOverlay(lines, button: button)
    overlay.collapsesOnScroll = false
    try withWindow(overlay) { _ in
      let view = try XCTUnwrap(overlay.scrolledWindow)
      wait("the content is higher than the view") { view.verticalLimit > 0 }
      view.verticalOffset = view.verticalLimit
      wait("the view has scrolled") { view.verticalOffset > 0 }
      XCTAssertEqual(button.mode, .expanded)
      overlay.collapsesOnScroll = true
      view.verticalOffset = 0
      view.verticalOffset = view.verticalLimit
      wait("the button has collapsed") { button.mode == .normal }
    }
  }

  func testSecondaryFloatingButtonsHaveTheirOwnVariant() {
    let button = FloatingActionButton(icon: "list-add-symbolic", label: "Create", shade: .secondary)
    XCTAssertTrue(button.hasStyleClass("floating-secondary"))
    button.shade = FloatingActionButton.Shade.primary
    XCTAssertFalse(button.hasStyleClass("floating-secondary"))
  }

  func testAStyledTextIsShownInItsFont() throws {
    let button = Button("Code").with { $0.horizontalAlignment = .start }
    withWindow(Box(.vertical) { button }) { _ in
      let plain = button.width
      button.configuration.styledTitle = StyledText("iiiiiiiiiiii")
      wait("the narrow font is shown") { button.width != plain }
      let narrow = button.width
      button.configuration.styledTitle = StyledText("iiiiiiiiiiii").monospaced()
      wait("the wide font is shown") { button.width > narrow }
    }
  }

  func testFeedbackDoesNotKeepAButtonFromItsAction() {
    var count = 0
    let button = Button("Send") { count += 1 }
    XCTAssertFalse(button.press.options.playsSound)
    button.press.options.playsSound = true
    withWindow(button) { _ in
      button.press.perform()
      XCTAssertEqual(count, 1)
    }
  }

  func testAnOptionOfACommandKnowsThatItIsChosen() {
    let align = Command("align", "Alignment", selection: "left") { _ in }
    let (left, right) = (align.option("left", "Left"), align.option("right", "Right"))
    XCTAssertTrue(left.isChosen && !right.isChosen)
    right.activate()
    XCTAssertTrue(right.isChosen && !left.isChosen)
  }

  func testAVariantOfTheThemeIsAVariantOfAButton() throws {
    let tokens = """
      {"theme":{"color":{"$type":"color","button":{"party":{"default":{"background":{"$value":"#613583"}}}}}}}
      """
    let button = Button("Dance", variant: Button.Variant("party"))
    button.setTheme(try Theme(tokens: tokens))
    XCTAssertTrue(button.hasStyleClass("party"))
    XCTAssertEqual(button.current.appearance.background.hex, "#613583")
  }

  func testTheBackbaseThemeHasTwoHeights() throws {
    let values = Theme.backbase.values(in: ThemeContext())
    let sizes: [SizeMetrics] = try ["small", "medium"].map { try XCTUnwrap(values.size($0)) }
    XCTAssertEqual(sizes.map(\.height), [32, 44])
  }

  func testAPressAndItsReleaseTakeTheirTime() {
    let values = Theme.default.values(in: ThemeContext())
    XCTAssertEqual([values.press, values.release].map(\.duration.milliseconds), [200, 200])
    let still = Theme.default.values(in: ThemeContext(reducesMotion: true))
    XCTAssertEqual([still.press, still.release].map(\.duration.milliseconds), [0, 0])
  }

  func testAnIconStandsBeforeTheTitle() throws {
    let button = Button("Print", icon: "document-print-symbolic")
    XCTAssertEqual(button.configuration.iconPlacement, .leading)
    button.configuration.look.icon.normal = Color(hex: 0xff0000)
    button.configuration.look.foreground.normal = Color(hex: 0x0000ff)
    button.configuration.look.background.normal = Color(hex: 0xffffff)
    Settings.shared[.enablesAnimations] = false
    defer { Settings.shared[.enablesAnimations] = true }
    try withWindow(button) { _ in
      let picture = try Picture(of: button)
      let icon = try XCTUnwrap(picture.columns(red: 255, green: 0, blue: 0))
      let title = try XCTUnwrap(picture.columns(red: 0, green: 0, blue: 255))
      XCTAssertLessThan(icon.upperBound, title.lowerBound)
    }
  }
}
