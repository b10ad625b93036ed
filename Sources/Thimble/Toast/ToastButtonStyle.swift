import DesignTokens
import Theming

/// The style of the buttons in a toast: the theme's for coloured surfaces, if it is readable on the toast, and otherwise
/// white.
///
/// A toast is dark in every scheme, but the coloured surface of a theme can be light: that of a brand in dark mode.
struct ToastButtonStyle: ButtonStyle {
  func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
    var look = button.standard
    guard !isReadable(in: button) else { return look }
    let emphasis =
      switch button.state {
      case let state where !state.isDisjoint(with: [.disabled, .pending]): 0.0
      case let state where !state.isDisjoint(with: [.highlighted, .selected]): 0.2
      case let state: state.contains(.hovered) ? 0.1 : 0
      }
    look.foreground = .white
    look.background = RGBA.white.faded(by: emphasis)
    look.icon = nil
    if look.border.alpha > 0 { look.border = RGBA.white.faded(by: button.context.contrast == .high ? 1 : 0.5) }
    return look
  }

  /// Returns whether the theme's look is readable in every state, so that a button does not change its colour on hover.
  private func isReadable(in button: ButtonStyleConfiguration) -> Bool {
    let surface = Stylesheet.toastSurface(in: button.context)
    let minimum = button.context.contrast == .high ? 7 : 4.5
    return [[], .hovered, .highlighted, .focused, .pending].allSatisfy { (state: ButtonState) in
      let look = button.theme.appearance(of: button.variant.name, button.size.name, in: state, button.context)
      let back = look.background.over(surface)
      return look.foreground.contrast(on: back) >= minimum && (look.icon ?? look.foreground).contrast(on: back) >= 3
    }
  }
}
