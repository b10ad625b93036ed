/// A few buttons side by side, for the end of a form, a page or a dialog.
///
/// ```swift
/// ButtonRow(distribution: .emphasis) {
///   Button("Cancel")
///   Button("Save", variant: .primary)
/// }
/// ```
/// Members that do not fit stack vertically, all with the same width. They also stack from ``stackingTextScale`` on.
/// Nothing is clipped as long as there is room for it.
///
/// ## CSS nodes
/// `button-row`, which contains the members.
///
/// ## Accessibility
/// Screen readers read the members in visible order, and Tab reaches them in that order.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonRow: Widget, Measuring, Allocating {
  override public class var nativeType: NativeType { .widget(cssName: "button-row") }

  override public class var nativeProperties: [NativeProperty] { rowProperties }

  /// The distribution of a row's width.
  public enum Distribution: String, Sendable, CaseIterable {
    /// All members have the same width, and fill the row.
    case equal
    /// The primary member fills the width that the others leave.
    case emphasis
    /// Each member has its natural width; the members are at the end of the row.
    case minimal
  }

  /// The position of the primary member among the others, in text direction.
  public enum PrimaryPlacement: Sendable, CaseIterable {
    /// After the others, as on GNOME. The default.
    case last
    /// Before the others.
    case first
    /// In the order of insertion.
    case asGiven
  }

  private weak var chosenPrimary: Widget?

  /// Creates a row of members.
  ///
  /// - Parameters:
  ///   - distribution: the distribution of the width.
  ///   - spacing: the space between two members, logical pixels.
  ///   - primaryPlacement: the position of the primary member.
  ///   - members: buttons, or widgets that replace them. The first with the variant `primary` is the primary member.
  public convenience init(
    distribution: Distribution = .equal, spacing: Int = 12, primaryPlacement: PrimaryPlacement = .last,
    @WidgetBuilder members: () -> [Widget] = { [] }
  ) {
    self.init(Self.make())
    self.distribution = distribution
    self.spacing = spacing
    self.primaryPlacement = primaryPlacement
    for member in members() { member.setParent(self) }
    arrange()
  }

  /// The distribution of the width. The default is ``Distribution/equal``.
  public var distribution: Distribution = .equal {
    didSet {
      queueResize()
      if distribution != oldValue { notify("distribution") }
    }
  }

  /// The space between two members, logical pixels. Negative values count as 0. The default is 12.
  public var spacing = 12 {
    didSet {
      spacing = max(0, spacing)
      queueResize()
      if spacing != oldValue { notify("spacing") }
    }
  }

  /// The text scale from which members stack even if they fit; nil for none. The default is 1.75.
  public var stackingTextScale: Double? = 1.75 {
    didSet { queueResize() }
  }

  // MARK: Members

  /// The members, in visible order.
  public var members: [Widget] { children }

  /// Adds a member at the end, or at the position that ``primaryPlacement`` requires.
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

  /// The position of the primary member. The default is ``PrimaryPlacement/last``.
  public var primaryPlacement: PrimaryPlacement = .last {
    didSet {
      arrange()
      if primaryPlacement != oldValue { notify("primary-placement") }
    }
  }

  /// The most prominent member. The default is the first button with the variant `primary`, or the last member if there
  /// is none.
  public var primary: Widget? {
    get { [chosenPrimary].compactMap { $0 }.first { $0.parent === self } ?? standardPrimary }
    set {
      chosenPrimary = newValue
      arrange()
    }
  }

  private var standardPrimary: Widget? { children.first { ($0 as? Button)?.variant == .primary } }

  /// Sets the space after a member, logical pixels; nil for ``spacing``. It stays with the member when the member
  /// moves.
  public func setCustomSpacing(_ spacing: Int?, after member: Widget) { CustomSpacing.set(spacing, after: member) }

  private func arrange() {
    queueResize()
    guard let primary, primaryPlacement != .asGiven else { return }
    primary.setParent(self, before: primaryPlacement == .last ? nil : children.first { $0 !== primary })
  }

  // MARK: Layout

  public var tradesHeightForWidth: Bool { true }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let shown = children.filter(\.isVisible)
    let layout = layout(of: shown)
    guard orientation == .vertical else { return layout.width }
    let isStacked = layout.isStacked(in: crossSize < 0 ? layout.width.natural : crossSize)
    let heights = heights(of: shown)
    let height = isStacked ? layout.stackHeight(heights: heights) : heights.max() ?? 0
    return RequestedSize(minimum: height, natural: height)
  }

  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let shown = children.filter(\.isVisible)
    let layout = layout(of: shown)
    if layout.isStacked(in: width) {
      for (member, row) in zip(shown, layout.rows(heights: heights(of: shown))) {
        member.allocate(x: 0, y: row.start, width: width, height: row.length)
      }
    } else {
      let columns = layout.columns(in: width, isReversed: textDirection == .rightToLeft)
      for (member, column) in zip(shown, columns) {
        member.allocate(x: column.start, y: 0, width: column.length, height: height)
      }
    }
  }

  private func heights(of members: [Widget]) -> [Int] { members.map { $0.measured(.vertical).natural } }

  private func layout(of members: [Widget]) -> ButtonRowLayout {
    let scale = ThemeController.shared.context.textScale
    let primary = self.primary
    return ButtonRowLayout(
      members: members.map { member in
        ButtonRowLayout.Member(
          width: member.measured(.horizontal), spacing: CustomSpacing.after(member) ?? spacing,
          isPrimary: member === primary)
      }, distribution: distribution, isAlwaysStacked: stackingTextScale.map { scale >= $0 } ?? false)
  }
}
