import Foundation
import GtkTesting
import Thimble
import ThimbleNames
import XCTest

final class ThemeControllerTests: ThimbleTestCase {
  /// Returns looks with every property set, to valid and invalid values, and every style of the kit.
  private func looks() -> [Button] {
    var full = Button.Configuration()
    full.look.tint = .white
    full.look.foreground = [.normal: .white, [.selected, .hovered]: .black]
    full.look.background = [.normal: .black, .disabled: .clear]
    full.look.border = StateMap(.black)
    full.look.borderWidth = [.normal: 2, .hovered: -.infinity]
    full.look.icon = StateMap(.white)
    full.look.shadow = [.normal: Shadow.elevation(8), .highlighted: [Shadow(color: .black, blur: .nan, isInset: true)]]
    full.look.textShadow = StateMap(Shadow(color: .black, y: 1))
    full.look.opacity = [.normal: 0.5, .pending: .nan]
    full.look.fontSize = StateMap(20)
    full.look.fontWeight = StateMap(.infinity)
    full.look.isUnderlined = StateMap(true)
    full.look.cornerStyle = .dynamic(.nan)
    full.look.isUppercase = true
    let styles: [any ButtonStyle] = [.glass, .glassProminent, .card, .borderless, .accessoryBarAction]
    let looks = [
      Button("Look").with { $0.configuration.look = full.look },
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add", theme: .dark),
    ]
    return looks + styles.map { style in Button("Style").with { $0.setStyle(style) } }
  }

  func testEveryStylesheetParsesWithoutAWarning() throws {
    let provider = CSSProvider()
    for theme in Theme.bundled {
      for context in Self.contexts {
        XCTAssertEqual(provider.load(Stylesheet(theme, in: context).text), [], theme.name)
        XCTAssertEqual(provider.load(Stylesheet(theme, in: context, scope: "theme-1").text), [], theme.name)
      }
    }
    let controller = ThemeController.shared
    defer {
      controller.theme = .default
      (controller.schemeOverride, controller.contrastOverride) = (nil, nil)
    }
    withWindow(Box(.vertical) { looks() }) { _ in
      LogWatch.forget()
      for theme in Theme.bundled {
        for context in Self.contexts {
          controller.theme = theme
          (controller.schemeOverride, controller.contrastOverride) = (context.scheme, context.contrast)
          drain()
          XCTAssertEqual(LogWatch.forget().filter { $0.contains("stylesheet") }, [], theme.name)
        }
      }
    }
  }

  func testHostileNamesAndStringsParseAndChangeNothingElse() throws {
    let provider = CSSProvider()
    let names = [
      "}", "a}b{", "x,*", "1st", "é√", "a/*", "*/", "'", "a\\\\b", "@import", "-", "--", "a;b", "<!--", "#x:y",
    ]
    let variants = names.map { "\"\($0)\":{\"default\":{\"background\":{\"$value\":\"#123456\"}}}" }.joined(
      separator: ",")
    let theme = try Theme(
      tokens: """
        {"theme":{"color":{"$type":"color","button":{\(variants)}},
        "font-family":{"button":{"$type":"fontFamily","$value":["\\"; } * { color: red", "a\\nb", "\\\\"]}},
        "radius":{"button":{"default":{"$type":"dimension","$value":{"value":-1e300,"unit":"px"}}}},
        "focus-ring":{"button":{"width":{"$type":"dimension","$value":{"value":1e300,"unit":"px"}}}}}}
        """)
    XCTAssertEqual(provider.load(Stylesheet(theme, in: ThemeContext()).text), [])
    let found = Set(theme.values(in: ThemeContext()).variants.map(\.name))
    // Braces are not part of a token's name.
    XCTAssertTrue(found.isSuperset(of: names.filter { !$0.contains("{") && !$0.contains("}") && !$0.contains("\\") }))
    XCTAssertFalse(found.contains("}"))
  }

