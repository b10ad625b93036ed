/// A few buttons side by side, as at the end of a form, a page or a dialog.
///
/// ```swift
/// ButtonRow(distribution: .emphasis) {
///   Button("Cancel")
///   Button("Save", variant: .primary)
/// }
/// ```
/// Where they do not fit, or from ``stackingTextScale`` on, they go below each other, all equally wide. Nothing is cut
/// that there is room for.
///
/// ## CSS nodes
/// `button-row`, with its members as they are.
///
/// ## Accessibility
/// Members are read, and reached by Tab, in the order in which they are seen.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonRow: Widget, Measuring, Allocating {
  override public class var nativeType: NativeType { .widget(cssName: "button-row") }

  override public class var nativeProperties: [NativeProperty] { rowProperties }

  /// How the width of a row is shared.
  public enum Distribution: String, Sendable, CaseIterable {
    /// All members are equally wide, and fill the row.
    case equal
    /// The primary member fills what the others leave.
    case emphasis
    /// Each is as wide as it needs to be; they stand at the end of the row.
    case minimal
  }

  /// Where the primary member stands among the others, in the direction of text.
  public enum PrimaryPlacement: Sendable, CaseIterable {
    /// After the others, as on GNOME. The default.
    case last
    /// Before the others.
    case first
    /// Where it was put.
    case asGiven
  }

  private weak var chosenPrimary: Widget?

  /// A row of members.
  ///
  /// - Parameters:
  ///   - distribution: how the width is shared.
  ///   - spacing: between two members, logical pixels.
  ///   - primaryPlacement: where the primary member stands.
  ///   - members: buttons, or what stands for one. The first of the variant `primary` is the primary member.
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

  /// How the width is shared. The default is ``Distribution/equal``.
  public var distribution: Distribution = .equal {
    didSet {
      queueResize()
      if distribution != oldValue { notify("distribution") }
    }
  }

  /// Room between two members, logical pixels, 0 for less. The default is 12.
  public var spacing = 12 {
    didSet {
      spacing = max(0, spacing)
      queueResize()
      if spacing != oldValue { notify("spacing") }
    }
  }

  /// The text scale from which on members go below each other though they fit; nil for none. The default is 1.75.
  public var stackingTextScale: Double? = 1.75 {
    didSet { queueResize() }
  }

  // MARK: Members

  /// What is in the row, in the order in which it is seen.
  public var members: [Widget] { children }

  /// Adds a member at the end, or where ``primaryPlacement`` wants it.
  public func append(_ member: Widget) {
    member.setParent(self)
    arrange()
  }

  /// Takes a member out, also while it is at work or has keyboard focus. It lives on only if somebody holds it.
  public func remove(_ member: Widget) {
    guard member.parent === self else { return }
    member.unparent()
    arrange()
  }

  /// Where the primary member stands. The default is ``PrimaryPlacement/last``.
  public var primaryPlacement: PrimaryPlacement = .last {
    didSet {
      arrange()
      if primaryPlacement != oldValue { notify("primary-placement") }
    }
  }

  /// The member that the others stand back for. Unless one is set, the first button of the variant `primary`, and
  /// without one the last member.
  public var primary: Widget? {
    get { [chosenPrimary].compactMap { $0 }.first { $0.parent === self } ?? standardPrimary }
    set {
      chosenPrimary = newValue
      arrange()
    }
  }

  private var standardPrimary: Widget? { children.first { ($0 as? Button)?.variant == .primary } }

  /// Room after a member instead of ``spacing``, logical pixels; nil for the row's. It goes with the member.
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
