/// The common base of ``ButtonRow`` and ``ButtonStack``: members side by side, or below each other.
@MainActor
public class ButtonBox: Widget, Measuring, Allocating, BuilderParent {
  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "spacing", \ButtonBox.spacing, initial: 12, in: 0...Int(Int16.max), "Between members, logical pixels.")
    ]
  }

  /// The space between two members, logical pixels. Negative values count as 0. The default is 12.
  public var spacing = 12 {
    didSet {
      spacing = max(0, spacing)
      if spacing != oldValue { layoutChanged(by: "spacing") }
    }
  }

  required init(_ native: NativeInstance) { super.init(native) }

  // MARK: Members

  /// The members, in visible order.
  public var members: [Widget] { children }

  /// Adds a member at the end. A ``ButtonRow`` then moves its primary member to the place for it.
  public func append(_ member: Widget) {
    member.setParent(self)
    arrange()
  }

  /// Removes a member, even while it is pending or has keyboard focus. It is released unless other code holds it.
  public func remove(_ member: Widget) {
    guard member.parent === self else { return }
    member.unparent()
    arrange()
  }

  /// Updates the order of the members after one was added or removed.
  func arrange() {}

  private static let customSpacing = WidgetValue<Int>("custom-spacing")

  /// Sets the space after a member, logical pixels; nil for ``spacing``. It stays with the member when the member
  /// moves.
  public func setCustomSpacing(_ spacing: Int?, after member: Widget) {
    member.setValue(spacing.map { max(0, $0) }, for: Self.customSpacing)
    member.parent?.queueResize()
  }

  /// Takes any widget as a member of a `.ui` file.
  public func takeChild(_ child: Widget) -> String? {
    append(child)
    return nil
  }

  // MARK: Layout

  @_spi(Hooks) public var tradesHeightForWidth: Bool { true }

  /// Indicates whether members stack even if they fit side by side.
  var isAlwaysStacked: Bool { true }

  var memberDistribution: ButtonRow.Distribution { .equal }

  /// The member that fills the width that the others leave.
  var primaryMember: Widget? { nil }

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let shown = children.filter(\.isVisible)
    let layout = layout(of: shown)
    guard orientation == .vertical else { return layout.width }
    let width = crossSize < 0 ? layout.width.natural : crossSize
    let height =
      layout.isStacked(in: width)
      ? layout.stackHeight(heights: heights(of: shown, width))
      : zip(shown, layout.columns(in: width, isReversed: false)).map { member, column in
        member.measured(.vertical, crossSize: column.length).natural
      }.max() ?? 0
    return RequestedSize(minimum: height, natural: height)
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let shown = children.filter(\.isVisible)
    let layout = layout(of: shown)
    if layout.isStacked(in: width) {
      for (member, row) in zip(shown, layout.rows(heights: heights(of: shown, width))) {
        member.allocate(x: 0, y: row.start, width: width, height: row.length)
      }
    } else {
      let columns = layout.columns(in: width, isReversed: textDirection == .rightToLeft)
      for (member, column) in zip(shown, columns) {
        member.allocate(x: column.start, y: 0, width: column.length, height: height)
      }
    }
  }

  private func heights(of members: [Widget], _ width: Int) -> [Int] {
    members.map { $0.measured(.vertical, crossSize: width).natural }
  }

  private func layout(of members: [Widget]) -> ButtonRowLayout {
    let primary = primaryMember
    return ButtonRowLayout(
      members: members.map { member in
        ButtonRowLayout.Member(
          width: member.measured(.horizontal), spacing: member.value(for: Self.customSpacing) ?? spacing,
          isPrimary: member === primary)
      }, distribution: memberDistribution, isAlwaysStacked: isAlwaysStacked)
  }
}
