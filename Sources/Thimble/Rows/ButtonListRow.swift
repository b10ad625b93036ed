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
/// ╰── image.indicator
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

  override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "end-icon-name", \ButtonListRow.endIconName, initial: nil, "The icon of the theme at the end of the row.")
    ]
  }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    begin()
  }

  /// A row that does something at once when it is pressed.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - action: what a press does.
  override public init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    super.init(title, icon: icon, variant: variant, size: size, action: action)
    begin()
  }

  private func begin() {
    addStyleClass("list-row")
    configuration.contentAlignment = .fill
    configuration.titleLineBreak = .truncateEnd
    configuration.iconPadding = 12
  }

  /// The picture at the end of the row, such as an arrow where the row leads on.
  public var endIcon: Icon? {
    didSet {
      guard endIcon != oldValue else { return }
      showContent()
      notify("end-icon-name")
    }
  }

  /// The name of an icon of the theme; nil where there is none, or one from elsewhere.
  private var endIconName: String? {
    get { if case .named(let name)? = endIcon?.source { name } else { nil } }
    set { endIcon = newValue.map { .named($0) } }
  }

  override var indicatorIcon: Icon? { endIcon ?? super.indicatorIcon }

  override var standardVariant: Variant { .plain }
}
