/// A button as a row of a list, as wide as the list, with its title at the start and an icon at each end.
///
/// ```swift
/// ButtonList {
///   ButtonListRow("Add Account", icon: "list-add-symbolic") { addAccount() }
///   ButtonListRow("Language") { showLanguages() }.with { $0.trailingIcon = "go-next-symbolic" }
/// }
/// ```
/// The whole row is the button. A title that is too long ends in an ellipsis, and a subtitle wraps.
///
/// ## CSS nodes
/// ```
/// thimble-button.list-row
/// ```
///
/// ## Style classes
/// As ``Button``; `plain` unless another is set.
///
/// ## Accessibility
/// Role button, action `click`. The name is the title.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonListRow: Button {
  @_spi(Hooks) override public class var nativeType: NativeType { .button(cssName: "thimble-button") }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "end-icon-name", \ButtonListRow.trailingIconName, initial: nil, "The icon of the theme at the end of the row."
      )
    ]
  }

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    begin()
  }

  /// Creates a row with an immediate action.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name. `_` marks the next letter as the mnemonic; `__` shows `_`.
  ///   - icon: the icon before the title.
  ///   - variant: the emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - action: the action of a press.
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
    configuration.subtitleLineBreak = .wrap
    configuration.iconPadding = 12
  }

  /// The icon at the end of the row, such as an arrow on a row that opens another page.
  public var trailingIcon: Icon? {
    didSet {
      guard trailingIcon != oldValue else { return }
      showContent()
      notify("end-icon-name")
    }
  }

  /// The name of the end icon in the icon theme; nil for no icon, or for an icon from another source.
  private var trailingIconName: String? {
    get { if case .named(let name)? = trailingIcon?.source { name } else { nil } }
    set { trailingIcon = newValue.map { .named($0) } }
  }

  override var indicatorIcon: Icon? { trailingIcon ?? super.indicatorIcon }

  override var standardVariant: Variant { .plain }
}
