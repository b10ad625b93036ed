import DesignTokens
import Testing
import Theming

@Suite("Bundled themes")
struct BundledThemeTests {
  @Test(
    "No theme has a diagnostic, and every pair of colours has enough contrast", arguments: Theme.bundled.map(\.name))
  func diagnostics(name: String) throws {
    let theme = try #require(Theme.bundled.first { $0.name == name })
    #expect(theme.diagnostics.map(\.description) == [])
    for context in ThemeContext.surroundings {
      let report = ContrastReport(theme, in: context)
      #expect(report.pairs.count > 30)
      #expect(report.failures.isEmpty)
    }
  }

  @Test("Every context has the same tokens")
  func samePaths() {
    let paths = ThemeContext.all.map { Set(Theme.default.tokens(in: $0).map(\.path)) }
    #expect(paths.count == 8 && paths.allSatisfy { $0 == paths[0] && $0.count > 100 })
  }

  @Test("Every theme has the built-in variants")
  func variants() {
    let names: Set = [
      "primary", "secondary", "tertiary", "neutral", "tinted", "outlined", "plain", "link", "success", "danger",
      "on-color-primary", "on-color-secondary", "on-color-link", "link-visited", "floating", "floating-secondary",
    ]
    for theme in Theme.bundled {
      #expect(Set(theme.values(in: ThemeContext()).variants.map(\.name)) == names)
    }
  }

  @Test("The default theme has GNOME's proportions")
  func proportions() throws {
    let values = Theme.default.values(in: ThemeContext())
    let medium = try #require(values.size("medium"))
    #expect(medium.height == 34 && medium.textPadding == 17 && medium.iconTextPadding == 9 && medium.gap == 6)
    #expect(values.sizes.map(\.height) == [24, 28, 34, 44, 56])
    #expect(values.cornerRadius == 9 && values.minimumHitSize == 48)
    #expect(values.variant("primary")?.normal.background.css == "rgb(28,113,216)")
    #expect(values.variant("neutral")?[.selected].background.css == "rgba(0,0,0,0.24)")
    #expect(values.hover.duration.milliseconds == 200)
  }

  /// The original values of each size, the smallest first: height, padding beside a title, padding beside icon and
  /// title, icon and gap.
  private struct Model {
    let name: String
    let sizes: [(name: String, values: [Double])]
    let radius, border: Double
    let weight: Double
    let disabled: Double
  }

  @Test("The other themes have the proportions of what they are modelled on")
  func modelled() throws {
    let models = [
      // Backbase's public tokens have two sizes: 32 and 44 px, padding of 16 and 24 px, pills of 99 px, a border of 1
      // px.
      Model(
        name: "Backbase", sizes: [("small", [32, 16, 12, 16, 6]), ("medium", [44, 24, 20, 20, 8])], radius: 99,
        border: 1,
        weight: 600, disabled: 0.5),
      // Compose's ButtonXSmallTokens, ButtonDefaults, ButtonMediumTokens and ButtonLargeTokens.
      Model(
        name: "Material",
        sizes: [
          ("small", [32, 16, 16, 20, 8]), ("medium", [40, 24, 16, 18, 8]), ("large", [56, 24, 24, 24, 8]),
          ("extra-large", [96, 48, 48, 32, 12]),
        ], radius: 99, border: 1, weight: 500, disabled: 0.38),
      // Thumbprint's Button.Size: padding of 12 and 24 points, with or without an icon; a border of 2 points.
      Model(
        name: "Thumbprint", sizes: [("small", [32, 12, 12, 18, 8]), ("medium", [44, 24, 24, 18, 8])], radius: 4,
        border: 2, weight: 700, disabled: 0.5),
    ]
    for model in models {
      let values = try #require(Theme.bundled.first { $0.name == model.name }).values(in: ThemeContext())
      for (name, expected) in model.sizes {
        let size = try #require(values.size(name))
        let found = [size.height, size.textPadding, size.iconTextPadding, size.iconSize, size.gap]
        #expect(found == expected, "\(model.name) \(name)")
      }
      #expect(values.cornerRadius == model.radius && values.borderWidth == model.border, "\(model.name)")
      #expect(values.fontWeight == model.weight && values.disabledOpacity == model.disabled, "\(model.name)")
    }
  }

  @Test("Material's focus indicator is 3 px of its secondary colour, 2 px outside, on every button")
  func materialFocus() {
    let light = Theme.material.values(in: ThemeContext())
    #expect(light.focusRingWidth == 3 && light.focusRingOffset == 2 && light.focusRingOffsetSubtle == 2)
    #expect(light.focusRing.hex == "#625b71")
    #expect(Theme.material.values(in: ThemeContext(scheme: .dark)).focusRing.hex == "#ccc2dc")
  }

  @Test("The spinner's line and times are tokens, within bounds")
  func spinner() throws {
    for theme in Theme.bundled {
      let values = theme.values(in: ThemeContext())
      #expect(values.sizes.map(\.spinnerStrokeWidth) == [2, 2, 2, 2.5, 3] && values.spinnerRotation == 1_000)
      #expect(values.spinnerShowDelay == 400 && values.spinnerMinimumVisible == 500 && values.minimumHitSize >= 44)
    }
    let theme = try Theme(
      tokens: """
        {"theme":{"hit-area":{"button":{"minimum":{"$value":{"value":44,"unit":"px"}}}},"spinner":{"button":{
          "stroke-width":{"sm":{"$value":{"value":-3,"unit":"px"}}}, "rotation":{"$value":{"value":0,"unit":"ms"}},
          "show-delay":{"$value":{"value":0.2,"unit":"s"}}, "minimum-visible":{"$value":{"value":1e9,"unit":"s"}}}}}}
        """)
    let beyond = ["minimum-visible", "rotation", "stroke-width.sm"].map { "theme.spinner.button.\($0)" }
    #expect(theme.diagnostics.map(\.path) == beyond, "\(theme.diagnostics)")
    let values = theme.values(in: ThemeContext())
    #expect(values.size("small")?.spinnerStrokeWidth == 0)
    #expect(values.spinnerRotation == 100 && values.minimumHitSize == 44)
    #expect(values.spinnerShowDelay == 200 && values.spinnerMinimumVisible == 60_000)
  }

  @Test("The contrast of WCAG's own examples is as WCAG says")
  func ratios() {
    let white = Color.white.rgba(in: .light)
    #expect(abs(Color.black.rgba(in: .light).contrast(on: white) - 21) < 0.001)
    #expect(abs(Color(hex: 0x767676).rgba(in: .light).contrast(on: white) - 4.54) < 0.01)
  }
}
