import DesignTokens

/// The CSS rules of one kind of button in one theme: of all buttons, of a variant, or of a style and look.
///
/// A kind writes only the properties that differ from the kind that it refines: a variant refines a button without a
/// variant, and a look refines its variant. A property that differs in one state is written for every state; otherwise
/// the rules of the refined kind would win in the other states.
package struct ButtonRules {
  private let selector: String
  private let tables: [Table]
  private let refined: [Table]?
  /// The shadows of linked buttons; nil if they equal the shadows of other buttons.
  private let linked: Table?

  /// - Parameters:
  ///   - selector: the CSS selector of the buttons.
  ///   - appearances: the appearances of the buttons.
  ///   - refined: the rules of the kind that the buttons refine, in the same theme; nil for none.
  package init(_ selector: String, _ appearances: ButtonAppearances, refining refined: ButtonRules? = nil) {
    self.selector = selector
    self.refined = refined?.tables
    tables = appearances.tables
    linked = appearances.linkedShadows
  }

  /// The rules as CSS.
  package var css: String {
    var text = ""
    for (index, table) in tables.enumerated() {
      let use = Use(table, refining: refined?[index])
      table.write(to: &text, selector, use)
      if index == 0, let linked, use.isWritten[Table.shadow] {
        linked.write(to: &text, "\(selector).linked", .all)
      }
    }
    return text
  }
}

// MARK: - Tables

/// CSS values, by selector (rows) and property (columns).
private struct Table {
  struct Column {
    /// The selector of a part of the button, which follows the button's selector; empty for the button itself.
    var part = ""
    let name: String
    /// The value of the property without a rule; nil if a value is always written.
    var initial: String?
  }

  let columns: [Column]
  /// The rows. A nil value equals the value of the row before.
  var rows: [(suffixes: [String], values: [String?])]

  func write(to text: inout String, _ selector: String, _ use: Use) {
    var (selectors, bodies): ([String], [Body]) = ([], [])
    func flush() {
      for body in bodies { text += "\(selectors.map { $0 + body.part }.joined(separator: ", ")) {\n\(body.text)}\n" }
    }
    for (index, row) in rows.enumerated() {
      let new = self.bodies(of: row.values, use, isFirst: index == 0)
      let own = row.suffixes.map { selector + $0 }
      if new == bodies {
        selectors += own
      } else {
        flush()
        (selectors, bodies) = (own, new)
      }
    }
    flush()
  }

  /// The declarations of one part.
  private struct Body: Equatable {
    let part: String
    var text: String
  }

  private func bodies(of values: [String?], _ use: Use, isFirst: Bool) -> [Body] {
    var bodies: [Body] = []
    for (column, value) in zip(columns.indices, values) {
      guard let value, use.isWritten[column], isFirst || !use.isUniform[column] else { continue }
      if bodies.last?.part != columns[column].part { bodies.append(Body(part: columns[column].part, text: "")) }
      bodies[bodies.count - 1].text += "  \(columns[column].name): \(value);\n"
    }
    return bodies
  }
}

/// The written columns of a table.
private struct Use {
  /// Indicates whether a column has a value that differs from the refined kind's.
  var isWritten: [Bool]
  /// Indicates whether a column has one value in all states, so that the first row is enough.
  var isUniform: [Bool]

  static let all = Use(isWritten: [true], isUniform: [false])

  private init(isWritten: [Bool], isUniform: [Bool]) {
    self.isWritten = isWritten
    self.isUniform = isUniform
  }

  init(_ table: Table, refining refined: Table?) {
    let columns = table.columns
    isWritten = columns.indices.map { column in
      table.rows.indices.contains { row in
        let value = table.rows[row].values[column]
        return value != nil && value != (refined.map { $0.rows[row].values[column] } ?? columns[column].initial)
      }
    }
    isUniform = columns.indices.map { column in
      [table, refined ?? table].allSatisfy { table in
        table.rows.allSatisfy { $0.values[column] ?? table.rows[0].values[column] == table.rows[0].values[column] }
      }
    }
  }
}

// MARK: - CSS of appearances

extension Table {
  /// A property of an appearance that GTK draws: its CSS column, and its value.
  private typealias Property = (column: Column, value: @Sendable (ButtonAppearance, ButtonAppearances) -> String)

  /// The button draws the other properties itself: ``ContentTraits``.
  private static let properties: [Property] = [
    (Column(name: "background-color", initial: RGBA.clear.css), { look, _ in look.background.css }),
    (Column(name: "color"), { look, _ in look.foreground.css }),
    (Column(name: "box-shadow", initial: "none"), { look, all in all.shadow(look) }),
    (
      Column(name: "background-image", initial: "none"),
      { look, _ in look.backgroundImage.map(CSSText.url(ofFile:)) ?? "none" }
    ),
    (Column(name: "background-size", initial: "auto"), { look, _ in look.backgroundImage == nil ? "auto" : "cover" }),
    (Column(name: "border-radius"), { look, _ in px(look.cornerRadius) }),
    (Column(name: "opacity", initial: "1"), { look, _ in CSSNumber.text(look.opacity) }),
    (Column(name: "font-size", initial: "inherit"), { look, _ in look.fontSize.map(px) ?? "inherit" }),
    (Column(name: "font-weight"), { look, _ in CSSNumber.text(min(max(look.fontWeight, 1), 1000).rounded()) }),
    (Column(part: " > image.outcome", name: "color", initial: "inherit"), { look, _ in look.icon?.css ?? "inherit" }),
  ]
  /// The column of the shadows in a surface.
  static let shadow = column("box-shadow")

