package import DesignTokens

/// The properties of a button's icon and text in one state that a widget cannot read from GTK's CSS. The button needs
/// them because it draws its content itself.
package struct ContentTraits: Hashable, Sendable {
  /// The icon's colour; nil for the title's.
  package var icon: RGBA?
  /// The opacity of the content, except the spinner and the outcome, 0…1. It is below 1 on a button that looks disabled
  /// and can have keyboard focus.
  package var opacity = 1.0
  /// The title's shadow; nil for none.
  package var textShadow: Shadow?
  /// Indicates whether the title is underlined.
  package var isUnderlined = false
  /// Indicates whether the title is shown in capitals.
  package var isUppercase = false

  package init() {}
}

/// The content traits of one kind of button in each state that CSS can select.
package struct ContentTraitsTable: Hashable, Sendable {
  private let rows: [ContentTraits]
  /// Indicates whether the traits differ between states, except for the opacity of inactive buttons.
  package let dependsOnState: Bool

  package init(_ appearances: ButtonAppearances) {
    let rows = ButtonState.rows.map { row in
      let inactive = row.isInactive ? appearances.inactive(row.state) : nil
      let look = inactive?.appearance ?? appearances[row.state]
      var traits = ContentTraits()
      traits.opacity = inactive?.contentOpacity ?? 1
      traits.icon = look.icon
      traits.textShadow = look.textShadow
      traits.isUnderlined = look.isUnderlined
      traits.isUppercase = look.isUppercase
      return traits
    }
    self.rows = rows
    dependsOnState = zip(rows, ButtonState.rows).contains { !$1.isInactive && $0 != rows[0] }
  }

  /// Creates the table of a theme's variant, by name. An unknown variant has the traits of a button without a variant.
  package init(_ variant: String, _ values: ThemeValues, in context: ThemeContext) {
    self.init(ButtonAppearances(values.variant(variant), values, in: context))
  }

  /// The traits at rest.
  package var atRest: ContentTraits { rows[0] }

  /// Returns the traits in a state: those of the rule that wins in CSS.
  ///
  /// - Parameters:
  ///   - state: all states that the button has.
  ///   - isInactive: whether a disabled button only looks disabled, so that it can have keyboard focus.
  /// - Returns: the traits; those at rest if no rule is for the state.
  package func traits(in state: ButtonState, isInactive: Bool) -> ContentTraits {
    let last = ButtonState.rows.lastIndex { row in
      state.isSuperset(of: row.state) && row.isInactive == (isInactive && row.state.contains(.disabled))
    }
    return rows[last ?? 0]
  }
}
