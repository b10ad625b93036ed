public import DesignTokens

/// The current colours of libadwaita in an application, including the application's changes.
///
/// ``Theme/adwaita`` uses them. An application changes them with libadwaita's named colours, such as
/// `@define-color accent_bg_color #9141ac`, or from libadwaita 1.6 on with CSS variables, such as `--accent-bg-color`.
public struct DesktopColors: Hashable, Sendable {
  /// `accent_bg_color` and `accent_fg_color`: the suggested action.
  public var accent: Pair
  /// `destructive_bg_color` and `destructive_fg_color`: actions that destroy something.
  public var destructive: Pair
  /// `success_bg_color` and `success_fg_color`: actions that complete something.
  public var success: Pair
  /// `window_bg_color` and `window_fg_color`: windows, and the text in them.
  public var window: Pair
  /// `card_bg_color`: cards and lists in a window.
  public var card: RGBA

  /// A surface and the text on it.
  public struct Pair: Hashable, Sendable {
    /// The surface's colour.
    public var background: RGBA
    /// The text's colour.
    public var foreground: RGBA

    /// Creates a pair of a surface and the text on it.
    public init(_ background: RGBA, _ foreground: RGBA) {
      self.background = background
      self.foreground = foreground
    }
  }

  /// Creates the colours of an application.
  public init(accent: Pair, destructive: Pair, success: Pair, window: Pair, card: RGBA) {
    self.accent = accent
    self.destructive = destructive
    self.success = success
    self.window = window
    self.card = card
  }

  /// libadwaita's standard colours, for applications without libadwaita.
  static func standard(_ scheme: ColorScheme) -> Self {
    let isDark = scheme == .dark
    let hex = { (hex: UInt32, alpha: Double) in Color(hex: hex, alpha: alpha).rgba(in: scheme) }
    return Self(
      accent: Pair(hex(0x3584e4, 1), .white), destructive: Pair(hex(isDark ? 0xc01c28 : 0xe01b24, 1), .white),
      success: Pair(hex(isDark ? 0x26a269 : 0x2ec27e, 1), .white),
      window: isDark ? Pair(hex(0x222226, 1), .white) : Pair(hex(0xfafafb, 1), hex(0x000006, 0.8)),
      card: hex(0xffffff, isDark ? 0.08 : 1))
  }
}

// MARK: - Tokens

extension DesktopColors {
  /// Returns these colours by the paths of the kit's tokens.
  ///
  /// - Parameters:
  ///   - standard: the default theme's tokens. Its translucent colours keep their alpha.
  ///   - minimum: the minimum contrast of text, 1…21.
  /// - Returns: the colours.
  func layer(_ standard: ResolvedTokens, minimum: Double) -> ColorLayer {
    let surface = window.background.over(.white)
    let text = window.foreground
    var layer: ColorLayer = [
      ("theme.color.background.surface", surface), ("theme.color.foreground.default", text),
      ("theme.color.list.card", card),
    ]
    if minimum < 7 {
      // libadwaita's own buttons without a background are paler when they are on.
      layer.append(("theme.color.button.plain.selected.background", text.faded(by: 0.1)))
    }
    for path in Self.veils {
      guard let alpha = standard.color("theme.color.\(path)")?.alpha else { continue }
      layer.append(("theme.color.\(path)", text.faded(by: alpha / max(text.alpha, alpha))))
    }
    for (role, pair) in [("brand", accent), ("danger", destructive), ("success", success)] {
      let pair = pair.readable(on: surface, minimum: minimum)
      layer.append(("theme.color.background.\(role)", pair.background))
      layer.append(("theme.color.on-background.\(role)", pair.foreground))
    }
    return layer
  }

  /// The tokens that get the text's colour with another alpha.
  private static let veils = [
    "background.neutral", "background.neutral-hovered", "background.neutral-pressed", "background.subtle-hovered",
    "background.subtle-pressed", "border.default", "list.line",
  ]
}

extension DesktopColors.Pair {
  /// Returns opaque colours with enough contrast. Only the lightness of the background changes, as little as possible,
  /// because white text cannot become lighter. If no lightness has enough contrast, the text becomes black or white.
  func readable(on surface: RGBA, minimum: Double) -> Self {
    let back = background.over(surface)
    let front = foreground.over(back)
    guard front.contrast(on: back) < minimum else { return Self(back, front) }
    if let back = back.background(under: front, atLeast: minimum) { return Self(back, front) }
    return Self(back, RGBA.ink(on: back, atLeast: minimum))
  }
}
