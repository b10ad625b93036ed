/// A card of button rows with separators between them.
///
/// ## CSS nodes
/// ```
/// button-list.thimble-card
/// ├── thimble-button.list-row
/// ├── separator
/// ╰── …
/// ```
///
/// ## Accessibility
/// Role group. Tab and the arrow keys reach the rows.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonList: Box {
  @_spi(Hooks) override public class var nativeType: NativeType { .box(cssName: "button-list") }

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    accessibleRole = .group
    addStyleClass("thimble-card")
    orientation = .vertical
    // Clips the rows to the card's corners.
    clipsContent = true
  }

  /// Creates a list of rows.
  public convenience init(@WidgetBuilder rows: () -> [Widget]) {
    self.init(Self.make())
    for row in rows() { append(row) }
  }

  /// The rows, from top to bottom.
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

  /// Removes a row and its separator.
  override public func remove(_ row: Widget) {
    let all = children
    guard !(row is Separator), let index = all.firstIndex(of: row) else { return }
    let line = index > 0 ? all[index - 1] : all.dropFirst(index + 1).first
    if let line { super.remove(line) }
    super.remove(row)
  }
}

// MARK: - Support for .ui files

extension ButtonList: BuilderParent {
  /// Takes any widget as a row.
  public func takeChild(_ child: Widget) -> String? {
    append(child)
    return nil
  }
}