  /// Returns the column of a property in a surface, by its name in CSS.
  private static func column(_ name: String) -> Int {
    guard let column = properties.firstIndex(where: { $0.column.name == name }) else {
      fatalError("There is no column \(name).")
    }
    return column
  }

  /// Returns the colours and forms of every state. The last row is for a mixed toggle, which has a bar along half of
  /// its lower edge.
  static func surface(_ appearances: ButtonAppearances) -> Table {
    var table = Table(
      columns: properties.map(\.column),
      rows: appearances.rows.map { row in
        (row.state.suffixes, properties.map { $0.value(row.look, appearances) })
      })
    let look = appearances[.hovered]
    // The border covers the lowest part of the bar.
    let bar = 3 + (look.border.alpha > 0 ? look.borderWidth : 0)
    let mixed = [
      "background-color": look.background.css, "background-image": "linear-gradient(currentColor, currentColor)",
      "background-size": "50% \(px(bar))",
    ]
    table.rows.append(([".toggle:indeterminate"], properties.map { mixed[$0.column.name] }))
    return table
  }
}

extension ButtonAppearances {
  fileprivate var tables: [Table] { [.surface(self), pressCircle, focusRings] + margins }

  /// Returns the border and the shadows as a value of `box-shadow`. The border is an inset shadow, which takes no
  /// space.
  fileprivate func shadow(_ look: ButtonAppearance, isLinked: Bool = false) -> String {
    var layers = look.shadow.map { $0.css(in: context.scheme) }
    if look.border.alpha > 0, look.borderWidth > 0 {
      let border = isLinked ? look.border.over(isOnColor ? values.coloredSurface : values.surface) : look.border
      layers.insert("inset 0 0 0 \(px(look.borderWidth)) \(border.css)", at: 0)
    }
    return layers.isEmpty ? "none" : layers.joined(separator: ", ")
  }

  /// The shadows of linked buttons; nil without translucent borders. The borders here are opaque, so that two
  /// overlapping borders look like one.
  fileprivate var linkedShadows: Table? {
    let looks = rows.filter { !$0.state.isInactive }.map { ($0.state, $0.look) }
    let isNeeded = looks.contains { 0 < $1.border.alpha && $1.border.alpha < 1 && $1.borderWidth > 0 }
    guard isNeeded else { return nil }
    return Table(
      columns: [.init(name: "box-shadow")], rows: looks.map { ($0.suffixes, [shadow($1, isLinked: true)]) })
  }

  /// The circle of the press animation.
  private var pressCircle: Table {
    let look = self[.normal]
    let isHigh = context.contrast == .high
    // Light text on a strong colour needs a darker background to stay readable.
    let isDark = look.isOpaque && look.foreground.relativeLuminance > 0.5 && look.background.relativeLuminance > 0.03
    return Table(
      columns: [.init(part: " > press-canvas", name: "color"), .init(part: " > press-canvas", name: "opacity")],
      rows: [([""], isDark ? [RGBA.black.css, isHigh ? "0.5" : "0.28"] : ["inherit", isHigh ? "0.3" : "0.14"])])
  }

  private var focusRings: Table {
    let rows = [false, true].flatMap { isLinked in
      [("", ButtonState.normal), (":checked", .selected)].map { suffix, state in
        let ring = ring(in: state, isLinked: isLinked)
        let selector = "\(isLinked ? ".linked" : "")\(suffix):focus:focus-visible"
        return ([selector], [ring.color.css, px(ring.offset)] as [String?])
      }
    }
    return Table(columns: [.init(name: "outline-color"), .init(name: "outline-offset")], rows: rows)
  }

  /// The margin before each linked button except the first: one pixel, or a negative margin by which two borders
  /// overlap.
  private var margins: [Table] {
    let rest = self[.normal]
    let margin = px(rest.border.alpha > 0 && rest.borderWidth > 0 ? -rest.borderWidth : 1)
    let sides = [(":not(.vertical):dir(ltr)", "left"), (":not(.vertical):dir(rtl)", "right"), (".vertical", "top")]
    return sides.map { suffix, side in
      let suffixes = [".linked-middle", ".linked-last"].map { $0 + suffix }
      return Table(columns: [.init(name: "margin-\(side)")], rows: [(suffixes, [margin])])
    }
  }
}

/// Returns a length in logical pixels as CSS, such as `1.5px`, with at most three decimals.
func px(_ length: Double) -> String { "\(CSSNumber.text(length, decimals: 3))px" }
