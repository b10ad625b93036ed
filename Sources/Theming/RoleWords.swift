import DesignTokens

/// The words in the names of a team's tokens that speak for a role of the kit, or against it.
struct RoleWords {
  /// The path of the role.
  let role: String
  let type: TokenType
  /// The words of which a name has at least one, with their weights.
  let needed: [String: Double]
  /// Other words for some of the needed ones: such a word counts only in a name that has one of them, too.
  let also: [String: Set<String>]
  /// Other words for some of the needed ones: such a word counts only after one of them. `primary-text` is text on the
  /// primary color, and `text-primary` is text of the first rank.
  let before: [String: Set<String>]
  /// Words that make a name more likely, with their weights.
  let liked: [String: Double]
  /// Words that exclude a name.
  let refused: Set<String>
  /// True for a role that has a hue, false for a surface, nil for any other.
  let isChromatic: Bool?

  private init(
    _ role: String, _ type: TokenType = .color, needs needed: [String: Double], and also: [String: Set<String>] = [:],
    after before: [String: Set<String>] = [:], likes liked: [String: Double], refuses refused: Set<String>,
    isChromatic: Bool? = nil
  ) {
    self.role = "theme.\(role)"
    (self.type, self.needed, self.also, self.before) = (type, needed, also, before)
    (self.liked, self.refused) = (liked, refused)
    self.isChromatic = isChromatic
  }

  /// Returns the likeliness of a name, from its words, each of which comes once; nil if it does not fit.
  func score(_ words: [String]) -> Double? {
    guard refused.isDisjoint(with: words) else { return nil }
    let weights = words.indices.compactMap { index -> Double? in
      let word = words[index]
      guard also[word]?.isDisjoint(with: words) != true, before[word]?.isDisjoint(with: words[..<index]) != true else {
        return nil
      }
      return needed[word]
    }
    guard let most = weights.max() else { return nil }
    let strange = words.count { needed[$0] == nil && liked[$0] == nil && !Self.neutral.contains($0) }
    return most + words.reduce(0) { $0 + (liked[$1] ?? 0) } - 0.6 * Double(strange)
  }

  /// Words that say nothing about a role.
  private static let neutral: Set<String> = [
    "color", "colors", "colour", "colours", "semantic", "semantics", "sys", "system", "alias", "theme", "themes",
    "global", "scheme", "schemes", "md", "m3", "material",
    "token", "tokens", "core", "ref", "light", "dark", "mode", "day", "night", "high", "contrast", "default", "rest",
    "enabled", "static", "root",
  ]
  /// States, of which the kit derives the colors.
  private static let states: Set<String> = [
    "hover", "hovered", "hovering", "press", "pressed", "active", "activated", "down", "disabled", "focused",
    "selected",
    "visited", "checked", "dragged", "loading", "inactive", "deprecated", "readonly",
  ]
  /// Things and shades that are not the kit's.
  private static let others: Set<String> = [
    "chart", "data", "viz", "avatar", "badge", "tooltip", "toast", "skeleton", "code", "syntax", "gradient", "overlay",
    "scrim", "alpha", "illustration", "tag", "chip", "tab", "table", "nav", "navigation", "header", "footer", "input",
    "field", "placeholder", "icon", "checkbox", "switch", "radio", "slider", "progress", "menu", "modal", "dialog",
    "shadow", "elevation", "inverse", "inverted", "invert", "transparent",
  ]
  private static let shades: Set<String> = [
    "subtle", "subtler", "subtlest", "muted", "weak", "weaker", "soft", "faint", "lighter", "lightest", "darker",
    "darkest", "bright", "dim", "container", "secondary", "tertiary", "quaternary", "alt", "alternate", "low", "lowest",
    "high", "highest", "variant", "fixed", "extra",
  ]
  private static let fronts: Set<String> = [
    "text", "foreground", "fg", "on", "ink", "content", "border", "stroke", "outline", "divider", "line", "link",
    "focus",
    "ring", "contrast",
  ]
  private static let status: Set<String> = [
    "success", "positive", "danger", "error", "destructive", "negative", "critical", "warning", "caution", "info",
    "informative", "information", "notice", "alert", "attention", "valid", "invalid",
  ]
  private static let brands: Set<String> = ["brand", "accent", "primary"]
  private static let actions: Set<String> = ["action", "cta", "interactive", "button"]
  private static let rest = states.union(others)

  private static func fill(_ role: String, _ needed: [String: Double], without others: Set<String>) -> RoleWords {
    RoleWords(
      "color.background.\(role)", needs: needed,
      likes: [
        "background": 1, "bg": 1, "surface": 0.3, "fill": 1, "solid": 1.5, "default": 1.5, "base": 1.5, "main": 1.5,
        "strong": 0.8, "bold": 0.8, "emphasis": 0.8, "button": 0.8, "action": 0.5, "interactive": 0.5,
        "interaction": 0.5, "cta": 0.5, "brand": 0.5, "600": 0.7, "500": 0.6, "700": 0.5, "50": -2, "100": -2,
        "200": -1.5, "300": -1, "950": -1, "900": -0.7,
      ],
      refuses: rest.union(shades).union(fronts).union(others), isChromatic: true)
  }

