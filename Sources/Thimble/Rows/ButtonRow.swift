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
public final class ButtonRow: ButtonBox {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "button-row") }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("distribution", \ButtonRow.distribution, initial: .equal, "The distribution of the width."),
      NativeProperty(
        "primary-placement", \ButtonRow.primaryPlacement, initial: .last, "The position of the primary member."),
    ]
  }

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

  required init(_ native: NativeInstance) { super.init(native) }

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
    didSet { if distribution != oldValue { layoutChanged(by: "distribution") } }
  }

  /// The text scale from which members stack even if they fit; nil for none. The default is 1.75.
  public var stackingTextScale: Double? = 1.75 {
    didSet { queueResize() }
  }

  // MARK: Members

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

  override func arrange() {
    queueResize()
    guard let primary, primaryPlacement != .asGiven else { return }
    primary.setParent(self, before: primaryPlacement == .last ? nil : children.first { $0 !== primary })
  }

  // MARK: Layout

  override var isAlwaysStacked: Bool {
    stackingTextScale.map { ThemeController.shared.context.textScale >= $0 } ?? false
  }

  override var memberDistribution: Distribution { distribution }

  override var primaryMember: Widget? { primary }
}

extension ButtonRow.Distribution: NativeEnumeration {}

extension ButtonRow.PrimaryPlacement: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: Self)] {
    [("last", .last), ("first", .first), ("as-given", .asGiven)]
  }
}
