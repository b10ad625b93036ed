import DesignTokens
import Testing
import Theming

/// Extreme values of a theme file: GTK never gets a value that would block or end the process.
@Suite("Limits of a theme's values")
struct ThemeLimitsTests {
  private static let standard = Theme.default.values(in: ThemeContext())

  private func values(_ path: String, _ type: String, _ value: String) throws -> ThemeValues {
    try Theme(giving: path, type, value).values(in: ThemeContext())
  }

  private func length(_ value: Double) -> String { "{\"value\":\(value),\"unit\":\"px\"}" }

  @Test(
    "A length beyond its limits is clamped and reported",
    arguments: [
      ("height.button.md", 0.0...512), ("padding-x.button.md", 0...256), ("padding-x.button-with-icon.md", 0...256),
      ("padding-y.button.md", 0...256), ("gap.button.md", 0...256), ("icon-size.button.md", 1...256),
      ("font-size.button.md", 1...128), ("spinner.button.size.md", 1...256),
      ("spinner.button.stroke-width.md", 0...64), ("radius.button.default", 0...100_000),
      ("border-width.button.default", 0...64), ("focus-ring.button.width", 0...64),
      ("focus-ring.button.offset", -64...64), ("focus-ring.button.offset-subtle", -64...64),
      ("hit-area.button.minimum", 0...512), ("floating-button.height.md", 0...512),
      ("floating-button.icon-size.md", 1...256), ("floating-button.radius.md", 0...100_000),
    ])
  func lengths(_ path: String, _ range: ClosedRange<Double>) throws {
    for (given, used) in [(-1e15, range.lowerBound), (1e15, range.upperBound), (range.upperBound, range.upperBound)] {
      let theme = try Theme(giving: "theme.\(path)", "dimension", length(given))
      let css = Stylesheet(theme, in: ThemeContext(textScale: 4)).text
      #expect(try values(of: path, in: theme) == used)
      #expect(!css.contains("00000000px"), "\(path)")
      let told = theme.diagnostics.filter { $0.path == "theme.\(path)" }
      #expect(told.map(\.code) == (given == used ? [] : [.doubtful]), "\(told)")
    }
  }

  private func values(of path: String, in theme: Theme) throws -> Double {
    let values = theme.values(in: ThemeContext())
    let medium = try #require(values.size("medium"))
    let floating = try #require(values.size("floating-regular"))
    return switch path {
    case "height.button.md": medium.height
    case "padding-x.button.md": medium.textPadding
    case "padding-x.button-with-icon.md": medium.iconTextPadding
    case "padding-y.button.md": medium.iconPadding
    case "gap.button.md": medium.gap
    case "icon-size.button.md": medium.iconSize
    case "font-size.button.md": medium.fontSize ?? .nan
    case "spinner.button.size.md": medium.spinnerSize
    case "spinner.button.stroke-width.md": medium.spinnerStrokeWidth
    case "radius.button.default": values.cornerRadius
    case "border-width.button.default": values.borderWidth
    case "focus-ring.button.width": values.focusRingWidth
    case "focus-ring.button.offset": values.focusRingOffset
    case "focus-ring.button.offset-subtle": values.focusRingOffsetSubtle
    case "hit-area.button.minimum": values.minimumHitSize
    case "floating-button.height.md": floating.height
    case "floating-button.icon-size.md": floating.iconSize
    default: values.members.floatingRadii[1]
    }
  }

  @Test func fontsShadowsAndTimes() throws {
    let font =
      "{\"fontFamily\":\"x\",\"fontSize\":\(length(-3)),\"fontWeight\":400,\"letterSpacing\":\(length(1e9)),\"lineHeight\":1}"
    let medium = try #require(try values("theme.typography.button.md", "typography", font).size("medium"))
    #expect(medium.fontSize == 1 && medium.letterSpacing == 64)

    let layer =
      "{\"color\":{\"colorSpace\":\"srgb\",\"components\":[0,0,0]},\"offsetX\":\(length(1e9)),\"offsetY\":\(length(-1e9)),\"blur\":\(length(1e9)),\"spread\":\(length(1e9))}"
    let layers = "[\(Array(repeating: layer, count: 100).joined(separator: ","))]"
    let shadow = try values("theme.shadow.button.default", "shadow", layers).variants.first?.normal.shadow ?? []
    #expect(shadow.count == 16)
    #expect(shadow.first?.blur == 128 && shadow.first?.spread == 256)
    #expect(shadow.first?.x == 256 && shadow.first?.y == -256)
    var blurred = try #require(shadow.first)
    blurred.blur = -4
    #expect(blurred.blur == 0)

    let motion =
      "{\"duration\":{\"value\":1e9,\"unit\":\"s\"},\"delay\":{\"value\":-1e9,\"unit\":\"s\"},\"timingFunction\":[0,0,1,1]}"
    let hover = try values("theme.motion.button.hover", "transition", motion).hover
    #expect(hover.duration.milliseconds == 60_000 && hover.delay.milliseconds == -60_000)
    #expect(
      try values("theme.spinner.button.rotation", "duration", "{\"value\":0,\"unit\":\"s\"}").spinnerRotation == 100)
    #expect(try values("theme.opacity.button.disabled", "number", "7").disabledOpacity == 1)
  }

  @Test("A value of a wrong type is reported, and the default theme's value is used")
  func otherTypes() throws {
    let number = try Theme(giving: "theme.height.button.md", "number", "40")
    #expect(number.values(in: ThemeContext()) == Self.standard)
    let told = try #require(number.diagnostics.first { $0.path == "theme.height.button.md" })
    #expect(told.message == "the kit needs a dimension here, and this is a number")
    #expect(told.advice == "write \"$type\": \"dimension\", \"$value\": {\"value\": 40, \"unit\": \"px\"}")

    let brand = try Theme(giving: "theme.color.background.brand", "number", "3")
    #expect(brand.values(in: ThemeContext()) == Self.standard && brand.derivedPaths(in: ThemeContext()).isEmpty)
    #expect(brand.diagnostics.filter { $0.code == .type }.map(\.path) == ["theme.color.background.brand"])

    let variant = try Theme(giving: "theme.color.button.mine.default.background", "number", "3")
    #expect(variant.diagnostics.first { $0.code == .type }?.advice == "it is left out")
  }
}
