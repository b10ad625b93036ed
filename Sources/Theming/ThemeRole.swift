package import DesignTokens

/// A token path of the kit: what it paints, and what the kit takes if a theme does not set it.
package struct ThemeRole: Hashable, Sendable {
  /// The path, such as `theme.color.background.brand`. `<size>` stands for the names of sizes, `<state>`, `<variant>`
  /// and `<property>` for those of ``ThemeSchema``.
  package let path: String
  /// The type of the token; nil where it depends on the property.
  package let type: TokenType?
  /// The things that the token paints or measures, as a phrase.
  package let purpose: String
  /// The value without such a token, as a phrase.
  package let fallback: String

  /// All roles: the colours, the forms, and then those that have no token in the default theme.
  package static let all: [ThemeRole] = standard + optional

  /// The tokens of the default theme, those of all sizes as one. The variants' are one role of ``optional``.
  private static let standard: [ThemeRole] = {
    let light = Theme.default.tokens(in: ThemeContext())
    let dark = Theme.default.tokens(in: ThemeContext(scheme: .dark))
    var order: [String] = []
    var groups: [String: [ResolvedToken]] = [:]
    for token in light where !token.path.hasPrefix("theme.color.button.") {
      let path = withoutSize(token.path)
      if groups[path] == nil { order.append(path) }
      groups[path, default: []].append(token)
    }
    return order.compactMap { path in
      guard let tokens = groups[path], let first = tokens.first else { return nil }
      return ThemeRole(
        path: path, type: first.type, purpose: purposes[path] ?? "", fallback: fallback(path, tokens, dark))
    }
  }()

  /// The paths without a token in the default theme.
  private static let optional = [
    ThemeRole(
      path: "theme.font-family.button", type: .fontFamily, purpose: "the font of buttons",
      fallback: "the family in theme.typography.button.md, or the desktop's font"),
    ThemeRole(
      path: "theme.font-size.button.<size>", type: .dimension, purpose: "the size of titles",
      fallback: "the size in theme.typography.button.<size>, or the desktop's"),
    ThemeRole(
      path: "theme.typography.button.<size>", type: .typography, purpose: "the family, size and weight of titles",
      fallback: "the desktop's font"),
    ThemeRole(
      path: "theme.shadow.button.<state>", type: .shadow, purpose: "the shadow of buttons without one of their own",
      fallback: "no shadow"),
    ThemeRole(
      path: "theme.color.button.<variant>.<state>.<property>", type: nil,
      purpose: "one variant in one state: its background, foreground, border, icon or shadow; every variant is a group",
      fallback: "the color roles above; pressed falls back to hovered, selected to pressed, other states to default"),
  ]

  private static func withoutSize(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."),
      SizeMetrics.names.contains(where: { $0.key == path[path.index(after: dot)...] })
    else { return path }
    return path[...dot] + "<size>"
  }

  private static func fallback(_ path: String, _ tokens: [ResolvedToken], _ dark: ResolvedTokens) -> String {
    if path == BrandFamily.path { return "the desktop's accent color, or \(values(tokens, dark))" }
    if BrandFamily.paths.contains(path) { return "a color derived from \(BrandFamily.path)" }
    for role in StatusFamily.roles where StatusFamily.paths(of: role).contains(path) {
      return "a color derived from \(StatusFamily.path(of: role))"
    }
    if let alias = tokens.first?.alias { return tokens.count > 1 ? withoutSize(alias) : alias }
    return values(tokens, dark)
  }

  private static func values(_ tokens: [ResolvedToken], _ dark: ResolvedTokens) -> String {
    let light = tokens.map(\.value.css).joined(separator: ", ")
    let other = tokens.compactMap { dark[$0.path]?.value.css }.joined(separator: ", ")
    return light == other ? light : "\(light); in the dark \(other)"
  }
}

// MARK: - Purposes

extension ThemeRole {
  private static let purposes: [String: String] = {
    var all: [String: String] = [:]
    for (group, roles) in groups {
      for (name, purpose) in roles { all["theme.\(group).\(name)"] = purpose }
    }
    return all
  }()

