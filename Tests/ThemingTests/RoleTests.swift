import DesignTokens
import Foundation
import Testing
import Theming

@Suite("Roles, and tokens proposed for them")
struct RoleTests {
  /// A small system with names of its own.
  private static let system = ##"""
    {"ink": {"$type": "color",
       "900": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.1]}},
       "0": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}},
     "button": {"$type": "color", "primary": {"background": {
        "default": {"$value": {"colorSpace": "srgb", "components": [0.05, 0.29, 0.62]}},
        "hover": {"$value": {"colorSpace": "srgb", "components": [0.4, 0.5, 0.6]}}}}},
     "text": {"$type": "color",
       "pale": {"default": {"$value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8]}}},
       "body": {"$value": "{ink.900}"},
       "disabled": {"$value": {"colorSpace": "srgb", "components": [0.6, 0.6, 0.6]}}},
     "bg": {"$type": "color",
       "page": {"light": {"$value": "{ink.0}"}, "dark": {"$value": "{ink.900}"}},
       "critical": {"$value": {"colorSpace": "srgb", "components": [0.95, 0.3, 0.3]}}},
     "radius": {"$type": "dimension", "pill": {"$value": {"value": 99, "unit": "px"}},
       "control": {"$value": {"value": 4, "unit": "px"}}}}
    """##

  private static func readableEverywhere(_ theme: Theme) -> [String] {
    theme.diagnostics.filter { $0.code == .contrast }.map(\.description)
  }

  @Test("Every role has a purpose and a fallback, and every path of the default theme is a role")
  func list() {
    for role in ThemeRole.all { #expect(!role.purpose.isEmpty && !role.fallback.isEmpty, "\(role.path)") }
    let paths = Set(ThemeRole.all.map(\.path))
    #expect(paths.count == ThemeRole.all.count)
    for token in Theme.default.tokens(in: ThemeContext()) where !token.path.hasPrefix("theme.color.button.") {
      let group = token.path.split(separator: ".").dropLast().joined(separator: ".")
      #expect(paths.contains(token.path) || paths.contains("\(group).<size>"), "\(token.path)")
    }
    let brand = ThemeRole.all.first { $0.path == "theme.color.background.brand" }
    #expect(brand?.fallback.contains("accent color") == true && brand?.type == .color)
    let hovered = ThemeRole.all.first { $0.path == "theme.color.background.brand-hovered" }
    #expect(hovered?.fallback == "a color derived from theme.color.background.brand")
  }

  @Test("A proposal goes by names, and leaves states and unreadable colors out")
  func proposal() throws {
    let proposal = try RoleProposal([TokenDocument(Self.system, name: "system.json")])
    let theme = try Theme(documents: [TokenDocument(proposal.text, name: "kit.resolver.json")])
    let (light, dark) = (ThemeContext(), ThemeContext(scheme: .dark))
    func alias(_ role: String, _ context: ThemeContext) -> String? { theme.tokens(in: context)["theme.\(role)"]?.alias }
    #expect(alias("color.background.brand", light) == "button.primary.background.default")
    #expect(alias("color.background.surface", light) == "bg.page.light")
    #expect(alias("color.background.surface", dark) == "bg.page.dark")
    #expect(alias("color.foreground.default", light) == "text.body", "The pale text is not readable.")
    #expect(alias("color.foreground.default", dark) != "text.body", "The dark text is not readable on a dark page.")
    #expect(alias("color.background.danger", light) == "bg.critical")
    #expect(alias("radius.button.default", light) == "radius.control")
    #expect(Self.readableEverywhere(theme).isEmpty, "\(Self.readableEverywhere(theme))")
    #expect(theme.diagnostics.isEmpty, "\(theme.diagnostics)")
    #expect(proposal.notes.contains("theme.color.link.default is left to the kit: no token has such a name"))
  }

  /// Returns a system with colors by their paths.
  private static func system(_ colors: KeyValuePairs<String, UInt32>) throws -> TokenDocument {
    let sources = colors.map { path, hex in
      let components = [16, 8, 0].map { "\(Double(hex >> $0 & 0xFF) / 255)" }.joined(separator: ", ")
      let token = ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\##(components)]}}"##
      return path.split(separator: ".").reversed().reduce(token) { "{\"\($1)\": \($0)}" }
    }
    return try TokenDocument(
      """
      {"version": "2025.10", "sets": {"s": {"sources": [\(sources.joined(separator: ","))]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """, name: "system.resolver.json")
  }

  @Test("Names that say a scheme or contrast are for that context: those of Material's theme builder")
  func material() throws {
    let system = try Self.system([
      "coreColors.primary": 0x6750A4, "palettes.primary.10": 0x22005D, "palettes.primary.90": 0xEADDFF,
      "schemes.light.primary": 0x65558F, "schemes.light.onPrimary": 0xFFFFFF, "schemes.light.surface": 0xFDF7FF,
      "schemes.light.onSurface": 0x1D1B20, "schemes.light.onSurfaceVariant": 0x49454E,
      "schemes.light-medium-contrast.primary": 0x3C2E64, "schemes.light-medium-contrast.onPrimary": 0xFFFFFF,
      "schemes.light-high-contrast.primary": 0x32225A, "schemes.light-high-contrast.onPrimary": 0xFFFFFF,
      "schemes.light-high-contrast.surface": 0xFDF7FF, "schemes.light-high-contrast.onSurface": 0x000000,
      "schemes.dark.primary": 0xCFBDFE, "schemes.dark.onPrimary": 0x36275D, "schemes.dark.surface": 0x141218,
      "schemes.dark.onSurface": 0xF0EAF3, "schemes.dark-high-contrast.primary": 0xE0CFFF,
      "schemes.dark-high-contrast.onPrimary": 0x000000, "schemes.dark-high-contrast.surface": 0x141218,
      "schemes.dark-high-contrast.onSurface": 0xFFFFFF,
    ])
    let proposal = try RoleProposal([system])
    let theme = try Theme(documents: [TokenDocument(proposal.text, name: "kit.resolver.json")])
    let roles = [
      "background.brand": "primary", "on-background.brand": "onPrimary", "background.surface": "surface",
      "foreground.default": "onSurface",
    ]
    for context in ThemeContext.surroundings {
      let scheme = context.scheme.rawValue + (context.contrast == .high ? "-high-contrast" : "")
      for (role, name) in roles {
        let alias = theme.tokens(in: context)["theme.color.\(role)"]?.alias
        #expect(alias == "schemes.\(scheme).\(name)", "\(role): \(proposal.notes)")
      }
    }
    #expect(Self.readableEverywhere(theme).isEmpty, "\(Self.readableEverywhere(theme))")
  }

  @Test("Text of the first rank is no text on the primary color, and a pale surface is no color of danger")
  func otherNames() throws {
    let system = try Self.system([
      "bg.page": 0xFFFFFF, "text-primary": 0x161616, "bg.fill-critical": 0xE51C00, "bg.surface-critical": 0xFEE9E8,
      "brand": 0x0F62FE, "brand-text": 0xF4F4F4,
    ])
    let proposal = try RoleProposal([system])
    let theme = try Theme(documents: [TokenDocument(proposal.text, name: "kit.resolver.json")])
    func token(_ role: String, _ context: ThemeContext) -> ResolvedToken? {
      theme.tokens(in: context)["theme.color.\(role)"]
    }
    #expect(token("on-background.brand", ThemeContext())?.alias == "brand-text")
    #expect(token("foreground.default", ThemeContext())?.alias == "text-primary")
    let danger = token("background.danger", ThemeContext(contrast: .high))
    #expect(danger?.description == "bg.fill-critical, made readable", "\(String(describing: danger))")
    #expect(
      proposal.notes.contains {
        $0.hasPrefix("theme.color.background.surface is left to the kit in dark, darkHighContrast: no token of such a")
      }, "\(proposal.notes)")
  }

  @Test("The tokens of a system are evaluated once for all contexts that it does not distinguish")
  func once() throws {
    func work(_ count: Int) throws -> (proposal: Int, once: Int) {
      let tokens = (0..<count).map { "\"t\($0)\":{\"$value\":1}" }.joined(separator: ",")
      let document = try TokenDocument("{\(tokens)}", name: "system.json")
      return (
        try WorkCount.count { _ = try RoleProposal([document]) },
        try WorkCount.count { _ = try Resolver(document).resolve() }
      )
    }
    let (small, large) = (try work(500), try work(2_500))
    #expect(large.proposal - small.proposal < 2 * (large.once - small.once), "\(small) \(large)")
  }

  @Test("A brand that high contrast cannot show is made readable there, in its own hue")
  func brand() throws {
    let text = ##"{"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.85, 0.2, 0.2]}}}"##
    let proposal = try RoleProposal([TokenDocument(text, name: "system.json")])
    let theme = try Theme(documents: [TokenDocument(proposal.text, name: "kit.resolver.json")])
    let high = theme.tokens(in: ThemeContext(contrast: .high))["theme.color.background.brand"]
    #expect(high?.alias == nil && high?.description == "brand, made readable")
    #expect(Self.readableEverywhere(theme).isEmpty)
    #expect(
      theme.values(in: ThemeContext(contrast: .high)).variant("primary")?.normal.background == high?.value.color?.rgba)
  }

  @Test(
    "The proposal for a published system is readable in light, dark and high contrast",
    .enabled(if: PublishedSystemTests.folder != nil, "set THIMBLE_TOKENS to the folder of published token files"),
    arguments: [
      ["primer/github-primer.resolver.json"], ["figma-sds/figma-sds.resolver.json"],
      ["alias.color", "theme"].map { "kong/electric-lime-day/electric-lime-day.\($0).json" },
    ])
  func published(_ files: [String]) throws {
    let folder = try #require(PublishedSystemTests.folder)
    let proposal = try RoleProposal(files.map { try TokenDocument(contentsOf: "\(folder)/\($0)") })
    let theme = try Theme(documents: [TokenDocument(proposal.text, name: "kit.resolver.json")])
    #expect(Self.readableEverywhere(theme).isEmpty, "\(Self.readableEverywhere(theme))")
    let broken = theme.diagnostics.filter { $0.severity == .error && $0.path?.hasPrefix("theme.") == true }
    #expect(broken.isEmpty, "\(broken)")
    let brand = theme.tokens(in: ThemeContext())["theme.color.background.brand"]
    #expect(brand?.alias != nil, "\(proposal.notes)")
  }
}
