import CGtk
import GtkTesting
import Thimble
import XCTest

/// One test for each feature row T1 … T15 that is testable in process.
final class IconButtonTests: ThimbleTestCase {
  private func makeButton() -> IconButton {
    IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add")
  }

  func testThemesAreValuesAndEqualOnesShareAClass() {
    let theme = IconButton.Theme(tintColor: .black, activeTintColor: .white, disabledTintColor: .black)
    let buttons = (0..<3).map { _ in IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add", theme: theme) }
    let classes = buttons.map { $0.styleClasses.filter { $0.hasPrefix("thimble-style-") } }
    XCTAssertEqual(classes.map(\.count), [1, 1, 1])
    XCTAssertEqual(Set(classes).count, 1)
    XCTAssertNotEqual(classes.first, makeButton().styleClasses.filter { $0.hasPrefix("thimble-style-") })
    XCTAssertNotEqual(IconButton.Theme.default, .dark)
  }

  func testAThemeThatNobodyUsesLeavesTheSheet() throws {
    let theme = IconButton.Theme(tintColor: .white, activeTintColor: .black, disabledTintColor: .white)
    func styleClass() -> String? {
      weak var gone: IconButton?
      defer { wait("the button is released") { gone == nil } }
      let button = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add", theme: theme)
      gone = button
      return button.styleClasses.first { $0.hasPrefix("thimble-style-") }
    }
    XCTAssertNotEqual(try XCTUnwrap(styleClass()), styleClass())
  }

  func testByDefaultTheIconHasTheColourOfItsVariantInEveryScheme() throws {
    let button = makeButton()
    XCTAssertFalse(button.styleClasses.contains { $0.hasPrefix("thimble-style-") }, "It has no own values.")
    let controller = ThemeController.shared
    defer {
      controller.theme = .default
      (controller.schemeOverride, controller.contrastOverride) = (nil, nil)
    }
    for theme in Theme.bundled {
      for (scheme, contrast) in ColorScheme.allCases.flatMap({ scheme in Contrast.allCases.map { (scheme, $0) } }) {
        controller.theme = theme
        (controller.schemeOverride, controller.contrastOverride) = (scheme, contrast)
        for variant in [Button.Variant.plain, .primary] {
          button.variant = variant
          let style = try XCTUnwrap(theme.values(in: controller.context).variant(variant.name))
          XCTAssertEqual(button.current.appearance.foreground, style.normal.foreground, "\(theme.name) \(scheme)")
        }
      }
    }
  }

  func testTheStrongerStateIsSeen() throws {
    Settings.shared[.enablesAnimations] = false
    defer { Settings.shared[.enablesAnimations] = true }
    let button = makeButton()
    let colors: [ButtonState: UInt32] = [
      .normal: 0xffffff, .highlighted: 0xff0000, .selected: 0x00ff00, .disabled: 0x0000ff,
    ]
    for (state, hex) in colors { button.configuration.look.background[exactly: state] = Color(hex: hex) }
    button.configuration.look.opacity = StateMap(1)
    button.configuration.look.adjustsForState = false
    try withWindow(Box(.vertical) { button }) { _ in
      XCTAssertEqual(try Picture(of: button).mainColor, "#ffffff")
      button.setStateFlags(.active)
      XCTAssertEqual(try Picture(of: button).mainColor, "#ff0000")
      button.isSelected = true
      XCTAssertEqual(try Picture(of: button).mainColor, "#00e700", "A selected button is darker while held.")
      button.isEnabled = false
      XCTAssertEqual(try Picture(of: button).mainColor, "#0000ff")
    }
  }

  func testIconLabelAndThemeChangeTogether() {
    let button = makeButton()
    button.setIcon("list-remove-symbolic", accessibilityLabel: "Remove", theme: .dark)
    XCTAssertEqual(button.icon, "list-remove-symbolic")
    XCTAssertEqual(button.accessibilityLabel, "Remove")
    XCTAssertEqual(button.tooltip, "Remove")
    XCTAssertEqual(button.theme, .dark)
    button.setIcon("list-add-symbolic", accessibilityLabel: "Add")
    XCTAssertEqual(button.theme, .dark, "The call names no other.")
    button.setIcon("list-add-symbolic", accessibilityLabel: "Add", theme: .default)
    XCTAssertEqual(button.theme, .default)
  }

  func testTooltipIsTheLabelUnlessAnotherIsSet() {
    let button = makeButton()
    XCTAssertEqual(button.tooltip, "Add")
    button.tooltip = "Adds an item to the list"
    button.setAccessibilityLabel("Add item")
    XCTAssertEqual(button.tooltip, "Adds an item to the list")
    button.tooltip = nil
    XCTAssertEqual(button.tooltip, "Add item")
  }

  func testInsetsReplaceTheThemesPadding() {
    let button = makeButton()
    button.contentInsets = .zero
    withWindow(button) { _ in
      XCTAssertEqual(button.bounds(in: button)?.width, 16)
      button.contentInsets = Insets(16)
      wait("the button is as wide as its insets ask") { button.bounds(in: button)?.width == 48 }
      button.contentInsets = nil
      wait("the button has the theme's padding again") { button.bounds(in: button)?.width == 34 }
    }
  }

  func testSelectedAndDisabledAreStates() {
    let button = makeButton()
    button.isSelected = true
    XCTAssertTrue(button.stateFlags.contains(.checked))
    button.isSelected = false
    XCTAssertFalse(button.isSelected)
    button.isEnabled = false
    XCTAssertTrue(button.stateFlags.contains(.insensitive))
  }

  func testOneThatCMakesWithoutALabelIsNotShown() throws {
    let type = g_type_from_name(IconButton.registerType())
    let object = try XCTUnwrap(g_object_new_with_properties(type, 0, nil, nil))
    let pointer = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    let button = try XCTUnwrap(IconButton.adopt(unsafeGtkWidget: pointer))
    let box = Box(.horizontal) {
      button
      Label("Beside it")
    }
    LogWatch.forget()
    withWindow(box) { _ in
      XCTAssertFalse(button.isVisible)
      XCTAssertEqual(LogWatch.forget().filter { $0.contains("without a name") }.count, 1)
      button.setAccessibilityLabel("Add")
      XCTAssertTrue(button.isVisible)
    }
  }

  func testKeepsItsOwnSizeInWiderRoom() {
    let button = makeButton()
    let box = Box(.vertical) { button }
    withWindow(box) { window in
      XCTAssertGreaterThan(window.width, 100)
      XCTAssertEqual(button.bounds(in: button)?.width, 34)
    }
  }
}
