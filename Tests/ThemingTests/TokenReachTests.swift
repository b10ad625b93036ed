import DesignTokens
import Testing
import Theming

@Suite("Declarations that a token changes")
struct TokenReachTests {
  private static func px(_ number: Int) -> String { "{\"value\":\(number),\"unit\":\"px\"}" }
  private static func ms(_ number: Int) -> String { "{\"value\":\(number),\"unit\":\"ms\"}" }
  private static let curve = "{\"duration\":\(ms(70)),\"delay\":\(ms(0)),\"timingFunction\":[0.1,0.2,0.3,0.4]}"
  private static let button = "thimble-button"

  /// A token, its type and value, and every declaration that changes with it.
  private static let exact: [(path: String, type: String, value: String, declarations: [String: String])] = [
    ("padding-x.button.md", "dimension", px(33), ["\(button).medium | padding": "5px 33px"]),
    (
      "padding-x.button-with-icon.md", "dimension", px(33),
      [
        "\(button).medium.icon-and-title | padding": "5px 33px",
        "\(button).medium.title-and-arrow | padding": "5px 33px",
      ]
    ),
    (
      "padding-y.button.md", "dimension", px(7),
      [
        "\(button).medium | padding": "7px 17px", "\(button).medium.icon-and-title | padding": "7px 9px",
        "\(button).medium.title-and-arrow | padding": "7px 9px",
        "\(button).medium.icon-only | padding": "7px", "\(button).medium | min-height": "20px",
        "\(button).medium | min-width": "20px",
      ]
    ),
    (
      "height.button.md", "dimension", px(50),
      ["\(button).medium | min-height": "40px", "\(button).medium | min-width": "40px"]
    ),
    ("gap.button.md", "dimension", px(11), [:]),
    (
      "icon-size.button.lg", "dimension", px(30),
      [
        "\(button).large > image.outcome | -gtk-icon-size": "30px",
        // The spinner is as large as the icon, unless a theme sets another size.
        "\(button).large > ring | min-width": "30px", "\(button).large > ring | min-height": "30px",
      ]
    ),
    (
      "spinner.button.size.sm", "dimension", px(13),
      ["\(button).small > ring | min-width": "13px", "\(button).small > ring | min-height": "13px"]
    ),
    ("font-size.button.xl", "dimension", px(21), ["\(button).extra-large | font-size": "21px"]),
    (
      "typography.button.lg", "typography",
      """
      {"fontFamily":"Inter","fontSize":\(px(19)),"fontWeight":400,"letterSpacing":\(px(2)),"lineHeight":1.2}
      """, ["\(button).large | font-size": "19px"]
    ),
    (
      "font-family.button", "fontFamily", "[\"Inter\",\"sans-serif\"]",
      ["\(button) | font-family": "\"Inter\", sans-serif"]
    ),
    ("font-weight.button", "fontWeight", "300", ["\(button) | font-weight": "300"]),
    ("motion.button.release", "transition", curve, ["\(button) | transition": "70ms"]),
    ("motion.button.hover", "transition", curve, ["\(button):hover | transition": "70ms"]),
    (
      "motion.button.press", "transition", curve,
      ["\(button):active | transition": "70ms", "\(button).keyboard-activating | transition": "70ms"]
    ),
    (
      "spinner.button.fade", "duration", ms(55),
      Dictionary(uniqueKeysWithValues: ["image.outcome", "ring"].map { ("\(button) > \($0) | transition", "55ms") })
    ),
  ]

  @Test("A measure, a font or a time changes its own declarations and no others", arguments: exact.indices)
  func exactly(_ index: Int) throws {
    let (path, type, value, declarations) = Self.exact[index]
    let theme = try Theme(giving: "theme.\(path)", type, value)
    #expect(theme.diagnostics.map(\.description) == [])
    let (old, new) = (Rules(.default), Rules(theme))
    #expect(new.changes(from: old) == Set(declarations.keys), "\(path)")
    for (key, value) in declarations {
      let found = new.declarations[key] ?? ""
      let isTime = value.hasSuffix("ms")
      #expect(isTime ? found.contains(" \(value) ") : found == value, "\(key): \(found)")
    }
  }

  @Test("A measure that the button draws with is among the values of its size")
  func drawn() throws {
    func size(_ path: String, _ type: String, _ value: String, _ name: String) throws -> SizeMetrics {
      try #require(Theme(giving: "theme.\(path)", type, value).values(in: ThemeContext()).size(name))
    }
    #expect(try size("gap.button.md", "dimension", Self.px(11), "medium").gap == 11)
    #expect(try size("icon-size.button.lg", "dimension", Self.px(30), "large").iconSize == 30)
    let font = try #require(Self.exact.first { $0.path == "typography.button.lg" })
    #expect(try size(font.path, font.type, font.value, "large").letterSpacing == 2)
  }

