/// A vertical stack of buttons, all with the same width.
///
/// ```swift
/// ButtonStack {
///   Button("Continue", variant: .primary)
///   Button("Not Now", variant: .plain)
/// }
/// ```
///
/// ## CSS nodes
/// `button-stack`, which contains the members.
///
/// ## Accessibility
/// Screen readers read the members from top to bottom, and Tab reaches them in that order.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonStack: Widget, Measuring, Allocating {
  override public class var nativeType: NativeType { .widget(cssName: "button-stack") }

  override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "spacing", \ButtonStack.spacing, initial: 12, in: 0...Int(Int16.max), "Between members, logical pixels.")
    ]
  }

  /// Creates a stack of members.
  ///
  /// - Parameters:
  ///   - spacing: the space between two members, logical pixels.
  ///   - members: buttons and the widgets between them, from top to bottom.
  public convenience init(spacing: Int = 12, @WidgetBuilder members: () -> [Widget] = { [] }) {
    self.init(Self.make())
    self.spacing = spacing
    for member in members() { append(member) }
  }

  /// The space between two members, logical pixels. Negative values count as 0. The default is 12.
  public var spacing = 12 {
    didSet {
      spacing = max(0, spacing)
      queueResize()
      if spacing != oldValue { notify("spacing") }
    }
  }

  /// The members, from top to bottom.
  public var members: [Widget] { children }

  /// Adds a member at the end.
  public func append(_ member: Widget) { member.setParent(self) }

  /// Removes a member, even while it is pending or has keyboard focus. It is released unless other code holds it.
  public func remove(_ member: Widget) {
    if member.parent === self { member.unparent() }
  }

  /// Sets the space after a member, logical pixels; nil for ``spacing``. It stays with the member when the member
  /// moves.
  public func setCustomSpacing(_ spacing: Int?, after member: Widget) { CustomSpacing.set(spacing, after: member) }

  // MARK: Layout

  public var tradesHeightForWidth: Bool { true }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let shown = children.filter(\.isVisible)
    let layout = layout(of: shown)
    guard orientation == .vertical else { return layout.width }
    let height = layout.stackHeight(heights: heights(of: shown, width: crossSize))
    return RequestedSize(minimum: height, natural: height)
  }

  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let shown = children.filter(\.isVisible)
    for (member, row) in zip(shown, layout(of: shown).rows(heights: heights(of: shown, width: width))) {
      member.allocate(x: 0, y: row.start, width: width, height: row.length)
    }
  }

  private func heights(of members: [Widget], width: Int) -> [Int] {
    members.map { $0.measured(.vertical, crossSize: width).natural }
  }

  private func layout(of members: [Widget]) -> ButtonRowLayout {
    ButtonRowLayout(
      members: members.map {
        ButtonRowLayout.Member(width: $0.measured(.horizontal), spacing: CustomSpacing.after($0) ?? spacing)
      }, distribution: .equal, isAlwaysStacked: true)
  }
}

// MARK: - Support for .ui files

extension ButtonStack: BuilderParent {
  /// Takes any widget as a member.
  public func takeChild(_ child: Widget) -> String? {
    append(child)
    return nil
  }
}