  /// The roles that are proposed, in the order in which they are chosen.
  static let all: [RoleWords] = [
    RoleWords(
      "color.background.surface",
      needs: ["surface": 2, "background": 2, "bg": 2, "canvas": 2.5, "page": 2.5, "backdrop": 1],
      likes: [
        "default": 1.5, "base": 1.2, "primary": 0.6, "body": 1.5, "main": 1, "app": 1, "page": 1.5, "canvas": 1,
        "1": 0.3,
        "0": 0.5, "neutral": 0.3, "window": 1,
      ],
      refuses: rest.union(shades).union(fronts).union(status).union(["brand", "accent", "button", "card", "action"]),
      isChromatic: false),
    RoleWords(
      "color.list.card", needs: ["card": 2, "raised": 1.5, "elevated": 1.5, "panel": 1],
      likes: ["surface": 1, "background": 1, "bg": 1, "default": 1, "base": 1],
      refuses: rest.union(shades).union(fronts).union(status).union(["brand", "accent", "button"]), isChromatic: false),
    RoleWords(
      "color.foreground.default", needs: ["text": 2, "foreground": 2, "fg": 2, "ink": 2, "content": 1.5, "on": 1.5],
      and: ["on": ["surface", "background", "canvas", "page"]],
      likes: [
        "default": 1.5, "primary": 1.2, "body": 1.2, "base": 1.2, "main": 1, "normal": 1, "strong": 0.8, "neutral": 0.5,
        "surface": 0.4, "background": 0.4,
      ],
      refuses: rest.union(shades).union(status).union([
        "brand", "accent", "button", "link", "border", "heading", "action", "stroke", "contrast", "focus",
      ])),
    fill(
      "brand", ["brand": 2.2, "primary": 2, "accent": 1.8, "action": 1, "interactive": 1, "cta": 1], without: status),
    RoleWords(
      "color.on-background.brand", needs: ["on": 2, "contrast": 1.5, "foreground": 1, "text": 1, "fg": 1],
      and: ["on": brands.union(actions), "contrast": brands.union(actions)],
      after: Dictionary(uniqueKeysWithValues: ["foreground", "text", "fg"].map { ($0, brands.union(actions)) }),
      likes: ["brand": 2, "primary": 2, "accent": 1.8, "button": 0.8, "action": 0.5, "default": 0.5],
      refuses: rest.union(shades).union(status).union([
        "border", "stroke", "link", "outline", "surface", "body", "base",
      ])),
    fill(
      "success", ["success": 2.2, "positive": 2, "valid": 1.5],
      without: status.subtracting(["success", "positive", "valid"])),
    fill(
      "danger", ["danger": 2.2, "destructive": 2.2, "error": 2, "negative": 2, "critical": 2, "invalid": 1.5],
      without: status.subtracting(["danger", "destructive", "error", "negative", "critical", "invalid", "alert"])),
    RoleWords(
      "color.border.default", needs: ["border": 2, "stroke": 2, "outline": 1.8, "divider": 1],
      likes: [
        "default": 1.5, "base": 1.2, "primary": 0.6, "neutral": 1, "control": 1.5, "strong": 1.5, "bold": 1,
        "button": 0.8,
        "interactive": 0.5,
      ],
      refuses: states.union(others).union(status).union(["brand", "accent", "focus", "text", "width", "link"])),
    RoleWords(
      "color.link.default", needs: ["link": 2, "hyperlink": 2],
      likes: ["default": 1.5, "text": 1, "foreground": 1, "fg": 1, "base": 1, "primary": 0.5, "content": 0.5],
      refuses: rest.union(shades).union(status).union(["background", "bg", "border", "on"])),
    RoleWords(
      "color.focus.outline", needs: ["focus": 2],
      likes: ["ring": 1.5, "outline": 1.5, "border": 1.2, "default": 1, "outer": 1, "stroke": 1],
      refuses: states.subtracting(["focused"]).union(others).union(status).union([
        "text", "background", "bg", "inner", "on", "button",
      ])),
    RoleWords(
      "radius.button.default", .dimension,
      needs: ["radius": 2, "radii": 2, "rounded": 2, "rounding": 2, "corner": 1.5],
      likes: [
        "button": 3, "control": 2, "default": 1.5, "base": 1.2, "md": 1.5, "medium": 1.5, "m": 1.2, "sm": 0.5,
        "small": 0.5,
        "action": 1, "interactive": 1, "border": 0.3,
      ],
      refuses: others.union([
        "full", "pill", "none", "circle", "round", "card", "xs", "xl", "xxl", "top", "bottom", "left", "right", "2xl",
        "3xl",
      ])),
    RoleWords(
      "font-family.button", .fontFamily, needs: ["font": 1, "family": 1, "typeface": 1, "fonts": 1, "families": 1],
      likes: [
        "button": 3, "label": 1, "body": 2, "base": 2, "default": 1.5, "sans": 2, "text": 1, "primary": 1.5, "brand": 1,
        "ui": 2,
        "main": 1,
      ],
      refuses: ["mono", "monospace", "code", "serif", "heading", "headings", "display", "icon", "icons", "title"]),
  ]
}
