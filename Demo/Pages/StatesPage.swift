// Look/States
//
// Every variant in every state at once, as the theme in force says. A variant is a group of tokens; a state that a theme
// says nothing of looks like another, so nothing is ever without an appearance.
//
// Keywords: hovered pressed focused selected disabled pending loading variant matrix on-color

import Thimble

public enum StatesPage: Page {
  public static let id = "states"

  public static let samples = [
    Sample("surface", surface),
    Sample("colored", colored),
    Sample("sizes", sizes),
  ]

  /// On the surface
  ///
  /// At rest, under the pointer, pressed, focused, selected and disabled. Each is a live button that is held in its state.
  static func surface() -> Widget { matrix(Button.Variant.standard) }

  /// On a coloured surface
  ///
  /// The on-color family is for bars and banners in the brand's colour.
  static func colored() -> Widget {
    let strip = matrix(Button.Variant.onColor)
    strip.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    return Box(.vertical) { strip }.with { $0.addStyleClass("colored-strip") }
  }

  /// Sizes
  ///
  /// Every variant in every size.
  static func sizes() -> Widget {
    let grid = Grid(rowSpacing: 12, columnSpacing: 12)
    for (row, variant) in Button.Variant.standard.enumerated() {
      for (column, size) in Button.Size.all.enumerated() {
        let button = Button("\(title(variant)) \(size.name)", icon: "starred-symbolic", variant: variant, size: size)
        button.horizontalAlignment = .start
        button.verticalAlignment = .center
        grid.attach(button, column: column, row: row)
      }
    }
    return grid
  }

  private static let states: [(name: String, flag: StateFlags)] = [
    ("Rest", []), ("Hovered", .hovered), ("Pressed", .active), ("Focused", [.focused, .focusVisible]),
    ("Selected", .checked), ("Disabled", .insensitive),
  ]

  private static func matrix(_ variants: [Button.Variant]) -> Widget {
    let grid = Grid(rowSpacing: 9, columnSpacing: 9)
    for (row, variant) in variants.enumerated() {
      for (column, state) in states.enumerated() {
        let button = Button(state.name, variant: variant)
        button.setAccessibilityLabel("\(title(variant)), \(state.name.lowercased())")
        if state.flag == .insensitive { button.isEnabled = false } else { button.setStateFlags(state.flag) }
        grid.attach(button, column: column + 1, row: row)
      }
      let name = Label(title(variant))
      name.xAlign = 0
      name.setSizeRequest(width: 110)
      grid.attach(name, column: 0, row: row)
    }
    return grid
  }

  private static func title(_ variant: Button.Variant) -> String {
    variant.name.prefix(1).uppercased() + variant.name.dropFirst().replacing("-", with: " ")
  }
}
