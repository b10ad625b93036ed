/// A button as a row of a list: as wide as the list, its title at the start, an icon at each end.
///
/// ```swift
/// ButtonList {
///   ButtonListRow("Add Account", icon: "list-add-symbolic") { addAccount() }
///   ButtonListRow("Language") { showLanguages() }.with { $0.endIcon = "go-next-symbolic" }
/// }
/// ```
/// The whole row is pressed. A title that is too long ends in an ellipsis.
///
/// ## CSS nodes
/// ```
/// thimble-button.list-row
/// ├── image
/// ├── label
/// ╰── image.end
/// ```
///
/// ## Style classes
/// As ``Button``; `plain` unless another is set.
///
/// ## Accessibility
/// Role button, action `click`; the name is the title.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonListRow: Button {
  override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  private var endImage: Image?

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("list-row")
    variant = .plain
    titleLabel.xAlign = 0
    titleLabel.ellipsizes = true
  }

  /// A row that does something at once.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: before the title.
  ///   - variant: its colours.
  ///   - size: how large its icons are.
  ///   - action: what a press does.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant = .plain, size: Size = .medium,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .now(action))
  }

  /// A row that owns the work it starts.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: before the title.
  ///   - variant: its colours.
  ///   - size: how large its icons are.
  ///   - action: the work. What it throws goes to ``Button/errorHandler``.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant = .plain, size: Size = .medium,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .task { _ in try await action() })
  }

  /// The picture at the end of the row, such as an arrow where the row leads on.
  public var endIcon: Icon? {
    didSet {
      guard endIcon != oldValue else { return }
      guard let endIcon else {
        endImage?.unparent()
        return endImage = nil
      }
      let image = endImage ?? Image(isPresentation: true)
      if endImage == nil {
        image.addStyleClass("end")
        image.canTarget = false
        image.setParent(self)
        endImage = image
      }
      IconLoader.show(endIcon, in: image)
    }
  }

  // MARK: Layout

  private var rowLayout: ButtonListRowLayout {
    ButtonListRowLayout(
      start: part(iconImage), title: part(titleLabel), end: endImage.map(part) ?? .none,
      gap: 2 * ThemeController.shared.gap(of: self))
  }

  override public func measure(_ orientation: Orientation, crossSize: Int) -> Measurement {
    orientation == .horizontal ? rowLayout.width : rowLayout.height
  }

  override public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let frames = rowLayout.frames(width: width, height: height, isReversed: textDirection == .rightToLeft)
    let place = { (widget: Widget, frame: ButtonLayout.Frame) in
      widget.allocate(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    if iconImage.isVisible { place(iconImage, frames.start) }
    if titleLabel.isVisible { place(titleLabel, frames.title) }
    if let endImage { place(endImage, frames.end) }
    for sign in existingPending?.sign.widgets ?? [] {
      let size = (sign.measured(.horizontal).natural, sign.measured(.vertical).natural)
      place(sign, (iconImage.isVisible ? frames.start : frames.title).centered(width: size.0, height: size.1))
    }
  }
}
