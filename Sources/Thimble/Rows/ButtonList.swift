/// Rows that are buttons, on one card with lines between them.
///
/// ## CSS nodes
/// ```
/// button-list
/// ├── thimble-button.list-row
/// ├── separator
/// ╰── …
/// ```
///
/// ## Accessibility
/// Role group. Rows are reached by Tab and by the arrow keys.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonList: Box {
  override public class var nativeType: NativeType { .box(cssName: "button-list") }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    accessibleRole = .group
    setOrientation(.vertical)
    // The rows' corners follow the card's.
    clipsContent = true
  }

  /// A list of rows.
  public convenience init(@WidgetBuilder rows: () -> [Widget]) {
    self.init(Self.make())
    for row in rows() { add(row: row) }
  }

  /// The rows, from above to below.
  public var rows: [Widget] { children.filter { !($0 is Separator) } }

  /// Adds a row at the end.
  public func add(row: Widget) {
    if !children.isEmpty { append(Separator(.horizontal)) }
    append(row)
  }

  /// Takes a row out, and the line that was between it and another.
  public func remove(row: Widget) {
    guard let index = children.firstIndex(where: { $0 === row }) else { return }
    let all = children
    let line = index > 0 ? all[index - 1] : all.dropFirst(index + 1).first
    if let line { remove(line) }
    remove(row)
  }
}

// MARK: - From a .ui file

extension ButtonList: BuilderParent {
  /// Takes any widget as a row.
  public func takeChild(_ child: Widget) -> String? {
    add(row: child)
    return nil
  }
}
