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
