import DesignTokens
import Testing
import Theming

@Suite("Contrast")
struct ContrastTests {
  /// Returns a theme with an unreadable text, icon, border, focus ring and whole variants.
  private static func unreadable() throws -> Theme {
    try Theme(
      tokens: """
        {"theme": {"color": {"$type": "color",
          "background": {"brand": {"$value": "#808080"}, "danger": {"$value": "#e01b24"}},
          "on-background": {"danger": {"$value": "#ffaaaa80"}},
          "focus": {"outline": {"$value": "#88ccff"}, "on-color": {"$value": "#80808080"}},
          "button": {
            "outlined": {"default": {"border": {"$value": "#00000010"}}},
            "party": {"default": {"background": {"$value": "#613583"}, "foreground": {"$value": "#26a269"},
              "icon": {"$value": "#5b6cb9"}}, "hovered": {"background": {"$value": "#c061cb"}},
              "disabled": {"foreground": {"$value": "#623683"}}}}}}}
        """, name: "bad.json")
  }

  // MARK: - Bundled themes

  @Test("Text has 4.5:1, in high contrast 7:1, in each theme, context, variant and state", arguments: Theme.bundled)
  func bundled(theme: Theme) throws {
    for context in ThemeContext.surroundings {
      let values = theme.values(in: context)
      let card = try #require(theme.tokens(in: context).color("theme.color.list.card")).over(values.surface)
      for variant in values.variants {
        for state in ButtonState.lively {
          let look = variant[state]
          for ground in variant.isOnColor ? [values.coloredSurface] : [values.surface, card] {
            let ratio = look.foreground.contrast(on: look.background.over(ground))
            #expect(
              ratio >= context.minimumContrast,
              "\(theme.name) \(context) \(variant.name) \(state) on \(ground.css): \(ratio)")
          }
        }
      }
    }
  }

  @Test(
    "High contrast keeps each theme's own hues", arguments: [Theme.material, .thumbprint, .backbase])
  func ownHues(theme: Theme) throws {
    for scheme in ColorScheme.allCases {
      let context = ThemeContext(scheme: scheme, contrast: .high)
      for name in ["primary", "secondary", "tinted", "neutral", "success", "danger", "link", "on-color-primary"] {
        let own = try #require(theme.values(in: context).variant(name))
        #expect(own != Theme.default.values(in: context).variant(name), "\(scheme) \(name)")
      }
      #expect(
        theme.derivedPaths(in: context).allSatisfy { $0.contains("on-color") }, "\(theme.derivedPaths(in: context))")
    }
  }

  // MARK: - Reports

  @Test("A failure has its place, its ratio and a colour that passes")
  func places() throws {
    let theme = try Self.unreadable()
    let found = theme.diagnostics.filter { $0.code == .contrast }
    let text = found.map(\.description)
    let party = try #require(found.first { $0.path == "theme.color.button.party.default.foreground" })
    #expect(party.location?.line == 7 && party.location?.file == "bad.json", "\(party)")
    #expect(party.message == "#26a269 on #613583 has a contrast of 2.75:1 (light)", "\(party)")
    #expect(party.advice?.contains("asks for 4.5:1; #") == true && party.severity == .warning && party.keepsValue)
    let ring = try #require(found.first { $0.path == "theme.color.focus.outline" })
    #expect(ring.location?.line == 4)
    // For an alias in a bundled theme, the place is that of the user's token.
    let danger = try #require(found.first { $0.path == "theme.color.button.danger.default.foreground" })
    #expect(danger.location?.line == 3)
    #expect(found.allSatisfy { $0.location?.file == "bad.json" }, "\(text)")
  }

  @Test("Both focus rings, and icons and borders that carry meaning, are judged at 3:1")
  func kinds() throws {
    let failures = ContrastReport(try Self.unreadable(), in: ThemeContext()).failures
    let three = Set(failures.filter { $0.minimum == 3 }.map(\.path))
    #expect(
      three == [
        "theme.color.focus.outline", "theme.color.focus.on-color", "theme.color.button.outlined.default.border",
        "theme.color.button.party.default.icon", "theme.color.button.party.hovered.icon",
        "theme.color.button.party.pressed.icon", "theme.color.button.party.selected.icon",
      ], "\(three.sorted())")
  }

  // MARK: - Repair

  @Test("After repair every pair passes, and passing pairs are unchanged")
  func repair() throws {
    let theme = try Self.unreadable()
    let repaired = theme.repairingContrast()
    for context in ThemeContext.surroundings {
      let before = ContrastReport(theme, in: context).pairs
      let after = Dictionary(uniqueKeysWithValues: ContrastReport(repaired, in: context).pairs.map { ($0.path, $0) })
      #expect(before.contains { !$0.passes })
      #expect(after.values.allSatisfy { $0.passes }, "\(after.values.filter { !$0.passes }.map(\.diagnostic))")
      let repairs = repaired.contrastRepairs(in: context)
      #expect(repairs.map(\.pair) == before.filter { !$0.passes })
      let moved = Set(
        repairs.filter { $0.back != $0.pair.back }.map { $0.pair.path.dropLast($0.pair.kind.rawValue.count) })
      for pair in before where pair.passes && !moved.contains(pair.path.dropLast(pair.kind.rawValue.count)) {
        if let now = after[pair.path] { #expect(now == pair) }
      }
    }
    // Every change is reported, and there are no other problems.
    let told = repaired.diagnostics.filter { $0.code == .contrast }
    #expect(!told.isEmpty && told.allSatisfy { $0.advice?.hasPrefix("repaired to #") == true && $0.location != nil })
  }

  @Test("Repair keeps hue and chroma, changes as little as necessary, and leaves disabled states unchanged")
  func lightnessAlone() throws {
    let theme = try Self.unreadable()
    let party = try #require(theme.repairingContrast().values(in: ThemeContext()).variant("party"))
    let old = try #require(theme.values(in: ThemeContext()).variant("party"))
    let (was, now) = (old.normal.foreground, party.normal.foreground)
    let (a, b) = (lab(was), lab(now))
    #expect(abs(a.y - b.y) < 0.02 && abs(a.z - b.z) < 0.02 && b.x > a.x, "\(was.hex) \(now.hex)")
    #expect((4.5..<4.7).contains(now.contrast(on: party.normal.background)))
    #expect(party[.hovered].background == old[.hovered].background, "Text on it is readable.")
    #expect(party[.disabled].foreground == old[.disabled].foreground)
    #expect(party[.pending] == party.normal && party[.focused] == party.normal)
  }

  private func lab(_ color: RGBA) -> SIMD3<Double> {
    Oklab.fromSRGB(SIMD3(color.red, color.green, color.blue))
  }

  @Test("If no text has 7:1, the background changes; a passing theme does not change")
  func background() throws {
    let grey = try Theme(
      tokens: ##"{"theme":{"color":{"$type":"color","background":{"brand":{"$value":"#808080"}}}}}"##
    ).repairingContrast()
    let high = ThemeContext(contrast: .high)
    #expect(grey.contrastRepairs(in: high).contains { $0.back != $0.pair.back })
    #expect(grey.values(in: ThemeContext()).variant("primary")?.normal.background.hex == "#808080")
    for theme in Theme.bundled {
      let repaired = theme.repairingContrast()
      for context in ThemeContext.surroundings {
        // Only the theme with the desktop's colours is repaired from the start.
        #expect(repaired.contrastRepairs(in: context) == theme.contrastRepairs(in: context))
        #expect(theme == .adwaita || repaired.contrastRepairs(in: context).isEmpty)
        #expect(repaired.values(in: context) == theme.values(in: context))
      }
    }
  }

  @Test("A theme that is merged with a repaired one is repaired")
  func merged() throws {
    let both = Theme.material.repairingContrast().merging(try Self.unreadable())
    for context in ThemeContext.surroundings { #expect(ContrastReport(both, in: context).failures.isEmpty) }
    let tokens = both.tokens(in: ThemeContext())
    let values = both.values(in: ThemeContext())
    #expect(
      tokens.color("theme.color.button.party.default.foreground") == values.variant("party")?.normal.foreground)
  }

  @Test(
    "A repaired colour of any shade has 4.5:1 on its background",
    arguments: ["#808080", "#e01b24", "#f5c211", "#000000", "#ffffff", "#1c71d8"])
  func shades(hex: String) throws {
    for back in ["#ffffff", "#000000", "#757575"] {
      let theme = try Theme(
        tokens: """
          {"theme":{"color":{"$type":"color","button":{"party":{"default":{"background":{"$value":"\(back)"},
            "foreground":{"$value":"\(hex)"}}}}}}}
          """)
      let party = try #require(theme.repairingContrast().values(in: ThemeContext()).variant("party")).normal
      #expect(party.foreground.contrast(on: party.background) >= 4.5 && party.background.hex == back)
      #expect(RGBA(hex: party.foreground.hex) == party.foreground, "Each channel has 8 bits.")
    }
  }
}
