package import DesignTokens

/// The properties of a button's icon and text in one state that the button draws itself. No CSS has them.
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

  init(_ look: ButtonAppearance, opacity: Double) {
    icon = look.icon
    self.opacity = opacity
    textShadow = look.textShadow
    isUnderlined = look.isUnderlined
    isUppercase = look.isUppercase
  }
}

/// The content traits of one kind of button in each state that CSS can select.
package struct ContentTraitsTable: Hashable, Sendable {
  private let rows: [ContentTraits]
  /// Indicates whether the traits differ between states, except for the opacity of inactive buttons.
  package let dependsOnState: Bool
  /// Indicates whether a change of state can change the size of the text.
  package var changesSize: Bool { rows.contains { $0.isUppercase != rows[0].isUppercase } }

  /// Returns whether text has the same size in each state with other traits.
  package func hasSizes(of other: Self) -> Bool { rows.elementsEqual(other.rows) { $0.isUppercase == $1.isUppercase } }

  package init(_ appearances: ButtonAppearances) {
    let rows = appearances.rows
    self.rows = rows.map { ContentTraits($0.look, opacity: $0.contentOpacity) }
    dependsOnState = zip(rows, self.rows).contains { [first = self.rows[0]] in !$0.state.isInactive && $1 != first }
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
