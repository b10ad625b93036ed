// Look/States
//
// Every variant in every state, in the current theme. A variant is a group of tokens. A state without tokens of its own
// falls back to another state.
//
// Keywords: hovered pressed focused selected disabled pending loading variant matrix on-color

import Thimble
public import ThimbleGallery

public enum StatesPage: Page {
  public static let id = "states"

  public static let samples = [
    Sample("surface", surface),
    Sample("colored", colored, background: .colored),
    Sample("sizes", sizes),
  ]

  /// On the surface
  ///
  /// At rest, hovered, pressed, focused, selected, disabled and at work. The pointer and the focus are
  /// elsewhere, so hovered, pressed and focused are pictures. The others are live buttons.
  static func surface() -> Widget {
    ScrolledWindow(sideways: matrix(Button.Variant.standard.map { (title($0), $0) }))
  }

  /// On a coloured surface
  ///
  /// The on-color family is for bars and banners in the brand's colour.
  static func colored() -> Widget {
    ScrolledWindow(
      sideways: matrix([
        ("Primary", .onColorPrimary), ("Secondary", .onColorSecondary), ("Link", .onColorLink),
      ]))
  }

  /// Sizes
  ///
  /// Every variant in every size.
  static func sizes() -> Widget {
    let grid = table(of: Button.Size.all.map { title($0.name) }, Button.Variant.standard.map { (title($0), $0) }) {
      variant, column in
      let size = Button.Size.all[column]
      return Button("Save", icon: "starred-symbolic", variant: variant, size: size).with {
        $0.setAccessibilityLabel("Save: \(title(variant)) \(size.name)")
        $0.horizontalAlignment = .center
        $0.verticalAlignment = .center
      }
    }
    return ScrolledWindow(sideways: grid)
  }

  /// The states, each with a function that fixes a button in it.
  private static let states: [(name: String, hold: @MainActor (Button) -> Void)] = [
    ("Rest", { _ in }),
    ("Hovered", { $0.setStateFlags(.hovered) }),
    ("Pressed", { $0.setStateFlags(.active) }),
    ("Focused", { $0.setStateFlags([.focused, .focusVisible]) }),
    ("Selected", { $0.isSelected = true }),
    ("Disabled", { $0.isEnabled = false }),
    ("Loading", load),
  ]

  /// At work forever, without announcements.
  private static func load(_ button: Button) {
    button.announcer = Announcer(say: { _, _ in })
    button.work.options.timing = PendingTiming(showDelay: .zero)
    button.work.start()
  }

  private static func matrix(_ variants: [(name: String, variant: Button.Variant)]) -> Widget {
    table(of: states.map(\.name), variants) { variant, column in
      let name = "Save: \(title(variant)), \(states[column].name.lowercased())"
      let button = Button("Save", variant: variant).with {
        $0.setAccessibilityLabel(name)
        states[column].hold($0)
      }
      let isForeign = !button.stateFlags.isDisjoint(with: [.hovered, .active, .focused])
      return isForeign ? Figure.picture(name) { button } : button
    }
  }

  /// A button for each variant, in a row, and each column.
  private static func table(
    of columns: [String], _ variants: [(name: String, variant: Button.Variant)],
    button: (Button.Variant, Int) -> Widget
  ) -> Widget {
    let grid = Grid(rowSpacing: 9, columnSpacing: 9)
    for (column, name) in columns.enumerated() {
      grid.attach(Label(name).with { $0.addStyleClass("caption") }, column: column + 1, row: 0)
    }
    for (row, (name, variant)) in variants.enumerated() {
      for column in columns.indices { grid.attach(button(variant, column), column: column + 1, row: row + 1) }
      grid.attach(
        Label(name).with {
          $0.xAlign = 0
          $0.setMargins(trailing: 9)
        }, column: 0, row: row + 1)
    }
    // Room for the focus rings, which the scrolled view would cut off; none stands at the start.
    grid.setMargins(top: 6, bottom: 6, trailing: 6)
    return grid
  }

  private static func title(_ variant: Button.Variant) -> String { title(variant.name) }

  private static func title(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
  }
}