  private static let contexts = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.flatMap { contrast in
      [1, 1.25, 2].map { ThemeContext(scheme: scheme, contrast: contrast, textScale: $0, reducesMotion: $0 == 2) }
    }
  }

  func testFollowsTheDesktopWhileRunning() {
    let settings = Settings.shared
    let before = ThemeController.shared.context
    settings.setDark(!settings.isDark)
    XCTAssertNotEqual(ThemeController.shared.context.scheme, before.scheme)
    settings[.enablesAnimations].toggle()
    XCTAssertNotEqual(ThemeController.shared.context.reducesMotion, before.reducesMotion)
    let resolution = settings[.textResolution]
    settings.textScale = 2
    XCTAssertEqual(ThemeController.shared.context.textScale, 2)
    settings[.textResolution] = resolution
    settings[.enablesAnimations].toggle()
    settings.setDark(nil)
    XCTAssertEqual(ThemeController.shared.context, before)
  }

  func testAnObserverIsToldOfThemesAndSurroundings() {
    let controller = ThemeController.shared
    defer { controller.theme = .default }
    var told: [Contrast] = []
    var token: ObservationToken? = controller.observe { told.append($0.contrast) }
    controller.contrastOverride = .high
    controller.contrastOverride = nil
    XCTAssertEqual(told, [.high, .normal])
    controller.theme = .material
    XCTAssertEqual(told.count, 3)
    controller.theme = .material
    XCTAssertEqual(told.count, 3, "An equal theme is no change.")
    XCTAssertNotNil(token)
    token = nil
    controller.theme = .default
    XCTAssertEqual(told.count, 3, "It has ended.")
  }

  func testAWidgetKeepsAnObservationForAsLongAsItLives() {
    let controller = ThemeController.shared
    var told = 0
    weak var gone: Label?
    do {
      let label = Label("Theme")
      gone = label
      controller.observe { _ in told += 1 }.store(in: label)
      controller.observe { [weak label] in label?.text = $0.contrast.rawValue }.store(in: label)
      controller.contrastOverride = .high
      XCTAssertEqual(told, 1)
      XCTAssertEqual(label.text, "high")
    }
    wait("the label is released") { gone == nil }
    controller.contrastOverride = nil
    XCTAssertEqual(told, 1)
  }

  func testHighContrastIsTheDesktopsOrOurs() {
    let controller = ThemeController.shared
    XCTAssertEqual(controller.context.contrast, .normal)
    controller.contrastOverride = .high
    XCTAssertEqual(controller.context.contrast, .high)
    controller.contrastOverride = nil
    XCTAssertEqual(controller.context.contrast, .normal)
  }

  func testTheNearestThemeHoldsAndScopesEndWithTheirWidgets() throws {
    let button = Button("Inner")
    let other = Button("Outer")
    let inner = Box(.horizontal) { button }
    let outer = Box(.vertical) {
      other
      inner
    }
    outer.setTheme(.material)
    inner.setTheme(.backbase)
    XCTAssertEqual(button.effectiveTheme.name, "Backbase")
    XCTAssertEqual(other.effectiveTheme.name, "Material")
    let free = Button("Free")
    withWindow(
      Box(.vertical) {
        outer; free
      }
    ) { _ in
      wait("the button has the height of the inner theme") { button.measured(.vertical).natural == 44 }
      wait("the other button has the height of the outer theme") { other.measured(.vertical).natural == 40 }
      wait("the free button has the height of the default theme") { free.measured(.vertical).natural == 34 }
      free.setTheme(.material)
      wait("the free button has the height of its own theme") { free.measured(.vertical).natural == 40 }
      free.setTheme(nil)
      inner.setTheme(nil)
      wait("the free button has the height of the default theme again") { free.measured(.vertical).natural == 34 }
      wait("the inner button has the height of the outer theme") { button.measured(.vertical).natural == 40 }
      XCTAssertEqual(button.effectiveTheme.name, "Material")
    }
    outer.setTheme(nil)
  }

  func testAChangeOfThemeReachesEveryButton() {
    let button = Button("Save")
    withWindow(Box(.vertical) { button }) { _ in
      XCTAssertEqual(button.measured(.vertical).natural, 34)
      ThemeController.shared.theme = .thumbprint
      wait("the button has the height of the new theme") { button.measured(.vertical).natural == 44 }
      ThemeController.shared.theme = .default
      wait("the button has the height of the old theme") { button.measured(.vertical).natural == 34 }
    }
  }

  func testAThemeThatCannotBeUsedLeavesTheLastGoodOne() throws {
    let controller = ThemeController.shared
    controller.theme = .material
    LogWatch.forget()
    XCTAssertThrowsError(try controller.load(contentsOf: "/nowhere/theme.json"))
    XCTAssertEqual(controller.theme.name, "Material")
    controller.theme = .default
  }

  func testManyProblemsDoNotFloodTheLog() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let tokens = (1...30).map { "\"t\($0)\": {\"$type\": \"color\", \"$value\": \"no colour\"}" }.joined(separator: ",")
    try "{\"theme\": {\"color\": {\(tokens)}}}".write(toFile: path, atomically: true, encoding: .utf8)
    LogWatch.forget()
    try ThemeController.shared.load(contentsOf: path)
    ThemeController.shared.theme = .default
    let complaints = LogWatch.forget()
    XCTAssertEqual(complaints.count, 21)
    XCTAssertTrue(complaints.last?.contains("thimble tokens check \(path)") == true, "\(complaints.last ?? "")")
  }

  func testColoursThatCannotBeReadAreToldOfWhenAThemeIsLoaded() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let grey = "{\"colorSpace\":\"srgb\",\"components\":[0.5,0.5,0.5]}"
    try """
    {"theme":{"color":{"$type":"color","button":{"neutral":{"default":{
      "foreground":{"$value":\(grey)}}}}}}}
    """.write(toFile: path, atomically: true, encoding: .utf8)
    LogWatch.forget()
    try ThemeController.shared.load(contentsOf: path)
    XCTAssertEqual(
      ThemeController.shared.theme.values(in: ThemeContext()).variant("neutral")?.normal.foreground.hex, "#808080")
    ThemeController.shared.theme = .default
    let complaints = LogWatch.forget()
    XCTAssertTrue(
      complaints.contains {
        $0.contains("\(path):2:") && $0.contains("theme.color.button.neutral.default.foreground: #808080 on #")
          && $0.contains("WCAG 2.2 asks for 4.5:1")
      }, "\(complaints)")
  }
}