  private static let groups: [String: [String: String]] = [
    "color.background": [
      "surface": "the window under the buttons, for contrast",
      "none": "the background of buttons that have none",
      "brand": "the background of primary and floating buttons; the whole family of brand colors derives from it",
      "brand-hovered": "the same, on hover",
      "brand-pressed": "the same, pressed",
      "success": "the background of buttons that complete something",
      "success-hovered": "the same, on hover",
      "success-pressed": "the same, pressed",
      "danger": "the background of buttons that destroy something",
      "danger-hovered": "the same, on hover",
      "danger-pressed": "the same, pressed",
      "brand-subtle": "the background of tinted buttons, and of secondary and tertiary ones on hover",
      "brand-subtle-hovered": "tinted buttons on hover, secondary and tertiary ones pressed",
      "brand-subtle-pressed": "tinted buttons, pressed",
      "neutral": "the background of neutral buttons",
      "neutral-hovered": "the same, on hover",
      "neutral-pressed": "the same, pressed",
      "subtle-hovered": "the background of outlined and plain buttons on hover",
      "subtle-pressed": "the same, pressed",
      "colored": "the colored surface under the variants whose names begin with on-color, for contrast",
      "on-color": "the background of primary buttons on a colored surface",
      "on-color-hovered": "the same, on hover",
      "on-color-pressed": "the same, pressed",
      "on-color-subtle-hovered": "the background of other buttons on a colored surface, on hover",
      "on-color-subtle-pressed": "the same, pressed",
    ],
    "color.on-background": [
      "brand": "the text of primary and floating buttons",
      "success": "the text of buttons that complete something",
      "danger": "the text of buttons that destroy something",
      "on-color": "the text of primary buttons on a colored surface",
    ],
    "color.foreground": [
      "default": "the text of neutral, outlined and plain buttons",
      "brand": "the text of secondary, tertiary and tinted buttons",
      "on-color": "the text of other buttons on a colored surface",
    ],
    "color.border": [
      "none": "the border of buttons that have none",
      "control": "the border of buttons with a background",
      "default": "the border of outlined buttons",
      "brand": "the border of secondary buttons",
      "on-color": "the border of secondary buttons on a colored surface",
    ],
    "color.link": [
      "default": "the text of links", "hovered": "the same, on hover", "pressed": "the same, pressed",
    ],
    "color.link-visited": [
      "default": "the text of visited links", "hovered": "the same, on hover", "pressed": "the same, pressed",
    ],
    "color.focus": [
      "outline": "the focus ring", "on-color": "the focus ring on a colored surface",
    ],
    "color.floating": [
      "secondary": "the background of secondary floating buttons",
      "secondary-hovered": "the same, on hover",
      "secondary-pressed": "the same, pressed",
      "shadow": "the shadow of floating buttons",
    ],
    "color.list": [
      "card": "the card behind a list of buttons", "line": "the lines between its rows",
    ],
    "height": ["button.<size>": "the least height of buttons"],
    "padding-x": [
      "button.<size>": "the room beside a title",
      "button-with-icon.<size>": "the room beside a title on the side of an icon",
    ],
    "padding-y": ["button.<size>": "the room above and below a title"],
    "gap": ["button.<size>": "the gap between icon and title"],
    "icon-size": ["button.<size>": "the width and height of icons"],
    "radius": ["button.default": "the corner radius of buttons"],
    "border-width": ["button.default": "the width of borders"],
    "hit-area": ["button.minimum": "the least width and height of the area that takes presses"],
    "font-weight": ["button": "the weight of titles"],
    "focus-ring": [
      "button.width": "the width of the focus ring",
      "button.offset": "its distance from buttons with a background",
      "button.offset-subtle": "its distance from other buttons; below 0 it is inside",
    ],
    "spinner": [
      "button.size.<size>": "the size of the spinner in a busy button",
      "button.stroke-width.<size>": "the width of its line",
      "button.fade": "the time in which it appears",
      "button.rotation": "the time of one turn",
      "button.show-delay": "the time before it appears",
      "button.minimum-visible": "the least time that it stays",
    ],
    "opacity": ["button.disabled": "the opacity of disabled buttons"],
    "duration": ["fast": "a duration that others refer to", "normal": "a duration that others refer to"],
    "easing": ["out": "the easing that others refer to"],
    "motion": [
      "button.hover": "the change of colors when the pointer comes or goes",
      "button.press": "the change of colors when a press begins",
      "button.release": "the change of colors when a press ends",
    ],
    "elevation": [
      "none": "the shadow of disabled floating buttons",
      "raised": "the shadow of floating buttons",
      "lifted": "the same, on hover",
      "pressed": "the same, pressed",
    ],
    "floating-button": [
      "height.<size>": "the height of floating buttons",
      "padding-x.<size>": "the room beside their title",
      "padding-y.<size>": "the room above and below it",
      "gap.<size>": "the gap between their icon and title",
      "icon-size.<size>": "the size of their icons",
      "radius.<size>": "their corner radius",
    ],
  ]
}
