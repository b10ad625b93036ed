import Inspecting
import Thimble

/// Copies of a sample's first component side by side: one for each pair of values of two properties, or of a property and the states.
///
/// The copies are pictures: they take no input and no keyboard focus, and are hidden from assistive technologies, which
/// have the values in the controls. The view around them has a name that says so.
@MainActor
final class MatrixView {
  let view: Widget
  private let background: Sample.Background
  private let make: @MainActor () -> InspectedSample
  private let axes: [Axis]
  private let title: String
  private let content = Box(.vertical) {}
  private let scroller: ScrolledWindow
  private let rows: DropDown
  private let columns: DropDown

  /// A property with a few values, or the states.
  private struct Axis {
    let title: String
    let values: [String]
    /// The name of the property; nil for the states.
    let property: String?
  }

  /// A look that a user's input gives to a control.
  private enum State: String, CaseIterable {
    case normal, hovered, pressed, focused, disabled

    var flags: StateFlags {
      switch self {
      case .normal, .disabled: []
      case .hovered: .hovered
      case .pressed: [.hovered, .active]
      case .focused: [.focused, .focusVisible]
      }
    }
  }

  /// The largest number of values of a property that is an axis.
  private static let most = 16

  /// `make` makes a new copy of the sample, with the changes that somebody made. `title` and `background` are those of the
  /// sample.
  init(
    title: String, background: Sample.Background = .card, make: @escaping @MainActor () -> InspectedSample
  ) {
    (self.title, self.background, self.make) = (title, background, make)
    let sample = make()
    let properties = sample.parts.isEmpty ? [] : sample.parts[sample.firstIndex].editable
    let axes =
      properties.compactMap(Self.axis) + [Axis(title: "state", values: State.allCases.map(\.rawValue), property: nil)]
    self.axes = axes
    let names = axes.map(\.title)
    (rows, columns) = (DropDown("Rows of \(title)", items: names), DropDown("Columns of \(title)", items: names))
    rows.selectedIndex = names.firstIndex(of: "variant") ?? 0
    columns.selectedIndex = names.count - 1
    let fields = [("Rows", rows), ("Columns", columns)].map { text, field in
      Box(.horizontal, spacing: 9) {
        Label(text)
        field
      }
    }
    let scroller = ScrolledWindow(sideways: content)
    scroller.accessibleRole = .group
    self.scroller = scroller
    view = Box(.vertical, spacing: 15) {
      WrapBox(spacing: 18, lineSpacing: 9) { fields }
      scroller
    }
    view.setMargins(top: 15, bottom: 18, leading: 18, trailing: 18)
    for field in [rows, columns] { field.observe(.selected) { [weak self] _, _ in self?.show() } }
    show()
  }

  private static func axis(of property: PropertySummary) -> Axis? {
    switch property.kind {
    case .bool: Axis(title: property.name, values: ["false", "true"], property: property.name)
    case .choice(let values) where values.count <= most:
      Axis(title: property.name, values: values, property: property.name)
    default: nil
    }
  }

  private func show() {
    guard let rowIndex = rows.selectedIndex, let columnIndex = columns.selectedIndex else { return }
    let (rows, columns) = (axes[rowIndex], axes[columnIndex])
    let grid = Grid(rowSpacing: 12, columnSpacing: 18)
    // One property in both places would show the value of the column.
    let isOne = rowIndex == columnIndex
    for (column, value) in columns.values.enumerated() { grid.attach(Self.heading(value), column: column + 1, row: 0) }
    for (row, value) in (isOne ? [""] : rows.values).enumerated() {
      if !isOne { grid.attach(Self.heading(value), column: 0, row: row + 1) }
      for (column, other) in columns.values.enumerated() {
        let values = isOne ? [(columns, other)] : [(rows, value), (columns, other)]
        grid.attach(cell(values), column: column + 1, row: row + 1)
      }
    }
    content.removeAll()
    content.append(grid)
    let subject = isOne ? columns.title : "\(rows.title) by \(columns.title)"
    let count = isOne ? "\(columns.values.count)" : "\(rows.values.count) × \(columns.values.count)"
    scroller.setAccessibilityLabel("Pictures of \(title): \(subject), \(count)")
  }

  private static func heading(_ value: String) -> Widget {
    Label(value).with {
      $0.xAlign = 0
      $0.addStyleClass("property-name")
    }
  }

  /// Returns a copy with values of axes. Of the sample it shows the first component alone.
  private func cell(_ values: [(axis: Axis, value: String)]) -> Widget {
    let sample = make()
    let component = sample.parts.isEmpty ? sample.root : sample.parts[sample.firstIndex].widget
    for (axis, value) in values {
      if let property = axis.property {
        _ = sample.set(property, of: sample.firstIndex, to: value)
      } else if let state = State(rawValue: value) {
        component.setStateFlags(state.flags)
        if state == .disabled { component.isSensitive = false }
      }
    }
    for part in sample.parts where part.widget !== component && !part.widget.contains(component) {
      part.widget.isVisible = false
    }
    let cell = Box(.vertical) { sample.root }
    sample.showSurface()
    if let surface = background.styleClass {
      cell.addStyleClass(surface)
      sample.root.setMargins(top: 9, bottom: 9, leading: 9, trailing: 9)
    }
    cell.canTarget = false
    cell[.canFocus] = false
    cell.setAccessibleHidden(true)
    sample.root.horizontalAlignment = .start
    sample.root.verticalAlignment = .center
    return cell
  }
}

extension Property where Owner: Widget, Value == Bool {
  /// Indicates whether keyboard focus can come to the widget, or into it.
  fileprivate static var canFocus: Self { Property("can-focus") }
}
