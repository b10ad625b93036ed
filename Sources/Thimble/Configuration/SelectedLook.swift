import DesignTokens

/// A button's appearance in one state, with the mark that no style can take away: that the button is selected.
///
/// In high contrast a selected button always has a thick line around it, as the theme's own variants have. Otherwise it
/// has a thinner one where the style makes no difference between selected and not.
struct SelectedLook {
  let appearance: Button.Appearance
  /// The line, which takes the place of the border.
  let line: SelectionLine?

  init(
    _ configuration: Button.Configuration, _ style: AnyButtonStyle, _ state: ButtonState, _ theme: ThemeValues,
    _ context: ThemeContext
  ) {
    let resolved = { configuration.resolved(style, in: $0, theme: theme, context: context).appearance }
    let own = resolved(state)
    appearance = own
    guard state.contains(.selected), configuration.automaticallyUpdatesForSelection else {
      line = nil
      return
    }
    // The theme itself marks high contrast alone.
    let isThemed = style == AnyButtonStyle(.automatic) && configuration.look.isEmpty
    // At rest and under the pointer together: a line that came and went with the pointer would distract.
    let states: [ButtonState] = state.contains(.disabled) ? [.disabled] : [.normal, .hovered]
    let isPlain = !isThemed && states.contains { resolved($0.union(.selected)).hasSurface(of: resolved($0)) }
    guard context.contrast == .high || isPlain else {
      line = nil
      return
    }
    let isOnColor = theme.variant(configuration.variant?.name ?? "")?.isOnColor ?? false
    // Wider than any border that is there anyway.
    let border = own.border.alpha > 0 ? own.borderWidth : 0
    let width = context.contrast == .high ? 3.0 : 2
    line = SelectionLine(
      width: border < width ? width : border + 2, foreground: own.foreground, background: own.background,
      border: own.border, on: isOnColor ? theme.coloredSurface : theme.surface)
  }
}

extension Button.Appearance {
  /// Whether surface and border are the same as another's: a title in another colour alone is no difference to rely on.
  fileprivate func hasSurface(of other: Self) -> Bool {
    background == other.background && backgroundImage == other.backgroundImage && border == other.border
      && borderWidth == other.borderWidth
  }
}
