import DesignTokens

/// The appearance of one kind of button in each state, including the marks that no style can remove.
///
/// The style sets the appearance of each state. If that shows no visible difference, a selected or disabled button gets
/// a mark. ``ButtonRules`` writes the result as CSS.
package struct ButtonAppearances {
  let values: ThemeValues
  let context: ThemeContext
  /// Indicates whether the button is on a coloured surface.
  let isOnColor: Bool
  private let showsSelection: Bool
  private let styled: StyledStates

  /// - Parameters:
  ///   - values: the values of the button's theme.
  ///   - context: the context of these values.
  ///   - isOnColor: whether the button is on a coloured surface.
  ///   - showsSelection: whether a selected button looks selected.
  ///   - style: the appearance in a state, before the marks.
  package init(
    _ values: ThemeValues, in context: ThemeContext, isOnColor: Bool, showsSelection: Bool = true,
    style: @escaping (ButtonState) -> ButtonAppearance
  ) {
    self.values = values
    self.context = context
    self.isOnColor = isOnColor
    self.showsSelection = showsSelection
    styled = StyledStates(style)
  }

  /// Creates the appearances of a theme's variant; nil for a button without a variant.
  init(_ variant: VariantStyle?, _ values: ThemeValues, in context: ThemeContext, showsSelection: Bool = true) {
    self.init(values, in: context, isOnColor: variant?.isOnColor ?? false, showsSelection: showsSelection) {
      values.appearance(of: variant, in: $0)
    }
  }

  /// The appearance in a state.
  package subscript(state: ButtonState) -> ButtonAppearance {
    let state = showsSelection ? state : state.subtracting(.selected)
    var result = unlined(state)
    guard let line = line(in: state) else { return result }
    result.border = line.color
    result.borderWidth = line.width
    if let rim = line.rim { result.shadow.insert(Shadow(color: Color(rim), spread: Line.rimWidth), at: 0) }
    return result
  }

  /// A state that CSS can select, with its appearance and the opacity of the content, 0…1.
  typealias Row = (state: ButtonState.Row, look: ButtonAppearance, contentOpacity: Double)

  /// The table of all states: the stylesheet is written from it, and the button draws its content from it.
  var rows: [Row] {
    ButtonState.rows.map { row in
      guard row.isInactive else { return (row, self[row.state], 1) }
      let (look, contentOpacity) = inactive(row.state)
      return (row, look, contentOpacity)
    }
  }

  /// Returns the appearance in a state without the line of a selected button.
  private func unlined(_ state: ButtonState) -> ButtonAppearance {
    var result = style(state)
    if state.contains(.disabled) { fade(&result, state) }
    if state.contains(.selected) { cover(&result, state) }
    return result
  }

  /// Returns the appearance in a state before the marks.
  private func style(_ state: ButtonState) -> ButtonAppearance { styled[state] }

  /// A cache of a style's appearances, because each mark compares several states.
  private final class StyledStates {
    private let style: (ButtonState) -> ButtonAppearance
    private var known: [ButtonState: ButtonAppearance] = [:]

    init(_ style: @escaping (ButtonState) -> ButtonAppearance) { self.style = style }

    subscript(state: ButtonState) -> ButtonAppearance {
      if let known = known[state] { return known }
      let new = style(state)
      known[state] = new
      return new
    }
  }

  // MARK: - Disabled

  /// Fades a disabled button if the style gives it no visible difference.
  private func fade(_ appearance: inout ButtonAppearance, _ state: ButtonState) {
    let enabled = style(state.subtracting(.disabled))
    guard appearance.opacity == enabled.opacity, appearance.foreground == enabled.foreground,
      appearance.icon == enabled.icon, !isSeen(appearance, enabled)
    else { return }
    appearance.opacity *= values.disabledOpacity < 1 ? values.disabledOpacity : 0.5
  }

  /// Returns the appearance of a button that looks disabled and can have keyboard focus, and the opacity of its
  /// content, 0…1. Its colours contain the opacity, because the opacity of the whole button would fade the focus ring
  /// too.
  func inactive(_ state: ButtonState) -> (appearance: ButtonAppearance, contentOpacity: Double) {
    var result = self[state]
    let strength = result.opacity
    // On a faded background, equally faded text would be unreadable.
    let content = result.isOpaque ? max(strength, 0.85) : strength
    result.opacity = 1
    result.background = result.background.faded(by: strength)
    result.border = result.border.faded(by: strength)
    for index in result.shadow.indices {
      result.shadow[index].color = result.shadow[index].color.withAlpha(multipliedBy: strength)
    }
    return (result, content)
  }

  // MARK: - Selected

  /// The line around a selected button. It is visible to people who cannot distinguish colours.
  struct Line {
    /// The colour: the title's.
    let color: RGBA
    /// The width, logical pixels.
    let width: Double
    /// The colour of a rim around a line that is hard to see on the surface; nil for no rim. Without the rim the button
    /// would only look smaller.
    let rim: RGBA?

    /// The width of the rim, logical pixels.
    static let rimWidth = 2.0
  }

  /// Returns the line of a selected button: always in high contrast, otherwise only if on and off are hard to
  /// distinguish; nil for no line.
  func line(in state: ButtonState) -> Line? {
    guard state.contains(.selected), showsSelection else { return nil }
    let lasting = state.intersection([.disabled, .pending])
    // These states share one decision: a line that appears and disappears with the pointer would distract.
    let states: [ButtonState] = lasting.isEmpty ? [.normal, .hovered, .highlighted] : [lasting]
    let isHigh = context.contrast == .high
    guard isHigh || states.contains(where: { !isSeen(unlined($0.union(.selected)), unlined($0)) }) else { return nil }
    let own = style(state)
    // The line must be wider than the style's border.
    let border = own.border.alpha > 0 ? own.borderWidth : 0
    let width: Double = isHigh ? 3 : 2
    let surface = surfaces[0]
    let isPale = own.foreground.contrast(on: surface) < 3
    return Line(
      color: own.foreground, width: border < width ? width : border + 2,
      rim: isPale ? (own.border.alpha > 0 ? own.border : own.background).over(surface) : nil)
  }

  /// Returns whether the difference between two backgrounds or borders is visible. A different title colour alone does
  /// not count.
  private func isSeen(_ one: ButtonAppearance, _ other: ButtonAppearance) -> Bool {
    let border = { (look: ButtonAppearance) in look.border.alpha > 0 ? look.borderWidth : 0 }
    if one.backgroundImage != other.backgroundImage || border(one) != border(other) { return true }
    let opacity = min(one.opacity, other.opacity)
    let pairs = [(one.background, other.background)] + (border(one) > 0 ? [(one.border, other.border)] : [])
    return pairs.contains { one, other in
      let (a, b) = (one.over(surfaces[0]), other.over(surfaces[0]))
      return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue)) * opacity > 0.035
    }
  }

  /// Mixes the background of a selected button with the title's colour on hover and while pressed, if the style does
  /// not change the background.
  private func cover(_ appearance: inout ButtonAppearance, _ state: ButtonState) {
    guard state.isDisjoint(with: [.disabled, .pending]), !state.isDisjoint(with: [.hovered, .highlighted]),
      appearance.background == style(.selected).background
    else { return }
    let strength = state.contains(.highlighted) ? 0.12 : 0.06
    appearance.background = appearance.foreground.faded(by: strength).over(appearance.background)
  }

  // MARK: - Focused

  /// Returns the focus ring in a state: its colour, and its distance from the button, logical pixels; negative inside.
  ///
  /// The ring of a button without an opaque background is inside if its contrast with the surface is at least 3:1
  /// (WCAG 1.4.11), and no line or border hides it or looks like it. The ring of a linked button is always inside,
  /// because the next button covers everything outside this one.
  func ring(in state: ButtonState, isLinked: Bool) -> (color: RGBA, offset: Double) {
    let look = self[state]
    let color =
      isElsewhere(look) ? look.foreground : isOnColor ? values.focusRingOnColor : values.focusRing
    let line = line(in: state)
    let border = look.border.alpha > 0 ? look.borderWidth : 0
    let isHidden =
      border >= values.focusRingWidth && color.contrast(on: look.border.over(look.background.over(surfaces[0]))) < 3
    // The translucent background of a selected button is darker in a header bar, where most such buttons are.
    let places = surfaces + (state.contains(.selected) && !isOnColor ? [headerBar] : [])
    let isInside =
      line == nil && !isHidden && !look.isOpaque
      && places.allSatisfy { color.contrast(on: look.background.over($0)) >= 3 }
    if isLinked {
      if isInside { return (color, -values.focusRingWidth) }
      return (look.foreground, -values.focusRingWidth - (line != nil || isHidden ? border : 0) - 1)
    }
    if isInside { return (color, values.focusRingOffsetSubtle) }
    if line == nil, look.isOpaque { return (color, values.focusRingOffset) }
    return (color, max(0, values.focusRingOffset) + (line?.rim == nil ? 0 : Line.rimWidth))
  }

  /// Returns whether the title would be unreadable on the theme's surfaces. Such a button is made for another surface,
  /// such as a picture, on which a ring in the theme's colour might be hard to see.
  private func isElsewhere(_ look: ButtonAppearance) -> Bool {
    look.background.alpha == 0 && surfaces.allSatisfy { look.foreground.contrast(on: $0) < 3 }
  }

  /// The surfaces that may be under the button: the window and a card on it, or the coloured surface.
  private var surfaces: [RGBA] { values.surfaces(isOnColor: isOnColor) }

  /// An estimate of the surface of header bars, which a theme does not set. The header bars of GTK's themes differ from
  /// the window by at most this much.
  private var headerBar: RGBA { values.text.faded(by: 0.2).over(values.surface) }
}
