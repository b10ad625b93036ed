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
    for row in rows() { append(row) }
  }

  /// The rows, from above to below.
  public var rows: [Widget] { children.filter { !($0 is Separator) } }

  /// Adds a row at the end.
  override public func append(_ row: Widget) {
    if !children.isEmpty { super.append(Separator(.horizontal)) }
    super.append(row)
  }

  /// Adds a row at the start.
  override public func prepend(_ row: Widget) {
    if !children.isEmpty { super.prepend(Separator(.horizontal)) }
    super.prepend(row)
  }

  /// Takes a row out, and the line that was between it and another.
  override public func remove(_ row: Widget) {
    let all = children
    guard !(row is Separator), let index = all.firstIndex(of: row) else { return }
    let line = index > 0 ? all[index - 1] : all.dropFirst(index + 1).first
    if let line { super.remove(line) }
    super.remove(row)
  }
}

// MARK: - From a .ui file

extension ButtonList: BuilderParent {
  /// Takes any widget as a row.
  public func takeChild(_ child: Widget) -> String? {
    append(child)
    return nil
  }
}
