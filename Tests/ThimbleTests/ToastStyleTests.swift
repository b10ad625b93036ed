import DesignTokens
import GtkTesting
import Testing
import Theming
import XCTest

@testable import Thimble

/// The colours of the buttons in a toast, which is dark in every scheme.
@Suite("Buttons of toasts")
struct ToastStyleTests {
  static let brand = """
    { "theme": { "color": { "background": { "brand": {
        "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.05, 0.29, 0.62] },
        "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [0.55, 0.75, 0.95] } } }
    } } } } }
    """

  /// Themes of an application whose brand is a grey of each lightness, and the bundled ones.
  private static func themes() throws -> [(String, Theme)] {
    let greys = try stride(from: 0.0, through: 1, by: 0.125).map { grey in
      (
        "grey \(grey)",
        try Theme(
          tokens: """
            { "theme": { "color": { "background": { "brand": {
                "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(grey), \(grey), \(grey)] } } } } } }
            """, name: "grey.tokens.json")
      )
    }
    let bundled: [(String, Theme)] = [
      ("default", .default), ("adwaita", .adwaita), ("material", .material), ("thumbprint", .thumbprint),
      ("backbase", .backbase),
    ]
    return bundled + greys + [("brand", try Theme(tokens: brand, name: "brand.tokens.json"))]
  }

  @Test("They are readable in every theme, scheme, contrast and state")
  func readable() throws {
    for (name, theme) in try Self.themes() {
      for (scheme, contrast) in ColorScheme.allCases.flatMap({ scheme in Contrast.allCases.map { (scheme, $0) } }) {
        let context = ThemeContext(scheme: scheme, contrast: contrast)
        for variant in [Button.Variant.onColorSecondary, .onColorLink] {
          for state: ButtonState in [.normal, .hovered, .highlighted, .focused, .pending] {
            let button = ButtonStyleConfiguration(
              role: nil, variant: variant, size: .small, state: state, theme: theme.values(in: context),
              context: context)
            let look = ToastButtonStyle().appearance(of: button)
            let back = look.background.over(Stylesheet.toastSurface(in: context))
            let ratio = look.foreground.contrast(on: back)
            #expect(
              ratio >= (contrast == .high ? 7 : 4.5), "\(name), \(scheme), \(contrast), \(variant.name), \(state)")
          }
        }
      }
    }
  }

  @Test("A theme that is readable there keeps its look")
  func kept() {
    let context = ThemeContext()
    let button = ButtonStyleConfiguration(
      role: nil, variant: .onColorSecondary, size: .small, state: .hovered, theme: Theme.default.values(in: context),
      context: context)
    #expect(ToastButtonStyle().appearance(of: button) == button.standard)
  }
}

/// The same on screen.
final class ToastPictureTests: ThimbleTestCase {
  func testTheButtonsAreLightInABrandThatIsLightInDarkMode() throws {
    let controller = ThemeController.shared
    let theme = controller.theme
    defer { (controller.theme, controller.schemeOverride) = (theme, nil) }
    controller.theme = try Theme(tokens: ToastStyleTests.brand, name: "brand.tokens.json")
    controller.schemeOverride = .dark
    let toasts = ToastOverlay(Label("Content"))
    try withWindow(toasts) { _ in
      toasts.show(Toast("Removed", button: "_Undo", timeout: nil) {})
      let buttons = toasts.descendants(of: Button.self)
      XCTAssertEqual(buttons.count, 2)
      for button in buttons {
        wait("\(button.accessibilityLabel) has its place") { button.width > 0 }
        let light = try Picture(of: button).pixels.count { $0[3] == 255 && $0[0...2].allSatisfy { $0 > 200 } }
        XCTAssertGreaterThan(light, 8, button.accessibilityLabel)
      }
      toasts.dismiss()
    }
  }
}