  /// Tests a token that many declarations share: some of them, and a common part of the changed ones.
  @Test("The focus ring, corners, borders and the disabled state have their tokens")
  func shared() throws {
    let old = Rules(.default)
    func changes(_ path: String, _ type: String, _ value: String) throws -> (Rules, Set<String>) {
      let new = Rules(try Theme(giving: "theme.\(path)", type, value))
      return (new, new.changes(from: old))
    }
    let focus = ":focus:focus-visible"
    var (new, changed) = try changes("focus-ring.button.width", "dimension", Self.px(5))
    #expect(new["thimble-button\(focus)", "outline-width"] == "5px")
    #expect(changed.allSatisfy { $0.contains(focus) && $0.contains("| outline") }, "\(changed)")
    (new, changed) = try changes("focus-ring.button.offset", "dimension", Self.px(4))
    #expect(new["thimble-button.primary\(focus)", "outline-offset"] == "4px")
    #expect(!changed.contains("thimble-button.plain\(focus) | outline-offset"))
    #expect(changed.allSatisfy { $0.hasSuffix("\(focus) | outline-offset") }, "\(changed)")
    (new, changed) = try changes("focus-ring.button.offset-subtle", "dimension", Self.px(3))
    #expect(new["thimble-button\(focus)", "outline-offset"] == "3px")
    #expect(!changed.contains("thimble-button.primary\(focus) | outline-offset"))
    (new, changed) = try changes("color.focus.outline", "color", "\"#102030\"")
    #expect(new["thimble-button\(focus)", "outline-color"] == "rgb(16,32,48)")
    #expect(!changed.contains("thimble-button.on-color-link\(focus) | outline-color"))
    (new, changed) = try changes("color.focus.on-color", "color", "\"#102030\"")
    #expect(new["thimble-button.on-color-link\(focus)", "outline-color"] == "rgb(16,32,48)")
    #expect(!changed.contains("thimble-button\(focus) | outline-color"))
    (new, changed) = try changes("opacity.button.disabled", "number", "0.3")
    #expect(new["thimble-button:disabled:not(.pending)", "opacity"] == "0.3")
    // With a paler disabled button, the line of a selected button is more important.
    let words = ["disabled", "inactive", "unavailable", "| box-shadow"]
    #expect(changed.allSatisfy { change in words.contains { change.contains($0) } })
    (new, changed) = try changes("radius.button.default", "dimension", Self.px(2))
    #expect(new["thimble-button", "border-radius"] == "2px")
    #expect(changed.allSatisfy { $0.contains("radius") }, "\(changed)")
    (new, changed) = try changes("border-width.button.default", "dimension", Self.px(3))
    #expect(new["thimble-button.outlined", "box-shadow"]?.hasPrefix("inset 0 0 0 3px rgb") == true)
    // The border does not hide the focus ring, nor cover the bar of a mixed toggle.
    let parts = ["box-shadow", "margin", "indeterminate", "outline"]
    #expect(changed.allSatisfy { change in parts.contains { change.contains($0) } }, "\(changed)")
  }

  private static let suffixes: [ButtonState: [String]] = [
    .normal: [""], .focused: [":focus:focus-visible"], .hovered: [":hover:not(.pending)"],
    .highlighted: [":active:not(.pending)", ".keyboard-activating:not(.pending)"],
    .selected: [":checked:not(.pending)"], .pending: [".loading.pending"], .disabled: [":disabled:not(.pending)"],
  ]

  @Test("Each property of each state of a variant has its declaration", arguments: ButtonState.lively + [.disabled])
  func states(state: ButtonState) throws {
    let color = "\"#102030\""
    let css = "rgb(16,32,48)"
    let shadow =
      "{\"color\":\(color),\"offsetX\":\(Self.px(1)),\"offsetY\":\(Self.px(2)),\"blur\":\(Self.px(3)),\"spread\":\(Self.px(4))}"
    let properties = [
      ("background", "color", color, "", "background-color", css), ("foreground", "color", color, "", "color", css),
      ("border", "color", color, "", "box-shadow", "inset 0 0 0 1px \(css)"),
      ("icon", "color", color, " > image.outcome", "color", css),
      ("shadow", "shadow", shadow, "", "box-shadow", "1px 2px 3px 4px \(css)"),
    ]
    let unknown = try Theme(giving: "theme.color.button.party.\(state.tokenName).qqqqqqqq", "color", color).diagnostics
    let all = "use one of \(properties.map(\.0).joined(separator: ", "))"
    #expect(unknown.contains { $0.advice == all }, "\(unknown)")
    for variant in ["neutral", "party"] {
      for (name, type, value, part, property, expected) in properties {
        let theme = try Theme(giving: "theme.color.button.\(variant).\(state.tokenName).\(name)", type, value)
        let rules = Rules(theme)
        for suffix in try #require(Self.suffixes[state]) {
          let found = rules["thimble-button.\(variant)\(suffix)\(part)", property]
          // A variant with the same surface when it is on has a line around it.
          #expect(
            found == expected || found?.hasSuffix(", \(expected)") == true && state == .selected && name == "shadow",
            "\(variant) \(state) \(name)")
        }
        guard state != .normal else { continue }
        #expect(rules["thimble-button.\(variant)\(part)", property] != expected, "\(variant) at rest, \(name)")
      }
    }
  }

  @Test("The button draws its icon in the colour of each state", arguments: ButtonState.lively + [.disabled])
  func icons(state: ButtonState) throws {
    for variant in ["neutral", "party"] {
      let theme = try Theme(
        giving: "theme.color.button.\(variant).\(state.tokenName).icon", "color", "\"#102030\"")
      let context = ThemeContext()
      let table = ContentTraitsTable(variant, theme.values(in: context), in: context)
      #expect(table.traits(in: state, isInactive: false).icon?.css == "rgb(16,32,48)")
      #expect(table.dependsOnState == (state != .normal))
      if state != .normal { #expect(table.atRest.icon == nil) }
    }
  }
}
